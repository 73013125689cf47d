-- Lists name every picture: a tiny one by itself, any other by its address. What follows v= is a secret that only those
-- answers tell who may see the person, and it changes with the picture.
alter table people add column listed_photo text not null generated always as (
  case
    when length(photo) <= 1200 then photo
    else '/content/people/' || church_id || '/' || id || '?v=' || md5(photo)
  end
) stored;

create or replace view people_names as
  select
    church_id, id as person_id, first_name, last_name, nick_name, display_name, email, listed_photo as photo,
    photo_updated, membership_status, archived_at is not null as archived
  from people;

-- The new column takes the name of the old one; PostgreSQL before 17 cannot change how a column is generated.
alter table people drop column list_photo;
alter table people rename column listed_photo to list_photo;
