-- Generated from schemas/ by `npm run migration custom-objects`. Read it, correct it, commit it; never change it after it was applied.
create table custom_values (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "type_id" text not null,
  "object_id" uuid not null,
  "field" text not null,
  "text" text,
  "number" double precision,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index custom_values_updated_at_id_idx on custom_values ("tenant_id", "updated_at", "id");
create index custom_values_object_id_idx on custom_values ("tenant_id", "object_id");
create index custom_values_type_id_field_text_object_id_idx on custom_values ("tenant_id", "type_id", "field", "text", "object_id");
create index custom_values_type_id_field_number_object_id_idx on custom_values ("tenant_id", "type_id", "field", "number", "object_id");
alter table custom_values enable row level security;
create policy custom_values_tenant on custom_values to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on custom_values to outrider_tenant;
create table customs (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "type_id" text not null,
  "name" text not null default '',
  "search" text not null default '',
  "data" jsonb not null default '{}'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index customs_updated_at_id_idx on customs ("tenant_id", "updated_at", "id");
create index customs_type_id_updated_at_id_idx on customs ("tenant_id", "type_id", "updated_at", "id");
create index customs_type_id_created_at_id_idx on customs ("tenant_id", "type_id", "created_at", "id");
create index customs_search_idx on customs using gin ((coalesce("search", '')) gin_trgm_ops);
alter table customs enable row level security;
create policy customs_tenant on customs to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on customs to outrider_tenant;
create table object_types (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "plural" text not null,
  "description" text not null default '',
  "label" text not null default 'name',
  "in_menu" boolean not null default true,
  "schema" jsonb not null default '{"type":"object","properties":{"name":{"type":"string","title":"Name","minLength":1,"maxLength":100}},"required":["name"]}'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index object_types_updated_at_id_idx on object_types ("tenant_id", "updated_at", "id");
create index object_types_search_idx on object_types using gin ((coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("plural", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
alter table object_types enable row level security;
create policy object_types_tenant on object_types to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on object_types to outrider_tenant;
alter table custom_values add constraint custom_values_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table custom_values add constraint custom_values_object_id_fkey foreign key (tenant_id, "object_id") references customs (tenant_id, id) on delete cascade;
alter table customs add constraint customs_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table customs add constraint customs_type_id_fkey foreign key (tenant_id, "type_id") references object_types (tenant_id, id) on delete restrict;
alter table object_types add constraint object_types_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
