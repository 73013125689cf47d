import { sql } from "kysely";
import type { PrepareQuery } from "../../platform/database/prepare-query.ts";
import type { GivingEmailsDatabase } from "./giving-emails-tables.ts";
import { LETTERHEAD_COLUMNS, recipientOf, type ReceiptLine } from "../donations/index.ts";

const FUND_LINES = sql<ReceiptLine[]>`(
  select json_agg(json_build_object('name', f.name, 'amount', s.amount) order by s.position)
  from donation_funds s join funds f on f.church_id = s.church_id and f.id = s.fund_id
  where s.church_id = d.church_id and s.donation_id = d.id)`;

const DONATION = ["d.id", "d.donatedOn", "d.amount", "d.coveredFee", "d.notes"] as const;
const PAYMENT = ["g.environment", "i.methodType", "i.methodName", "i.methodLast4", "i.scheduleId", "i.dueOn"] as const;
const RECIPIENT = ["p.email", "p.firstName", "p.lastName", "p.nick", "a.language", "a.hasPassword"] as const;

/** Reads a payment intent's donation, found by their common charge, with the recipient of its receipt. */
export function openReceiptReader(db: GivingEmailsDatabase, prepare: PrepareQuery) {
  const read = prepare({
    name: "receipt",
    columns: [...DONATION, ...PAYMENT, ...LETTERHEAD_COLUMNS, ...RECIPIENT, "church", "funds"],
    build: (churchId, intentId) =>
      db
        .selectFrom("paymentIntents as i")
        .innerJoin("donations as d", (join) =>
          join
            .onRef("d.churchId", "=", "i.churchId")
            .onRef("d.provider", "=", "i.provider")
            .onRef("d.transactionId", "=", "i.transactionId"),
        )
        .innerJoin("gateways as g", (join) =>
          join.onRef("g.churchId", "=", "i.churchId").onRef("g.id", "=", "i.gatewayId"),
        )
        .innerJoin("peopleNames as p", (join) =>
          join.onRef("p.churchId", "=", "d.churchId").onRef("p.personId", "=", "d.personId"),
        )
        .innerJoin("churchLetterheads as c", "c.churchId", "d.churchId")
        .leftJoin("accountHolders as a", (join) =>
          join.onRef("a.churchId", "=", "p.churchId").onRef("a.personId", "=", "p.personId"),
        )
        .select([...DONATION, ...PAYMENT, ...LETTERHEAD_COLUMNS, ...RECIPIENT, "c.name as church"])
        .select(FUND_LINES.as("funds"))
        .where("i.churchId", "=", churchId)
        .where("i.id", "=", intentId)
        .where("i.transactionId", "<>", ""),
  });
  return async (churchId: string, intentId: string) => {
    const donation = await read(churchId, intentId);
    const to = donation && recipientOf({ churchId, ...donation });
    return donation && to ? { donation, to } : null;
  };
}
