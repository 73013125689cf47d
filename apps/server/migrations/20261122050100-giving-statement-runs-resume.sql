-- When a mailing goes on that has met the church's limit of emails for a day.
alter table statement_runs add column resumes_at timestamptz;
