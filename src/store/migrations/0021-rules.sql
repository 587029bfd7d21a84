-- Generated from schemas/ by `npm run migration rules`. Read it, correct it, commit it; never change it after it was applied.
create table rule_firings (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "rule_id" text not null,
  "outcome" text not null default 'done',
  "summary" text not null default '',
  "event_type" text not null,
  "event_id" uuid,
  "profile_id" uuid,
  "steps" jsonb not null default '[]'::jsonb,
  "fired_at" timestamptz not null,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table rule_firings add constraint rule_firings_outcome_allowed check ("outcome" in ('done', 'partly', 'failed', 'stopped'));
create index rule_firings_updated_at_id_idx on rule_firings ("tenant_id", "updated_at", "id");
create index rule_firings_rule_id_fired_at_idx on rule_firings ("tenant_id", "rule_id", "fired_at");
create index rule_firings_profile_id_idx on rule_firings ("tenant_id", "profile_id");
create index rule_firings_search_idx on rule_firings using gin (to_tsvector('simple', coalesce("event_type", '') || ' ' || coalesce("summary", '')));
alter table rule_firings enable row level security;
create policy rule_firings_tenant on rule_firings to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on rule_firings to outrider_tenant;
create table rule_stats (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "rule_id" text not null,
  "evaluations" double precision not null default 0,
  "executions" double precision not null default 0,
  "failures" double precision not null default 0,
  "conditions_time" double precision not null default 0,
  "actions_time" double precision not null default 0,
  "since" timestamptz not null,
  "last_fired_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table rule_stats add constraint rule_stats_rule_id_key unique ("tenant_id", "rule_id");
create index rule_stats_updated_at_id_idx on rule_stats ("tenant_id", "updated_at", "id");
alter table rule_stats enable row level security;
create policy rule_stats_tenant on rule_stats to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on rule_stats to outrider_tenant;
create table rules (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "enabled" boolean not null default true,
  "priority" integer not null default 0,
  "scope" text not null default '',
  "condition" jsonb not null default '{"type":"booleanCondition","parameterValues":{"operator":"and","subConditions":[]}}'::jsonb,
  "actions" jsonb not null default '[]'::jsonb,
  "raise_event_only_once" boolean not null default false,
  "raise_event_only_once_for_profile" boolean not null default false,
  "raise_event_only_once_for_session" boolean not null default false,
  "linked_items" jsonb not null default '[]'::jsonb,
  "tags" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index rules_updated_at_id_idx on rules ("tenant_id", "updated_at", "id");
create index rules_search_idx on rules using gin (to_tsvector('simple', coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '')));
alter table rules enable row level security;
create policy rules_tenant on rules to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on rules to outrider_tenant;
alter table rule_firings add constraint rule_firings_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table rule_firings add constraint rule_firings_rule_id_fkey foreign key (tenant_id, "rule_id") references rules (tenant_id, id) on delete cascade;
alter table rule_firings add constraint rule_firings_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
alter table rule_stats add constraint rule_stats_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table rule_stats add constraint rule_stats_rule_id_fkey foreign key (tenant_id, "rule_id") references rules (tenant_id, id) on delete cascade;
alter table rules add constraint rules_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
