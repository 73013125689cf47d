-- The gateway that takes cards where a church has several: the one that was chosen last and is switched on.
alter table gateways
  -- null while the church has never chosen this gateway for cards
  add column cards_chosen_at timestamptz;
