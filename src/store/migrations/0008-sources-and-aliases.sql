-- Generated from schemas/ by `npm run migration sources-and-aliases`. Read it, correct it, commit it; never change it after it was applied.
create table event_refusals (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "source_id" uuid,
  "outcome" text not null default 'refused',
  "event_type" text not null default '',
  "message_id" text,
  "path" text not null default '',
  "reason" text not null,
  "payload" jsonb not null default '{}'::jsonb,
  "dialect" text not null default 'segment',
  "received_at" timestamptz not null,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table event_refusals add constraint event_refusals_outcome_allowed check ("outcome" in ('refused', 'partly', 'replayed'));
alter table event_refusals add constraint event_refusals_dialect_allowed check ("dialect" in ('segment', 'unomi'));
alter table event_refusals add constraint event_refusals_message_id_outcome_path_key unique ("tenant_id", "message_id", "outcome", "path");
create index event_refusals_updated_at_id_idx on event_refusals ("tenant_id", "updated_at", "id");
create index event_refusals_received_at_idx on event_refusals ("tenant_id", "received_at");
create index event_refusals_search_idx on event_refusals using gin (to_tsvector('simple', coalesce("reason", '') || ' ' || coalesce("event_type", '') || ' ' || coalesce("message_id", '')));
alter table event_refusals enable row level security;
create policy event_refusals_tenant on event_refusals to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on event_refusals to outrider_tenant;
create table profile_aliases (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "kind" text not null,
  "value" text not null,
  "profile_id" uuid not null,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table profile_aliases add constraint profile_aliases_kind_value_key unique ("tenant_id", "kind", "value");
create index profile_aliases_updated_at_id_idx on profile_aliases ("tenant_id", "updated_at", "id");
create index profile_aliases_profile_id_idx on profile_aliases ("tenant_id", "profile_id");
alter table profile_aliases enable row level security;
create policy profile_aliases_tenant on profile_aliases to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on profile_aliases to outrider_tenant;
create table profile_groups (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null default '',
  "properties" jsonb not null default '{}'::jsonb,
  "last_seen_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index profile_groups_updated_at_id_idx on profile_groups ("tenant_id", "updated_at", "id");
create index profile_groups_search_idx on profile_groups using gin (to_tsvector('simple', coalesce("name", '') || ' ' || coalesce("id", '')));
alter table profile_groups enable row level security;
create policy profile_groups_tenant on profile_groups to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on profile_groups to outrider_tenant;
create table sources (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "kind" text not null default 'website',
  "scope" text not null default '',
  "origins" jsonb not null default '[]'::jsonb,
  "enabled" boolean not null default true,
  "prefix" text,
  "key_hash" text,
  "events" integer not null default 0,
  "refused" integer not null default 0,
  "last_seen_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table sources add constraint sources_kind_allowed check ("kind" in ('website', 'app', 'server'));
alter table sources add constraint sources_key_hash_key unique ("tenant_id", "key_hash");
create index sources_updated_at_id_idx on sources ("tenant_id", "updated_at", "id");
create index sources_search_idx on sources using gin (to_tsvector('simple', coalesce("name", '') || ' ' || coalesce("description", '')));
alter table sources enable row level security;
create policy sources_tenant on sources to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on sources to outrider_tenant;
alter table events add column "source_id" uuid;
alter table property_types add column "identifier" boolean not null default false;
alter table event_refusals add constraint event_refusals_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table event_refusals add constraint event_refusals_source_id_fkey foreign key (tenant_id, "source_id") references sources (tenant_id, id) on delete cascade;
alter table profile_aliases add constraint profile_aliases_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table profile_aliases add constraint profile_aliases_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
alter table profile_groups add constraint profile_groups_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table sources add constraint sources_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
