-- What the provider's own window sets up with a donor: asked for when the donor's methods are listed, until it is known how it ended.
create table method_setups (
  church_id text not null,
  gateway_id text not null,
  id text not null,
  customer_id text not null,
  created_at timestamptz not null,
  primary key (church_id, gateway_id, id),
  foreign key (church_id, gateway_id, customer_id) references customers (church_id, gateway_id, id) on delete cascade
);
create index method_setups_by_customer on method_setups (church_id, gateway_id, customer_id);
