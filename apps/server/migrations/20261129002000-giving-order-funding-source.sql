-- Orders that a donor approves from a PayPal or Venmo account, in place of a card.
alter table gift_orders
  -- null for a card
  add column funding_source text check (funding_source in ('paypal', 'venmo'));
