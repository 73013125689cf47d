import { type Cents, dollarsOf, type Gift, type PublicGateway } from "@offertory/contract";
import type { PaymentSource } from "../donate/gift-draft.ts";
import type { Giver } from "../giver.ts";

interface Exact {
  giver: Giver;
  gateway: PublicGateway;
  paymentSource: PaymentSource;
  amount: Cents;
  fund: { id: string; name: string };
  /** What is paid for. */
  form: { submissionId: string; questionId: string };
}

/** A gift of exactly what a form asks for: no fee is added to a price. */
export const exactGift = ({ giver, gateway, paymentSource, amount, fund, form }: Exact): Gift => ({
  amount: dollarsOf(amount),
  id: paymentSource.id,
  customerId: paymentSource.customerId,
  type: paymentSource.type,
  churchId: giver.churchId,
  funds: [{ id: fund.id, amount: dollarsOf(amount), name: fund.name }],
  person: { id: giver.personId, email: giver.email, name: giver.name },
  notes: "",
  provider: gateway.provider,
  gatewayId: gateway.id,
  form,
});
