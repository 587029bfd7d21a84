-- Generated from schemas/ by `npm run migration campaign-events`. Read it, correct it, commit it; never change it after it was applied.
create table campaign_events (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "campaign_id" uuid not null,
  "event_date" date not null,
  "cost" double precision not null,
  "currency" text not null default 'EUR',
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index campaign_events_updated_at_id_idx on campaign_events ("tenant_id", "updated_at", "id");
create index campaign_events_campaign_id_event_date_idx on campaign_events ("tenant_id", "campaign_id", "event_date");
create index campaign_events_search_idx on campaign_events using gin (to_tsvector('simple', coalesce("name", '') || ' ' || coalesce("description", '')));
alter table campaign_events enable row level security;
create policy campaign_events_tenant on campaign_events to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on campaign_events to outrider_tenant;
alter table campaign_events add constraint campaign_events_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table campaign_events add constraint campaign_events_campaign_id_fkey foreign key (tenant_id, "campaign_id") references campaigns (tenant_id, id) on delete cascade;
