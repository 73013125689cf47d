import { faultPoint } from "../../../platform/faults/fault-point.ts";
import type { Payments } from "../payments.ts";
import { KeyUsedOtherwise } from "../payments-errors.ts";
import type { NewIntent } from "./intent-store.ts";
import type { Intent } from "./intent.ts";
import type { FundLine } from "../../funds/index.ts";

/** How long an equal request without an idempotency key counts as a repeat of the same gift. */
const DERIVED_KEY_MS = 60_000;

type IntentRequest = Omit<NewIntent, "clientKey"> & {
  /** The client's idempotency key; null where it sent none. A key is then derived from the content. */
  sentKey: string | null;
};

/** `fresh` is true where this call inserted the intent: only then is the provider called. */
export interface Started {
  intent: Intent;
  fresh: boolean;
}

/** Commits a payment intent before the provider is called. A repeat with the same key returns the same intent. */
export async function startIntent(
  context: Pick<Payments, "intents" | "now">,
  request: IntentRequest,
  funds: readonly FundLine[],
): Promise<Started> {
  const { sentKey, ...gift } = request;
  const { churchId, personId, requestHash } = gift;
  const clientKey = sentKey === null ? `derived ${personId} ${requestHash}` : `sent ${personId} ${sentKey}`;
  if (sentKey === null) {
    await context.intents.releaseKey(churchId, clientKey, new Date(context.now().getTime() - DERIVED_KEY_MS));
  }
  // Repeated, because the other gift may fail and release its key between our insert and our search.
  for (;;) {
    const inserted = await context.intents.start({ ...gift, clientKey }, funds);
    if (inserted) {
      await faultPoint("gift-written");
      return { intent: inserted, fresh: true };
    }
    // A gift by an order has the id that the order was created with: the same order is the same gift, whatever the key.
    const known =
      (await context.intents.findByKey(churchId, clientKey)) ?? (await context.intents.find(churchId, gift.id));
    // A payment reference is paid once: a second request gets the gift that pays for it.
    const samePurpose =
      !known && gift.purpose ? await context.intents.findByPurpose(churchId, gift.purpose) : undefined;
    const isOtherRequest = known && (known.requestHash !== requestHash || known.personId !== personId);
    if (isOtherRequest || (samePurpose && awaitsOtherPerson(samePurpose, personId))) throw new KeyUsedOtherwise();
    if (samePurpose && !hasEnded(samePurpose)) return { intent: samePurpose, fresh: false };
    if (known) return { intent: known, fresh: false };
  }
}

const hasEnded = ({ status }: Intent): boolean => status === "failed" || status === "cancelled";

/** The client secret of a 3-D Secure confirmation is given only to the person who pays. */
const awaitsOtherPerson = (intent: Intent, personId: string): boolean =>
  intent.status === "requires_action" && intent.personId !== personId;
