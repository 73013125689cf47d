import type { Selectable } from "kysely";
import type { PaymentsDatabase, PaymentsTables } from "../payments-tables.ts";
import type { SeenDonor } from "../../donations/index.ts";

export type MethodSetup = Selectable<PaymentsTables["methodSetups"]>;

export const setupStore = (db: PaymentsDatabase) => ({
  add: (setup: MethodSetup) => db.insertInto("methodSetups").values(setup).execute(),

  /** The open setups of a person since a time, the latest first. */
  openOf: ({ churchId, personId }: SeenDonor, since: Date, limit: number): Promise<MethodSetup[]> =>
    db
      .selectFrom("methodSetups as s")
      .innerJoin("customers as c", (join) =>
        join
          .onRef("c.churchId", "=", "s.churchId")
          .onRef("c.gatewayId", "=", "s.gatewayId")
          .onRef("c.id", "=", "s.customerId"),
      )
      .selectAll("s")
      .where("s.churchId", "=", churchId)
      .where("c.personId", "=", personId)
      .where("s.createdAt", ">", since)
      .orderBy("s.createdAt", "desc")
      .limit(limit)
      .execute(),

  end: ({ churchId, gatewayId, id }: Pick<MethodSetup, "churchId" | "gatewayId" | "id">) =>
    db
      .deleteFrom("methodSetups")
      .where("churchId", "=", churchId)
      .where("gatewayId", "=", gatewayId)
      .where("id", "=", id)
      .execute(),

  deleteOld: (before: Date) => db.deleteFrom("methodSetups").where("createdAt", "<", before).execute(),
});
