import type { PaymentMethod } from "@offertory/contract";
import { providerOfMethod } from "../../payment-providers/index.ts";
import type { StoredMethod } from "./method-store.ts";

export const describeMethod = (row: StoredMethod): PaymentMethod => ({
  id: row.id,
  type: row.type,
  provider: providerOfMethod(row.type),
  name: row.name,
  last4: row.last4,
  exp_month: row.expMonth,
  exp_year: row.expYear,
  status: row.status,
  account_holder_name: row.holderName,
  account_holder_type: row.holderType,
  email: row.email,
  gatewayId: row.gatewayId,
  customerId: row.customerId,
});
