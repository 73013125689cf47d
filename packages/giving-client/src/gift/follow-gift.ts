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
  /** Sends the gift, always under the same key, which makes it one gift however often it is sent. */
  send(): Promise<ToldGift>;
  /** Asks what became of the gift that the server knows by this id. */
  look(id: string): Promise<ToldGift>;
  /** Has the donor's bank ask the donor; answers what it said when it did not agree. */
  askBank(clientSecret: string): Promise<string>;
  /** The server's id of it is known now: it is written down. */
  onLearn?(id: string): void;
  /** No answer came: the donor is told at once. */
  onNoAnswer?(): void;
  pause(ms: number): Promise<unknown>;
}

/** How often and after how long it is asked again where no answer comes, and where the answer is that it is under way. */
const LOST_PAUSES_MS = [500, 1500, 4000, 8000];
const OPEN_PAUSES_MS = [400, 800, 1500, 2500, 4000, 6000, 8000, 10_000];

/**
 * Sends a gift and follows it to its end, past the donor's bank. Whatever gets lost on the way, it is one gift: it is asked about
 * until somebody knows, and who cannot find out is told so, never that it failed.
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
      // Without a connection nobody waits: it is asked about again when there is one.
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
      // The bank said no, and the provider waits for another try that will not come.
      if (bankSaid) return { kind: "failed", error: new PaymentFailed("payment-error", { words: bankSaid.trim() }) };
      if (bankSaid === null) {
        // Whether the bank could be asked or not: how the gift stands, the server is asked afterwards.
        bankSaid = await ways.askBank(outcome.clientSecret).catch(() => "");
        continue;
      }
    }
    const wait = OPEN_PAUSES_MS[open++];
    if (wait === undefined) return { kind: "unknown" };
    await ways.pause(wait);
  }
}
