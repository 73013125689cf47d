-- Who signs in as a person, by the address that they have proved: the first password of an account is set by a mailed link. An account
-- that was only named, or invited, is not among them.
create view proved_addresses as
  select uc.church_id, uc.person_id, u.email
  from user_churches uc join users u on u.id = uc.user_id
  where u.password_hash <> '';
