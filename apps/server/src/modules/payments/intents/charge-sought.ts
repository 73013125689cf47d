import { churchMoney } from "../../../platform/money/church-money.ts";
import type { Intent } from "./intent.ts";

/** A payment intent as its charge is looked for at the provider: by the provider's own id, or by what we asked for. */
export const chargeSought = ({ churchId, id, providerId, amount, methodId, customerId, createdAt }: Intent) => ({
  providerId,
  intentId: id,
  amount: churchMoney(churchId, amount),
  methodId,
  customerId,
  since: createdAt,
});
