-- What a note is about has a name, which a notification of it says.

create or replace view noted_households as select church_id, id as thing_id, name from households;
