import type { TimelineEvent } from "@offertory/contract";
import { sql } from "kysely";
import type { SeenChurch } from "../../donations/index.ts";
import type { GivingDatabase } from "../giving-tables.ts";

interface EventRow {
  kind: TimelineEvent["kind"];
  at: Date;
  amount: number | null;
  by: string;
  displayName: string | null;
}

export const timelineStore = (db: GivingDatabase) => ({
  /** Reads the payment of a donation and what the ledger says the provider owes the church for it. */
  payment: async ({ churchId }: SeenChurch, id: string) => {
    const { rows } = await sql<{
      provider: string | null;
      transactionId: string | null;
      providerFee: number | null;
      net: number;
    }>`
      select d.provider, d.transaction_id as "transactionId", d.provider_fee as "providerFee",
        (select coalesce(sum(l.amount), 0)::int from ledger l
          where l.church_id = d.church_id and l.donation_id = d.id and l.account = 'provider') as net
      from donations d where d.church_id = ${churchId} and d.id = ${id}`.execute(db.withoutPlugins());
    return rows[0];
  },

  /** Reads the events of a donation, oldest first. Voiding is the last correction of a voided donation. */
  events: async ({ churchId }: SeenChurch, id: string): Promise<EventRow[]> => {
    const { rows } = await sql<EventRow>`
      with d as materialized (select * from donations where church_id = ${churchId} and id = ${id}),
      corrections as (
        select entry_id, min(at) as at, row_number() over (order by min(at) desc, entry_id desc) as nth
        from ledger where church_id = ${churchId} and donation_id = ${id} and reason = 'correction' group by entry_id
      ),
      happened as (
        select case when d.provider is null then 'recorded' else 'paid' end as kind,
          case when d.provider is null then d.created_at else d.donated_at end as at, d.amount, '' as by, 0 as place from d
        union all
        select case when c.nth = 1 and d.status = 'voided' then 'voided' else 'corrected' end, c.at, null, '', 1
          from corrections c, d
        union all
        select 'fee', min(l.at), sum(l.amount)::int, '', 1 from ledger l
          where l.church_id = ${churchId} and l.donation_id = ${id} and l.account = 'provider'
            and l.reason in ('fee', 'refund-fee', 'dispute-fee') group by l.entry_id
        union all
        select 'receipt', e.written_at, null, '', 2 from giving_emails e
          where e.church_id = ${churchId} and e.kind = 'receipt' and e.about = ${id}
        union all
        select 'receipt-resent', e.written_at, null, e.sent_by, 2 from giving_emails e
          where e.church_id = ${churchId} and e.kind = 'receipt-resent' and split_part(e.about, ':', 1) = ${id}
        union all
        select 'paid-out', p.paid_at, null, '', 3 from donation_payouts o
          join payouts p on p.church_id = o.church_id and p.gateway_id = o.gateway_id and p.id = o.payout_id
          where o.church_id = ${churchId} and o.donation_id = ${id}
        union all
        select case r.status when 'succeeded' then 'refund' when 'failed' then 'refund-failed' else 'refund-pending' end,
          r.created_at, -r.amount, r.asked_by, 4 from refunds r where r.church_id = ${churchId} and r.donation_id = ${id}
        union all
        select 'dispute', s.opened_at, case s.status when 'inquiry' then null else -s.amount end, '', 5 from disputes s
          where s.church_id = ${churchId} and s.donation_id = ${id}
        union all
        select case s.status when 'won' then 'dispute-won' else 'dispute-lost' end, s.closed_at,
          case s.status when 'won' then s.amount end, '', 6 from disputes s
          where s.church_id = ${churchId} and s.donation_id = ${id} and s.closed_at is not null and s.status in ('won', 'lost')
      )
      select e.kind, e.at, e.amount, e.by, p.display_name as "displayName"
      from happened e left join people_names p on p.church_id = ${churchId} and p.person_id = e.by
      order by e.at, e.place`.execute(db.withoutPlugins());
    return rows;
  },
});
