-- Generated from schemas/ by `npm run migration profile-merges`. Read it, correct it, commit it; never change it after it was applied.
create table profile_merges (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "master_id" uuid not null,
  "other_id" uuid not null,
  "moved" jsonb not null default '{}'::jsonb,
  "undone_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index profile_merges_updated_at_id_idx on profile_merges ("tenant_id", "updated_at", "id");
create index profile_merges_master_id_idx on profile_merges ("tenant_id", "master_id");
alter table profile_merges enable row level security;
create policy profile_merges_tenant on profile_merges to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on profile_merges to outrider_tenant;
alter table profile_merges add constraint profile_merges_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
