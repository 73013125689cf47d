import { NoAnswer } from "../calls/index.ts";
import { PaymentFailed } from "../card-entry/payment-failed.ts";
import { type GiftType, isOffline, untilOffline, WentOffline } from "../pending/index.ts";
import { outcomeOf, type GiftResponse } from "./outcome-of.ts";

export type Ending =
  | { kind: "given"; id: string; isPending: boolean }
  /** No money moved. */
  | { kind: "failed"; error: unknown }
  | { kind: "unknown" };

export interface GiftActions {
  /** Sends the gift, always under the same idempotency key, so that sending it again does not charge it again. */
  send(): Promise<GiftResponse>;
  /** Reads the status of the gift with this id. */
  readStatus(id: string): Promise<GiftResponse>;
  /** Starts 3-D Secure. Returns the error message if the donor's bank did not agree, else an empty string. */
  askBank(clientSecret: string): Promise<string>;
  /** Called when the server's id of the gift becomes known, so that it can be stored. */
  onGiftId?(id: string): void;
  /** Called when no answer came, so that the donor learns it at once. */
  onNoAnswer?(): void;
  pause(ms: number): Promise<unknown>;
}

/** The pauses before it is asked again: after no answer, and while the gift is being processed (PROCESSING_PAUSES_MS). */
const NO_ANSWER_PAUSES_MS = [500, 1500, 4000, 8000];
const PROCESSING_PAUSES_MS = [400, 800, 1500, 2500, 4000, 6000, 8000, 10_000];

/**
 * Sends a gift and follows it until its outcome is known, including 3-D Secure. After lost answers it asks again; if
 * the outcome cannot be found out, the result is `unknown`, never `failed`.
 */
export async function followGift(gift: { type: GiftType; id?: string | null }, actions: GiftActions): Promise<Ending> {
  let id = gift.id ?? "";
  let bankError: string | null = null;
  let [noAnswerCount, processingCount] = [0, 0];
  for (;;) {
    let response: GiftResponse;
    try {
      response = await untilOffline(id ? actions.readStatus(id) : actions.send());
    } catch (error) {
      if (!(error instanceof NoAnswer || error instanceof WentOffline)) return { kind: "failed", error };
      const wait = NO_ANSWER_PAUSES_MS[noAnswerCount++];
      // Without a connection it does not wait: the page asks again when it is online.
      if (isOffline() || wait === undefined) return { kind: "unknown" };
      actions.onNoAnswer?.();
      await actions.pause(wait);
      continue;
    }
    noAnswerCount = 0;
    if (response.id && response.id !== id) {
      id = response.id;
      actions.onGiftId?.(id);
    }
    const outcome = outcomeOf(gift.type, response);
    if (outcome.kind === "given") return { ...outcome, id };
    if (outcome.kind === "unexpected") return { kind: "failed", error: new PaymentFailed("gift-unexpected") };
    if (outcome.kind === "asks") {
      // The bank refused, but the provider still reports requires_action. Nobody will try again.
      if (bankError) return { kind: "failed", error: new PaymentFailed("payment-error", { words: bankError.trim() }) };
      if (bankError === null) {
        // Even if the bank could not be asked, the server is asked for the status afterwards.
        bankError = await actions.askBank(outcome.clientSecret).catch(() => "");
        continue;
      }
    }
    const wait = PROCESSING_PAUSES_MS[processingCount++];
    if (wait === undefined) return { kind: "unknown" };
    await actions.pause(wait);
  }
}
