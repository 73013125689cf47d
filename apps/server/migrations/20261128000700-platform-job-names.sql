-- Jobs that wait under the earlier names of two subscribers run under their names of today. The job queue creates its
-- schema after the first migrations, so a new database has nothing to rename.
do $$
begin
  if to_regclass('graphile_worker._private_tasks') is not null then
    update graphile_worker._private_tasks set identifier = 'renewal-failed:donor-email'
      where identifier = 'renewal-failed:letter';
    update graphile_worker._private_tasks set identifier = 'form-submitted:owners'
      where identifier = 'form-submitted:keepers';
  end if;
end
$$;
