import type { CardChange, PaymentMethod } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { openAccount } from "../../gateways/index.ts";
import { requireCapability } from "../../payment-providers/index.ts";
import type { Payments } from "../payments.ts";
import { CardExpiryBlank, CardExpiryInvalid, CardNotChanged, MethodNotFound } from "../payments-errors.ts";
import { describeMethod } from "./describe-method.ts";
import { keepResult } from "./keep-result.ts";
import { ownMethod } from "./own-method.ts";

/** Changes the expiry date of a card. Nothing else can change: another number is another card. */
export async function changeCard(
  context: Pick<Payments, "encryption" | "gateways" | "methods" | "now" | "providers">,
  change: CardChange,
  caller: Caller,
): Promise<PaymentMethod> {
  const expiry = readExpiry(change.cardData.card, context.now());
  const { method, gateway } = await ownMethod(context, change.paymentMethodId, caller);
  if (method.type !== "card") throw new MethodNotFound();
  const cards = requireCapability(context.providers[gateway.provider], "cards");
  const result = await cards.change(openAccount(context, gateway), { id: method.id, ...expiry });
  return describeMethod(await keepResult(context, method, result, CardNotChanged));
}

function readExpiry({ exp_month: month, exp_year: year }: CardChange["cardData"]["card"], now: Date) {
  const [months, years] = [String(month).trim(), String(year).trim()];
  if (!months || !years) throw new CardExpiryBlank();
  if (!/^\d{1,2}$/.test(months) || !/^(\d{2}|\d{4})$/.test(years)) throw new CardExpiryInvalid();
  const expMonth = Number(months);
  const expYear = years.length === 2 ? 2000 + Number(years) : Number(years);
  const isPast = expYear * 12 + expMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  if (expMonth < 1 || expMonth > 12 || isPast) throw new CardExpiryInvalid();
  return { expMonth, expYear };
}
