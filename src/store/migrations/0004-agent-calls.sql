-- Generated from schemas/ by `npm run migration agent-calls`. Read it, correct it, commit it; never change it after it was applied.
create table agent_calls (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "agent_id" uuid not null,
  "kind" text not null default 'test',
  "share_id" uuid,
  "contact_id" uuid,
  "version_number" integer,
  "language" text not null default 'en',
  "uses_voice" boolean not null default false,
  "state" text not null default 'running',
  "ended" text not null default '',
  "outcome" text not null default '',
  "call_back_on" date,
  "address" text not null default '',
  "consent_at" timestamptz,
  "ended_at" timestamptz,
  "turns" jsonb not null default '[]'::jsonb,
  "unknowns" jsonb not null default '[]'::jsonb,
  "talk" jsonb not null default '{}'::jsonb,
  "token_hash" text,
  "expires_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table agent_calls add constraint agent_calls_kind_allowed check ("kind" in ('test', 'shared'));
alter table agent_calls add constraint agent_calls_state_allowed check ("state" in ('running', 'ended'));
alter table agent_calls add constraint agent_calls_ended_allowed check ("ended" in ('', 'closed', 'refused', 'do-not-contact', 'handed-over', 'too-long', 'off', 'left'));
alter table agent_calls add constraint agent_calls_outcome_allowed check ("outcome" in ('', 'interested', 'not-interested', 'call-back', 'wrong-person', 'do-not-contact'));
alter table agent_calls add constraint agent_calls_token_hash_key unique ("tenant_id", "token_hash");
create index agent_calls_updated_at_id_idx on agent_calls ("tenant_id", "updated_at", "id");
create index agent_calls_agent_id_created_at_idx on agent_calls ("tenant_id", "agent_id", "created_at");
create index agent_calls_contact_id_idx on agent_calls ("tenant_id", "contact_id");
create index agent_calls_expires_at_idx on agent_calls ("tenant_id", "expires_at");
create index agent_calls_search_idx on agent_calls using gin ((coalesce("address", '')) gin_trgm_ops);
alter table agent_calls enable row level security;
create policy agent_calls_tenant on agent_calls to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on agent_calls to outrider_tenant;
create table agent_shares (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "agent_id" uuid not null,
  "label" text not null default '',
  "token_hash" text,
  "scope" jsonb not null default '["sources","questions","voice"]'::jsonb,
  "allowed_origins" jsonb not null default '[]'::jsonb,
  "expires_at" timestamptz,
  "password_hash" text not null default '',
  "view_count" integer not null default 0,
  "last_viewed_at" timestamptz,
  "revoked_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table agent_shares add constraint agent_shares_token_hash_key unique ("tenant_id", "token_hash");
create index agent_shares_updated_at_id_idx on agent_shares ("tenant_id", "updated_at", "id");
create index agent_shares_agent_id_idx on agent_shares ("tenant_id", "agent_id");
alter table agent_shares enable row level security;
create policy agent_shares_tenant on agent_shares to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on agent_shares to outrider_tenant;
create table agent_tests (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "agent_id" uuid not null,
  "name" text not null,
  "language" text not null default 'en',
  "lines" jsonb not null,
  "expected_outcome" text not null default '',
  "must_say" jsonb not null default '[]'::jsonb,
  "forbidden" jsonb not null default '[]'::jsonb,
  "result" text not null default 'waiting',
  "reasons" jsonb not null default '[]'::jsonb,
  "ran_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table agent_tests add constraint agent_tests_expected_outcome_allowed check ("expected_outcome" in ('', 'interested', 'not-interested', 'call-back', 'wrong-person', 'do-not-contact'));
alter table agent_tests add constraint agent_tests_result_allowed check ("result" in ('waiting', 'passed', 'failed'));
create index agent_tests_updated_at_id_idx on agent_tests ("tenant_id", "updated_at", "id");
create index agent_tests_agent_id_idx on agent_tests ("tenant_id", "agent_id");
create index agent_tests_search_idx on agent_tests using gin ((coalesce("name", '')) gin_trgm_ops);
alter table agent_tests enable row level security;
create policy agent_tests_tenant on agent_tests to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on agent_tests to outrider_tenant;
alter table agent_versions add column "tests" jsonb not null default '[]'::jsonb;
alter table agent_calls add constraint agent_calls_agent_id_fkey foreign key (tenant_id, "agent_id") references agents (tenant_id, id) on delete cascade;
alter table agent_calls add constraint agent_calls_share_id_fkey foreign key (tenant_id, "share_id") references agent_shares (tenant_id, id) on delete set null ("share_id");
alter table agent_calls add constraint agent_calls_contact_id_fkey foreign key (tenant_id, "contact_id") references contacts (tenant_id, id) on delete cascade;
alter table agent_shares add constraint agent_shares_agent_id_fkey foreign key (tenant_id, "agent_id") references agents (tenant_id, id) on delete cascade;
alter table agent_tests add constraint agent_tests_agent_id_fkey foreign key (tenant_id, "agent_id") references agents (tenant_id, id) on delete cascade;
