-- Generated from schemas/ by `npm run migration add-patches`. Read it, correct it, commit it; never change it after it was applied.
create table patches (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "patched_item_type" text not null,
  "patched_item_id" text not null,
  "operation" text not null default 'merge',
  "data" jsonb not null default '{}'::jsonb,
  "steps" jsonb not null default '[]'::jsonb,
  "last_application" timestamptz,
  "last_outcome" text not null default '',
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table patches add constraint patches_operation_allowed check ("operation" in ('override', 'merge', 'patch', 'remove'));
create index patches_updated_at_id_idx on patches ("tenant_id", "updated_at", "id");
create index patches_search_idx on patches using gin ((coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '') || ' ' || coalesce("patched_item_id", '')) gin_trgm_ops);
alter table patches enable row level security;
create policy patches_tenant on patches to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on patches to outrider_tenant;
alter table patches add constraint patches_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
