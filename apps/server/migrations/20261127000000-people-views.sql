-- For other modules to join, read only. Of who was merged or erased a record without a name stays: they are gone.
create or replace view people_names as
  select
    church_id, id as person_id, first_name, last_name, nick_name, display_name, email, list_photo as photo,
    photo_updated, membership_status, archived_at is not null as archived,
    merged_into is not null or erased_at is not null as gone
  from people;

create view household_names as select church_id, id as household_id, name from households;

create or replace view people_addresses as
  select
    p.church_id, p.id as person_id, p.display_name, p.sort_name, p.email, p.address1, p.address2, p.city, p.state, p.zip,
    p.stage, p.household_id, p.household_role, h.name as household_name
  from people p left join households h on h.church_id = p.church_id and h.id = p.household_id;
