-- Each church has one currency (ISO 4217). Churches that exist use US dollars, as all did before.
alter table churches add column currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$');
-- Rows with amounts refer to the church and its currency together. So no row can be in another currency, and the currency cannot
-- change while there is one.
alter table churches add constraint churches_currency unique (id, currency);

create or replace view church_cards as
  select
    c.id as church_id, c.name, c.sub_domain, c.address1, c.address2, c.city, c.state, c.zip, c.country, c.time_zone,
    coalesce(
      (
        select json_agg(json_build_object('keyName', s.key_name, 'value', s.shown) order by s.key_name)
        from church_settings s where s.church_id = c.id and s.public
      ),
      '[]'::json
    ) as settings,
    c.currency
  from churches c;

-- Every server process keeps the currencies in memory, so each one is told when one is set.
create function broadcast_church_currency() returns trigger language plpgsql as $$
begin
  perform pg_notify('offertory_news', json_build_object('kind', 'currency', 'churchId', new.id, 'currency', new.currency)::text);
  return null;
end $$;
create trigger churches_broadcast_currency after insert on churches
  for each row when (new.currency <> 'USD') execute function broadcast_church_currency();
create trigger churches_broadcast_changed_currency after update of currency on churches
  for each row when (new.currency <> old.currency) execute function broadcast_church_currency();
