import { churchMoney } from "../../../platform/money/church-money.ts";
import type { Intent } from "./intent.ts";

/** Builds the argument of `charges.look`: the provider's id, and the values to search by where that id is empty. */
export const chargeQuery = ({ churchId, id, providerId, amount, methodId, customerId, createdAt }: Intent) => ({
  providerId,
  intentId: id,
  amount: churchMoney(churchId, amount),
  methodId,
  customerId,
  since: createdAt,
});
