-- Churches and their settings.

create table churches (
  id text primary key,
  name text not null,
  sub_domain text not null,
  address1 text not null default '',
  address2 text not null default '',
  city text not null default '',
  state text not null default '',
  zip text not null default '',
  country text not null default '',
  time_zone text not null default 'America/New_York',
  legal_name text not null default '',
  tax_id text not null default '',
  created_at timestamptz not null default now()
);
create unique index churches_by_sub_domain on churches (sub_domain);
create index churches_searched on churches using gin (lower(name) gin_trgm_ops);

create table church_settings (
  church_id text not null references churches (id) on delete cascade,
  id text not null,
  key_name text not null,
  value text not null,
  public boolean not null,
  -- what clients are shown: a picture is named by its address, which changes with its content
  shown text not null generated always as (
    case
      when value like 'data:%' then '/content/churches/' || church_id || '/' || key_name || '?v=' || left(md5(value), 12)
      else value
    end
  ) stored,
  primary key (church_id, id)
);
create unique index church_settings_by_key on church_settings (church_id, key_name);

-- For other modules to join, read only: a church as everyone may see it.
create view church_cards as
  select
    c.id as church_id, c.name, c.sub_domain, c.address1, c.address2, c.city, c.state, c.zip, c.country, c.time_zone,
    coalesce(
      (
        select json_agg(json_build_object('keyName', s.key_name, 'value', s.shown) order by s.key_name)
        from church_settings s where s.church_id = c.id and s.public
      ),
      '[]'::json
    ) as settings
  from churches c;
