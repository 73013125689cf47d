import { sql } from "kysely";
import { toJsonRow, toJsonRows } from "../../../platform/database/to-json-row.ts";
import { wholeEntries } from "../../ledger/index.ts";
import type { DonationRecord } from "./donation-record.ts";

/**
 * A donation, what each fund gets of it and its lines of the ledger, as parts of one statement that has the gift before them: all
 * of them are written, or none, and none where there is no gift or the charge has its donation already. What the donor wrote and
 * how the card looks is taken from the gift's row in this moment: who was erased a moment ago is not written down again.
 */
export const writeDonation = ({ donation, funds, lines }: DonationRecord) => sql`
  donation as (
    insert into donations (church_id, id, batch_id, person_id, intent_id, schedule_id, provider, transaction_id, donated_on,
      donated_at, amount, covered_fee, provider_fee, method, method_details, notes, status)
    select d.church_id, d.id, d.batch_id, d.person_id, d.intent_id, d.schedule_id, d.provider, d.transaction_id, d.donated_on,
      d.donated_at, d.amount, d.covered_fee, d.provider_fee, d.method,
      trim(concat_ws(' ', gift.method_name, gift.method_last4)), gift.notes, 'succeeded'
    from gift, json_populate_record(null::donations, ${toJsonRow(donation)}::json) as d
    on conflict (church_id, provider, transaction_id) where transaction_id is not null do nothing
    returning church_id, id
  ), shares as (
    insert into donation_funds (church_id, donation_id, position, fund_id, amount)
    select donation.church_id, donation.id, share.place - 1, share.fund_id, share.amount
    from donation, rows from (json_to_recordset(${toJsonRows(funds)}::json) as (fund_id text, amount int))
      with ordinality as share (fund_id, amount, place)
  ), lines as (
    insert into ledger (church_id, donation_id, entry_id, at, reason, account, fund_id, amount, reference)
    select l.church_id, l.donation_id, l.entry_id, l.at, l.reason, l.account, l.fund_id, l.amount, l.reference
    from donation, json_populate_recordset(null::ledger, ${toJsonRows(wholeEntries(lines))}::json) as l
  )`;
