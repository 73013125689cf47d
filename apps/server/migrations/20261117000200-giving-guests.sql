-- Giving without an account: what shows that a person is there, the cards of guests, and who tries cards out.

-- A captcha that was shown to us: good once. By the hash of its token.
create table spent_captchas (
  id text primary key,
  spent_at timestamptz not null default now()
);
create index spent_captchas_by_time on spent_captchas (spent_at);

-- A solved captcha admits one gift without an account, and a few steps on the way to it.
create table guest_tickets (
  -- the hash of what the visitor holds
  id text primary key,
  -- the hash of the network that it was made for
  place text not null,
  -- clients that cannot carry a ticket draw from those of their network
  pooled boolean not null,
  -- how sure it is that a person was there
  score double precision not null,
  -- a form's ticket is for one church, and for one amount to one fund
  church_id text references churches (id) on delete cascade,
  fund_id text,
  amount integer,
  gifts_left integer not null default 1,
  steps_left integer not null default 3,
  -- the gift that it was spent on: sent again, it is the same gift
  spent_on text,
  spent_at timestamptz,
  made_at timestamptz not null,
  ends_at timestamptz not null
);
create index guest_tickets_by_place on guest_tickets (place, ends_at) where pooled;
create index guest_tickets_by_end on guest_tickets (ends_at);

-- Whose a card without a person is: of the ticket that saved it, and of the network that the ticket came from.
create table guest_cards (
  church_id text not null,
  gateway_id text not null,
  method_id text not null,
  ticket_id text not null,
  place text not null,
  made_at timestamptz not null,
  primary key (church_id, gateway_id, method_id),
  foreign key (church_id, gateway_id, method_id) references payment_methods (church_id, gateway_id, id) on delete cascade
);

-- Every time that a payment provider is asked about a card by a donor, without anything that names the donor.
create table card_tries (
  church_id text not null references churches (id) on delete cascade,
  id text not null,
  at timestamptz not null,
  step text not null check (step in ('card', 'charge')),
  place text not null,
  email text not null,
  ticket_id text not null default '',
  card text not null default '',
  intent_id text,
  -- saved: the card was taken, and no money asked for yet; unsure: nobody knows, or the donor's bank wants to be asked
  outcome text not null default 'open' check (outcome in ('open', 'saved', 'good', 'declined', 'unsure')),
  primary key (church_id, id)
);
create index card_tries_by_church on card_tries (church_id, at desc);
create index card_tries_by_place on card_tries (place, at desc);
create index card_tries_by_email on card_tries (email, at desc);
create index card_tries_by_ticket on card_tries (ticket_id) where ticket_id <> '';
create index card_tries_by_card on card_tries (church_id, card, at desc) where card <> '';
create index card_tries_by_intent on card_tries (church_id, intent_id) where intent_id is not null;
create index card_tries_by_time on card_tries (at);

-- A church where cards are being tried out asks for more than usual, for a while.
create table wary_churches (
  church_id text primary key references churches (id) on delete cascade,
  until timestamptz not null
);
