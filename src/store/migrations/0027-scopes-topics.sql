-- Generated from schemas/ by `npm run migration scopes-topics`. Read it, correct it, commit it; never change it after it was applied.
create table scopes (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "tags" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index scopes_updated_at_id_idx on scopes ("tenant_id", "updated_at", "id");
create index scopes_search_idx on scopes using gin ((coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
alter table scopes enable row level security;
create policy scopes_tenant on scopes to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on scopes to outrider_tenant;
create table topics (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "enabled" boolean not null default true,
  "tags" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index topics_updated_at_id_idx on topics ("tenant_id", "updated_at", "id");
create index topics_search_idx on topics using gin ((coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
alter table topics enable row level security;
create policy topics_tenant on topics to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on topics to outrider_tenant;
alter table scopes add constraint scopes_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table topics add constraint topics_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
