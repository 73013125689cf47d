import type { Card } from "../cards/cards.ts";
import { newTokenId } from "../new-id.ts";
import type { PaymentTokenRow } from "../rows.ts";
import { showPaymentToken } from "./show-vault.ts";
import { emitEvent } from "../webhooks/emit-event.ts";
import type { World } from "../world.ts";

/** Saves a card for later charges and sends the event. */
export function saveCard(
  world: World,
  account: string,
  saved: { customerId: string; merchantCustomerId?: string | undefined; card: Card },
): PaymentTokenRow {
  const id = newTokenId();
  const token = world.paymentTokens.put(id, { id, account, created: world.clock.now(), ...saved });
  emitEvent(world, account, {
    type: "VAULT.PAYMENT-TOKEN.CREATED",
    of: "payment_token",
    summary: "A payment token has been created",
    resource: showPaymentToken(world, token),
    about: id,
  });
  return token;
}
