-- Generated from schemas/ by `npm run migration add-scripts`. Read it, correct it, commit it; never change it after it was applied.
create table scripts (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "code" text not null,
  "parameters" jsonb not null default '{"type":"object","properties":{},"required":[]}'::jsonb,
  "raises" jsonb not null default '[]'::jsonb,
  "tags" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index scripts_updated_at_id_idx on scripts ("tenant_id", "updated_at", "id");
create index scripts_search_idx on scripts using gin ((coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
alter table scripts enable row level security;
create policy scripts_tenant on scripts to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on scripts to outrider_tenant;
alter table scripts add constraint scripts_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
