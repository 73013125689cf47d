import { newTokenId } from "../new-id.ts";
import type { PaymentTokenRow, SavedSource } from "../rows.ts";
import { showPaymentToken } from "./show-vault.ts";
import { emitEvent } from "../webhooks/emit-event.ts";
import type { World } from "../world.ts";

/** Saves a card, or the account of a payer, for later charges and sends the event. */
export function saveSource(
  world: World,
  account: string,
  customer: { customerId: string; merchantCustomerId?: string | undefined },
  source: SavedSource,
): PaymentTokenRow {
  const id = newTokenId();
  const token = world.paymentTokens.put(id, { id, account, created: world.clock.now(), ...customer, ...source });
  emitEvent(world, account, {
    type: "VAULT.PAYMENT-TOKEN.CREATED",
    of: "payment_token",
    summary: "A payment token has been created",
    resource: showPaymentToken(world, token),
    about: id,
  });
  return token;
}
