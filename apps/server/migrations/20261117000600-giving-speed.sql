-- The list of a church's gifts, newest first: whatever it is filtered by, an index has the gifts in the order of the list, so that
-- a page is read where it stands and nothing before it.

drop index donations_by_day;
create index donations_by_day on donations (church_id, donated_at, id);
drop index donations_by_person;
create index donations_by_person on donations (church_id, person_id, donated_at, id);
drop index donations_by_batch;
create index donations_by_batch on donations (church_id, batch_id, donated_at, id);
create index donations_by_method on donations (church_id, method, donated_at, id);
-- Nearly all gifts have succeeded and nothing more: those are found by the day.
create index donations_by_status on donations (church_id, status, donated_at, id) where status <> 'succeeded';

-- When the gift was given, beside what each fund got of it; kept by the database itself, so that the two never differ.
alter table donation_funds add column donated_at timestamptz;
update donation_funds f set donated_at = d.donated_at from donations d where d.church_id = f.church_id and d.id = f.donation_id;
alter table donation_funds alter column donated_at set not null;
create index donation_funds_by_fund on donation_funds (church_id, fund_id, donated_at, donation_id);

create function learn_when_given() returns trigger language plpgsql as $$
begin
  select d.donated_at into new.donated_at from donations d where d.church_id = new.church_id and d.id = new.donation_id;
  return new;
end $$;
create trigger donation_funds_learn_when before insert on donation_funds for each row execute function learn_when_given();

create function tell_when_given() returns trigger language plpgsql as $$
begin
  update donation_funds set donated_at = new.donated_at where church_id = new.church_id and donation_id = new.id;
  return null;
end $$;
create trigger donations_tell_when after update of donated_at on donations for each row
  when (old.donated_at is distinct from new.donated_at) execute function tell_when_given();

-- Before every gift the declines of its card and of its giver are counted: those alone, not all tries of a busy day.
drop index card_tries_by_email;
create index card_tries_by_email on card_tries (email, at) where outcome = 'declined';
drop index card_tries_by_card;
create index card_tries_by_card on card_tries (church_id, card, at) where card <> '' and outcome = 'declined';
