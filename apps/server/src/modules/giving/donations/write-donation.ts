import { sql } from "kysely";
import { wholeEntries } from "../ledger/ledger-store.ts";
import type { DonationRecord } from "./record-donation.ts";

/**
 * A donation, what each fund gets of it and its lines of the ledger, as parts of one statement that has the gift before them: all
 * of them are written, or none, and none where there is no gift or the charge has its donation already. What the donor wrote and
 * how the card looks is taken from the gift's row in this moment: who was erased a moment ago is not written down again.
 */
export function writeDonation({ donation: d, funds, lines: all }: DonationRecord) {
  const lines = wholeEntries(all);
  const of = <Value>(read: (line: (typeof lines)[number]) => Value) => lines.map(read);
  return sql`
    donation as (
      insert into donations (church_id, id, batch_id, person_id, intent_id, schedule_id, provider, transaction_id,
        donated_on, donated_at, amount, covered_fee, provider_fee, method, method_details, notes, status)
      select ${d.churchId}, ${d.id}, ${d.batchId}, ${d.personId}, ${d.intentId}, ${d.scheduleId}, ${d.provider},
        ${d.transactionId}, ${d.donatedOn}::date, ${d.donatedAt}::timestamptz, ${d.amount}::int, ${d.coveredFee}::int,
        ${d.providerFee}::int, ${d.method}, trim(concat_ws(' ', gift.method_name, gift.method_last4)), gift.notes, 'succeeded'
      from gift
      on conflict (church_id, provider, transaction_id) where transaction_id is not null do nothing
      returning church_id, id
    ), shares as (
      insert into donation_funds (church_id, donation_id, position, fund_id, amount)
      select donation.church_id, donation.id, share.place - 1, share.fund_id, share.amount
      from donation, unnest(${funds.map(({ fundId }) => fundId)}::text[], ${funds.map(({ amount }) => amount)}::int[])
        with ordinality as share (fund_id, amount, place)
    ), lines as (
      insert into ledger (church_id, donation_id, entry_id, at, reason, account, fund_id, amount, reference)
      select donation.church_id, donation.id, line.entry_id, line.at, line.reason, line.account, line.fund_id, line.amount,
        line.reference
      from donation, unnest(${of((line) => line.entryId)}::text[], ${of((line) => line.at)}::timestamptz[],
        ${of((line) => line.reason)}::text[], ${of((line) => line.account)}::text[], ${of((line) => line.fundId)}::text[],
        ${of((line) => line.amount)}::int[], ${of((line) => line.reference)}::text[])
        with ordinality as line (entry_id, at, reason, account, fund_id, amount, reference, place)
      order by line.place
    )`;
}
