-- For other modules to join, read only: who signs in as a person, and in which language.
create or replace view account_holders as
  select uc.church_id, uc.person_id, uc.user_id, u.password_hash <> '' as has_password, u.language
  from user_churches uc join users u on u.id = uc.user_id;
