-- Generated from schemas/ by `npm run migration event-schemas`. Read it, correct it, commit it; never change it after it was applied.
create table json_schemas (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "target" text not null default 'events',
  "event_type" text,
  "scope" text not null default '',
  "mode" text not null default 'lenient',
  "extends_schema_id" text,
  "schema" jsonb not null default '{"type":"object","properties":{"properties":{"type":"object","properties":{}}}}'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table json_schemas add constraint json_schemas_target_allowed check ("target" in ('events', 'parts'));
alter table json_schemas add constraint json_schemas_mode_allowed check ("mode" in ('strict', 'lenient', 'off'));
alter table json_schemas add constraint json_schemas_event_type_scope_key unique ("tenant_id", "event_type", "scope");
create index json_schemas_updated_at_id_idx on json_schemas ("tenant_id", "updated_at", "id");
create index json_schemas_search_idx on json_schemas using gin (to_tsvector('simple', coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("event_type", '') || ' ' || coalesce("description", '')));
alter table json_schemas enable row level security;
create policy json_schemas_tenant on json_schemas to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on json_schemas to outrider_tenant;
alter table event_refusals drop constraint event_refusals_outcome_allowed;
alter table event_refusals add constraint event_refusals_outcome_allowed check ("outcome" in ('refused', 'partly', 'noted', 'replayed'));
alter table json_schemas add constraint json_schemas_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table json_schemas add constraint json_schemas_extends_schema_id_fkey foreign key (tenant_id, "extends_schema_id") references json_schemas (tenant_id, id) on delete restrict;
