import type { CallAnswer, confirmPersonChange as call } from "@offertory/contract";
import type { Limit } from "../../../platform/limits/limits.ts";
import { holdHouseholds } from "../households/lock-households.ts";
import type { People } from "../people.ts";
import { ChangeLinkExpired } from "../people-errors.ts";
import type { PeopleTables } from "../people-tables.ts";
import { hashToken } from "./ask-to-confirm.ts";
import { findByToken } from "./change-store.ts";
import { completeChange } from "./complete-change.ts";

const BY_ADDRESS: Limit = { name: "confirm-change", tries: 60, seconds: 3600 };

/** Records the confirmation that the owner of an email address or account gave by following the link of an email. */
export async function confirmChange(people: People, token: string, address: string): Promise<CallAnswer<typeof call>> {
  await people.limits.count(BY_ADDRESS, address);
  return people.connection.transaction().execute(async (open) => {
    const tx = open.$extendTables<PeopleTables>();
    const now = people.now();
    const asked = await findByToken(tx, hashToken(token), now);
    if (!asked) throw new ChangeLinkExpired();
    if (asked.kind === "merge") await holdHouseholds(tx, asked.churchId);
    const { name: churchName } = await tx
      .selectFrom("churchCards")
      .select("name")
      .where("churchId", "=", asked.churchId)
      .executeTakeFirstOrThrow();
    return { kind: asked.kind, churchName, done: await completeChange(people, open, { ...asked, confirmedAt: now }) };
  });
}
