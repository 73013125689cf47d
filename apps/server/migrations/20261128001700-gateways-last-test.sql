-- When the keys of a gateway were last tested at the provider, and with which result; both null before the first test.
alter table gateways
  add column tested_at timestamptz,
  add column tested_connection text check (tested_connection in ('works', 'refused', 'unreachable')),
  add constraint gateways_test_is_whole check ((tested_at is null) = (tested_connection is null));
