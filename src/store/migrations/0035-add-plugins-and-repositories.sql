-- Generated from schemas/ by `npm run migration add-plugins-and-repositories`. Read it, correct it, commit it; never change it after it was applied.
create table plugins (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "package_version" text not null default '',
  "enabled" boolean not null default false,
  "source" text not null default 'folder',
  "switched_at" timestamptz,
  "brought" jsonb not null default '[]'::jsonb,
  "files" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table plugins add constraint plugins_source_allowed check ("source" in ('folder', 'upload'));
create index plugins_updated_at_id_idx on plugins ("tenant_id", "updated_at", "id");
create index plugins_search_idx on plugins using gin ((coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
alter table plugins enable row level security;
create policy plugins_tenant on plugins to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on plugins to outrider_tenant;
create table repositories (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "place" text not null,
  "token" text not null default '',
  "last_applied_at" timestamptz,
  "last_applied" text not null default '',
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index repositories_updated_at_id_idx on repositories ("tenant_id", "updated_at", "id");
create index repositories_search_idx on repositories using gin ((coalesce("name", '') || ' ' || coalesce("description", '') || ' ' || coalesce("place", '')) gin_trgm_ops);
alter table repositories enable row level security;
create policy repositories_tenant on repositories to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on repositories to outrider_tenant;
alter table plugins add constraint plugins_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table repositories add constraint repositories_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
