import type { Selectable } from "kysely";
import type { PaymentsTables } from "../payments-tables.ts";

export type Intent = Selectable<PaymentsTables["paymentIntents"]>;
