-- What a gift pays for, where it pays for something: one question of one form. Most gifts pay for nothing.
alter table payment_intents add column purpose text;

-- What is paid, or being paid, is not paid again, under whichever key it is sent.
create unique index payment_intents_by_purpose on payment_intents (church_id, purpose)
  where purpose is not null and status not in ('failed', 'cancelled');
create index payment_intents_of_purpose on payment_intents (church_id, purpose, created_at) where purpose is not null;

-- A ticket lets one gift in, and besides it one form.
alter table guest_tickets add column form_sent text;
