-- Lists of other modules are sorted by a person's name and searched by it: in the order of the index, without reading everybody.
create or replace view people_names as
  select
    church_id, id as person_id, first_name, last_name, nick, display_name, email, list_photo as photo,
    photo_updated, membership_status, archived_at is not null as archived,
    merged_into is not null or erased_at is not null as gone,
    sort_name, searched
  from people;
create index people_by_sort_name on people (church_id, sort_name, id);
