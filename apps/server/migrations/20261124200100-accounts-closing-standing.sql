-- In a church that closes only its administrators stand anywhere; until when is told with it.
create or replace view caller_standing as
  select
    uc.user_id,
    uc.church_id,
    uc.person_id,
    p.membership_status,
    a.is_admin,
    array(
      select distinct rp.api || '|' || rp.content_type || '|' || rp.action
      from roles r join role_permissions rp on rp.church_id = r.church_id and rp.role_id = r.id
      where r.church_id = uc.church_id
        and (
          (r.kind = 'everyone' and n.person_id is null)
          or (r.kind = 'members' and p.membership_status in ('Member', 'Staff'))
          or exists (
            select 1 from role_members m
            where m.church_id = r.church_id and m.role_id = r.id and m.person_id = uc.person_id
          )
        )
    ) as grants,
    n.person_id is not null as is_newcomer,
    k.closes_at
  from user_churches uc
  join people p on p.church_id = uc.church_id and p.id = uc.person_id
  left join newcomers n on n.church_id = uc.church_id and n.person_id = uc.person_id
  left join closing_churches k on k.church_id = uc.church_id
  cross join lateral (
    select exists (
      select 1 from roles r join role_members m on m.church_id = r.church_id and m.role_id = r.id
      where r.church_id = uc.church_id and r.kind = 'admins' and m.person_id = uc.person_id
    ) as is_admin
  ) a
  where p.archived_at is null and (k.church_id is null or a.is_admin);
