-- The payout that a donation was part of, written when the payout is compared with the ledger.
create table donation_payouts (
  church_id text not null,
  donation_id text not null,
  gateway_id text not null,
  -- the row of `payouts`
  payout_id text not null,
  primary key (church_id, donation_id, gateway_id, payout_id),
  foreign key (church_id, donation_id) references donations (church_id, id) on delete cascade,
  foreign key (church_id, gateway_id, payout_id) references payouts (church_id, gateway_id, id) on delete cascade
);

-- Who had an email sent again; empty for those that are sent by the program.
alter table giving_emails add column sent_by text not null default '';
