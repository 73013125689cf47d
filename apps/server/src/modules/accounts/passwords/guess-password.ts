import type { Limit } from "../../../platform/limits/limits.ts";
import type { Accounts } from "../accounts.ts";
import { passwordMatches } from "./hash-password.ts";

const MINUTE = 60;
/** Only wrong passwords count. */
const BY_ACCOUNT_AND_ADDRESS: Limit = { name: "password-account-address", tries: 10, seconds: 15 * MINUTE };
const BY_ACCOUNT: Limit = { name: "password-account", tries: 100, seconds: 60 * MINUTE };
const BY_ADDRESS: Limit = { name: "password-address", tries: 200, seconds: 5 * MINUTE };

export interface Guess {
  /** In its one spelling; it may belong to nobody. */
  email: string;
  password: string;
  /** Empty when there is no account, or none with a password. */
  storedHash: string;
  /** The network address that the guess comes from. */
  address: string;
}

const pairOf = ({ email, address }: Pick<Guess, "email" | "address">): string => `${email} ${address}`;

/** Whether a password is right. Refuses to say so after too many that were not. */
export async function guessPassword({ limits }: Accounts, guess: Guess): Promise<boolean> {
  const counts: [Limit, string][] = [
    [BY_ACCOUNT_AND_ADDRESS, pairOf(guess)],
    [BY_ACCOUNT, guess.email],
    [BY_ADDRESS, guess.address],
  ];
  const check = async () => {
    await Promise.all(counts.map(([limit, who]) => limits.check(limit, who)));
  };
  await check();
  return passwordMatches(guess.storedHash, guess.password, {
    // Those who waited in the same line may have spent the last try.
    before: check,
    after: async (matches) => {
      if (matches) await limits.forget(BY_ACCOUNT_AND_ADDRESS, pairOf(guess));
      else await Promise.all(counts.map(([limit, who]) => limits.count(limit, who)));
    },
  });
}

/** Whoever set a new password by a mailed link signs in with it at once, however often the old one was guessed. */
export async function forgetGuesses({ limits }: Accounts, who: Pick<Guess, "email" | "address">): Promise<void> {
  await limits.forget(BY_ACCOUNT_AND_ADDRESS, pairOf(who));
  await limits.forget(BY_ACCOUNT, who.email);
}
