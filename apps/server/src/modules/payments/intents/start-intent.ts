import { faultPoint } from "../../../platform/faults/fault-point.ts";
import type { Payments } from "../payments.ts";
import { KeyUsedOtherwise } from "../payments-errors.ts";
import type { NewIntent } from "./intent-store.ts";
import type { Intent } from "./intent.ts";
import type { FundShare } from "../../funds/index.ts";

/** How long the same gift, sent without a key of its own, counts as the same. */
const DERIVED_KEY_MS = 60_000;

type Wanted = Omit<NewIntent, "clientKey"> & {
  /** What the client calls this gift; null when it does not, so that a repeat is known by what it holds. */
  sentKey: string | null;
};

/** The gift as it was written down, and whether it was written just now: only then is money asked for. */
export interface Started {
  intent: Intent;
  fresh: boolean;
}

/** Writes a gift down before money moves. The same key finds the same gift, and never another. */
export async function startIntent(
  context: Pick<Payments, "intents" | "now">,
  wanted: Wanted,
  funds: readonly FundShare[],
): Promise<Started> {
  const { sentKey, ...gift } = wanted;
  const { churchId, personId, requestHash } = gift;
  const clientKey = sentKey === null ? `derived ${personId} ${requestHash}` : `sent ${personId} ${sentKey}`;
  if (sentKey === null) {
    await context.intents.releaseKey(churchId, clientKey, new Date(context.now().getTime() - DERIVED_KEY_MS));
  }
  // A gift may fail, and so free its key, between our try and our look.
  for (;;) {
    const made = await context.intents.start({ ...gift, clientKey }, funds);
    if (made) {
      await faultPoint("gift-written");
      return { intent: made, fresh: true };
    }
    // A gift by an order has had its id since the order was made: the same order again is the same gift, under whichever key.
    const known =
      (await context.intents.findByKey(churchId, clientKey)) ?? (await context.intents.find(churchId, gift.id));
    // What is paid for already is not paid again, whoever asks: they are told of the gift that pays for it.
    const same = !known && gift.purpose ? await context.intents.findByPurpose(churchId, gift.purpose) : undefined;
    const isOther = known && (known.requestHash !== requestHash || known.personId !== personId);
    if (isOther || (same && isAskedOfAnother(same, personId))) throw new KeyUsedOtherwise();
    if (same && !isOver(same)) return { intent: same, fresh: false };
    if (known) return { intent: known, fresh: false };
  }
}

const isOver = ({ status }: Intent): boolean => status === "failed" || status === "cancelled";

/** Only who pays is asked by their bank. */
const isAskedOfAnother = (intent: Intent, personId: string): boolean =>
  intent.status === "requires_action" && intent.personId !== personId;
