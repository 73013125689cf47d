-- The church's donations in the order of their amounts.
create index donations_by_amount on donations (church_id, amount, id);
