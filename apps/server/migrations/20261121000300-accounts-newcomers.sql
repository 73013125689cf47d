-- Who joined by themselves, in a church that confirms newcomers, and was not confirmed yet: a guest without a role.
create view newcomers as
  select p.church_id, p.id as person_id
  from people p
  where p.membership_status = 'Guest'
    and exists (
      select 1 from church_settings s
      where s.church_id = p.church_id and s.key_name = 'confirmNewcomers' and s.value = 'true'
    )
    and not exists (select 1 from role_members m where m.church_id = p.church_id and m.person_id = p.id);

create or replace view caller_standing as
  select
    uc.user_id,
    uc.church_id,
    uc.person_id,
    p.membership_status,
    exists (
      select 1 from roles r join role_members m on m.church_id = r.church_id and m.role_id = r.id
      where r.church_id = uc.church_id and r.kind = 'admins' and m.person_id = uc.person_id
    ) as is_admin,
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
    n.person_id is not null as is_newcomer
  from user_churches uc
  join people p on p.church_id = uc.church_id and p.id = uc.person_id
  left join newcomers n on n.church_id = uc.church_id and n.person_id = uc.person_id
  where p.archived_at is null;
