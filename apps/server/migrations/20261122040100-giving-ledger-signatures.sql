-- Each checkpoint is signed with a key that the database does not hold: whoever can rewrite the ledger and its chain cannot sign
-- what they wrote. Those that were made before have no signature; the first signed one after them vouches for them by its hash.
alter table ledger_seals add column signature text not null default '';
