-- Pictures of a church. The bytes are in the file store, under {church_id}/gallery/{ratio}/{file}.

create table gallery_pictures (
  church_id text not null references churches (id),
  ratio text not null,
  file text not null,
  -- the form by which it may be sent, and by no other
  upload_id text not null,
  requested_at timestamptz(3) not null,
  -- empty until it was sent
  added_at timestamptz(3),
  width integer,
  height integer,
  primary key (church_id, ratio, file)
);
create index gallery_pictures_by_time on gallery_pictures (church_id, ratio, added_at desc) where added_at is not null;
create index gallery_pictures_never_sent on gallery_pictures (requested_at) where added_at is null;
