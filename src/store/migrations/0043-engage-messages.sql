-- Generated from schemas/ by `npm run migration engage-messages`. Read it, correct it, commit it; never change it after it was applied.
create table engage_messages (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "engage_id" text not null,
  "owner_kind" text not null,
  "owner_id" text not null,
  "step_id" text not null default '',
  "visit" integer not null default 0,
  "profile_id" uuid not null,
  "channel" text not null,
  "address" text not null default '',
  "state" text not null default 'planned',
  "reason" text not null default '',
  "detail" text not null default '',
  "due_at" timestamptz not null,
  "asked_at" timestamptz not null,
  "lease_until" timestamptz,
  "attempt" integer not null default 0,
  "first_tried_at" timestamptz,
  "mailbox_id" uuid,
  "topic_id" text,
  "template_version" integer,
  "rfc_id" text,
  "mime_hash" text not null default '',
  "mime" text not null default '',
  "subject" text not null default '',
  "sent_at" timestamptz,
  "settled_at" timestamptz,
  "unsubscribe_token_hash" text not null default '',
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table engage_messages add constraint engage_messages_owner_kind_allowed check ("owner_kind" in ('journey', 'send', 'test'));
alter table engage_messages add constraint engage_messages_channel_allowed check ("channel" in ('email', 'webhook'));
alter table engage_messages add constraint engage_messages_state_allowed check ("state" in ('planned', 'sending', 'sent', 'failed', 'skipped', 'unknown', 'cancelled'));
alter table engage_messages add constraint engage_messages_reason_allowed check ("reason" in ('', 'no-address', 'suppressed', 'left-topic', 'not-published', 'disabled', 'not-sending', 'no-mailbox', 'quiet-hours', 'capped', 'refused', 'rejected', 'gave-up', 'bounced', 'complained', 'faulty', 'cancelled'));
alter table engage_messages add constraint engage_messages_engage_id_owner_kind_owner_id_st_1hcmbz9 unique ("tenant_id", "engage_id", "owner_kind", "owner_id", "step_id", "visit", "profile_id");
alter table engage_messages add constraint engage_messages_rfc_id_key unique ("tenant_id", "rfc_id");
create index engage_messages_updated_at_id_idx on engage_messages ("tenant_id", "updated_at", "id");
create index engage_messages_engage_id_state_idx on engage_messages ("tenant_id", "engage_id", "state");
create index engage_messages_state_due_at_idx on engage_messages ("tenant_id", "state", "due_at");
create index engage_messages_profile_id_sent_at_idx on engage_messages ("tenant_id", "profile_id", "sent_at");
create index engage_messages_mailbox_id_sent_at_idx on engage_messages ("tenant_id", "mailbox_id", "sent_at");
create index engage_messages_owner_id_state_idx on engage_messages ("tenant_id", "owner_id", "state");
create index engage_messages_search_idx on engage_messages using gin ((coalesce("address", '') || ' ' || coalesce("subject", '')) gin_trgm_ops);
alter table engage_messages enable row level security;
create policy engage_messages_tenant on engage_messages to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on engage_messages to outrider_tenant;
create table engages (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "channel" text not null default 'email',
  "template_id" text,
  "mailbox_id" uuid,
  "topic_id" text,
  "url" text not null default '',
  "method" text not null default 'POST',
  "body" text not null default '',
  "secret" text not null default '',
  "quiet_from" text not null default '',
  "quiet_to" text not null default '',
  "quiet_policy" text not null default 'wait',
  "cap_count" integer,
  "cap_days" integer not null default 7,
  "enabled" boolean not null default true,
  "tags" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table engages add constraint engages_channel_allowed check ("channel" in ('email', 'webhook'));
alter table engages add constraint engages_method_allowed check ("method" in ('POST', 'PUT', 'PATCH'));
alter table engages add constraint engages_quiet_policy_allowed check ("quiet_policy" in ('wait', 'skip'));
create index engages_updated_at_id_idx on engages ("tenant_id", "updated_at", "id");
create index engages_search_idx on engages using gin ((coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
alter table engages enable row level security;
create policy engages_tenant on engages to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on engages to outrider_tenant;
create table template_versions (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "template_id" text not null,
  "number" integer not null,
  "subject" text not null default '',
  "source" text not null default '',
  "html" text not null default '',
  "text" text not null default '',
  "language" text not null default 'en',
  "note" text not null default '',
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table template_versions add constraint template_versions_template_id_number_key unique ("tenant_id", "template_id", "number");
create index template_versions_updated_at_id_idx on template_versions ("tenant_id", "updated_at", "id");
alter table template_versions enable row level security;
create policy template_versions_tenant on template_versions to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on template_versions to outrider_tenant;
alter table mailboxes add column "free_at" timestamptz;
-- The state was chosen by hand before, and nothing was kept of what had been published: these are published anew.
update templates set state = 'draft', published_at = null where state <> 'draft';
alter table templates drop constraint templates_state_allowed;
alter table templates add constraint templates_state_allowed check ("state" in ('draft', 'published', 'changed'));
alter table templates add column "published_version" integer;
alter table engage_messages add constraint engage_messages_engage_id_fkey foreign key (tenant_id, "engage_id") references engages (tenant_id, id) on delete restrict;
alter table engage_messages add constraint engage_messages_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
alter table engage_messages add constraint engage_messages_mailbox_id_fkey foreign key (tenant_id, "mailbox_id") references mailboxes (tenant_id, id) on delete set null ("mailbox_id");
alter table engage_messages add constraint engage_messages_topic_id_fkey foreign key (tenant_id, "topic_id") references topics (tenant_id, id) on delete set null ("topic_id");
alter table engages add constraint engages_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table engages add constraint engages_template_id_fkey foreign key (tenant_id, "template_id") references templates (tenant_id, id) on delete restrict;
alter table engages add constraint engages_mailbox_id_fkey foreign key (tenant_id, "mailbox_id") references mailboxes (tenant_id, id) on delete restrict;
alter table engages add constraint engages_topic_id_fkey foreign key (tenant_id, "topic_id") references topics (tenant_id, id) on delete restrict;
alter table template_versions add constraint template_versions_template_id_fkey foreign key (tenant_id, "template_id") references templates (tenant_id, id) on delete cascade;
