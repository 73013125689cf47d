import type { Accounts } from "../accounts.ts";

const DAY_MS = 86_400_000;

/** A church is erased: accounts that nobody ever opened, and that no other church knows, were made for it and go with it. */
export async function onChurchErased({ users, now }: Accounts): Promise<void> {
  await users.dropAllUnknown(new Date(now().getTime() - DAY_MS));
}
