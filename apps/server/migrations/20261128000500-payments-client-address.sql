-- The donor's IP address, which the mandate of a bank debit contains: a repeated call must send the same one, or the
-- provider refuses its idempotency key. Null for cards, and again null as soon as the provider has answered.
alter table payment_intents add column client_address text;
