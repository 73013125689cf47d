import { sql } from "kysely";
import type { JsonRow, PrepareQuery } from "../../../platform/database/prepare-query.ts";
import { notClosing } from "../../churches/index.ts";
import { coalesce } from "../../../platform/database/coalesce.ts";
import type { GatewaysDatabase } from "../gateways-tables.ts";
import type { CardChoice } from "./card-gateway.ts";
import { compareGateways, type Gateway } from "./gateway-store.ts";

/** The public fields of a gateway. Queries for it do not select the secrets. */
export type GatewayCard = Pick<
  Gateway,
  "churchId" | "id" | "provider" | "environment" | "publicKey" | "enabled" | "payFees" | "productId" | "rates"
> &
  CardChoice;

const GATEWAY_CARDS = sql<GatewayCard[]>`coalesce(json_agg(json_build_object(
  'churchId', church_id, 'id', id, 'provider', provider, 'environment', environment, 'publicKey', public_key, 'enabled', enabled,
  'payFees', pay_fees, 'productId', product_id, 'rates', rates, 'createdAt', created_at,
  'cardsChosenAt', cards_chosen_at)), '[]')`;

/** Reads the public fields of a church's gateways, in the order in which clients choose, for every donation form. */
export function openGatewayReader(db: GatewaysDatabase, prepare: PrepareQuery) {
  const read = prepare({
    name: "gateway-cards",
    columns: ["gateways"],
    build: (churchId) =>
      db
        .selectFrom("gateways")
        .select(GATEWAY_CARDS.as("gateways"))
        .where("churchId", "=", churchId)
        .where(notClosing("gateways.churchId")),
  });
  return coalesce(async (churchId): Promise<readonly GatewayCard[]> =>
    ((await read(churchId, ""))?.gateways ?? []).sort(compareGateways),
  );
}

const GATEWAYS_WITH_SECRETS = sql<JsonRow<Gateway>[]>`coalesce(json_agg(json_build_object(
  'churchId', church_id, 'id', id, 'provider', provider, 'environment', environment, 'publicKey', public_key,
  'privateKey', private_key, 'webhookSecret', webhook_secret, 'productId', product_id, 'enabled', enabled,
  'payFees', pay_fees, 'rates', rates, 'createdAt', created_at, 'cardsChosenAt', cards_chosen_at)), '[]')`;

/** Reads gateways with their encrypted secrets, for charges (by church) and for webhooks (by gateway id). */
export function openGatewaysWithSecretsReader(db: GatewaysDatabase, prepare: PrepareQuery) {
  const prepareBy = (name: string, column: "churchId" | "id") =>
    prepare({
      name,
      columns: ["gateways"],
      build: (value) =>
        db
          .selectFrom("gateways")
          .select(GATEWAYS_WITH_SECRETS.as("gateways"))
          .where(column, "=", value)
          // A closing church takes no new gifts, but its webhooks are still received.
          .$if(column === "churchId", (query) => query.where(notClosing("gateways.churchId"))),
    });
  const ofChurch = prepareBy("gateways-of-church", "churchId");
  const byId = prepareBy("gateway-by-id", "id");
  const read = async (query: typeof byId, value: string): Promise<Gateway[]> =>
    ((await query(value, ""))?.gateways ?? [])
      .map(({ createdAt, cardsChosenAt, ...gateway }) => ({
        ...gateway,
        createdAt: new Date(createdAt),
        cardsChosenAt: cardsChosenAt === null ? null : new Date(cardsChosenAt),
      }))
      .sort(compareGateways);
  return {
    ofChurch: (churchId: string): Promise<Gateway[]> => read(ofChurch, churchId),
    byId: async (id: string): Promise<Gateway | undefined> => (await read(byId, id))[0],
  };
}
