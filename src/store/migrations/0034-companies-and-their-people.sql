-- Generated from schemas/ by `npm run migration companies-and-their-people`. Read it, correct it, commit it; never change it after it was applied.
create table group_members (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "group_id" text not null,
  "profile_id" uuid not null,
  "last_seen_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table group_members add constraint group_members_group_id_profile_id_key unique ("tenant_id", "group_id", "profile_id");
create index group_members_updated_at_id_idx on group_members ("tenant_id", "updated_at", "id");
create index group_members_profile_id_idx on group_members ("tenant_id", "profile_id");
alter table group_members enable row level security;
create policy group_members_tenant on group_members to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on group_members to outrider_tenant;
alter table group_members add constraint group_members_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table group_members add constraint group_members_group_id_fkey foreign key (tenant_id, "group_id") references profile_groups (tenant_id, id) on delete cascade;
alter table group_members add constraint group_members_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
-- Whom earlier calls named: the profiles say so themselves.
insert into group_members (id, tenant_id, group_id, profile_id, last_seen_at, created_at, created_by, updated_at, updated_by)
  select gen_random_uuid(), p.tenant_id, g.id, p.id, null, now(), 'intake', now(), 'intake' from profiles p
  cross join lateral jsonb_array_elements_text(case when jsonb_typeof(p.system_properties -> 'groups') = 'array' then p.system_properties -> 'groups' else '[]'::jsonb end) as named(group_id)
  join profile_groups g on g.tenant_id = p.tenant_id and g.id = named.group_id
  on conflict do nothing;
