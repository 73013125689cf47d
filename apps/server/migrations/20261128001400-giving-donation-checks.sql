-- The search while typing finds the donations of a check number.
create index donations_by_check on donations (church_id, method_details) where method = 'check';
