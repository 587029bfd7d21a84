-- Generated from schemas/ by `npm run migration profile-timers`. Read it, correct it, commit it; never change it after it was applied.
create table profile_timers (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "profile_id" uuid not null,
  "due_at" timestamptz not null,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table profile_timers add constraint profile_timers_profile_id_key unique ("tenant_id", "profile_id");
create index profile_timers_due_at_idx on profile_timers ("tenant_id", "due_at");
alter table profile_timers enable row level security;
create policy profile_timers_tenant on profile_timers to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on profile_timers to outrider_tenant;
alter table profile_timers add constraint profile_timers_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
-- Whoever waited for several moments waits for the first of them.
insert into profile_timers (id, tenant_id, profile_id, due_at, created_at, created_by, updated_at, updated_by)
  select gen_random_uuid(), tenant_id, profile_id, min(due_at), now(), 'segments', now(), 'segments' from (
    select tenant_id, profile_id, due_at from segment_timers union all select tenant_id, profile_id, due_at from scoring_timers) earlier group by tenant_id, profile_id;
drop table scoring_timers cascade;
drop table segment_timers cascade;
