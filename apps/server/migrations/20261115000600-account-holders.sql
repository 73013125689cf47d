-- Who was invited has an account, and signs in only once a password is set.
create or replace view account_holders as
  select uc.church_id, uc.person_id, uc.user_id, u.password_hash <> '' as has_password
  from user_churches uc join users u on u.id = uc.user_id;
