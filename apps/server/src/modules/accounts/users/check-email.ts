import { sameEmail, type CallAnswer, type checkEmail as call } from "@offertory/contract";
import type { Limit } from "../../../platform/limits/limits.ts";
import type { Accounts } from "../accounts.ts";

const BY_ADDRESS: Limit = { name: "check-email-address", tries: 120, seconds: 3600 };

/** Returns whether an account is registered with this email. Reveals no church and no person. */
export async function checkEmail(
  accounts: Accounts,
  { email }: { email: string },
  address: string,
): Promise<CallAnswer<typeof call>> {
  await accounts.limits.count(BY_ADDRESS, address);
  const user = await accounts.users.findByEmail(sameEmail(email));
  return { exists: user?.registered ?? false, peopleMatches: [] };
}
