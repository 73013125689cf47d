-- Whose the setup of a bank account without a person is: of the captcha token that started it, and of its network.
create table guest_bank_setups (
  church_id text not null,
  gateway_id text not null,
  customer_id text not null,
  captcha_token_id text not null,
  place text not null,
  made_at timestamptz not null,
  primary key (church_id, gateway_id, customer_id),
  foreign key (church_id, gateway_id, customer_id) references customers (church_id, gateway_id, id) on delete cascade
);
create index guest_bank_setups_by_token on guest_bank_setups (captcha_token_id);
create index guest_bank_setups_by_place on guest_bank_setups (place);
create index guest_bank_setups_by_age on guest_bank_setups (made_at);
