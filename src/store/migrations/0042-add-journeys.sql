-- Generated from schemas/ by `npm run migration add-journeys`. Read it, correct it, commit it; never change it after it was applied.
create table journey_executions (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "journey_id" text not null,
  "version_number" integer not null,
  "profile_id" uuid not null,
  "state" text not null default 'running',
  "node_id" text not null,
  "entered_at" timestamptz not null,
  "how" text not null default '',
  "step_entered_at" timestamptz not null,
  "due_at" timestamptz,
  "ended_at" timestamptz,
  "reason" text not null default '',
  "converted_at" timestamptz,
  "is_test" boolean not null default false,
  "visits" jsonb not null default '{}'::jsonb,
  "cause" jsonb,
  "look_from" timestamptz not null,
  "waits_for_event" boolean not null default false,
  "waits_for_change" boolean not null default false,
  "outcome" text,
  "task_id" uuid,
  "attempts" integer not null default 0,
  "open_for" uuid,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table journey_executions add constraint journey_executions_state_allowed check ("state" in ('running', 'done', 'left', 'failed'));
alter table journey_executions add constraint journey_executions_journey_id_open_for_key unique ("tenant_id", "journey_id", "open_for");
create index journey_executions_updated_at_id_idx on journey_executions ("tenant_id", "updated_at", "id");
create index journey_executions_profile_id_idx on journey_executions ("tenant_id", "profile_id");
create index journey_executions_journey_id_state_node_id_idx on journey_executions ("tenant_id", "journey_id", "state", "node_id");
create index journey_executions_due_at_idx on journey_executions ("tenant_id", "due_at");
create index journey_executions_task_id_idx on journey_executions ("tenant_id", "task_id");
create index journey_executions_search_idx on journey_executions using gin ((coalesce("reason", '') || ' ' || coalesce("how", '')) gin_trgm_ops);
alter table journey_executions enable row level security;
create policy journey_executions_tenant on journey_executions to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on journey_executions to outrider_tenant;
create table journey_steps (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "journey_id" text not null,
  "execution_id" uuid not null,
  "profile_id" uuid not null,
  "version_number" integer not null,
  "node_id" text not null,
  "node_name" text not null default '',
  "kind" text not null,
  "visit" integer not null default 1,
  "entered_at" timestamptz not null,
  "left_at" timestamptz,
  "way" text not null default '',
  "outcome" text not null default 'here',
  "because" text not null default '',
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table journey_steps add constraint journey_steps_outcome_allowed check ("outcome" in ('here', 'left', 'ended', 'failed'));
alter table journey_steps add constraint journey_steps_execution_id_node_id_visit_key unique ("tenant_id", "execution_id", "node_id", "visit");
create index journey_steps_journey_id_node_id_left_at_idx on journey_steps ("tenant_id", "journey_id", "node_id", "left_at");
create index journey_steps_profile_id_idx on journey_steps ("tenant_id", "profile_id");
create index journey_steps_search_idx on journey_steps using gin ((coalesce("node_id", '') || ' ' || coalesce("node_name", '') || ' ' || coalesce("because", '')) gin_trgm_ops);
alter table journey_steps enable row level security;
create policy journey_steps_tenant on journey_steps to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on journey_steps to outrider_tenant;
create table journey_versions (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "journey_id" text not null,
  "number" integer not null,
  "note" text not null default '',
  "graph" jsonb not null,
  "exit_condition" jsonb,
  "goal_id" text,
  "ends_at_goal" boolean not null default true,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table journey_versions add constraint journey_versions_journey_id_number_key unique ("tenant_id", "journey_id", "number");
alter table journey_versions enable row level security;
create policy journey_versions_tenant on journey_versions to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on journey_versions to outrider_tenant;
create table journeys (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "state" text not null default 'draft',
  "live_version" integer,
  "published_at" timestamptz,
  "graph" jsonb not null default '{"nodes":[{"id":"entry","kind":"entry","name":"","note":"","given":{},"exits":{"next":"exit"}},{"id":"exit","kind":"exit","name":"","note":"","given":{},"exits":{}}]}'::jsonb,
  "exit_condition" jsonb,
  "goal_id" text,
  "ends_at_goal" boolean not null default true,
  "starts_at" timestamptz,
  "ends_at" timestamptz,
  "owner" text not null default '',
  "tags" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table journeys add constraint journeys_state_allowed check ("state" in ('draft', 'live', 'paused', 'stopped'));
create index journeys_updated_at_id_idx on journeys ("tenant_id", "updated_at", "id");
create index journeys_search_idx on journeys using gin ((coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
alter table journeys enable row level security;
create policy journeys_tenant on journeys to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on journeys to outrider_tenant;
alter table journey_executions add constraint journey_executions_journey_id_fkey foreign key (tenant_id, "journey_id") references journeys (tenant_id, id) on delete cascade;
alter table journey_executions add constraint journey_executions_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
alter table journey_steps add constraint journey_steps_journey_id_fkey foreign key (tenant_id, "journey_id") references journeys (tenant_id, id) on delete cascade;
alter table journey_steps add constraint journey_steps_execution_id_fkey foreign key (tenant_id, "execution_id") references journey_executions (tenant_id, id) on delete cascade;
alter table journey_steps add constraint journey_steps_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
alter table journey_versions add constraint journey_versions_journey_id_fkey foreign key (tenant_id, "journey_id") references journeys (tenant_id, id) on delete cascade;
alter table journeys add constraint journeys_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table journeys add constraint journeys_goal_id_fkey foreign key (tenant_id, "goal_id") references goals (tenant_id, id) on delete restrict;
-- Journeys are kept prepared, as rules are (0039): each write of them is noted.
do $$
declare
  name text;
begin
  foreach name in array array['journeys', 'journey_versions'] loop
    execute format('create trigger %I after insert on %I referencing new table as changed for each statement execute function note_definition_change()', name || '_note_insert', name);
    execute format('create trigger %I after update on %I referencing new table as changed for each statement execute function note_definition_change()', name || '_note_update', name);
    execute format('create trigger %I after delete on %I referencing old table as changed for each statement execute function note_definition_change()', name || '_note_delete', name);
    execute format('create trigger %I after truncate on %I for each statement execute function note_definitions_gone()', name || '_note_truncate', name);
  end loop;
end $$;
