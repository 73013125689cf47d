import { TooManyAttempts } from "../../../platform/http/http-errors.ts";
import type { Limit } from "../../../platform/limits/limits.ts";
import type { Accounts } from "../accounts.ts";
import { CaptchaNeeded } from "../accounts-errors.ts";
import { passwordMatches } from "./hash-password.ts";

const MINUTE = 60;
/** These limits count wrong passwords only. */
const BY_ACCOUNT_AND_ADDRESS: Limit = { name: "password-account-address", tries: 10, seconds: 15 * MINUTE };
const BY_ADDRESS: Limit = { name: "password-address", tries: 200, seconds: 5 * MINUTE };
/**
 * On a device where the account has signed in before, only that device's wrong passwords count, so strangers cannot
 * lock out the owner.
 */
const BY_DEVICE: Limit = { name: "password-device", tries: 10, seconds: 15 * MINUTE };
/** Beyond this limit, a sign-in from an unknown device needs a captcha. The account is never locked. */
const BY_ACCOUNT: Limit = { name: "password-account", tries: 100, seconds: 60 * MINUTE };

export interface PasswordAttempt {
  /** Normalized by `sameEmail`. It may have no account. */
  email: string;
  password: string;
  /** Empty when there is no account, or the account has no password. */
  storedHash: string;
  /** The network address of the request, as rate limits count it. */
  address: string;
  /** The id of the caller's session, or of a device where this account signed in before; null for an unknown device. */
  device: string | null;
  /** The captcha solution, when the client was asked for one. */
  captcha?: string | undefined;
}

const accountAndAddress = ({ email, address }: Pick<PasswordAttempt, "email" | "address">): string =>
  `${email} ${address}`;

/** Returns whether the password is right. Throws after too many wrong ones, without comparing. */
export async function checkPassword(accounts: Accounts, attempt: PasswordAttempt): Promise<boolean> {
  const { limits } = accounts;
  const ownCounter: [Limit, string] =
    attempt.device === null
      ? [BY_ACCOUNT_AND_ADDRESS, accountAndAddress(attempt)]
      : [BY_DEVICE, `${attempt.email} ${attempt.device}`];
  const counters = attempt.device === null ? [ownCounter, [BY_ADDRESS, attempt.address] as const] : [ownCounter];
  let isTrusted = attempt.device !== null;
  const check = async () => {
    await Promise.all(counters.map(([limit, who]) => limits.check(limit, who)));
    if (isTrusted || !(await limits.isSpent(BY_ACCOUNT, attempt.email))) return;
    isTrusted = Boolean(attempt.captcha) && (await accounts.spendCaptcha(attempt.captcha ?? ""));
    if (!isTrusted) throw new CaptchaNeeded();
  };
  await check();
  return passwordMatches(attempt.storedHash, attempt.password, {
    // Checked again after the wait for a turn: guesses that were compared meanwhile may have used up the limit.
    before: check,
    after: async (matches) => {
      if (matches) return limits.forget(...ownCounter);
      await Promise.all([
        ...counters.map(([limit, who]) => limits.count(limit, who)),
        limits.count(BY_ACCOUNT, attempt.email).catch(ignoreSpent),
      ]);
    },
  });
}

/** Clears the counts of wrong passwords after a password reset, so that the owner can sign in at once. */
export async function resetAttempts(
  { limits }: Accounts,
  who: Pick<PasswordAttempt, "email" | "address">,
): Promise<void> {
  await limits.forget(BY_ACCOUNT_AND_ADDRESS, accountAndAddress(who));
  await limits.forget(BY_ACCOUNT, who.email);
}

/** Ignores that BY_ACCOUNT is used up: that limit only asks for a captcha and refuses nothing itself. */
const ignoreSpent = (error: unknown): void => {
  if (!(error instanceof TooManyAttempts)) throw error;
};
