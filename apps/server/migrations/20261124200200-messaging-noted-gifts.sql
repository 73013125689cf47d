-- A notification of a note on a gift says which gift.

create or replace view noted_donations as select church_id, id as thing_id, amount, donated_on from donations;
