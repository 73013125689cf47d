-- What a batch is expected to add up to, as it was counted before its gifts are entered; null where nobody said.
alter table batches add column expected_total integer check (expected_total > 0);

-- The list of batches, newest first: a page counts only its own batches.
create index batches_by_day on batches (church_id, batch_date, id);
