import { sql } from "kysely";
import type { PrepareRead } from "../../../platform/database/prepare-read.ts";
import { askTogether } from "../ask-together.ts";
import type { GivingDatabase } from "../giving-tables.ts";
import { inOrder, type Gateway } from "./gateway-store.ts";

/** What a gateway shows to everybody; its secrets are not even read. */
export type GatewayCard = Pick<
  Gateway,
  "id" | "provider" | "environment" | "publicKey" | "enabled" | "payFees" | "productId" | "rates"
>;

const GATEWAYS = sql<(GatewayCard & { createdAt: string })[]>`coalesce(json_agg(json_build_object(
  'id', id, 'provider', provider, 'environment', environment, 'publicKey', public_key, 'enabled', enabled,
  'payFees', pay_fees, 'productId', product_id, 'rates', rates, 'createdAt', created_at)), '[]')`;

/** The gateways of a church, as every form to give asks for them, in the order that clients choose by. */
export function openGatewayReader(db: GivingDatabase, prepare: PrepareRead) {
  const read = prepare({
    name: "gateway-cards",
    columns: ["gateways"],
    build: (churchId) => db.selectFrom("gateways").select(GATEWAYS.as("gateways")).where("churchId", "=", churchId),
  });
  return askTogether(async (churchId): Promise<readonly GatewayCard[]> =>
    ((await read(churchId, ""))?.gateways ?? []).sort(inOrder),
  );
}
