-- Generated from schemas/ by `npm run migration agents`. Read it, correct it, commit it; never change it after it was applied.
create table agent_facts (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "agent_id" uuid not null,
  "kind" text not null default 'answer',
  "question" text not null default '',
  "text" text not null,
  "language" text not null default '',
  "source_url" text not null default '',
  "source_quote" text not null default '',
  "origin" text not null default 'person',
  "campaign_text" text not null default '',
  "valid_until" date,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table agent_facts add constraint agent_facts_kind_allowed check ("kind" in ('offer', 'audience', 'benefit', 'problem', 'proof', 'reason', 'price', 'hours', 'contact', 'answer', 'other'));
alter table agent_facts add constraint agent_facts_origin_allowed check ("origin" in ('campaign', 'person', 'import'));
create index agent_facts_updated_at_id_idx on agent_facts ("tenant_id", "updated_at", "id");
create index agent_facts_agent_id_idx on agent_facts ("tenant_id", "agent_id");
create index agent_facts_search_idx on agent_facts using gin ((coalesce("question", '') || ' ' || coalesce("text", '')) gin_trgm_ops);
alter table agent_facts enable row level security;
create policy agent_facts_tenant on agent_facts to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on agent_facts to outrider_tenant;
create table agent_versions (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "agent_id" uuid not null,
  "number" integer not null,
  "note" text not null default '',
  "company_name" text not null,
  "language" text not null default 'en',
  "script" jsonb not null default '[]'::jsonb,
  "conduct" jsonb not null default '{}'::jsonb,
  "uses_model" boolean not null default false,
  "facts" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table agent_versions add constraint agent_versions_agent_id_number_key unique ("tenant_id", "agent_id", "number");
create index agent_versions_updated_at_id_idx on agent_versions ("tenant_id", "updated_at", "id");
alter table agent_versions enable row level security;
create policy agent_versions_tenant on agent_versions to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on agent_versions to outrider_tenant;
create table agents (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "company_name" text not null,
  "campaign_id" uuid,
  "language" text not null default 'en',
  "script" jsonb not null default '[]'::jsonb,
  "conduct" jsonb not null default '{}'::jsonb,
  "uses_model" boolean not null default false,
  "is_on" boolean not null default true,
  "state" text not null default 'draft',
  "published_at" timestamptz,
  "published_version" integer,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table agents add constraint agents_state_allowed check ("state" in ('draft', 'published', 'changed'));
create index agents_updated_at_id_idx on agents ("tenant_id", "updated_at", "id");
create index agents_campaign_id_idx on agents ("tenant_id", "campaign_id");
create index agents_search_idx on agents using gin ((coalesce("name", '') || ' ' || coalesce("company_name", '')) gin_trgm_ops);
alter table agents enable row level security;
create policy agents_tenant on agents to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on agents to outrider_tenant;
alter table agent_facts add constraint agent_facts_agent_id_fkey foreign key (tenant_id, "agent_id") references agents (tenant_id, id) on delete cascade;
alter table agent_versions add constraint agent_versions_agent_id_fkey foreign key (tenant_id, "agent_id") references agents (tenant_id, id) on delete cascade;
alter table agents add constraint agents_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table agents add constraint agents_campaign_id_fkey foreign key (tenant_id, "campaign_id") references campaigns (tenant_id, id) on delete set null ("campaign_id");
