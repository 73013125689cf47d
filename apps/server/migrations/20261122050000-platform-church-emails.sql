-- How many emails were sent in a church's name on a day, and how many wait for a day to come.
create table church_email_days (
  church_id text not null,
  day date not null,
  reason text not null check (reason in ('staff', 'notices', 'visitors')),
  sent integer not null,
  primary key (church_id, day, reason)
);
