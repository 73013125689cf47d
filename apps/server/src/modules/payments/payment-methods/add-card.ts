import type { AddMethod, CallAnswer, addCard as call } from "@offertory/contract";
import { randomUUID } from "node:crypto";
import { NotAllowed } from "../../../platform/http/http-errors.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import { readPersonOf } from "../../people/index.ts";
import { SAVE_OUTCOMES, guardPaymentAttempt } from "../../visitors/index.ts";
import { findGateway, openAccount } from "../../gateways/index.ts";
import { PaymentsUnavailable, requireCapability } from "../../payment-providers/index.ts";
import { PersonNotKnown, mayChangeMethodsOf } from "../../donations/index.ts";
import { findOrAddCustomer } from "../customers/find-or-add-customer.ts";
import type { Payments } from "../payments.ts";
import { CardRefused } from "../payments-errors.ts";
import { describeMethod } from "./describe-method.ts";

/** Saves a card for the caller, or for another person where the caller may edit the giving settings. */
export async function addCard(
  context: Payments,
  input: AddMethod,
  caller: Caller,
  address: string,
): Promise<CallAnswer<typeof call>> {
  const { churchId } = caller;
  const personId = input.personId || caller.personId;
  if (!mayChangeMethodsOf(caller, personId)) throw new NotAllowed();
  const person = await readPersonOf(context.people, churchId, personId);
  if (!person) throw new PersonNotKnown();
  const gateway = await findGateway(context, churchId, input);
  const { email } = person.contactInfo;
  const customerId = await findOrAddCustomer(context, gateway, { personId, email, name: person.name.display });
  const cards = requireCapability(context.providers[gateway.provider], "cards");
  const card = { key: randomUUID(), id: input.id, customerId };
  const who = `${churchId} ${caller.personId}`;
  const saved = await guardPaymentAttempt(
    context,
    { churchId, step: "card", address, who, captchaTokenId: null, fingerprint: "" },
    () => cards.save(openAccount(context, gateway), card),
    ({ outcome }) => SAVE_OUTCOMES[outcome],
  );
  if (saved.outcome === "unavailable") throw new PaymentsUnavailable();
  if (saved.outcome === "refused") throw new CardRefused(saved);
  const row = { ...saved.method, churchId, gatewayId: gateway.id, customerId, personId, email };
  await context.methods.keep(row);
  const paymentMethod = describeMethod(row);
  if (saved.outcome === "saved") return { paymentMethod, customerId };
  return { paymentMethod, customerId, status: "requires_action", clientSecret: saved.clientSecret };
}
