-- Generated from schemas/ by `npm run migration profile-imports`. Read it, correct it, commit it; never change it after it was applied.
create table import_configs (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "config_type" text not null default 'oneshot',
  "source" text not null default '',
  "period" text not null default 'day',
  "active" boolean not null default true,
  "merging_property" text not null default 'email',
  "mapping" jsonb not null default '{}'::jsonb,
  "overwrite_existing_profiles" boolean not null default true,
  "properties_to_overwrite" jsonb not null default '[]'::jsonb,
  "column_separator" text not null default 'auto',
  "multi_value_separator" text not null default ';',
  "status" text not null default 'NEVER',
  "last_run_at" timestamptz,
  "next_run_at" timestamptz,
  "last_seen" text not null default '',
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table import_configs add constraint import_configs_config_type_allowed check ("config_type" in ('oneshot', 'recurrent'));
alter table import_configs add constraint import_configs_period_allowed check ("period" in ('quarter-hour', 'hour', 'six-hours', 'day', 'week'));
alter table import_configs add constraint import_configs_column_separator_allowed check ("column_separator" in ('auto', 'comma', 'semicolon', 'tab', 'pipe'));
alter table import_configs add constraint import_configs_status_allowed check ("status" in ('NEVER', 'RUNNING', 'SUCCESS', 'WITH_ERRORS', 'ERRORS'));
create index import_configs_updated_at_id_idx on import_configs ("tenant_id", "updated_at", "id");
create index import_configs_search_idx on import_configs using gin (to_tsvector('simple', coalesce("name", '') || ' ' || coalesce("description", '')));
alter table import_configs enable row level security;
create policy import_configs_tenant on import_configs to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on import_configs to outrider_tenant;
create table import_errors (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "run_id" uuid not null,
  "row" integer not null,
  "column" text not null default '',
  "value" text not null default '',
  "message" text not null,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index import_errors_updated_at_id_idx on import_errors ("tenant_id", "updated_at", "id");
create index import_errors_run_id_row_idx on import_errors ("tenant_id", "run_id", "row");
alter table import_errors enable row level security;
create policy import_errors_tenant on import_errors to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on import_errors to outrider_tenant;
create table import_pieces (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "run_id" uuid not null,
  "seq" integer not null,
  "first_row" integer not null,
  "rows" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table import_pieces add constraint import_pieces_run_id_seq_key unique ("tenant_id", "run_id", "seq");
create index import_pieces_updated_at_id_idx on import_pieces ("tenant_id", "updated_at", "id");
alter table import_pieces enable row level security;
create policy import_pieces_tenant on import_pieces to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on import_pieces to outrider_tenant;
create table import_runs (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "config_id" uuid not null,
  "file_name" text not null default '',
  "state" text not null default 'reading',
  "format" text not null default 'csv',
  "columns" jsonb not null default '[]'::jsonb,
  "sample" jsonb not null default '[]'::jsonb,
  "total" integer not null default 0,
  "done" integer not null default 0,
  "created" integer not null default 0,
  "updated" integer not null default 0,
  "unchanged" integer not null default 0,
  "refused" integer not null default 0,
  "partly" integer not null default 0,
  "error" text not null default '',
  "job_id" uuid,
  "started_at" timestamptz,
  "finished_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table import_runs add constraint import_runs_state_allowed check ("state" in ('reading', 'ready', 'queued', 'running', 'done', 'stopped', 'failed'));
alter table import_runs add constraint import_runs_format_allowed check ("format" in ('csv', 'ndjson'));
create index import_runs_updated_at_id_idx on import_runs ("tenant_id", "updated_at", "id");
create index import_runs_config_id_created_at_idx on import_runs ("tenant_id", "config_id", "created_at");
create index import_runs_search_idx on import_runs using gin (to_tsvector('simple', coalesce("file_name", '')));
alter table import_runs enable row level security;
create policy import_runs_tenant on import_runs to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on import_runs to outrider_tenant;
alter table import_configs add constraint import_configs_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table import_errors add constraint import_errors_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table import_errors add constraint import_errors_run_id_fkey foreign key (tenant_id, "run_id") references import_runs (tenant_id, id) on delete cascade;
alter table import_pieces add constraint import_pieces_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table import_pieces add constraint import_pieces_run_id_fkey foreign key (tenant_id, "run_id") references import_runs (tenant_id, id) on delete cascade;
alter table import_runs add constraint import_runs_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table import_runs add constraint import_runs_config_id_fkey foreign key (tenant_id, "config_id") references import_configs (tenant_id, id) on delete cascade;
