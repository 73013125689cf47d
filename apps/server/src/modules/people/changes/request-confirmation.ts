import { chooseLanguage } from "@offertory/i18n";
import { newToken, sha256 } from "../../../platform/hashing/sha256.ts";
import type { OpenTransaction } from "../../../platform/database/connection.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Limit } from "../../../platform/limits/limits.ts";
import type { People } from "../people.ts";
import type { PeopleTables, PeopleTransaction } from "../people-tables.ts";
import {
  renderAddressChangingEmail,
  renderConfirmAddressEmail,
  renderConfirmMergeEmail,
} from "./render-change-emails.ts";
import { addChange } from "./change-store.ts";
import { isAdministrator } from "./may-agree.ts";

const LINK_LIFETIME_MS = 7 * 24 * 3600 * 1000;
/** Limits the pending changes of a church per day, because each one sends email in the church's name. */
export const CHANGES_PER_CHURCH: Limit = { name: "person-change", tries: 100, seconds: 86_400 };

export const hashToken = (token: string): string => sha256(token);

/**
 * Stores a new email address as a pending change and asks its owner by email to confirm it. The person keeps the old
 * address until then and, if needsAgreement, until an administrator agreed. The old address is notified.
 */
export async function requestEmailConfirmation(
  people: People,
  open: OpenTransaction,
  { person, email, needsAgreement }: { person: { id: string; email: string }; email: string; needsAgreement: boolean },
  caller: Caller,
): Promise<void> {
  const { url, parts } = await storePendingChange(people, open, caller, {
    kind: "email",
    personId: person.id,
    newEmail: email,
    keepId: null,
    needsAgreement: needsAgreement && !isAdministrator(caller),
  });
  await people.emails.postByStaff(open, caller.churchId, renderConfirmAddressEmail({ ...parts, to: email, url }));
  if (person.email)
    await people.emails.postByStaff(
      open,
      caller.churchId,
      renderAddressChangingEmail({ ...parts, to: person.email, newEmail: email }),
    );
}

/**
 * Stores a merge of two people with accounts as a pending change, and asks the owner of the dropped person's account by
 * email to confirm it.
 */
export async function requestMergeConfirmation(
  people: People,
  open: OpenTransaction,
  { keep, drop }: Record<"keep" | "drop", { id: string; email: string }>,
  caller: Caller,
): Promise<void> {
  const change = { kind: "merge", personId: drop.id, keepId: keep.id, newEmail: null, needsAgreement: false } as const;
  const { url, parts } = await storePendingChange(people, open, caller, change);
  await people.emails.postByStaff(
    open,
    caller.churchId,
    renderConfirmMergeEmail({ ...parts, to: drop.email, email: keep.email, url }),
  );
}

async function storePendingChange(
  people: People,
  open: OpenTransaction,
  { churchId, personId: askedBy }: Caller,
  change: {
    kind: "email" | "merge";
    personId: string;
    keepId: string | null;
    newEmail: string | null;
    needsAgreement: boolean;
  },
) {
  const tx = open.$extendTables<PeopleTables>();
  const token = newToken();
  const now = people.now();
  await addChange(tx, {
    ...change,
    churchId,
    id: people.newId(),
    askedBy,
    askedAt: now,
    expiresAt: new Date(now.getTime() + LINK_LIFETIME_MS),
    tokenHash: hashToken(token),
    agreedAt: null,
    confirmedAt: null,
  });
  const { church, language } = await readEmailContext(people, tx, churchId, change.personId);
  const url = `${people.appUrls.portal}/confirm-change#${token}`;
  return { url, parts: { t: await people.translatorFor(language), language, church } };
}

/** Reads the church's name and the language of the person's account for the email. */
async function readEmailContext(people: People, tx: PeopleTransaction, churchId: string, personId: string) {
  const { name } = await tx
    .selectFrom("churchCards")
    .select("name")
    .where("churchId", "=", churchId)
    .executeTakeFirstOrThrow();
  const [holder] = await people.findAccounts(tx, churchId, [personId]);
  return { church: name, language: chooseLanguage([holder?.language ?? ""]) };
}
