import { sql } from "kysely";
import { toJsonRow, toJsonRows } from "../../../platform/database/to-json-row.ts";
import { requireBalancedEntries } from "../../ledger/index.ts";
import type { DonationRecord } from "./donation-record.ts";

/**
 * Returns the CTEs that insert a donation, its fund lines and its ledger lines. They follow a CTE `gift` with the
 * payment intent's row. Nothing is inserted if `gift` is empty or if the charge has a donation already. Notes and card
 * come from `gift`, so that the data of a person who has just been erased is not inserted again.
 */
export const writeDonation = ({ donation, funds, lines }: DonationRecord) => sql`
  donation as (
    insert into donations (church_id, id, batch_id, person_id, intent_id, schedule_id, provider, transaction_id, donated_on,
      donated_at, amount, covered_fee, provider_fee, method, method_details, notes, campaign, status)
    select d.church_id, d.id, d.batch_id, d.person_id, d.intent_id, d.schedule_id, d.provider, d.transaction_id, d.donated_on,
      d.donated_at, d.amount, d.covered_fee, d.provider_fee, d.method,
      trim(concat_ws(' ', gift.method_name, gift.method_last4)), gift.notes, gift.campaign, 'succeeded'
    from gift, json_populate_record(null::donations, ${toJsonRow(donation)}::json) as d
    on conflict (church_id, provider, transaction_id) where transaction_id is not null do nothing
    returning church_id, id
  ), fund_lines as (
    insert into donation_funds (church_id, donation_id, position, fund_id, amount)
    select donation.church_id, donation.id, line.place - 1, line.fund_id, line.amount
    from donation, rows from (json_to_recordset(${toJsonRows(funds)}::json) as (fund_id text, amount int))
      with ordinality as line (fund_id, amount, place)
  ), lines as (
    insert into ledger (church_id, donation_id, entry_id, at, reason, account, fund_id, amount, currency, reference)
    select l.church_id, l.donation_id, l.entry_id, l.at, l.reason, l.account, l.fund_id, l.amount, l.currency, l.reference
    from donation, json_populate_recordset(null::ledger, ${toJsonRows(requireBalancedEntries(lines))}::json) as l
  )`;
