-- Generated from schemas/ by `npm run migration exports-and-retention`. Read it, correct it, commit it; never change it after it was applied.
create table export_configs (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "config_type" text not null default 'oneshot',
  "segment_id" text,
  "condition" jsonb not null default '{"type":"booleanCondition","parameterValues":{"operator":"and","subConditions":[]}}'::jsonb,
  "columns" jsonb not null default '[]'::jsonb,
  "format" text not null default 'csv',
  "destination" text not null default '',
  "period" text not null default 'day',
  "active" boolean not null default true,
  "status" text not null default 'NEVER',
  "last_run_at" timestamptz,
  "next_run_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table export_configs add constraint export_configs_config_type_allowed check ("config_type" in ('oneshot', 'recurrent'));
alter table export_configs add constraint export_configs_format_allowed check ("format" in ('csv', 'ndjson'));
alter table export_configs add constraint export_configs_period_allowed check ("period" in ('quarter-hour', 'hour', 'six-hours', 'day', 'week'));
alter table export_configs add constraint export_configs_status_allowed check ("status" in ('NEVER', 'RUNNING', 'SUCCESS', 'ERRORS'));
create index export_configs_updated_at_id_idx on export_configs ("tenant_id", "updated_at", "id");
create index export_configs_search_idx on export_configs using gin ((coalesce("name", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
alter table export_configs enable row level security;
create policy export_configs_tenant on export_configs to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on export_configs to outrider_tenant;
create table export_runs (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "config_id" uuid not null,
  "file_name" text not null default '',
  "state" text not null default 'running',
  "destination" text not null default '',
  "people" integer not null default 0,
  "error" text not null default '',
  "started_at" timestamptz,
  "finished_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table export_runs add constraint export_runs_state_allowed check ("state" in ('queued', 'running', 'done', 'failed'));
create index export_runs_updated_at_id_idx on export_runs ("tenant_id", "updated_at", "id");
create index export_runs_config_id_created_at_idx on export_runs ("tenant_id", "config_id", "created_at");
create index export_runs_search_idx on export_runs using gin ((coalesce("file_name", '')) gin_trgm_ops);
alter table export_runs enable row level security;
create policy export_runs_tenant on export_runs to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on export_runs to outrider_tenant;
create table retention_rules (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "what" text not null,
  "days" integer not null default 365,
  "enabled" boolean not null default true,
  "last_run_at" timestamptz,
  "last_removed" integer not null default 0,
  "next_run_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table retention_rules add constraint retention_rules_what_allowed check ("what" in ('events', 'sessions', 'anonymous-profiles', 'inactive-profiles', 'refused-events', 'webhook-deliveries', 'import-runs', 'export-runs'));
alter table retention_rules add constraint retention_rules_what_key unique ("tenant_id", "what");
create index retention_rules_updated_at_id_idx on retention_rules ("tenant_id", "updated_at", "id");
create index retention_rules_search_idx on retention_rules using gin ((coalesce("what", '')) gin_trgm_ops);
alter table retention_rules enable row level security;
create policy retention_rules_tenant on retention_rules to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on retention_rules to outrider_tenant;
alter table export_configs add constraint export_configs_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table export_configs add constraint export_configs_segment_id_fkey foreign key (tenant_id, "segment_id") references segments (tenant_id, id) on delete restrict;
alter table export_runs add constraint export_runs_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table export_runs add constraint export_runs_config_id_fkey foreign key (tenant_id, "config_id") references export_configs (tenant_id, id) on delete cascade;
alter table retention_rules add constraint retention_rules_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
