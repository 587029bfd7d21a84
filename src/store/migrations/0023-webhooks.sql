-- Generated from schemas/ by `npm run migration webhooks`. Read it, correct it, commit it; never change it after it was applied.
create table webhook_deliveries (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "webhook_id" uuid not null,
  "message_id" text not null,
  "event_type" text not null default '',
  "state" text not null default 'waiting',
  "attempts" integer not null default 0,
  "due_at" timestamptz not null,
  "last_tried_at" timestamptz,
  "status" integer,
  "milliseconds" integer,
  "answer" text not null default '',
  "payload" jsonb not null default '{}'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table webhook_deliveries add constraint webhook_deliveries_state_allowed check ("state" in ('waiting', 'delivered', 'failed'));
create index webhook_deliveries_updated_at_id_idx on webhook_deliveries ("tenant_id", "updated_at", "id");
create index webhook_deliveries_state_due_at_idx on webhook_deliveries ("tenant_id", "state", "due_at");
create index webhook_deliveries_webhook_id_created_at_idx on webhook_deliveries ("tenant_id", "webhook_id", "created_at");
create index webhook_deliveries_search_idx on webhook_deliveries using gin ((coalesce("message_id", '') || ' ' || coalesce("event_type", '')) gin_trgm_ops);
alter table webhook_deliveries enable row level security;
create policy webhook_deliveries_tenant on webhook_deliveries to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on webhook_deliveries to outrider_tenant;
create table webhooks (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "url" text not null,
  "enabled" boolean not null default true,
  "event_types" jsonb not null default '[]'::jsonb,
  "condition" jsonb not null default '{"type":"booleanCondition","parameterValues":{"operator":"and","subConditions":[]}}'::jsonb,
  "secret" text not null default '',
  "delivered" integer not null default 0,
  "failed" integer not null default 0,
  "last_delivered_at" timestamptz,
  "failing_since" timestamptz,
  "disabled_reason" text not null default '',
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index webhooks_updated_at_id_idx on webhooks ("tenant_id", "updated_at", "id");
create index webhooks_search_idx on webhooks using gin ((coalesce("name", '') || ' ' || coalesce("description", '') || ' ' || coalesce("url", '')) gin_trgm_ops);
alter table webhooks enable row level security;
create policy webhooks_tenant on webhooks to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on webhooks to outrider_tenant;
alter table webhook_deliveries add constraint webhook_deliveries_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table webhook_deliveries add constraint webhook_deliveries_webhook_id_fkey foreign key (tenant_id, "webhook_id") references webhooks (tenant_id, id) on delete cascade;
alter table webhooks add constraint webhooks_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
