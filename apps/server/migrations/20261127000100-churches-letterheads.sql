-- For other modules to join, read only: a church as its official papers name it. Not for everyone: it has the tax id.
create or replace view church_letterheads as
  select id as church_id, name, legal_name, tax_id, address1, address2, city, state, zip, country, time_zone from churches;
