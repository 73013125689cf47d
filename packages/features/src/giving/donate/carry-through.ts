import { CallFailed } from "@offertory/api-client";
import { isOffline, untilOffline, WentOffline } from "@offertory/giving-client/pending";
import type { GiftAnswer } from "@offertory/contract";
import { PaymentFailed } from "../card-entry/payment-failed.ts";
import type { GiftType } from "./gift-draft.ts";
import { readStatus } from "./gift-status.ts";

export interface Ways {
  /** Sends the gift, always under the same key. */
  send(): Promise<GiftAnswer>;
  /** Asks what became of it. */
  look(answer: GiftAnswer): Promise<GiftAnswer>;
  /** Lets the donor's bank ask the donor; answers what it said when it did not agree. */
  askBank(clientSecret: string): Promise<string>;
  pause(ms: number): Promise<void>;
}

const RESEND_AFTER_MS = [500, 1500, 4000];
const LOOK_AFTER_MS = [400, 800, 1500, 2500, 4000, 6000, 8000, 10_000];

const isLost = (error: unknown): boolean =>
  error instanceof WentOffline ||
  (error instanceof CallFailed && (error.status === 0 || error.status >= 500 || error.code === "unexpected"));

/** Carries a gift to its end: sent again when the answer was lost, past the donor's bank, and looked after until it is known. */
export async function carryThrough(type: GiftType, ways: Ways): Promise<GiftAnswer> {
  let answer = await retry(ways.send, ways.pause);
  let bankSaid = "";
  if (answer.status === "requires_action" && answer.clientSecret) {
    bankSaid = await ways.askBank(answer.clientSecret);
    answer = await retry(() => ways.look(answer), ways.pause);
  }
  for (const wait of LOOK_AFTER_MS) {
    const state = readStatus(type, answer.status);
    if (state === "good") return answer;
    if (state === "error") throw new PaymentFailed("gift-unexpected");
    // The bank said no, and the provider waits for another try that will not come.
    if (bankSaid && answer.status === "requires_action") throw new PaymentFailed("payment-error", bankSaid.trim());
    await ways.pause(wait);
    answer = await retry(() => ways.look(answer), ways.pause);
  }
  throw new PaymentFailed("gift-unknown");
}

/** A lost answer is asked for again: under its key the gift is made once, however often it is sent. */
async function retry<Answer>(ask: () => Promise<Answer>, pause: Ways["pause"]): Promise<Answer> {
  for (const wait of RESEND_AFTER_MS) {
    try {
      return await untilOffline(ask());
    } catch (error) {
      if (!isLost(error)) throw error;
      // Without a connection nobody waits: it is asked about again when there is one.
      if (isOffline()) throw new PaymentFailed("gift-unknown");
      await pause(wait);
    }
  }
  return await ask().catch((error) => {
    throw isLost(error) ? new PaymentFailed("gift-unknown") : error;
  });
}
