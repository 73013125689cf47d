-- The provider's code of the failure in `failure`, so that a donor is told in their language what to do about a card.
alter table subscriptions add column failure_code text not null default '';
