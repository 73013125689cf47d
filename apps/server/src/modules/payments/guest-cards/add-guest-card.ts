import { randomUUID } from "node:crypto";
import type { AddMethod, CallAnswer, addCard as call } from "@offertory/contract";
import { SAVE_OUTCOMES, guardPaymentAttempt, admitGuest } from "../../visitors/index.ts";
import { findGateway, openAccount } from "../../gateways/index.ts";
import { PaymentsUnavailable, requireCapability } from "../../payment-providers/index.ts";
import { findGuestChurch, readGuestEmail } from "../donors/find-or-add-donor.ts";
import type { Payments } from "../payments.ts";
import { CardRefused } from "../payments-errors.ts";
import { UNEXPLAINED_DECLINE } from "../intents/card-decline.ts";
import { describeMethod } from "../payment-methods/describe-method.ts";

interface RequestOrigin {
  captchaToken: string | undefined;
  address: string;
}

/**
 * Saves the card of a guest for the gift that follows. The card gets its own customer and belongs to no person: it is
 * never listed, and only the guest who saved it can give with it.
 */
export async function addGuestCard(
  context: Payments,
  sent: AddMethod,
  { captchaToken, address }: RequestOrigin,
): Promise<CallAnswer<typeof call>> {
  const churchId = await findGuestChurch(context, sent.churchId);
  const email = sent.email?.trim() ? readGuestEmail(sent.email) : "";
  const gateway = await findGateway(context, churchId, sent);
  const { captchaTokenId, networkHash } = await admitGuest(context, { churchId, captchaToken, address, for: "step" });
  // A card that is stored already belongs to somebody else.
  if (await context.methods.find(churchId, gateway.id, sent.id)) throw new CardRefused(UNEXPLAINED_DECLINE);
  const provider = context.providers[gateway.provider];
  const customers = requireCapability(provider, "customers");
  const cards = requireCapability(provider, "cards");
  const account = openAccount(context, gateway);
  const attempt = {
    churchId,
    step: "card" as const,
    address,
    who: email || captchaTokenId,
    captchaTokenId,
    fingerprint: "",
  };
  const { customerId, saved } = await guardPaymentAttempt(
    context,
    attempt,
    async () => {
      const who = { key: randomUUID(), email, name: sent.name ?? "", personId: "" };
      const customer = await customers.create(account, who);
      return {
        customerId: customer,
        saved: await cards.save(account, { key: randomUUID(), id: sent.id, customerId: customer }),
      };
    },
    (result) => SAVE_OUTCOMES[result.saved.outcome],
  );
  if (saved.outcome === "unavailable") throw new PaymentsUnavailable();
  // Guests do not learn why a card is refused, because the reason helps card testing.
  if (saved.outcome === "refused") throw new CardRefused(UNEXPLAINED_DECLINE);
  const row = { ...saved.method, churchId, gatewayId: gateway.id, customerId, personId: null, email };
  await context.methods.keepCustomer({ churchId, gatewayId: gateway.id, id: customerId, personId: null });
  // Stored without the email: erasing a person could not find the card, because it belongs to no person.
  await context.methods.keep({ ...row, email: "" });
  await context.guests.keepCard({
    churchId,
    gatewayId: gateway.id,
    methodId: row.id,
    captchaTokenId,
    place: networkHash,
    madeAt: context.now(),
  });
  const paymentMethod = describeMethod(row);
  if (saved.outcome === "saved") return { paymentMethod, customerId };
  return { paymentMethod, customerId, status: "requires_action", clientSecret: saved.clientSecret };
}
