import { sql } from "kysely";
import type { PrepareQuery } from "../../../platform/database/prepare-query.ts";
import type { PaymentsDatabase } from "../payments-tables.ts";
import type { MethodRow } from "./method-store.ts";

/** The columns of a saved method that a charge needs. */
export type PayingMethod = Pick<
  MethodRow,
  "id" | "gatewayId" | "personId" | "customerId" | "type" | "name" | "last4" | "status" | "fingerprint"
>;

const METHODS = sql<PayingMethod[]>`coalesce(json_agg(json_build_object(
  'id', id, 'gatewayId', gateway_id, 'personId', person_id, 'customerId', customer_id, 'type', type, 'name', name,
  'last4', last4, 'status', status, 'fingerprint', fingerprint)), '[]')`;

/** Reads the saved methods of a church with this id. Gateways could use the same id, so there may be several. */
export function openMethodReader(db: PaymentsDatabase, prepare: PrepareQuery) {
  const read = prepare({
    name: "methods-named",
    columns: ["methods"],
    build: (churchId, id) =>
      db
        .selectFrom("paymentMethods")
        .select(METHODS.as("methods"))
        .where("churchId", "=", churchId)
        .where("id", "=", id)
        .where("removedAt", "is", null),
  });
  return async (churchId: string, id: string): Promise<readonly PayingMethod[]> =>
    (await read(churchId, id))?.methods ?? [];
}
