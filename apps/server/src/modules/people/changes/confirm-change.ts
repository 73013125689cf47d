import type { CallAnswer, confirmPersonChange as call } from "@offertory/contract";
import type { Limit } from "../../../platform/limits/limits.ts";
import { lockHouseholds } from "../households/lock-households.ts";
import type { People } from "../people.ts";
import { ChangeLinkExpired } from "../people-errors.ts";
import type { PeopleTables } from "../people-tables.ts";
import { hashToken } from "./request-confirmation.ts";
import { findByToken } from "./change-store.ts";
import { completeChange } from "./complete-change.ts";

const CONFIRMATIONS_PER_ADDRESS: Limit = { name: "confirm-change", tries: 60, seconds: 3600 };

/** Records the confirmation that the owner of an email address or account gave by following the link of an email. */
export async function confirmChange(people: People, token: string, address: string): Promise<CallAnswer<typeof call>> {
  await people.limits.count(CONFIRMATIONS_PER_ADDRESS, address);
  return people.connection.transaction().execute(async (open) => {
    const tx = open.$extendTables<PeopleTables>();
    const now = people.now();
    const change = await findByToken(tx, hashToken(token), now);
    if (!change) throw new ChangeLinkExpired();
    if (change.kind === "merge") await lockHouseholds(tx, change.churchId);
    const { name: churchName } = await tx
      .selectFrom("churchCards")
      .select("name")
      .where("churchId", "=", change.churchId)
      .executeTakeFirstOrThrow();
    return { kind: change.kind, churchName, done: await completeChange(people, open, { ...change, confirmedAt: now }) };
  });
}
