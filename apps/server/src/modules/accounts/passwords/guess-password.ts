import { TooManyTries } from "../../../platform/http/http-errors.ts";
import type { Limit } from "../../../platform/limits/limits.ts";
import type { Accounts } from "../accounts.ts";
import { CaptchaNeeded } from "../accounts-errors.ts";
import { passwordMatches } from "./hash-password.ts";

const MINUTE = 60;
/** Only wrong passwords count. */
const BY_ACCOUNT_AND_ADDRESS: Limit = { name: "password-account-address", tries: 10, seconds: 15 * MINUTE };
const BY_ADDRESS: Limit = { name: "password-address", tries: 200, seconds: 5 * MINUTE };
/** Whoever signed in on a device before is counted by it alone: what strangers guess elsewhere does not concern them. */
const BY_DEVICE: Limit = { name: "password-device", tries: 10, seconds: 15 * MINUTE };
/** From here on, a device that is not known has to show that a person is there. Nobody is locked out. */
const BY_ACCOUNT: Limit = { name: "password-account", tries: 100, seconds: 60 * MINUTE };

export interface Guess {
  /** In its one spelling; it may belong to nobody. */
  email: string;
  password: string;
  /** Empty when there is no account, or none with a password. */
  storedHash: string;
  /** The network that the guess comes from. */
  address: string;
  /** The session, or the device on which this account signed in before; null for any other. */
  device: string | null;
  /** What shows that a person is there, where that was asked for. */
  captcha?: string | undefined;
}

const pairOf = ({ email, address }: Pick<Guess, "email" | "address">): string => `${email} ${address}`;

/** Whether a password is right. Refuses to say so after too many that were not. */
export async function guessPassword(accounts: Accounts, guess: Guess): Promise<boolean> {
  const { limits } = accounts;
  const own: [Limit, string] =
    guess.device === null ? [BY_ACCOUNT_AND_ADDRESS, pairOf(guess)] : [BY_DEVICE, `${guess.email} ${guess.device}`];
  const counts = guess.device === null ? [own, [BY_ADDRESS, guess.address] as const] : [own];
  let isTrusted = guess.device !== null;
  const check = async () => {
    await Promise.all(counts.map(([limit, who]) => limits.check(limit, who)));
    if (isTrusted || !(await limits.isSpent(BY_ACCOUNT, guess.email))) return;
    isTrusted = Boolean(guess.captcha) && (await accounts.spendCaptcha(guess.captcha ?? ""));
    if (!isTrusted) throw new CaptchaNeeded();
  };
  await check();
  return passwordMatches(guess.storedHash, guess.password, {
    // Those who waited in the same line may have spent the last try.
    before: check,
    after: async (matches) => {
      if (matches) return limits.forget(...own);
      await Promise.all([
        ...counts.map(([limit, who]) => limits.count(limit, who)),
        limits.count(BY_ACCOUNT, guess.email).catch(ignoreSpent),
      ]);
    },
  });
}

/** Whoever set a new password by a mailed link signs in with it at once, however often the old one was guessed. */
export async function forgetGuesses({ limits }: Accounts, who: Pick<Guess, "email" | "address">): Promise<void> {
  await limits.forget(BY_ACCOUNT_AND_ADDRESS, pairOf(who));
  await limits.forget(BY_ACCOUNT, who.email);
}

/** Beyond its end this limit asks for more, and refuses nothing by itself. */
const ignoreSpent = (error: unknown): void => {
  if (!(error instanceof TooManyTries)) throw error;
};
