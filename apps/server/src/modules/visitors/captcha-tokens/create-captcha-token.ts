import { newToken } from "../../../platform/hashing/sha256.ts";
import type { Limit } from "../../../platform/limits/limits.ts";
import { unitsFor } from "../../../platform/money/church-money.ts";
import type { Money } from "../../../platform/money/money.ts";
import type { Visitors } from "../visitors.ts";
import { hashCaptchaToken } from "./hash-captcha-token.ts";
import { clientNetworkHash } from "../card-testing/client-network-hash.ts";

const LIFETIME_MS = 30 * 60_000;
const STEPS = 3;
/**
 * A captcha token for an amount was given without a captcha, so it passes only while the church's captcha is not
 * escalated.
 */
const AMOUNT_SCORE = 0.5;
const AMOUNT_BY_ADDRESS: Limit = { name: "form-captchaToken-address", tries: 20, seconds: 3600 };
const AMOUNT_BY_CHURCH: Limit = { name: "form-captchaToken-church", tries: 300, seconds: 3600 };

interface SolvedCaptcha {
  address: string;
  score: number;
  /** Whether the client sends the captcha token itself. If not, it is pooled for everybody in its network. */
  carried: boolean;
}

/** Creates a captcha token for a visitor who has solved a captcha. Only its hash is stored. */
export async function createCaptchaToken(
  context: Pick<Visitors, "guests" | "now" | "secret">,
  { address, score, carried }: SolvedCaptcha,
): Promise<string> {
  return store(context, { address, score, pooled: !carried, churchId: null, fundId: null, amount: null });
}

/**
 * Creates a captcha token for a client without a captcha that was asked for a payment, such as by a public form. It
 * admits one gift of exactly this amount to this fund.
 */
export async function createAmountToken(
  context: Pick<Visitors, "guests" | "limits" | "now" | "secret">,
  price: { churchId: string; fundId: string; amount: Money; address: string },
): Promise<void> {
  await context.limits.count(AMOUNT_BY_ADDRESS, price.address);
  await context.limits.count(AMOUNT_BY_CHURCH, price.churchId);
  const amount = unitsFor(price.churchId, price.amount);
  await store(context, { ...price, amount, score: AMOUNT_SCORE, pooled: true });
}

async function store(
  context: Pick<Visitors, "guests" | "now" | "secret">,
  {
    address,
    ...captchaToken
  }: { address: string; score: number; pooled: boolean } & {
    churchId: string | null;
    fundId: string | null;
    amount: number | null;
  },
): Promise<string> {
  const secret = newToken(24);
  const madeAt = context.now();
  await context.guests.addCaptchaToken({
    ...captchaToken,
    id: hashCaptchaToken(secret),
    place: clientNetworkHash(context, address),
    giftsLeft: 1,
    stepsLeft: STEPS,
    madeAt,
    endsAt: new Date(madeAt.getTime() + LIFETIME_MS),
  });
  return secret;
}
