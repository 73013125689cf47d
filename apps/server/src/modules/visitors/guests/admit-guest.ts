import { sha256OfList } from "../../../platform/hashing/sha256.ts";
import { unitsFor } from "../../../platform/money/church-money.ts";
import type { Money } from "../../../platform/money/money.ts";
import { hashCaptchaToken } from "../captcha-tokens/hash-captcha-token.ts";
import { minScoreOf } from "../card-testing/captcha-escalation.ts";
import { inTransaction, type Visitors } from "../visitors.ts";
import { CaptchaNeeded } from "../visitors-errors.ts";
import { clientNetworkHash } from "../card-testing/client-network-hash.ts";

/** A guest who was admitted by a captcha token. */
export interface Admission {
  captchaTokenId: string;
  /** The client network hash. */
  networkHash: string;
  /** The hash of the gift that the captcha token was used for; null for a step before the gift. */
  spentOn: string | null;
}

/** Identifies a gift, so that the same gift sent again is recognized. */
export interface GuestGift {
  /** The values that distinguish this gift from any other. */
  request: readonly unknown[];
  /** Whether the client sent an idempotency key. Without one, equal gifts count as the same for one minute only. */
  named: boolean;
  /** The amount and fund if the whole gift goes to one fund, else null. */
  amount: Money | null;
  fundId: string | null;
}

interface AdmissionRequest {
  churchId: string;
  /** The captcha token that the client sent; without one, a pooled one of the same network is used. */
  captchaToken: string | undefined;
  address: string;
  for: "gift" | "step";
  /** The gift, if `for` is "gift". The same gift sent again is admitted again by its captcha token. */
  gift?: GuestGift;
}

const REPEAT_MS = 60_000;
const TOKEN_LIFETIME_MS = 24 * 3_600_000;

/**
 * Admits a caller who is not signed in. A captcha token admits one gift and a few steps before it (saving the card,
 * creating the order). Every call without a token that reaches a payment provider passes through here.
 */
export async function admitGuest(
  context: Pick<Visitors, "connection" | "newId" | "now" | "secret" | "attempts">,
  request: AdmissionRequest,
): Promise<Admission> {
  const { churchId, captchaToken, address } = request;
  const networkHash = clientNetworkHash(context, address);
  const id = captchaToken ? hashCaptchaToken(captchaToken) : null;
  const now = context.now();
  const minScore = await minScoreOf(context, churchId);
  const gift = request.for === "gift" ? describe(context, request) : null;
  return inTransaction(context, async ({ guests }) => {
    if (id === null) await guests.lockNetwork(networkHash);
    const drawn = await guests.lockCaptchaToken({ id, networkHash, churchId, minScore, now, gift });
    if (!drawn) throw new CaptchaNeeded();
    if (!gift) await guests.spendStep(drawn.id);
    else if (drawn.spentOn === null) await guests.spendGift(drawn.id, gift.request, now);
    return { captchaTokenId: drawn.id, networkHash, spentOn: gift?.request ?? null };
  });
}

function describe(context: Pick<Visitors, "newId" | "now">, { churchId, gift }: AdmissionRequest) {
  // Without a description every gift counts as a new one.
  const request = gift ? [churchId, ...gift.request] : [context.newId()];
  return {
    request: sha256OfList(request),
    repeatsSince: new Date(context.now().getTime() - (gift?.named ? TOKEN_LIFETIME_MS : REPEAT_MS)),
    amount: gift?.amount ? unitsFor(churchId, gift.amount) : null,
    fundId: gift?.fundId ?? null,
  };
}
