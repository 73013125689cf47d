import { CHURCH_MUST_HAVE, type Church, type ChurchDraft } from "@offertory/contract";
import { NotSignedIn } from "../../../platform/http/http-errors.ts";
import type { TokenClaims } from "../../../platform/identity/tokens.ts";
import type { Limit } from "../../../platform/limits/limits.ts";
import { makeChurch } from "../../churches/index.ts";
import { findOrAddPerson } from "../../people/index.ts";
import { inTransaction, type Accounts } from "../accounts.ts";

const BY_USER: Limit = { name: "add-church-user", tries: 10, seconds: 86_400 };

/** Registers a church with its standard roles. The caller becomes its first person and its administrator. */
export async function addChurch(accounts: Accounts, draft: ChurchDraft, { userId }: TokenClaims): Promise<Church> {
  if (isComplete(draft)) await accounts.limits.count(BY_USER, userId);
  return inTransaction(accounts, async ({ users, userChurches }, tx) => {
    const user = await users.find(userId);
    if (!user) throw new NotSignedIn();
    const church = await makeChurch(accounts.churches, tx, draft);
    const { email, firstName, lastName } = user;
    const founder = { email, firstName, lastName, membershipStatus: "Member" } as const;
    const personId = await findOrAddPerson(accounts.people, tx, church.id, founder);
    await accounts.roles.makeStandardRoles(tx, church.id, personId);
    await userChurches.link({ userId, churchId: church.id, personId, createdAt: accounts.now() });
    return church;
  });
}

/** Only complete forms count toward the daily limit: `makeChurch` refuses the others. */
const isComplete = (draft: ChurchDraft & Partial<Record<string, unknown>>): boolean =>
  Object.keys(CHURCH_MUST_HAVE).every((field) => {
    const value = draft[field];
    return typeof value === "string" && value.trim() !== "";
  });
