import { type GatewayConnection, PROVIDERS } from "@offertory/contract";
import type { Selectable } from "kysely";
import type { GatewaysDatabase, GatewaysTables } from "../gateways-tables.ts";

/** A gateway with the result of its last test, which only its settings show. */
export type TestedGateway = Selectable<GatewaysTables["gateways"]>;
export type Gateway = Omit<TestedGateway, "testedAt" | "testedConnection">;
type Columns = Omit<Gateway, "createdAt" | "productId" | "webhookSecret" | "cardsChosenAt">;

/** Clients use the first gateway: of the first provider, and live before test. */
const ENVIRONMENT_ORDER = ["live", "sandbox", "test"];
type Ordered = Pick<Gateway, "provider" | "environment"> & { createdAt: Date | string };
export const compareGateways = (one: Ordered, other: Ordered): number =>
  PROVIDERS.indexOf(one.provider) - PROVIDERS.indexOf(other.provider) ||
  ENVIRONMENT_ORDER.indexOf(one.environment) - ENVIRONMENT_ORDER.indexOf(other.environment) ||
  new Date(one.createdAt).getTime() - new Date(other.createdAt).getTime();

export const gatewayStore = (db: GatewaysDatabase) => ({
  list: async (churchId: string): Promise<TestedGateway[]> =>
    (await db.selectFrom("gateways").selectAll().where("churchId", "=", churchId).execute()).sort(compareGateways),

  keepWebhookSecret: ({ churchId, id }: Pick<Gateway, "churchId" | "id">, webhookSecret: string) =>
    db.updateTable("gateways").set({ webhookSecret }).where("churchId", "=", churchId).where("id", "=", id).execute(),

  find: (churchId: string, id: string): Promise<TestedGateway | undefined> =>
    db.selectFrom("gateways").selectAll().where("churchId", "=", churchId).where("id", "=", id).executeTakeFirst(),

  add: ({ rates, ...gateway }: Columns): Promise<TestedGateway> =>
    db
      .insertInto("gateways")
      .values({ ...gateway, rates: JSON.stringify(rates) })
      .returningAll()
      .executeTakeFirstOrThrow(),

  /** Stores the result of a test, unless the keys were replaced while it ran. */
  keepTest: ({ churchId, id, privateKey }: Gateway, testedConnection: GatewayConnection, testedAt: Date) =>
    db
      .updateTable("gateways")
      .set({ testedConnection, testedAt })
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .where("privateKey", "=", privateKey)
      .execute(),

  /** New keys have not been tested yet. */
  dropTest: ({ churchId, id }: Gateway) =>
    db
      .updateTable("gateways")
      .set({ testedConnection: null, testedAt: null })
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .execute(),

  chooseForCards: (churchId: string, id: string, cardsChosenAt: Date) =>
    db.updateTable("gateways").set({ cardsChosenAt }).where("churchId", "=", churchId).where("id", "=", id).execute(),

  change: (
    churchId: string,
    id: string,
    { rates, ...change }: Omit<Columns, "churchId" | "id" | "provider">,
  ): Promise<TestedGateway> =>
    db
      .updateTable("gateways")
      .set({ ...change, rates: JSON.stringify(rates) })
      .where("churchId", "=", churchId)
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow(),
});
