-- A nickname has one name, that of the API.
alter table people rename column nick_name to nick;
alter view people_names rename column nick_name to nick;
