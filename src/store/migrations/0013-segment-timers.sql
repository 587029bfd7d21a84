-- Generated from schemas/ by `npm run migration segment-timers`. Read it, correct it, commit it; never change it after it was applied.
create table segment_timers (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "segment_id" text not null,
  "profile_id" uuid not null,
  "due_at" timestamptz not null,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table segment_timers add constraint segment_timers_segment_id_profile_id_key unique ("tenant_id", "segment_id", "profile_id");
create index segment_timers_updated_at_id_idx on segment_timers ("tenant_id", "updated_at", "id");
create index segment_timers_due_at_idx on segment_timers ("tenant_id", "due_at");
create index segment_timers_profile_id_idx on segment_timers ("tenant_id", "profile_id");
alter table segment_timers enable row level security;
create policy segment_timers_tenant on segment_timers to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on segment_timers to outrider_tenant;
alter table segment_timers add constraint segment_timers_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table segment_timers add constraint segment_timers_segment_id_fkey foreign key (tenant_id, "segment_id") references segments (tenant_id, id) on delete cascade;
alter table segment_timers add constraint segment_timers_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
