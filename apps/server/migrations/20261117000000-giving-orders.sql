-- Orders at a payment provider: made before the donor has typed a card, and captured when the gift is given.

create table gift_orders (
  church_id text not null,
  -- our own name for the gift that it will pay; the gift has this id
  id text not null,
  gateway_id text not null,
  -- the provider's; empty until it has answered
  order_id text not null default '',
  -- the id that it was asked under, the same at every try
  request_key text not null unique,
  -- who is signed in; null for somebody without an account
  person_id text,
  -- null where the page had not asked yet: then a placeholder stands in the order
  amount integer check (amount > 0),
  save_card boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (church_id, id),
  foreign key (church_id, gateway_id) references gateways (church_id, id) on delete cascade
);
create unique index gift_orders_by_order on gift_orders (gateway_id, order_id) where order_id <> '';
create index gift_orders_by_age on gift_orders (created_at);
