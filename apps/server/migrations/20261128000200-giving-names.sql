-- Names that the field uses.
alter table statement_letters rename to statement_emails;
alter table giving_letters rename to giving_emails;
alter table wary_churches rename to captcha_escalations;
alter table card_tries rename to payment_attempts;
alter table ledger_seals rename to ledger_checkpoints;
alter table ledger_checkpoints rename column sealed_at to added_at;
alter table ledger_checks rename column seals to checkpoints;
alter table ledger_checks rename column unsealed to uncovered;
update ledger_checks set trouble_what = replace(trouble_what, 'seal-', 'checkpoint-') where trouble_what like 'seal-%';
alter table reconciliations rename column healed to repaired;
alter table reconciliation_differences rename column healed to repaired;
alter table subscriptions rename column kept_by to schedule_owner;
alter table subscriptions rename column to_tell to to_sync;
alter table renewals rename column told_tries to notified_tries;
