-- Whether an email was asked for and is not queued yet: a job queues the receipts of many donations one by one.
alter table giving_emails add column waiting boolean not null default false;
