-- The campaign of the link that a gift was given through; null without one. Nullable, so that a server of the version before can go on writing.
alter table payment_intents add column campaign text check (campaign <> '');
alter table subscriptions add column campaign text check (campaign <> '');
alter table donations add column campaign text check (campaign <> '');
create index donations_by_campaign on donations (church_id, campaign, donated_at desc) where campaign is not null;
