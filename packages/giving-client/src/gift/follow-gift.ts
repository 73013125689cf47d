import { NoAnswer } from "../calls/index.ts";
import { PaymentFailed } from "../card-entry/payment-failed.ts";
import { type GiftType, isOffline, untilOffline, WentOffline } from "../pending/index.ts";
import { outcomeOf, type ToldGift } from "./outcome-of.ts";

export type Ending =
  | { kind: "given"; id: string; isPending: boolean }
  /** No money moved. */
  | { kind: "failed"; error: unknown }
  | { kind: "unknown" };

export interface Ways {
  /** Sends the gift, always under the same idempotency key, so that sending it again does not charge it again. */
  send(): Promise<ToldGift>;
  /** Reads the status of the gift with this id. */
  look(id: string): Promise<ToldGift>;
  /** Starts 3-D Secure. Returns the error message if the donor's bank did not agree, else an empty string. */
  askBank(clientSecret: string): Promise<string>;
  /** Called when the server's id of the gift becomes known, so that it can be stored. */
  onLearn?(id: string): void;
  /** Called when no answer came, so that the donor learns it at once. */
  onNoAnswer?(): void;
  pause(ms: number): Promise<unknown>;
}

/** The pauses before it is asked again: after no answer, and while the gift is being processed (OPEN_PAUSES_MS). */
const LOST_PAUSES_MS = [500, 1500, 4000, 8000];
const OPEN_PAUSES_MS = [400, 800, 1500, 2500, 4000, 6000, 8000, 10_000];

/**
 * Sends a gift and follows it until its outcome is known, including 3-D Secure. After lost answers it asks again; if
 * the outcome cannot be found out, the result is `unknown`, never `failed`.
 */
export async function followGift(gift: { type: GiftType; id?: string | null }, ways: Ways): Promise<Ending> {
  let id = gift.id ?? "";
  let bankSaid: string | null = null;
  let [lost, open] = [0, 0];
  for (;;) {
    let told: ToldGift;
    try {
      told = await untilOffline(id ? ways.look(id) : ways.send());
    } catch (error) {
      if (!(error instanceof NoAnswer || error instanceof WentOffline)) return { kind: "failed", error };
      const wait = LOST_PAUSES_MS[lost++];
      // Without a connection it does not wait: the page asks again when it is online.
      if (isOffline() || wait === undefined) return { kind: "unknown" };
      ways.onNoAnswer?.();
      await ways.pause(wait);
      continue;
    }
    lost = 0;
    if (told.id && told.id !== id) {
      id = told.id;
      ways.onLearn?.(id);
    }
    const outcome = outcomeOf(gift.type, told);
    if (outcome.kind === "given") return { ...outcome, id };
    if (outcome.kind === "unexpected") return { kind: "failed", error: new PaymentFailed("gift-unexpected") };
    if (outcome.kind === "asks") {
      // The bank refused, but the provider still reports requires_action. Nobody will try again.
      if (bankSaid) return { kind: "failed", error: new PaymentFailed("payment-error", { words: bankSaid.trim() }) };
      if (bankSaid === null) {
        // Even if the bank could not be asked, the server is asked for the status afterwards.
        bankSaid = await ways.askBank(outcome.clientSecret).catch(() => "");
        continue;
      }
    }
    const wait = OPEN_PAUSES_MS[open++];
    if (wait === undefined) return { kind: "unknown" };
    await ways.pause(wait);
  }
}
