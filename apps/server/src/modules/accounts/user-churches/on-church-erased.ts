import type { Accounts } from "../accounts.ts";

const DAY_MS = 86_400_000;

/**
 * Deletes accounts that were made for an erased church: without a password, linked to no church, and with an email that
 * no church knows. Accounts younger than a day stay, because their owner may be about to use them.
 */
export async function onChurchErased({ users, now }: Accounts): Promise<void> {
  await users.deleteAllUnknown(new Date(now().getTime() - DAY_MS));
}
