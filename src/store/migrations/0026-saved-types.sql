-- Generated from schemas/ by `npm run migration saved-types`. Read it, correct it, commit it; never change it after it was applied.
create table action_types (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "actions" jsonb not null,
  "tags" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index action_types_updated_at_id_idx on action_types ("tenant_id", "updated_at", "id");
create index action_types_search_idx on action_types using gin ((coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
alter table action_types enable row level security;
create policy action_types_tenant on action_types to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on action_types to outrider_tenant;
create table condition_types (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "about" text not null default 'profile',
  "parent_condition" jsonb not null default '{"type":"booleanCondition","parameterValues":{"operator":"and","subConditions":[]}}'::jsonb,
  "parameters" jsonb not null default '[]'::jsonb,
  "tags" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table condition_types add constraint condition_types_about_allowed check ("about" in ('profile', 'session', 'event'));
create index condition_types_updated_at_id_idx on condition_types ("tenant_id", "updated_at", "id");
create index condition_types_search_idx on condition_types using gin ((coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
alter table condition_types enable row level security;
create policy condition_types_tenant on condition_types to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on condition_types to outrider_tenant;
alter table action_types add constraint action_types_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table condition_types add constraint condition_types_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
