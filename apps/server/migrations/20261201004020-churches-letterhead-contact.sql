-- Emails to donors have the church's logo, and answers to them reach its contact.
create or replace view church_letterheads as
  select
    id as church_id, name, legal_name, tax_id, address1, address2, city, state, zip, country, time_zone,
    coalesce((
      select btrim(s.value) from church_settings s where s.church_id = churches.id and s.key_name = 'supportContact'
    ), '') as contact,
    coalesce((
      select s.shown from church_settings s where s.church_id = churches.id and s.key_name = 'logoLight'
    ), '') as logo
  from churches;
