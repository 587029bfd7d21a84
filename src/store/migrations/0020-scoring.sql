-- Generated from schemas/ by `npm run migration scoring`. Read it, correct it, commit it; never change it after it was applied.
create table score_changes (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "scoring_id" text not null,
  "profile_id" uuid not null,
  "before" double precision not null,
  "value" double precision not null,
  "changed_at" timestamptz not null,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index score_changes_updated_at_id_idx on score_changes ("tenant_id", "updated_at", "id");
create index score_changes_profile_id_scoring_id_idx on score_changes ("tenant_id", "profile_id", "scoring_id");
alter table score_changes enable row level security;
create policy score_changes_tenant on score_changes to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on score_changes to outrider_tenant;
create table scoring_timers (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "scoring_id" text not null,
  "profile_id" uuid not null,
  "due_at" timestamptz not null,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table scoring_timers add constraint scoring_timers_scoring_id_profile_id_key unique ("tenant_id", "scoring_id", "profile_id");
create index scoring_timers_updated_at_id_idx on scoring_timers ("tenant_id", "updated_at", "id");
create index scoring_timers_due_at_idx on scoring_timers ("tenant_id", "due_at");
create index scoring_timers_profile_id_idx on scoring_timers ("tenant_id", "profile_id");
alter table scoring_timers enable row level security;
create policy scoring_timers_tenant on scoring_timers to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on scoring_timers to outrider_tenant;
create table scorings (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "elements" jsonb not null default '[]'::jsonb,
  "enabled" boolean not null default true,
  "tags" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index scorings_updated_at_id_idx on scorings ("tenant_id", "updated_at", "id");
create index scorings_search_idx on scorings using gin (to_tsvector('simple', coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '')));
alter table scorings enable row level security;
create policy scorings_tenant on scorings to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on scorings to outrider_tenant;
-- Nothing wrote scores so far; one without its plan could not stay.
delete from scores;
alter table scores add column "parts" jsonb not null default '{}'::jsonb;
create index scores_scoring_id_value_idx on scores ("tenant_id", "scoring_id", "value");
alter table score_changes add constraint score_changes_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table score_changes add constraint score_changes_scoring_id_fkey foreign key (tenant_id, "scoring_id") references scorings (tenant_id, id) on delete cascade;
alter table score_changes add constraint score_changes_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
alter table scoring_timers add constraint scoring_timers_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table scoring_timers add constraint scoring_timers_scoring_id_fkey foreign key (tenant_id, "scoring_id") references scorings (tenant_id, id) on delete cascade;
alter table scoring_timers add constraint scoring_timers_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
alter table scorings add constraint scorings_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table scores add constraint scores_scoring_id_fkey foreign key (tenant_id, "scoring_id") references scorings (tenant_id, id) on delete cascade;
