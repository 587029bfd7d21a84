-- Generated from schemas/ by `npm run migration -- --initial`. Never change it after a release.
create table action_types (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "actions" jsonb not null,
  "tags" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index action_types_updated_at_id_idx on action_types ("tenant_id", "updated_at", "id");
create index action_types_search_idx on action_types using gin ((coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
alter table action_types enable row level security;
create policy action_types_tenant on action_types to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on action_types to outrider_tenant;
create table api_keys (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "kind" text not null default 'secret',
  "role" text not null default 'MEMBER',
  "origin" text not null default 'system',
  "maker_id" uuid,
  "parent_id" uuid,
  "prefix" text,
  "key_hash" text,
  "scopes" jsonb not null default '[]'::jsonb,
  "last_used_at" timestamptz,
  "expires_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table api_keys add constraint api_keys_kind_allowed check ("kind" in ('secret', 'public'));
alter table api_keys add constraint api_keys_role_allowed check ("role" in ('MEMBER', 'TENANT_ADMIN'));
alter table api_keys add constraint api_keys_origin_allowed check ("origin" in ('person', 'system', 'unknown'));
alter table api_keys add constraint api_keys_key_hash_key unique ("tenant_id", "key_hash");
create index api_keys_updated_at_id_idx on api_keys ("tenant_id", "updated_at", "id");
create index api_keys_parent_id_idx on api_keys ("tenant_id", "parent_id");
create index api_keys_maker_id_idx on api_keys ("tenant_id", "maker_id");
create index api_keys_search_idx on api_keys using gin ((coalesce("name", '')) gin_trgm_ops);
alter table api_keys enable row level security;
create policy api_keys_tenant on api_keys to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on api_keys to outrider_tenant;
create table audit_chains (
  "id" uuid not null,
  "position" integer not null default 0,
  "hash" text not null default '',
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("id")
);
create table audit_entries (
  "id" uuid not null,
  "tenant_id" uuid,
  "actor_kind" text not null,
  "actor_id" text not null default '',
  "actor_name" text not null default '',
  "action" text not null,
  "entity" text not null,
  "entity_id" text not null,
  "summary" text not null default '',
  "before" jsonb,
  "after" jsonb,
  "chain_position" integer,
  "previous_hash" text not null default '',
  "hash" text not null default '',
  "details_hash" text not null default '',
  "salt" text not null default '',
  "erased_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("id")
);
alter table audit_entries add constraint audit_entries_actor_kind_allowed check ("actor_kind" in ('user', 'api-key', 'system', 'public'));
alter table audit_entries add constraint audit_entries_action_allowed check ("action" in ('create', 'update', 'delete', 'sign-in', 'sign-in-failed', 'sign-up', 'export', 'import', 'launch', 'pause', 'resume', 'archive', 'restore', 'read-secret', 'other'));
create index audit_entries_created_at_id_idx on audit_entries ("created_at", "id");
create index audit_entries_created_at_idx on audit_entries ("tenant_id", "created_at");
create index audit_entries_action_created_at_id_idx on audit_entries ("action", "created_at", "id");
create index audit_entries_entity_entity_id_idx on audit_entries ("entity", "entity_id");
create index audit_entries_actor_id_idx on audit_entries ("actor_id");
create index audit_entries_chain_position_idx on audit_entries ("tenant_id", "chain_position");
create index audit_entries_search_idx on audit_entries using gin ((coalesce("summary", '') || ' ' || coalesce("actor_name", '') || ' ' || coalesce("entity_id", '')) gin_trgm_ops);
create table broadcasts (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "engage_id" text not null,
  "audience_kind" text not null default 'segment',
  "segment_id" text,
  "list_id" text,
  "condition" jsonb not null default '{}'::jsonb,
  "addresses" text not null default '',
  "profile_ids" jsonb not null default '[]'::jsonb,
  "exclude_segment_ids" jsonb not null default '[]'::jsonb,
  "exclude_list_ids" jsonb not null default '[]'::jsonb,
  "exclude_engage_id" text,
  "exclude_days" integer not null default 30,
  "skip_repeats" boolean not null default true,
  "timing" text not null default 'now',
  "start_at" timestamptz,
  "local_date" date,
  "local_time" text not null default '',
  "per_hour" integer,
  "canary_percent" integer,
  "canary_hours" integer not null default 4,
  "max_errors" double precision not null default 10,
  "max_bounces" double precision not null default 5,
  "max_complaints" double precision not null default 0.1,
  "state" text not null default 'draft',
  "state_reason" text not null default '',
  "targeted" integer not null default 0,
  "canary_size" integer not null default 0,
  "canary_until" timestamptz,
  "template_version" integer,
  "job_id" uuid,
  "started_at" timestamptz,
  "frozen_at" timestamptz,
  "finished_at" timestamptz,
  "paced_until" timestamptz,
  "watched_from" timestamptz,
  "look_at" timestamptz,
  "tags" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table broadcasts add constraint broadcasts_audience_kind_allowed check ("audience_kind" in ('segment', 'list', 'condition', 'addresses', 'people'));
alter table broadcasts add constraint broadcasts_timing_allowed check ("timing" in ('now', 'at', 'local'));
alter table broadcasts add constraint broadcasts_state_allowed check ("state" in ('draft', 'scheduled', 'freezing', 'canary', 'sending', 'paused', 'stopped', 'done'));
create index broadcasts_updated_at_id_idx on broadcasts ("tenant_id", "updated_at", "id");
create index broadcasts_look_at_idx on broadcasts ("tenant_id", "look_at");
create index broadcasts_engage_id_created_at_idx on broadcasts ("tenant_id", "engage_id", "created_at");
create index broadcasts_search_idx on broadcasts using gin ((coalesce("name", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
alter table broadcasts enable row level security;
create policy broadcasts_tenant on broadcasts to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on broadcasts to outrider_tenant;
create table bulk_records (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "job_id" uuid not null,
  "position" integer not null,
  "record_id" text not null,
  "name" text not null default '',
  "state" text not null default 'waiting',
  "code" text not null default '',
  "reason" text not null default '',
  "change" jsonb not null default '{}'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table bulk_records add constraint bulk_records_state_allowed check ("state" in ('waiting', 'done', 'unchanged', 'failed', 'undone'));
create index bulk_records_job_id_state_position_idx on bulk_records ("tenant_id", "job_id", "state", "position");
create index bulk_records_record_id_id_idx on bulk_records ("tenant_id", "record_id", "id");
create index bulk_records_created_at_id_idx on bulk_records ("tenant_id", "created_at", "id");
alter table bulk_records enable row level security;
create policy bulk_records_tenant on bulk_records to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on bulk_records to outrider_tenant;
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
create index campaign_events_search_idx on campaign_events using gin ((coalesce("name", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
alter table campaign_events enable row level security;
create policy campaign_events_tenant on campaign_events to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on campaign_events to outrider_tenant;
create table campaign_logs (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "campaign_id" uuid not null,
  "outreach_id" uuid,
  "contact_id" uuid,
  "message_id" uuid,
  "type" text not null,
  "at" timestamptz not null,
  "text" text not null default '',
  "data" jsonb not null default '{}'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index campaign_logs_campaign_id_at_idx on campaign_logs ("tenant_id", "campaign_id", "at");
create index campaign_logs_type_at_idx on campaign_logs ("tenant_id", "type", "at");
create index campaign_logs_search_idx on campaign_logs using gin ((coalesce("text", '')) gin_trgm_ops);
alter table campaign_logs enable row level security;
create policy campaign_logs_tenant on campaign_logs to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on campaign_logs to outrider_tenant;
create table campaign_versions (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "campaign_id" uuid not null,
  "number" integer not null,
  "kind" text not null,
  "restored_from" integer,
  "changed" jsonb not null default '[]'::jsonb,
  "language" text not null default 'en',
  "messaging" jsonb not null default '{}'::jsonb,
  "steps" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table campaign_versions add constraint campaign_versions_kind_allowed check ("kind" in ('drafted', 'answered', 'edited', 'redrafted', 'translated', 'restored', 'copied', 'earlier'));
alter table campaign_versions add constraint campaign_versions_campaign_id_number_key unique ("tenant_id", "campaign_id", "number");
alter table campaign_versions enable row level security;
create policy campaign_versions_tenant on campaign_versions to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on campaign_versions to outrider_tenant;
create table campaigns (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "website_url" text not null,
  "goal" text not null default 'reply',
  "language" text not null default 'en',
  "state" text not null default 'draft',
  "state_reason" text not null default '',
  "pause_reason" text not null default '',
  "archived_from" text not null default '',
  "messaging" jsonb not null default '{}'::jsonb,
  "steps" jsonb not null default '[]'::jsonb,
  "targets" jsonb not null default '{}'::jsonb,
  "schedule" jsonb not null default '{}'::jsonb,
  "why_you" boolean not null default true,
  "source" jsonb not null default '{}'::jsonb,
  "drafting_job_id" uuid,
  "reviewed" jsonb not null default '{}'::jsonb,
  "owner_id" text not null default '',
  "seed" integer not null default 0,
  "launched_at" timestamptz,
  "sends_from" timestamptz,
  "completed_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table campaigns add constraint campaigns_goal_allowed check ("goal" in ('call', 'trial', 'reply'));
alter table campaigns add constraint campaigns_state_allowed check ("state" in ('draft', 'configuring', 'ready', 'running', 'paused', 'completed', 'archived'));
alter table campaigns add constraint campaigns_pause_reason_allowed check ("pause_reason" in ('', 'user', 'bounce', 'complaint', 'no_mailbox', 'auth_failing', 'trial_expired', 'provider_block'));
create index campaigns_updated_at_id_idx on campaigns ("tenant_id", "updated_at", "id");
create index campaigns_state_idx on campaigns ("tenant_id", "state");
create index campaigns_search_idx on campaigns using gin ((coalesce("name", '') || ' ' || coalesce("website_url", '')) gin_trgm_ops);
alter table campaigns enable row level security;
create policy campaigns_tenant on campaigns to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on campaigns to outrider_tenant;
create table caught_mails (
  "id" uuid not null,
  "mailbox" text not null,
  "uid" integer not null default 0,
  "folder" text not null default 'INBOX',
  "from_address" text not null default '',
  "to_addresses" jsonb not null default '[]'::jsonb,
  "subject" text not null default '',
  "raw" text not null,
  "received_at" timestamptz not null,
  "seen" boolean not null default false,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("id")
);
create index caught_mails_received_at_idx on caught_mails ("received_at");
create index caught_mails_mailbox_uid_idx on caught_mails ("mailbox", "uid");
create table condition_types (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "about" text not null default 'profile',
  "parent_condition" jsonb not null default '{"type":"booleanCondition","parameterValues":{"operator":"and","subConditions":[]}}'::jsonb,
  "parameters" jsonb not null default '[]'::jsonb,
  "tags" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table condition_types add constraint condition_types_about_allowed check ("about" in ('profile', 'session', 'event'));
create index condition_types_updated_at_id_idx on condition_types ("tenant_id", "updated_at", "id");
create index condition_types_search_idx on condition_types using gin ((coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
alter table condition_types enable row level security;
create policy condition_types_tenant on condition_types to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on condition_types to outrider_tenant;
create table consent_records (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "address" text not null default '',
  "address_hash" text not null default '',
  "topic_id" text not null default '',
  "status" text not null default 'GRANTED',
  "answered_at" timestamptz not null,
  "expires_at" timestamptz,
  "way" text not null default 'profile',
  "wording" text not null default '',
  "form_id" uuid,
  "form_version" integer,
  "page" text not null default '',
  "ip_address" text not null default '',
  "source" text not null default '',
  "engage_message_id" uuid,
  "profile_id" uuid,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table consent_records add constraint consent_records_status_allowed check ("status" in ('GRANTED', 'DENIED', 'REVOKED'));
alter table consent_records add constraint consent_records_way_allowed check ("way" in ('form', 'preference-page', 'one-click', 'email', 'console', 'profile'));
create index consent_records_address_hash_topic_id_answered_at_idx on consent_records ("tenant_id", "address_hash", "topic_id", "answered_at");
create index consent_records_profile_id_idx on consent_records ("tenant_id", "profile_id");
create index consent_records_topic_id_answered_at_idx on consent_records ("tenant_id", "topic_id", "answered_at");
create index consent_records_search_idx on consent_records using gin ((coalesce("address", '')) gin_trgm_ops);
alter table consent_records enable row level security;
create policy consent_records_tenant on consent_records to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on consent_records to outrider_tenant;
create table contact_requests (
  "id" uuid not null,
  "name" text not null,
  "email" text not null,
  "message" text not null,
  "state" text not null default 'open',
  "notes" text not null default '',
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("id")
);
alter table contact_requests add constraint contact_requests_state_allowed check ("state" in ('open', 'answered'));
create index contact_requests_updated_at_id_idx on contact_requests ("updated_at", "id");
create index contact_requests_search_idx on contact_requests using gin ((coalesce("name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("message", '')) gin_trgm_ops);
create table contacts (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "email" text not null,
  "first_name" text not null default '',
  "last_name" text not null default '',
  "title" text not null default '',
  "seniority" text not null default '',
  "department" text not null default '',
  "phone" text not null default '',
  "linkedin_url" text not null default '',
  "company" text not null default '',
  "company_domain" text not null default '',
  "industry" text not null default '',
  "company_size" text not null default '',
  "city" text not null default '',
  "country" text not null default '',
  "time_zone" text not null default '',
  "language" text not null default '',
  "custom" jsonb not null default '{}'::jsonb,
  "lawful_basis" text not null default '',
  "source" text not null default '',
  "sourced_at" timestamptz,
  "verification" text not null default 'unknown',
  "profile_id" uuid,
  "tags" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table contacts add constraint contacts_company_size_allowed check ("company_size" in ('', '1-10', '11-50', '51-200', '201-1000', '1001+'));
alter table contacts add constraint contacts_lawful_basis_allowed check ("lawful_basis" in ('', 'consent', 'legitimate-interest', 'existing-customer', 'contract'));
alter table contacts add constraint contacts_verification_allowed check ("verification" in ('unknown', 'ok', 'risky', 'role', 'disposable', 'no-mx', 'invalid'));
alter table contacts add constraint contacts_email_key unique ("tenant_id", "email");
create index contacts_updated_at_id_idx on contacts ("tenant_id", "updated_at", "id");
create index contacts_company_domain_idx on contacts ("tenant_id", "company_domain");
create index contacts_profile_id_idx on contacts ("tenant_id", "profile_id");
create index contacts_search_idx on contacts using gin ((coalesce("email", '') || ' ' || coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("company", '') || ' ' || coalesce("title", '')) gin_trgm_ops);
alter table contacts enable row level security;
create policy contacts_tenant on contacts to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on contacts to outrider_tenant;
create table custom_values (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "type_id" text not null,
  "object_id" uuid not null,
  "field" text not null,
  "text" text,
  "number" double precision,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index custom_values_object_id_idx on custom_values ("tenant_id", "object_id");
create index custom_values_type_id_field_text_object_id_idx on custom_values ("tenant_id", "type_id", "field", "text", "object_id");
create index custom_values_type_id_field_number_object_id_idx on custom_values ("tenant_id", "type_id", "field", "number", "object_id");
alter table custom_values enable row level security;
create policy custom_values_tenant on custom_values to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on custom_values to outrider_tenant;
create table customs (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "type_id" text not null,
  "name" text not null default '',
  "search" text not null default '',
  "data" jsonb not null default '{}'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index customs_updated_at_id_idx on customs ("tenant_id", "updated_at", "id");
create index customs_type_id_updated_at_id_idx on customs ("tenant_id", "type_id", "updated_at", "id");
create index customs_type_id_created_at_id_idx on customs ("tenant_id", "type_id", "created_at", "id");
create index customs_search_idx on customs using gin ((coalesce("search", '')) gin_trgm_ops);
alter table customs enable row level security;
create policy customs_tenant on customs to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on customs to outrider_tenant;
create table definition_changes (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "source" text not null,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index definition_changes_source_idx on definition_changes ("tenant_id", "source");
alter table definition_changes enable row level security;
create policy definition_changes_tenant on definition_changes to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on definition_changes to outrider_tenant;
create table deleted_records (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "undo_id" uuid not null,
  "entity" text not null,
  "entity_id" text not null,
  "name" text not null default '',
  "rows" jsonb not null default '[]'::jsonb,
  "emptied" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index deleted_records_undo_id_idx on deleted_records ("tenant_id", "undo_id");
create index deleted_records_created_at_idx on deleted_records ("tenant_id", "created_at");
alter table deleted_records enable row level security;
create policy deleted_records_tenant on deleted_records to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on deleted_records to outrider_tenant;
create table dkim_keys (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "domain_id" uuid not null,
  "selector" text not null,
  "state" text not null default 'waiting',
  "public_key" text not null,
  "private_key" text not null default '',
  "found_at" timestamptz,
  "retired_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table dkim_keys add constraint dkim_keys_state_allowed check ("state" in ('waiting', 'active', 'retired'));
alter table dkim_keys add constraint dkim_keys_domain_id_selector_key unique ("tenant_id", "domain_id", "selector");
create index dkim_keys_updated_at_id_idx on dkim_keys ("tenant_id", "updated_at", "id");
create index dkim_keys_domain_id_state_idx on dkim_keys ("tenant_id", "domain_id", "state");
create index dkim_keys_search_idx on dkim_keys using gin ((coalesce("selector", '')) gin_trgm_ops);
alter table dkim_keys enable row level security;
create policy dkim_keys_tenant on dkim_keys to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on dkim_keys to outrider_tenant;
create table domain_throttles (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "sender_id" uuid not null,
  "domain" text not null,
  "gap_ms" integer not null,
  "open_at" timestamptz not null,
  "failed_at" timestamptz not null,
  "spread_until" timestamptz not null,
  "reply" text not null default '',
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table domain_throttles add constraint domain_throttles_sender_id_domain_key unique ("tenant_id", "sender_id", "domain");
create index domain_throttles_updated_at_id_idx on domain_throttles ("tenant_id", "updated_at", "id");
create index domain_throttles_search_idx on domain_throttles using gin ((coalesce("domain", '')) gin_trgm_ops);
alter table domain_throttles enable row level security;
create policy domain_throttles_tenant on domain_throttles to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on domain_throttles to outrider_tenant;
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
  "recipient_key" text,
  "turn" integer,
  "state" text not null default 'planned',
  "reason" text not null default '',
  "detail" text not null default '',
  "due_at" timestamptz not null,
  "asked_at" timestamptz not null,
  "lease_until" timestamptz,
  "lease_owner" text,
  "look_at" timestamptz,
  "attempt" integer not null default 0,
  "first_tried_at" timestamptz,
  "mailbox_id" uuid,
  "sender_id" uuid,
  "topic_id" text,
  "template_version" integer,
  "rfc_id" text,
  "provider_id" text not null default '',
  "mime_hash" text not null default '',
  "mime" text not null default '',
  "subject" text not null default '',
  "sent_at" timestamptz,
  "delivered_at" timestamptz,
  "replied_at" timestamptz,
  "opted_out_at" timestamptz,
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
alter table engage_messages add constraint engage_messages_state_allowed check ("state" in ('waiting', 'planned', 'sending', 'sent', 'failed', 'skipped', 'unknown', 'cancelled'));
alter table engage_messages add constraint engage_messages_reason_allowed check ("reason" in ('', 'no-address', 'suppressed', 'left-topic', 'excluded', 'recent', 'repeated', 'duplicate', 'not-published', 'disabled', 'not-sending', 'no-mailbox', 'quiet-hours', 'capped', 'too-late', 'not-approved', 'refused', 'rejected', 'gave-up', 'bounced', 'complained', 'faulty', 'cancelled'));
alter table engage_messages add constraint engage_messages_engage_id_owner_kind_owner_id_st_1hcmbz9 unique ("tenant_id", "engage_id", "owner_kind", "owner_id", "step_id", "visit", "profile_id");
alter table engage_messages add constraint engage_messages_owner_id_recipient_key_key unique ("tenant_id", "owner_id", "recipient_key");
alter table engage_messages add constraint engage_messages_rfc_id_key unique ("tenant_id", "rfc_id");
create index engage_messages_updated_at_id_idx on engage_messages ("tenant_id", "updated_at", "id");
create index engage_messages_engage_id_state_idx on engage_messages ("tenant_id", "engage_id", "state");
create index engage_messages_state_due_at_idx on engage_messages ("tenant_id", "state", "due_at");
create index engage_messages_profile_id_sent_at_idx on engage_messages ("tenant_id", "profile_id", "sent_at");
create index engage_messages_mailbox_id_sent_at_idx on engage_messages ("tenant_id", "mailbox_id", "sent_at");
create index engage_messages_owner_id_state_due_at_turn_idx on engage_messages ("tenant_id", "owner_id", "state", "due_at", "turn");
create index engage_messages_mailbox_id_state_due_at_idx on engage_messages ("tenant_id", "mailbox_id", "state", "due_at");
create index engage_messages_sender_id_sent_at_idx on engage_messages ("tenant_id", "sender_id", "sent_at");
create index engage_messages_sender_id_state_due_at_idx on engage_messages ("tenant_id", "sender_id", "state", "due_at");
create index engage_messages_provider_id_idx on engage_messages ("tenant_id", "provider_id");
create index engage_messages_search_idx on engage_messages using gin ((coalesce("address", '') || ' ' || coalesce("subject", '')) gin_trgm_ops);
alter table engage_messages enable row level security;
create policy engage_messages_tenant on engage_messages to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on engage_messages to outrider_tenant;
create table engages (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "channel" text not null default 'email',
  "template_id" text,
  "mailbox_id" uuid,
  "sender_id" uuid,
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
create policy engages_tenant on engages to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on engages to outrider_tenant;
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
alter table event_refusals add constraint event_refusals_outcome_allowed check ("outcome" in ('refused', 'partly', 'noted', 'replayed'));
alter table event_refusals add constraint event_refusals_dialect_allowed check ("dialect" in ('segment', 'unomi'));
alter table event_refusals add constraint event_refusals_message_id_outcome_path_key unique ("tenant_id", "message_id", "outcome", "path");
create index event_refusals_updated_at_id_idx on event_refusals ("tenant_id", "updated_at", "id");
create index event_refusals_received_at_idx on event_refusals ("tenant_id", "received_at");
create index event_refusals_search_idx on event_refusals using gin ((coalesce("reason", '') || ' ' || coalesce("event_type", '') || ' ' || coalesce("message_id", '')) gin_trgm_ops);
alter table event_refusals enable row level security;
create policy event_refusals_tenant on event_refusals to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on event_refusals to outrider_tenant;
create table events (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "event_type" text not null,
  "scope" text not null default '',
  "profile_id" uuid,
  "session_id" text,
  "message_id" text,
  "source_id" uuid,
  "time_stamp" timestamptz not null,
  "received_at" timestamptz not null,
  "properties" jsonb not null default '{}'::jsonb,
  "source" jsonb not null default '{}'::jsonb,
  "target" jsonb not null default '{}'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table events add constraint events_message_id_key unique ("tenant_id", "message_id");
create index events_profile_id_event_type_time_stamp_idx on events ("tenant_id", "profile_id", "event_type", "time_stamp");
create index events_event_type_time_stamp_idx on events ("tenant_id", "event_type", "time_stamp");
create index events_received_at_idx on events ("tenant_id", "received_at");
alter table events enable row level security;
create policy events_tenant on events to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on events to outrider_tenant;
create table export_configs (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "config_type" text not null default 'oneshot',
  "segment_id" text,
  "condition" jsonb not null default '{"type":"booleanCondition","parameterValues":{"operator":"and","subConditions":[]}}'::jsonb,
  "columns" jsonb not null default '[]'::jsonb,
  "format" text not null default 'csv',
  "destination" text not null default '',
  "period" text not null default 'day',
  "active" boolean not null default true,
  "status" text not null default 'NEVER',
  "last_run_at" timestamptz,
  "next_run_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table export_configs add constraint export_configs_config_type_allowed check ("config_type" in ('oneshot', 'recurrent'));
alter table export_configs add constraint export_configs_format_allowed check ("format" in ('csv', 'ndjson'));
alter table export_configs add constraint export_configs_period_allowed check ("period" in ('quarter-hour', 'hour', 'six-hours', 'day', 'week'));
alter table export_configs add constraint export_configs_status_allowed check ("status" in ('NEVER', 'RUNNING', 'SUCCESS', 'ERRORS'));
create index export_configs_updated_at_id_idx on export_configs ("tenant_id", "updated_at", "id");
create index export_configs_search_idx on export_configs using gin ((coalesce("name", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
alter table export_configs enable row level security;
create policy export_configs_tenant on export_configs to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on export_configs to outrider_tenant;
create table export_runs (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "config_id" uuid not null,
  "file_name" text not null default '',
  "state" text not null default 'running',
  "destination" text not null default '',
  "people" integer not null default 0,
  "error" text not null default '',
  "started_at" timestamptz,
  "finished_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table export_runs add constraint export_runs_state_allowed check ("state" in ('queued', 'running', 'done', 'failed'));
create index export_runs_updated_at_id_idx on export_runs ("tenant_id", "updated_at", "id");
create index export_runs_config_id_created_at_idx on export_runs ("tenant_id", "config_id", "created_at");
create index export_runs_search_idx on export_runs using gin ((coalesce("file_name", '')) gin_trgm_ops);
alter table export_runs enable row level security;
create policy export_runs_tenant on export_runs to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on export_runs to outrider_tenant;
create table form_submissions (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "form_id" uuid not null,
  "state" text not null default 'pending',
  "email" text not null,
  "values" jsonb not null default '{}'::jsonb,
  "wording" text not null default '',
  "topic_ids" jsonb not null default '[]'::jsonb,
  "form_version" integer not null default 1,
  "language" text not null default 'en',
  "page" text not null default '',
  "ip_address" text not null default '',
  "token_hash" text not null default '',
  "mailed_at" timestamptz,
  "fault" text not null default '',
  "confirmed_at" timestamptz,
  "confirmed_ip" text not null default '',
  "profile_id" uuid,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table form_submissions add constraint form_submissions_state_allowed check ("state" in ('pending', 'confirmed'));
create index form_submissions_email_created_at_idx on form_submissions ("tenant_id", "email", "created_at");
create index form_submissions_form_id_created_at_idx on form_submissions ("tenant_id", "form_id", "created_at");
create index form_submissions_state_created_at_idx on form_submissions ("tenant_id", "state", "created_at");
create index form_submissions_profile_id_idx on form_submissions ("tenant_id", "profile_id");
create index form_submissions_search_idx on form_submissions using gin ((coalesce("email", '')) gin_trgm_ops);
alter table form_submissions enable row level security;
create policy form_submissions_tenant on form_submissions to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on form_submissions to outrider_tenant;
create table forms (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "enabled" boolean not null default true,
  "title" text not null,
  "intro" text not null default '',
  "language" text not null default 'en',
  "topic_ids" jsonb not null default '[]'::jsonb,
  "list_id" text,
  "consent_text" text not null,
  "asks_first_name" boolean not null default false,
  "asks_last_name" boolean not null default false,
  "property_ids" jsonb not null default '[]'::jsonb,
  "mailbox_id" uuid,
  "sender_id" uuid,
  "thanks_text" text not null default '',
  "redirect_url" text not null default '',
  "allowed_origins" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index forms_updated_at_id_idx on forms ("tenant_id", "updated_at", "id");
create index forms_search_idx on forms using gin ((coalesce("name", '') || ' ' || coalesce("title", '')) gin_trgm_ops);
alter table forms enable row level security;
create policy forms_tenant on forms to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on forms to outrider_tenant;
create table goal_reaches (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "goal_id" text not null,
  "profile_id" uuid not null,
  "session_id" text,
  "started_at" timestamptz,
  "reached_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table goal_reaches add constraint goal_reaches_goal_id_profile_id_session_id_key unique ("tenant_id", "goal_id", "profile_id", "session_id");
create index goal_reaches_profile_id_idx on goal_reaches ("tenant_id", "profile_id");
alter table goal_reaches enable row level security;
create policy goal_reaches_tenant on goal_reaches to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on goal_reaches to outrider_tenant;
create table goals (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "start_event" jsonb,
  "target_event" jsonb not null default '{"type":"booleanCondition","parameterValues":{"operator":"and","subConditions":[]}}'::jsonb,
  "campaign_id" uuid,
  "enabled" boolean not null default true,
  "tags" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index goals_updated_at_id_idx on goals ("tenant_id", "updated_at", "id");
create index goals_search_idx on goals using gin ((coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
alter table goals enable row level security;
create policy goals_tenant on goals to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on goals to outrider_tenant;
create table group_members (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "group_id" text not null,
  "profile_id" uuid not null,
  "last_seen_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table group_members add constraint group_members_group_id_profile_id_key unique ("tenant_id", "group_id", "profile_id");
create index group_members_updated_at_id_idx on group_members ("tenant_id", "updated_at", "id");
create index group_members_profile_id_idx on group_members ("tenant_id", "profile_id");
alter table group_members enable row level security;
create policy group_members_tenant on group_members to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on group_members to outrider_tenant;
create table idempotency_records (
  "id" text not null,
  "tenant_id" uuid not null,
  "request_hash" text not null,
  "status" integer not null default 0,
  "body" jsonb default '{}'::jsonb,
  "lease_until" timestamptz,
  "lease_owner" text,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index idempotency_records_created_at_idx on idempotency_records ("tenant_id", "created_at");
alter table idempotency_records enable row level security;
create policy idempotency_records_tenant on idempotency_records to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on idempotency_records to outrider_tenant;
create table identity_accounts (
  "id" uuid not null,
  "subject" text not null,
  "email" text not null,
  "email_verified" boolean not null default false,
  "password_hash" text not null,
  "name" text not null default '',
  "given_name" text not null default '',
  "family_name" text not null default '',
  "blocked" boolean not null default false,
  "failed_count" integer not null default 0,
  "locked_until" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("id")
);
alter table identity_accounts add constraint identity_accounts_email_key unique ("email");
alter table identity_accounts add constraint identity_accounts_subject_key unique ("subject");
create table identity_grants (
  "id" text not null,
  "model" text not null,
  "payload" jsonb not null default '{}'::jsonb,
  "grant_id" text,
  "uid" text,
  "user_code" text,
  "consumed_at" timestamptz,
  "expires_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("id")
);
create index identity_grants_grant_id_idx on identity_grants ("grant_id");
create index identity_grants_uid_idx on identity_grants ("uid");
create index identity_grants_user_code_idx on identity_grants ("user_code");
create index identity_grants_expires_at_idx on identity_grants ("expires_at");
create table identity_tokens (
  "id" uuid not null,
  "account_id" uuid not null,
  "kind" text not null,
  "token_hash" text not null,
  "expires_at" timestamptz not null,
  "used_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("id")
);
alter table identity_tokens add constraint identity_tokens_kind_allowed check ("kind" in ('verify', 'reset'));
alter table identity_tokens add constraint identity_tokens_token_hash_key unique ("token_hash");
create index identity_tokens_account_id_idx on identity_tokens ("account_id");
create table import_configs (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "config_type" text not null default 'oneshot',
  "source" text not null default '',
  "period" text not null default 'day',
  "active" boolean not null default true,
  "merging_property" text not null default 'email',
  "mapping" jsonb not null default '{}'::jsonb,
  "overwrite_existing_profiles" boolean not null default true,
  "properties_to_overwrite" jsonb not null default '[]'::jsonb,
  "column_separator" text not null default 'auto',
  "multi_value_separator" text not null default ';',
  "status" text not null default 'NEVER',
  "last_run_at" timestamptz,
  "next_run_at" timestamptz,
  "last_seen" text not null default '',
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table import_configs add constraint import_configs_config_type_allowed check ("config_type" in ('oneshot', 'recurrent'));
alter table import_configs add constraint import_configs_period_allowed check ("period" in ('quarter-hour', 'hour', 'six-hours', 'day', 'week'));
alter table import_configs add constraint import_configs_column_separator_allowed check ("column_separator" in ('auto', 'comma', 'semicolon', 'tab', 'pipe'));
alter table import_configs add constraint import_configs_status_allowed check ("status" in ('NEVER', 'RUNNING', 'SUCCESS', 'WITH_ERRORS', 'ERRORS'));
create index import_configs_updated_at_id_idx on import_configs ("tenant_id", "updated_at", "id");
create index import_configs_search_idx on import_configs using gin ((coalesce("name", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
alter table import_configs enable row level security;
create policy import_configs_tenant on import_configs to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on import_configs to outrider_tenant;
create table import_errors (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "run_id" uuid not null,
  "row" integer not null,
  "column" text not null default '',
  "value" text not null default '',
  "message" text not null,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index import_errors_run_id_row_idx on import_errors ("tenant_id", "run_id", "row");
alter table import_errors enable row level security;
create policy import_errors_tenant on import_errors to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on import_errors to outrider_tenant;
create table import_pieces (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "run_id" uuid not null,
  "seq" integer not null,
  "first_row" integer not null,
  "rows" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table import_pieces add constraint import_pieces_run_id_seq_key unique ("tenant_id", "run_id", "seq");
alter table import_pieces enable row level security;
create policy import_pieces_tenant on import_pieces to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on import_pieces to outrider_tenant;
create table import_runs (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "config_id" uuid,
  "file_name" text not null default '',
  "state" text not null default 'reading',
  "format" text not null default 'csv',
  "encoding" text not null default '',
  "delimiter" text not null default '',
  "columns" jsonb not null default '[]'::jsonb,
  "sample" jsonb not null default '[]'::jsonb,
  "settings" jsonb,
  "total" integer not null default 0,
  "done" integer not null default 0,
  "created" integer not null default 0,
  "updated" integer not null default 0,
  "unchanged" integer not null default 0,
  "deleted" integer not null default 0,
  "refused" integer not null default 0,
  "partly" integer not null default 0,
  "error" text not null default '',
  "job_id" uuid,
  "started_at" timestamptz,
  "finished_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table import_runs add constraint import_runs_state_allowed check ("state" in ('reading', 'ready', 'queued', 'running', 'done', 'stopped', 'failed'));
alter table import_runs add constraint import_runs_format_allowed check ("format" in ('csv', 'ndjson', 'json'));
alter table import_runs add constraint import_runs_delimiter_allowed check ("delimiter" in ('', 'comma', 'semicolon', 'tab', 'pipe'));
create index import_runs_updated_at_id_idx on import_runs ("tenant_id", "updated_at", "id");
create index import_runs_config_id_created_at_idx on import_runs ("tenant_id", "config_id", "created_at");
create index import_runs_search_idx on import_runs using gin ((coalesce("file_name", '')) gin_trgm_ops);
alter table import_runs enable row level security;
create policy import_runs_tenant on import_runs to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on import_runs to outrider_tenant;
create table installations (
  "id" text not null,
  "identity" jsonb not null default '{}'::jsonb,
  "written_in" text not null,
  "adopted_at" timestamptz not null,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("id")
);
create table invitations (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "email" text not null,
  "role" text not null default 'MEMBER',
  "owner" boolean not null default false,
  "token_hash" text,
  "expires_at" timestamptz not null,
  "accepted_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table invitations add constraint invitations_role_allowed check ("role" in ('MEMBER', 'TENANT_ADMIN', 'ADMIN'));
alter table invitations add constraint invitations_token_hash_key unique ("tenant_id", "token_hash");
create index invitations_updated_at_id_idx on invitations ("tenant_id", "updated_at", "id");
create index invitations_email_idx on invitations ("tenant_id", "email");
create index invitations_search_idx on invitations using gin ((coalesce("email", '')) gin_trgm_ops);
alter table invitations enable row level security;
create policy invitations_tenant on invitations to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on invitations to outrider_tenant;
create table jobs (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "kind" text not null,
  "state" text not null default 'queued',
  "stage" text not null default '',
  "done" integer not null default 0,
  "total" integer not null default 0,
  "payload" jsonb not null default '{}'::jsonb,
  "result" jsonb not null default '{}'::jsonb,
  "error" text not null default '',
  "attempt" integer not null default 0,
  "max_attempts" integer not null default 3,
  "due_at" timestamptz not null,
  "lease_until" timestamptz,
  "lease_owner" text,
  "lease_token" integer not null default 0,
  "checkpoint" jsonb not null default '{}'::jsonb,
  "finished_at" timestamptz,
  "cancel_requested" boolean not null default false,
  "idempotency_key" text,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table jobs add constraint jobs_state_allowed check ("state" in ('queued', 'running', 'done', 'failed', 'cancelled', 'dead'));
alter table jobs add constraint jobs_idempotency_key_key unique ("tenant_id", "idempotency_key");
create index jobs_updated_at_id_idx on jobs ("tenant_id", "updated_at", "id");
create index jobs_state_due_at_idx on jobs ("tenant_id", "state", "due_at");
alter table jobs enable row level security;
create policy jobs_tenant on jobs to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on jobs to outrider_tenant;
create table journey_executions (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "journey_id" text not null,
  "version_number" integer not null,
  "profile_id" uuid not null,
  "state" text not null default 'running',
  "node_id" text not null,
  "entered_at" timestamptz not null,
  "how" text not null default '',
  "step_entered_at" timestamptz not null,
  "due_at" timestamptz,
  "ended_at" timestamptz,
  "reason" text not null default '',
  "converted_at" timestamptz,
  "is_test" boolean not null default false,
  "visits" jsonb not null default '{}'::jsonb,
  "cause" jsonb,
  "look_from" timestamptz not null,
  "waits_for_event" boolean not null default false,
  "waits_for_change" boolean not null default false,
  "outcome" text,
  "task_id" uuid,
  "attempts" integer not null default 0,
  "open_for" uuid,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table journey_executions add constraint journey_executions_state_allowed check ("state" in ('running', 'done', 'left', 'failed'));
alter table journey_executions add constraint journey_executions_journey_id_open_for_key unique ("tenant_id", "journey_id", "open_for");
create index journey_executions_updated_at_id_idx on journey_executions ("tenant_id", "updated_at", "id");
create index journey_executions_profile_id_idx on journey_executions ("tenant_id", "profile_id");
create index journey_executions_journey_id_state_node_id_idx on journey_executions ("tenant_id", "journey_id", "state", "node_id");
create index journey_executions_due_at_idx on journey_executions ("tenant_id", "due_at");
create index journey_executions_task_id_idx on journey_executions ("tenant_id", "task_id");
create index journey_executions_open_for_idx on journey_executions ("tenant_id", "open_for");
create index journey_executions_search_idx on journey_executions using gin ((coalesce("reason", '') || ' ' || coalesce("how", '')) gin_trgm_ops);
alter table journey_executions enable row level security;
create policy journey_executions_tenant on journey_executions to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on journey_executions to outrider_tenant;
create table journey_steps (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "journey_id" text not null,
  "execution_id" uuid not null,
  "profile_id" uuid not null,
  "version_number" integer not null,
  "node_id" text not null,
  "node_name" text not null default '',
  "kind" text not null,
  "visit" integer not null default 1,
  "entered_at" timestamptz not null,
  "left_at" timestamptz,
  "way" text not null default '',
  "outcome" text not null default 'here',
  "because" text not null default '',
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table journey_steps add constraint journey_steps_outcome_allowed check ("outcome" in ('here', 'left', 'ended', 'failed'));
alter table journey_steps add constraint journey_steps_execution_id_node_id_visit_key unique ("tenant_id", "execution_id", "node_id", "visit");
create index journey_steps_journey_id_node_id_left_at_idx on journey_steps ("tenant_id", "journey_id", "node_id", "left_at");
create index journey_steps_profile_id_idx on journey_steps ("tenant_id", "profile_id");
create index journey_steps_search_idx on journey_steps using gin ((coalesce("node_id", '') || ' ' || coalesce("node_name", '') || ' ' || coalesce("because", '')) gin_trgm_ops);
alter table journey_steps enable row level security;
create policy journey_steps_tenant on journey_steps to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on journey_steps to outrider_tenant;
create table journey_versions (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "journey_id" text not null,
  "number" integer not null,
  "note" text not null default '',
  "graph" jsonb not null,
  "exit_condition" jsonb,
  "goal_id" text,
  "ends_at_goal" boolean not null default true,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table journey_versions add constraint journey_versions_journey_id_number_key unique ("tenant_id", "journey_id", "number");
alter table journey_versions enable row level security;
create policy journey_versions_tenant on journey_versions to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on journey_versions to outrider_tenant;
create table journeys (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "state" text not null default 'draft',
  "live_version" integer,
  "published_at" timestamptz,
  "graph" jsonb not null default '{"nodes":[{"id":"entry","kind":"entry","name":"","note":"","given":{},"exits":{"next":"exit"}},{"id":"exit","kind":"exit","name":"","note":"","given":{},"exits":{}}]}'::jsonb,
  "exit_condition" jsonb,
  "goal_id" text,
  "ends_at_goal" boolean not null default true,
  "starts_at" timestamptz,
  "ends_at" timestamptz,
  "owner" text not null default '',
  "tags" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table journeys add constraint journeys_state_allowed check ("state" in ('draft', 'live', 'paused', 'stopped'));
create index journeys_updated_at_id_idx on journeys ("tenant_id", "updated_at", "id");
create index journeys_search_idx on journeys using gin ((coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
alter table journeys enable row level security;
create policy journeys_tenant on journeys to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on journeys to outrider_tenant;
create table json_schemas (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "target" text not null default 'events',
  "event_type" text,
  "scope" text not null default '',
  "mode" text not null default 'lenient',
  "extends_schema_id" text,
  "schema" jsonb not null default '{"type":"object","properties":{"properties":{"type":"object","properties":{}}}}'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table json_schemas add constraint json_schemas_target_allowed check ("target" in ('events', 'parts'));
alter table json_schemas add constraint json_schemas_mode_allowed check ("mode" in ('strict', 'lenient', 'off'));
alter table json_schemas add constraint json_schemas_event_type_scope_key unique ("tenant_id", "event_type", "scope");
create index json_schemas_updated_at_id_idx on json_schemas ("tenant_id", "updated_at", "id");
create index json_schemas_search_idx on json_schemas using gin ((coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("event_type", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
alter table json_schemas enable row level security;
create policy json_schemas_tenant on json_schemas to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on json_schemas to outrider_tenant;
create table language_model_calls (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "purpose" text not null,
  "endpoint" text not null,
  "host" text not null default '',
  "model" text not null default '',
  "result" text not null default 'running',
  "message" text not null default '',
  "attempts" integer not null default 0,
  "input_tokens" integer not null default 0,
  "output_tokens" integer not null default 0,
  "tokens" integer not null default 0,
  "cost" double precision,
  "milliseconds" integer,
  "cuts" jsonb not null default '[]'::jsonb,
  "campaign_id" uuid,
  "reply_id" uuid,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table language_model_calls add constraint language_model_calls_purpose_allowed check ("purpose" in ('draft', 'angle', 'shorter', 'friendlier', 'translate', 'subject', 'suggest-reply', 'classify-reply', 'test'));
alter table language_model_calls add constraint language_model_calls_endpoint_allowed check ("endpoint" in ('installation', 'own'));
alter table language_model_calls add constraint language_model_calls_result_allowed check ("result" in ('running', 'answered', 'over-budget', 'timeout', 'rate-limited', 'refused', 'unreachable', 'server-error', 'invalid-answer'));
create index language_model_calls_updated_at_id_idx on language_model_calls ("tenant_id", "updated_at", "id");
create index language_model_calls_created_at_idx on language_model_calls ("tenant_id", "created_at");
create index language_model_calls_search_idx on language_model_calls using gin ((coalesce("model", '') || ' ' || coalesce("host", '') || ' ' || coalesce("message", '')) gin_trgm_ops);
alter table language_model_calls enable row level security;
create policy language_model_calls_tenant on language_model_calls to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on language_model_calls to outrider_tenant;
create table language_models (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "use" text not null default 'installation',
  "url" text not null default '',
  "api_key" text not null default '',
  "model" text not null default '',
  "tokens_per_day" integer not null default 200000,
  "tokens_per_month" integer not null default 2000000,
  "input_price" integer not null default 0,
  "output_price" integer not null default 0,
  "reads_replies" boolean not null default false,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table language_models add constraint language_models_use_allowed check ("use" in ('off', 'installation', 'own'));
create index language_models_updated_at_id_idx on language_models ("tenant_id", "updated_at", "id");
alter table language_models enable row level security;
create policy language_models_tenant on language_models to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on language_models to outrider_tenant;
create table list_members (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "list_id" text not null,
  "profile_id" uuid not null,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table list_members add constraint list_members_list_id_profile_id_key unique ("tenant_id", "list_id", "profile_id");
create index list_members_profile_id_idx on list_members ("tenant_id", "profile_id");
alter table list_members enable row level security;
create policy list_members_tenant on list_members to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on list_members to outrider_tenant;
create table mailbox_sign_ins (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "provider" text not null,
  "state_hash" text not null,
  "session_hash" text not null,
  "verifier" text not null,
  "nonce" text not null,
  "mailbox_id" uuid,
  "expires_at" timestamptz not null,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table mailbox_sign_ins add constraint mailbox_sign_ins_state_hash_key unique ("tenant_id", "state_hash");
create index mailbox_sign_ins_expires_at_idx on mailbox_sign_ins ("tenant_id", "expires_at");
alter table mailbox_sign_ins enable row level security;
create policy mailbox_sign_ins_tenant on mailbox_sign_ins to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on mailbox_sign_ins to outrider_tenant;
create table mailboxes (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "address" text not null,
  "from_name" text not null default '',
  "signature" text not null default '',
  "sent_copy" text not null default 'auto',
  "smtp_host" text not null,
  "smtp_port" integer not null default 587,
  "smtp_security" text not null default 'starttls',
  "smtp_user" text not null default '',
  "smtp_password" text not null default '',
  "imap_host" text not null,
  "imap_port" integer not null default 993,
  "imap_security" text not null default 'tls',
  "imap_user" text not null default '',
  "imap_password" text not null default '',
  "sign_in_by" text not null default 'password',
  "refresh_token" text not null default '',
  "access_token" text not null default '',
  "access_token_until" timestamptz,
  "token_lease_until" timestamptz,
  "daily_cap" integer not null default 30,
  "ramp_start" integer not null default 10,
  "ramp_step" integer not null default 2,
  "gap_minutes" integer not null default 8,
  "window_days" jsonb not null default '[1,2,3,4,5]'::jsonb,
  "window_from" text not null default '07:00',
  "window_to" text not null default '21:00',
  "time_zone" text not null default 'Europe/Berlin',
  "state" text not null default 'active',
  "state_reason" text not null default '',
  "first_send_at" timestamptz,
  "last_read_at" timestamptz,
  "read_error" text not null default '',
  "set_aside" text not null default '',
  "set_aside_at" timestamptz,
  "send_error" text not null default '',
  "cool_until" timestamptz,
  "read_state" jsonb not null default '{}'::jsonb,
  "free_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table mailboxes add constraint mailboxes_sent_copy_allowed check ("sent_copy" in ('auto', 'on', 'off'));
alter table mailboxes add constraint mailboxes_smtp_security_allowed check ("smtp_security" in ('tls', 'starttls', 'none'));
alter table mailboxes add constraint mailboxes_imap_security_allowed check ("imap_security" in ('tls', 'starttls', 'none'));
alter table mailboxes add constraint mailboxes_sign_in_by_allowed check ("sign_in_by" in ('password', 'google', 'microsoft'));
alter table mailboxes add constraint mailboxes_state_allowed check ("state" in ('active', 'paused', 'error'));
alter table mailboxes add constraint mailboxes_address_key unique ("tenant_id", "address");
create index mailboxes_updated_at_id_idx on mailboxes ("tenant_id", "updated_at", "id");
create index mailboxes_search_idx on mailboxes using gin ((coalesce("address", '') || ' ' || coalesce("from_name", '')) gin_trgm_ops);
alter table mailboxes enable row level security;
create policy mailboxes_tenant on mailboxes to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on mailboxes to outrider_tenant;
create table messages (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "campaign_id" uuid not null,
  "outreach_id" uuid not null,
  "contact_id" uuid not null,
  "mailbox_id" uuid,
  "step_id" text not null,
  "step_version" integer not null default 1,
  "variant_id" text not null default '',
  "generation" integer not null default 0,
  "state" text not null default 'planned',
  "earliest_at" timestamptz not null,
  "planned_at" timestamptz,
  "plan_reason" text not null default '',
  "lease_until" timestamptz,
  "lease_owner" text,
  "look_at" timestamptz,
  "attempt" integer not null default 0,
  "rfc_id" text,
  "provider_id" text not null default '',
  "mime_hash" text not null default '',
  "mime" text not null default '',
  "subject" text not null default '',
  "text" text not null default '',
  "smtp_reply" text not null default '',
  "accepted_at" timestamptz,
  "bounced_at" timestamptz,
  "unsubscribe_token_hash" text not null default '',
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table messages add constraint messages_state_allowed check ("state" in ('planned', 'sending', 'accepted', 'deferred', 'rejected', 'unknown', 'bounced', 'cancelled'));
alter table messages add constraint messages_outreach_id_step_id_generation_key unique ("tenant_id", "outreach_id", "step_id", "generation");
alter table messages add constraint messages_rfc_id_key unique ("tenant_id", "rfc_id");
create index messages_updated_at_id_idx on messages ("tenant_id", "updated_at", "id");
create index messages_campaign_id_state_idx on messages ("tenant_id", "campaign_id", "state");
create index messages_state_planned_at_idx on messages ("tenant_id", "state", "planned_at");
create index messages_mailbox_id_accepted_at_idx on messages ("tenant_id", "mailbox_id", "accepted_at");
create index messages_search_idx on messages using gin ((coalesce("subject", '')) gin_trgm_ops);
alter table messages enable row level security;
create policy messages_tenant on messages to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on messages to outrider_tenant;
create table newsletter_subscriptions (
  "id" uuid not null,
  "email" text not null,
  "state" text not null default 'pending',
  "token_hash" text not null default '',
  "confirmed_at" timestamptz,
  "left_at" timestamptz,
  "mailed_at" timestamptz,
  "source" text not null default '',
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("id")
);
alter table newsletter_subscriptions add constraint newsletter_subscriptions_state_allowed check ("state" in ('pending', 'confirmed', 'left'));
alter table newsletter_subscriptions add constraint newsletter_subscriptions_email_key unique ("email");
create index newsletter_subscriptions_updated_at_id_idx on newsletter_subscriptions ("updated_at", "id");
create index newsletter_subscriptions_search_idx on newsletter_subscriptions using gin ((coalesce("email", '')) gin_trgm_ops);
create table object_types (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "plural" text not null,
  "description" text not null default '',
  "label" text not null default 'name',
  "in_menu" boolean not null default true,
  "schema" jsonb not null default '{"type":"object","properties":{"name":{"type":"string","title":"Name","minLength":1,"maxLength":100}},"required":["name"]}'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index object_types_updated_at_id_idx on object_types ("tenant_id", "updated_at", "id");
create index object_types_search_idx on object_types using gin ((coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("plural", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
alter table object_types enable row level security;
create policy object_types_tenant on object_types to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on object_types to outrider_tenant;
create table outbound_holds (
  "id" uuid not null,
  "cause" text not null,
  "held_at" timestamptz not null,
  "held_by" text not null default '',
  "last_work_at" timestamptz,
  "released_at" timestamptz,
  "released_by" text not null default '',
  "choices" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("id")
);
alter table outbound_holds add constraint outbound_holds_cause_allowed check ("cause" in ('restored', 'copied', 'outage', 'manual'));
create table outreaches (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "campaign_id" uuid not null,
  "contact_id" uuid not null,
  "state" text not null default 'pending',
  "state_reason" text not null default '',
  "excluded_by" text not null default '',
  "override_reason" text not null default '',
  "mailbox_id" uuid,
  "wait_until" timestamptz,
  "entered_at" timestamptz not null,
  "last_accepted_at" timestamptz,
  "finished_at" timestamptz,
  "label" text not null default '',
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table outreaches add constraint outreaches_state_allowed check ("state" in ('pending', 'scheduled', 'in_sequence', 'waiting', 'needs_attention', 'replied', 'unsubscribed', 'bounced', 'complained', 'finished', 'excluded', 'stopped'));
alter table outreaches add constraint outreaches_campaign_id_contact_id_key unique ("tenant_id", "campaign_id", "contact_id");
create index outreaches_updated_at_id_idx on outreaches ("tenant_id", "updated_at", "id");
create index outreaches_contact_id_idx on outreaches ("tenant_id", "contact_id");
create index outreaches_campaign_id_state_idx on outreaches ("tenant_id", "campaign_id", "state");
alter table outreaches enable row level security;
create policy outreaches_tenant on outreaches to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on outreaches to outrider_tenant;
create table patches (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "patched_item_type" text not null,
  "patched_item_id" text not null,
  "operation" text not null default 'merge',
  "data" jsonb not null default '{}'::jsonb,
  "steps" jsonb not null default '[]'::jsonb,
  "last_application" timestamptz,
  "last_outcome" text not null default '',
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table patches add constraint patches_operation_allowed check ("operation" in ('override', 'merge', 'patch', 'remove'));
create index patches_updated_at_id_idx on patches ("tenant_id", "updated_at", "id");
create index patches_search_idx on patches using gin ((coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '') || ' ' || coalesce("patched_item_id", '')) gin_trgm_ops);
alter table patches enable row level security;
create policy patches_tenant on patches to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on patches to outrider_tenant;
create table payment_reports (
  "id" text not null,
  "kind" text not null,
  "reported_at" timestamptz not null,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("id")
);
create table persona_sessions (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "persona_id" text not null,
  "scope" text not null default '',
  "time_stamp" timestamptz not null,
  "duration" integer not null default 0,
  "properties" jsonb not null default '{}'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index persona_sessions_updated_at_id_idx on persona_sessions ("tenant_id", "updated_at", "id");
create index persona_sessions_persona_id_time_stamp_idx on persona_sessions ("tenant_id", "persona_id", "time_stamp");
alter table persona_sessions enable row level security;
create policy persona_sessions_tenant on persona_sessions to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on persona_sessions to outrider_tenant;
create table personas (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "email" text,
  "anonymous" boolean not null default false,
  "properties" jsonb not null default '{}'::jsonb,
  "consents" jsonb not null default '{}'::jsonb,
  "lists" jsonb not null default '[]'::jsonb,
  "events" jsonb not null default '[]'::jsonb,
  "first_seen_at" timestamptz,
  "last_seen_at" timestamptz,
  "tags" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index personas_updated_at_id_idx on personas ("tenant_id", "updated_at", "id");
create index personas_search_idx on personas using gin ((coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '') || ' ' || coalesce("email", '')) gin_trgm_ops);
alter table personas enable row level security;
create policy personas_tenant on personas to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on personas to outrider_tenant;
create table plugins (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "package_version" text not null default '',
  "enabled" boolean not null default false,
  "source" text not null default 'folder',
  "switched_at" timestamptz,
  "brought" jsonb not null default '[]'::jsonb,
  "files" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table plugins add constraint plugins_source_allowed check ("source" in ('folder', 'upload'));
create index plugins_updated_at_id_idx on plugins ("tenant_id", "updated_at", "id");
create index plugins_search_idx on plugins using gin ((coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
alter table plugins enable row level security;
create policy plugins_tenant on plugins to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on plugins to outrider_tenant;
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
create policy profile_aliases_tenant on profile_aliases to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
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
create index profile_groups_search_idx on profile_groups using gin ((coalesce("name", '') || ' ' || coalesce("id", '')) gin_trgm_ops);
alter table profile_groups enable row level security;
create policy profile_groups_tenant on profile_groups to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on profile_groups to outrider_tenant;
create table profile_merges (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "master_id" uuid not null,
  "other_id" uuid not null,
  "moved" jsonb not null default '{}'::jsonb,
  "undone_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index profile_merges_updated_at_id_idx on profile_merges ("tenant_id", "updated_at", "id");
create index profile_merges_master_id_idx on profile_merges ("tenant_id", "master_id");
alter table profile_merges enable row level security;
create policy profile_merges_tenant on profile_merges to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on profile_merges to outrider_tenant;
create table profile_notes (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "profile_id" uuid not null,
  "text" text not null,
  "pinned" boolean not null default false,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index profile_notes_updated_at_id_idx on profile_notes ("tenant_id", "updated_at", "id");
create index profile_notes_profile_id_idx on profile_notes ("tenant_id", "profile_id");
create index profile_notes_search_idx on profile_notes using gin ((coalesce("text", '')) gin_trgm_ops);
alter table profile_notes enable row level security;
create policy profile_notes_tenant on profile_notes to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on profile_notes to outrider_tenant;
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
create policy profile_timers_tenant on profile_timers to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on profile_timers to outrider_tenant;
create table profiles (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "name" text not null default '',
  "email" text,
  "properties" jsonb not null default '{}'::jsonb,
  "system_properties" jsonb not null default '{}'::jsonb,
  "consents" jsonb not null default '{}'::jsonb,
  "tags" jsonb not null default '[]'::jsonb,
  "anonymous" boolean not null default false,
  "first_seen_at" timestamptz,
  "last_seen_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index profiles_updated_at_id_idx on profiles ("tenant_id", "updated_at", "id");
create index profiles_name_id_idx on profiles ("tenant_id", "name", "id");
create index profiles_email_id_idx on profiles ("tenant_id", "email", "id");
create index profiles_anonymous_id_idx on profiles ("tenant_id", "anonymous", "id");
create index profiles_first_seen_at_id_idx on profiles ("tenant_id", "first_seen_at", "id");
create index profiles_created_at_id_idx on profiles ("tenant_id", "created_at", "id");
create index profiles_tags_idx on profiles using gin ("tags" jsonb_path_ops);
create index profiles_search_idx on profiles using gin ((fold_text(coalesce("name", '') || ' ' || coalesce("email", '') || ' ' || jsonb_path_query_array("properties", 'strict $.**?(@.type() == "string")')::text || ' ' || jsonb_path_query_array("tags", 'strict $.**?(@.type() == "string")')::text)) gin_trgm_ops);
alter table profiles enable row level security;
create policy profiles_tenant on profiles to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on profiles to outrider_tenant;
alter table profiles set (fillfactor = 85);
create table profiles_by_last_seen_at (
  tenant_id uuid not null,
  id uuid not null,
  "last_seen_at" timestamptz,
  primary key (tenant_id, id)
);
insert into profiles_by_last_seen_at (tenant_id, id, "last_seen_at") select tenant_id, id, "last_seen_at" from profiles;
create index profiles_by_last_seen_at_idx on profiles_by_last_seen_at (tenant_id, "last_seen_at", id);
analyze profiles_by_last_seen_at;
alter table profiles_by_last_seen_at add constraint profiles_by_last_seen_at_fkey foreign key (tenant_id, id) references profiles (tenant_id, id) on delete cascade;
alter table profiles_by_last_seen_at enable row level security;
create policy profiles_by_last_seen_at_tenant on profiles_by_last_seen_at to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on profiles_by_last_seen_at to outrider_tenant;
create table profiles_by_last_seen_at_dirty (
  tenant_id uuid not null,
  ids uuid[] not null
);
alter table profiles_by_last_seen_at_dirty alter column ids set storage external;
alter table profiles_by_last_seen_at_dirty enable row level security;
create policy profiles_by_last_seen_at_dirty_tenant on profiles_by_last_seen_at_dirty to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on profiles_by_last_seen_at_dirty to outrider_tenant;
create function maintain_sort_index_profiles_last_seen_at() returns trigger language plpgsql as $$ begin
  if tg_op = 'INSERT' then insert into profiles_by_last_seen_at (tenant_id, id, "last_seen_at") select tenant_id, id, "last_seen_at" from written;
  else insert into profiles_by_last_seen_at_dirty (tenant_id, ids) select tenant_id, array_agg(id) from (select tenant_id, id, row_number() over () / 1000 as part from written) w group by tenant_id, part;
  end if;
  return null;
end $$;
create function flush_sort_index_profiles_last_seen_at(tenant uuid) returns boolean language plpgsql set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$ begin
  if not exists (select from profiles_by_last_seen_at_dirty where tenant_id = tenant) then return false; end if;
  perform pg_advisory_xact_lock(hashtextextended('profiles_by_last_seen_at ' || tenant, 0));
  with next as materialized (select ctid as place from profiles_by_last_seen_at_dirty where tenant_id = tenant limit 200),
    taken as (delete from profiles_by_last_seen_at_dirty d using next where d.ctid = next.place returning d.ids), changed as materialized (select distinct unnest(ids) as id from taken)
  update profiles_by_last_seen_at b set "last_seen_at" = w."last_seen_at" from (select changed.id, t."last_seen_at" from changed cross join lateral (select "last_seen_at" from profiles where tenant_id = tenant and id = changed.id offset 0) t) w
    where b.tenant_id = tenant and b.id = w.id and b."last_seen_at" is distinct from w."last_seen_at";
  return true;
end $$;
create trigger profiles_by_last_seen_at_insert after insert on profiles referencing new table as written for each statement execute function maintain_sort_index_profiles_last_seen_at();
create trigger profiles_by_last_seen_at_update after update on profiles referencing new table as written for each statement execute function maintain_sort_index_profiles_last_seen_at();
alter table profiles enable always trigger profiles_by_last_seen_at_insert;
alter table profiles enable always trigger profiles_by_last_seen_at_update;
create table property_types (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "target" text not null default 'profiles',
  "value_type" text not null default 'string',
  "multivalued" boolean not null default false,
  "protected" boolean not null default false,
  "identifier" boolean not null default false,
  "rank" double precision not null default 0,
  "merge_strategy" text not null default 'default',
  "automatic_mappings_from" jsonb not null default '[]'::jsonb,
  "default_value" text not null default '',
  "group" text not null default '',
  "tags" jsonb not null default '[]'::jsonb,
  "enabled" boolean not null default true,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table property_types add constraint property_types_target_allowed check ("target" in ('profiles', 'sessions', 'events'));
alter table property_types add constraint property_types_value_type_allowed check ("value_type" in ('string', 'long', 'float', 'boolean', 'date', 'email', 'phone', 'url', 'geopoint', 'json'));
alter table property_types add constraint property_types_merge_strategy_allowed check ("merge_strategy" in ('default', 'oldest', 'newest', 'most', 'add', 'nonEmpty'));
create index property_types_updated_at_id_idx on property_types ("tenant_id", "updated_at", "id");
create index property_types_search_idx on property_types using gin ((coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
alter table property_types enable row level security;
create policy property_types_tenant on property_types to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on property_types to outrider_tenant;
create table replies (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "mailbox_id" uuid not null,
  "campaign_id" uuid,
  "outreach_id" uuid,
  "contact_id" uuid,
  "message_id" uuid,
  "rfc_id" text not null,
  "from_address" text not null default '',
  "subject" text not null default '',
  "text" text not null default '',
  "kind" text not null default 'human',
  "label" text not null default 'unknown',
  "labelled_by" text not null default 'rules',
  "received_at" timestamptz not null,
  "handled_at" timestamptz,
  "reason" text not null default '',
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table replies add constraint replies_kind_allowed check ("kind" in ('human', 'out-of-office', 'bounce', 'complaint', 'auto-reply', 'unsubscribe'));
alter table replies add constraint replies_label_allowed check ("label" in ('positive', 'question', 'meeting', 'not-interested', 'wrong-person', 'opt-out', 'out-of-office', 'bounce', 'complaint', 'unknown'));
alter table replies add constraint replies_mailbox_id_rfc_id_key unique ("tenant_id", "mailbox_id", "rfc_id");
create index replies_updated_at_id_idx on replies ("tenant_id", "updated_at", "id");
create index replies_campaign_id_received_at_idx on replies ("tenant_id", "campaign_id", "received_at");
create index replies_outreach_id_idx on replies ("tenant_id", "outreach_id");
create index replies_search_idx on replies using gin ((coalesce("subject", '') || ' ' || coalesce("from_address", '') || ' ' || coalesce("text", '')) gin_trgm_ops);
alter table replies enable row level security;
create policy replies_tenant on replies to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on replies to outrider_tenant;
create table repositories (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "place" text not null,
  "token" text not null default '',
  "last_applied_at" timestamptz,
  "last_applied" text not null default '',
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index repositories_updated_at_id_idx on repositories ("tenant_id", "updated_at", "id");
create index repositories_search_idx on repositories using gin ((coalesce("name", '') || ' ' || coalesce("description", '') || ' ' || coalesce("place", '')) gin_trgm_ops);
alter table repositories enable row level security;
create policy repositories_tenant on repositories to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on repositories to outrider_tenant;
create table researched_companies (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "domain" text not null,
  "state" text not null default 'queued',
  "facts" jsonb not null default '[]'::jsonb,
  "error" text not null default '',
  "fetched_at" timestamptz,
  "expires_at" timestamptz,
  "job_id" uuid,
  "urgent" boolean not null default false,
  "reads_on" text not null default '',
  "reads" integer not null default 0,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table researched_companies add constraint researched_companies_state_allowed check ("state" in ('queued', 'reading', 'done', 'no-company', 'failed', 'forgotten'));
alter table researched_companies add constraint researched_companies_domain_key unique ("tenant_id", "domain");
create index researched_companies_updated_at_id_idx on researched_companies ("tenant_id", "updated_at", "id");
create index researched_companies_state_idx on researched_companies ("tenant_id", "state");
create index researched_companies_expires_at_idx on researched_companies ("tenant_id", "expires_at");
create index researched_companies_search_idx on researched_companies using gin ((coalesce("domain", '')) gin_trgm_ops);
alter table researched_companies enable row level security;
create policy researched_companies_tenant on researched_companies to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on researched_companies to outrider_tenant;
create table retention_rules (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "what" text not null,
  "days" integer not null default 365,
  "enabled" boolean not null default true,
  "last_run_at" timestamptz,
  "last_removed" integer not null default 0,
  "next_run_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table retention_rules add constraint retention_rules_what_allowed check ("what" in ('events', 'sessions', 'anonymous-profiles', 'inactive-profiles', 'refused-events', 'webhook-deliveries', 'import-runs', 'export-runs'));
alter table retention_rules add constraint retention_rules_what_key unique ("tenant_id", "what");
create index retention_rules_updated_at_id_idx on retention_rules ("tenant_id", "updated_at", "id");
create index retention_rules_search_idx on retention_rules using gin ((coalesce("what", '')) gin_trgm_ops);
alter table retention_rules enable row level security;
create policy retention_rules_tenant on retention_rules to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on retention_rules to outrider_tenant;
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
create index rule_firings_rule_id_fired_at_idx on rule_firings ("tenant_id", "rule_id", "fired_at");
create index rule_firings_profile_id_idx on rule_firings ("tenant_id", "profile_id");
create index rule_firings_search_idx on rule_firings using gin ((coalesce("event_type", '') || ' ' || coalesce("summary", '')) gin_trgm_ops);
alter table rule_firings enable row level security;
create policy rule_firings_tenant on rule_firings to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
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
create policy rule_stats_tenant on rule_stats to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
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
create index rules_search_idx on rules using gin ((coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
alter table rules enable row level security;
create policy rules_tenant on rules to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on rules to outrider_tenant;
create table saved_views (
  "id" uuid not null,
  "name" text not null,
  "entity" text not null,
  "owner_id" uuid not null,
  "owner_name" text not null default '',
  "shared" boolean not null default false,
  "filter" jsonb not null default '{}'::jsonb,
  "sort" jsonb not null default '[]'::jsonb,
  "columns" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("id")
);
alter table saved_views add constraint saved_views_owner_id_entity_name_key unique ("owner_id", "entity", "name");
create index saved_views_updated_at_id_idx on saved_views ("updated_at", "id");
create index saved_views_entity_shared_idx on saved_views ("entity", "shared");
create table scopes (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "tags" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index scopes_updated_at_id_idx on scopes ("tenant_id", "updated_at", "id");
create index scopes_search_idx on scopes using gin ((coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
alter table scopes enable row level security;
create policy scopes_tenant on scopes to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on scopes to outrider_tenant;
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
create index score_changes_profile_id_scoring_id_idx on score_changes ("tenant_id", "profile_id", "scoring_id");
alter table score_changes enable row level security;
create policy score_changes_tenant on score_changes to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on score_changes to outrider_tenant;
create table scores (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "scoring_id" text not null,
  "profile_id" uuid not null,
  "value" double precision not null,
  "parts" jsonb not null default '{}'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table scores add constraint scores_scoring_id_profile_id_key unique ("tenant_id", "scoring_id", "profile_id");
create index scores_profile_id_idx on scores ("tenant_id", "profile_id");
create index scores_scoring_id_value_idx on scores ("tenant_id", "scoring_id", "value");
alter table scores enable row level security;
create policy scores_tenant on scores to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on scores to outrider_tenant;
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
create index scorings_search_idx on scorings using gin ((coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
alter table scorings enable row level security;
create policy scorings_tenant on scorings to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on scorings to outrider_tenant;
create table scripts (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "code" text not null,
  "parameters" jsonb not null default '{"type":"object","properties":{},"required":[]}'::jsonb,
  "raises" jsonb not null default '[]'::jsonb,
  "tags" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index scripts_updated_at_id_idx on scripts ("tenant_id", "updated_at", "id");
create index scripts_search_idx on scripts using gin ((coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
alter table scripts enable row level security;
create policy scripts_tenant on scripts to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on scripts to outrider_tenant;
create table secret_values (
  "id" text not null,
  "value" jsonb not null default '{}'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("id")
);
create table segment_members (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "segment_id" text not null,
  "profile_id" uuid not null,
  "entered_at" timestamptz not null,
  "left_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index segment_members_profile_id_segment_id_left_at_idx on segment_members ("tenant_id", "profile_id", "segment_id", "left_at");
create index segment_members_segment_id_left_at_idx on segment_members ("tenant_id", "segment_id", "left_at");
alter table segment_members enable row level security;
create policy segment_members_tenant on segment_members to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on segment_members to outrider_tenant;
create table segments (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "condition" jsonb not null default '{"type":"booleanCondition","parameterValues":{"operator":"and","subConditions":[]}}'::jsonb,
  "enabled" boolean not null default true,
  "tags" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index segments_updated_at_id_idx on segments ("tenant_id", "updated_at", "id");
create index segments_search_idx on segments using gin ((coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
alter table segments enable row level security;
create policy segments_tenant on segments to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on segments to outrider_tenant;
create table senders (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "from_name" text not null default '',
  "address" text not null,
  "reply_to" text,
  "return_path" text,
  "provider" text not null default 'smtp',
  "region" text not null default '',
  "smtp_host" text not null default '',
  "smtp_port" integer not null default 587,
  "smtp_security" text not null default 'starttls',
  "smtp_user" text not null default '',
  "smtp_password" text not null default '',
  "message_stream" text not null default 'broadcast',
  "configuration_set" text not null default '',
  "hourly_limit" integer,
  "max_connections" integer not null default 4,
  "webhook_key" text not null default '',
  "report_token" text not null default '',
  "reported_at" timestamptz,
  "enabled" boolean not null default true,
  "state" text not null default 'active',
  "state_reason" text not null default '',
  "cool_until" timestamptz,
  "free_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table senders add constraint senders_provider_allowed check ("provider" in ('ses', 'postmark', 'mailgun', 'sendgrid', 'smtp'));
alter table senders add constraint senders_smtp_security_allowed check ("smtp_security" in ('tls', 'starttls', 'none'));
alter table senders add constraint senders_state_allowed check ("state" in ('active', 'error'));
alter table senders add constraint senders_name_key unique ("tenant_id", "name");
create index senders_updated_at_id_idx on senders ("tenant_id", "updated_at", "id");
create index senders_search_idx on senders using gin ((coalesce("name", '') || ' ' || coalesce("address", '') || ' ' || coalesce("from_name", '')) gin_trgm_ops);
alter table senders enable row level security;
create policy senders_tenant on senders to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on senders to outrider_tenant;
create table sending_domains (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "domain" text not null,
  "signs" boolean not null default true,
  "state" text not null default 'unverified',
  "state_reason" text not null default '',
  "checks" jsonb not null default '[]'::jsonb,
  "checked_at" timestamptz,
  "next_check_at" timestamptz,
  "verified_at" timestamptz,
  "probe" jsonb not null default '{}'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table sending_domains add constraint sending_domains_state_allowed check ("state" in ('unverified', 'incomplete', 'verified'));
alter table sending_domains add constraint sending_domains_domain_key unique ("tenant_id", "domain");
create index sending_domains_updated_at_id_idx on sending_domains ("tenant_id", "updated_at", "id");
create index sending_domains_search_idx on sending_domains using gin ((coalesce("domain", '') || ' ' || coalesce("state_reason", '')) gin_trgm_ops);
alter table sending_domains enable row level security;
create policy sending_domains_tenant on sending_domains to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on sending_domains to outrider_tenant;
create table sessions (
  "id" text not null,
  "tenant_id" uuid not null,
  "scope" text not null default '',
  "profile_id" uuid,
  "time_stamp" timestamptz not null,
  "last_event_date" timestamptz not null,
  "duration" integer not null default 0,
  "size" integer not null default 0,
  "properties" jsonb not null default '{}'::jsonb,
  "system_properties" jsonb not null default '{}'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index sessions_updated_at_id_idx on sessions ("tenant_id", "updated_at", "id");
create index sessions_profile_id_time_stamp_idx on sessions ("tenant_id", "profile_id", "time_stamp");
alter table sessions enable row level security;
create policy sessions_tenant on sessions to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on sessions to outrider_tenant;
create table shares (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "campaign_id" uuid not null,
  "label" text not null default '',
  "token_hash" text,
  "scope" jsonb not null default '["messaging","content","figures"]'::jsonb,
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
alter table shares add constraint shares_token_hash_key unique ("tenant_id", "token_hash");
create index shares_updated_at_id_idx on shares ("tenant_id", "updated_at", "id");
alter table shares enable row level security;
create policy shares_tenant on shares to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on shares to outrider_tenant;
create table sign_in_sessions (
  "id" uuid not null,
  "user_id" uuid not null,
  "key" text not null,
  "separate" boolean not null default false,
  "device_hash" text not null default '',
  "device" text not null default '',
  "browser" text not null default '',
  "system" text not null default '',
  "country" text not null default '',
  "first_seen_at" timestamptz not null,
  "last_seen_at" timestamptz not null,
  "ended_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("id")
);
alter table sign_in_sessions add constraint sign_in_sessions_user_id_key_key unique ("user_id", "key");
create table sources (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "kind" text not null default 'website',
  "scope" text not null default '',
  "origins" jsonb not null default '[]'::jsonb,
  "respect_do_not_track" boolean not null default true,
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
create index sources_search_idx on sources using gin ((coalesce("name", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
alter table sources enable row level security;
create policy sources_tenant on sources to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on sources to outrider_tenant;
create table suppressions (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "kind" text not null default 'address',
  "value" text not null default '',
  "value_hash" text not null default '',
  "reason" text not null default 'manual',
  "source" text not null default '',
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table suppressions add constraint suppressions_kind_allowed check ("kind" in ('address', 'domain'));
alter table suppressions add constraint suppressions_reason_allowed check ("reason" in ('unsubscribed', 'bounced', 'complained', 'manual', 'imported', 'replied-opt-out'));
alter table suppressions add constraint suppressions_kind_value_hash_key unique ("tenant_id", "kind", "value_hash");
create index suppressions_updated_at_id_idx on suppressions ("tenant_id", "updated_at", "id");
create index suppressions_search_idx on suppressions using gin ((coalesce("value", '')) gin_trgm_ops);
alter table suppressions enable row level security;
create policy suppressions_tenant on suppressions to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on suppressions to outrider_tenant;
create table system_properties (
  "id" text not null,
  "type" text not null default 'text',
  "value" text not null default '',
  "description" text not null default '',
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("id")
);
alter table system_properties add constraint system_properties_type_allowed check ("type" in ('text', 'number', 'boolean', 'json', 'secret'));
create index system_properties_updated_at_id_idx on system_properties ("updated_at", "id");
create index system_properties_search_idx on system_properties using gin ((coalesce("id", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
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
create policy template_versions_tenant on template_versions to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on template_versions to outrider_tenant;
create table templates (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "subject" text not null default '',
  "source" text not null default '',
  "text" text not null default '',
  "language" text not null default 'en',
  "state" text not null default 'draft',
  "published_at" timestamptz,
  "published_version" integer,
  "tags" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table templates add constraint templates_state_allowed check ("state" in ('draft', 'published', 'changed'));
create index templates_updated_at_id_idx on templates ("tenant_id", "updated_at", "id");
create index templates_search_idx on templates using gin ((coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("subject", '')) gin_trgm_ops);
alter table templates enable row level security;
create policy templates_tenant on templates to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on templates to outrider_tenant;
create table tenants (
  "id" uuid not null,
  "name" text not null,
  "status" text not null default 'TRIAL',
  "subscription_tier" text not null default 'STARTER',
  "trial_ends_at" timestamptz,
  "website" text not null default '',
  "sender_name" text not null default '',
  "postal_address" text not null default '',
  "time_zone" text not null default 'Europe/Berlin',
  "language" text not null default 'en',
  "accent_color" text not null default '',
  "company_research" boolean not null default false,
  "company_research_per_day" integer not null default 100,
  "payment_customer" text not null default '',
  "subscription" text not null default '',
  "subscription_state" text not null default 'none',
  "paid_until" timestamptz,
  "payment_reported_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("id")
);
alter table tenants add constraint tenants_status_allowed check ("status" in ('ACTIVE', 'TRIAL', 'TRIAL_EXPIRED', 'ISOLATED', 'DEACTIVATED'));
alter table tenants add constraint tenants_subscription_tier_allowed check ("subscription_tier" in ('STARTER', 'GROWTH', 'SELF_HOSTED'));
alter table tenants add constraint tenants_subscription_state_allowed check ("subscription_state" in ('none', 'active', 'past_due', 'ended'));
create index tenants_updated_at_id_idx on tenants ("updated_at", "id");
create index tenants_status_idx on tenants ("status");
create index tenants_search_idx on tenants using gin ((coalesce("name", '') || ' ' || coalesce("website", '')) gin_trgm_ops);
create table todos (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "profile_id" uuid not null,
  "title" text not null,
  "details" text not null default '',
  "state" text not null default 'open',
  "due_on" date,
  "owner" text not null default '',
  "journey_id" text,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table todos add constraint todos_state_allowed check ("state" in ('open', 'done'));
create index todos_updated_at_id_idx on todos ("tenant_id", "updated_at", "id");
create index todos_profile_id_idx on todos ("tenant_id", "profile_id");
create index todos_state_due_on_idx on todos ("tenant_id", "state", "due_on");
create index todos_journey_id_idx on todos ("tenant_id", "journey_id");
create index todos_search_idx on todos using gin ((coalesce("title", '') || ' ' || coalesce("details", '')) gin_trgm_ops);
alter table todos enable row level security;
create policy todos_tenant on todos to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on todos to outrider_tenant;
create table topics (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "public_description" text not null default '',
  "enabled" boolean not null default true,
  "tags" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index topics_updated_at_id_idx on topics ("tenant_id", "updated_at", "id");
create index topics_search_idx on topics using gin ((coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
alter table topics enable row level security;
create policy topics_tenant on topics to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on topics to outrider_tenant;
create table user_lists (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index user_lists_updated_at_id_idx on user_lists ("tenant_id", "updated_at", "id");
create index user_lists_search_idx on user_lists using gin ((coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '')) gin_trgm_ops);
alter table user_lists enable row level security;
create policy user_lists_tenant on user_lists to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on user_lists to outrider_tenant;
create table users (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "subject" text,
  "email" text not null,
  "role" text not null default 'MEMBER',
  "owner" boolean not null default false,
  "read_only" boolean not null default false,
  "first_name" text not null default '',
  "last_name" text not null default '',
  "active" boolean not null default true,
  "last_seen_at" timestamptz,
  "tokens_from" timestamptz,
  "preferences" jsonb not null default '{}'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("id")
);
alter table users add constraint users_role_allowed check ("role" in ('MEMBER', 'TENANT_ADMIN', 'ADMIN'));
alter table users add constraint users_subject_key unique ("subject");
alter table users add constraint users_email_key unique ("email");
create index users_updated_at_id_idx on users ("updated_at", "id");
create index users__idx on users ("tenant_id");
create index users_search_idx on users using gin ((coalesce("email", '') || ' ' || coalesce("first_name", '') || ' ' || coalesce("last_name", '')) gin_trgm_ops);
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
  "lease_until" timestamptz,
  "lease_owner" text,
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
alter table webhook_deliveries add constraint webhook_deliveries_state_allowed check ("state" in ('waiting', 'delivered', 'failed', 'discarded'));
create index webhook_deliveries_updated_at_id_idx on webhook_deliveries ("tenant_id", "updated_at", "id");
create index webhook_deliveries_state_due_at_idx on webhook_deliveries ("tenant_id", "state", "due_at");
create index webhook_deliveries_webhook_id_created_at_idx on webhook_deliveries ("tenant_id", "webhook_id", "created_at");
create index webhook_deliveries_search_idx on webhook_deliveries using gin ((coalesce("message_id", '') || ' ' || coalesce("event_type", '')) gin_trgm_ops);
alter table webhook_deliveries enable row level security;
create policy webhook_deliveries_tenant on webhook_deliveries to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on webhook_deliveries to outrider_tenant;
create table webhooks (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "url" text not null,
  "enabled" boolean not null default true,
  "customer_events" boolean not null default true,
  "event_types" jsonb not null default '[]'::jsonb,
  "condition" jsonb not null default '{"type":"booleanCondition","parameterValues":{"operator":"and","subConditions":[]}}'::jsonb,
  "happenings" jsonb not null default '[]'::jsonb,
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
create policy webhooks_tenant on webhooks to outrider_tenant using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid)) with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select, insert, update, delete on webhooks to outrider_tenant;
create table workers (
  "id" text not null,
  "started_at" timestamptz not null,
  "seen_at" timestamptz not null,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("id")
);
alter table action_types add constraint action_types_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table api_keys add constraint api_keys_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table api_keys add constraint api_keys_parent_id_fkey foreign key (tenant_id, "parent_id") references api_keys (tenant_id, id) on delete cascade;
alter table broadcasts add constraint broadcasts_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table broadcasts add constraint broadcasts_engage_id_fkey foreign key (tenant_id, "engage_id") references engages (tenant_id, id) on delete restrict;
alter table broadcasts add constraint broadcasts_segment_id_fkey foreign key (tenant_id, "segment_id") references segments (tenant_id, id) on delete restrict;
alter table broadcasts add constraint broadcasts_list_id_fkey foreign key (tenant_id, "list_id") references user_lists (tenant_id, id) on delete restrict;
alter table broadcasts add constraint broadcasts_exclude_engage_id_fkey foreign key (tenant_id, "exclude_engage_id") references engages (tenant_id, id) on delete set null ("exclude_engage_id");
alter table bulk_records add constraint bulk_records_job_id_fkey foreign key (tenant_id, "job_id") references jobs (tenant_id, id) on delete cascade;
alter table campaign_events add constraint campaign_events_campaign_id_fkey foreign key (tenant_id, "campaign_id") references campaigns (tenant_id, id) on delete cascade;
alter table campaign_logs add constraint campaign_logs_campaign_id_fkey foreign key (tenant_id, "campaign_id") references campaigns (tenant_id, id) on delete cascade;
alter table campaign_versions add constraint campaign_versions_campaign_id_fkey foreign key (tenant_id, "campaign_id") references campaigns (tenant_id, id) on delete cascade;
alter table campaigns add constraint campaigns_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table condition_types add constraint condition_types_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table consent_records add constraint consent_records_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table consent_records add constraint consent_records_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete set null ("profile_id");
alter table contacts add constraint contacts_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table contacts add constraint contacts_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete set null ("profile_id");
alter table custom_values add constraint custom_values_object_id_fkey foreign key (tenant_id, "object_id") references customs (tenant_id, id) on delete cascade;
alter table customs add constraint customs_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table customs add constraint customs_type_id_fkey foreign key (tenant_id, "type_id") references object_types (tenant_id, id) on delete restrict;
alter table definition_changes add constraint definition_changes_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table deleted_records add constraint deleted_records_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table dkim_keys add constraint dkim_keys_domain_id_fkey foreign key (tenant_id, "domain_id") references sending_domains (tenant_id, id) on delete cascade;
alter table domain_throttles add constraint domain_throttles_sender_id_fkey foreign key (tenant_id, "sender_id") references senders (tenant_id, id) on delete cascade;
alter table engage_messages add constraint engage_messages_engage_id_fkey foreign key (tenant_id, "engage_id") references engages (tenant_id, id) on delete restrict;
alter table engage_messages add constraint engage_messages_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
alter table engage_messages add constraint engage_messages_mailbox_id_fkey foreign key (tenant_id, "mailbox_id") references mailboxes (tenant_id, id) on delete set null ("mailbox_id");
alter table engage_messages add constraint engage_messages_sender_id_fkey foreign key (tenant_id, "sender_id") references senders (tenant_id, id) on delete set null ("sender_id");
alter table engage_messages add constraint engage_messages_topic_id_fkey foreign key (tenant_id, "topic_id") references topics (tenant_id, id) on delete set null ("topic_id");
alter table engages add constraint engages_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table engages add constraint engages_template_id_fkey foreign key (tenant_id, "template_id") references templates (tenant_id, id) on delete restrict;
alter table engages add constraint engages_mailbox_id_fkey foreign key (tenant_id, "mailbox_id") references mailboxes (tenant_id, id) on delete restrict;
alter table engages add constraint engages_sender_id_fkey foreign key (tenant_id, "sender_id") references senders (tenant_id, id) on delete restrict;
alter table engages add constraint engages_topic_id_fkey foreign key (tenant_id, "topic_id") references topics (tenant_id, id) on delete restrict;
alter table event_refusals add constraint event_refusals_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table event_refusals add constraint event_refusals_source_id_fkey foreign key (tenant_id, "source_id") references sources (tenant_id, id) on delete cascade;
create function events_tenant_id_cascade() returns trigger language plpgsql set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$ begin
  delete from events e using deleted where e."tenant_id" = deleted.id;
  return null;
end $$;
create trigger events_tenant_id_cascade after delete on tenants referencing old table as deleted for each statement execute function events_tenant_id_cascade();
alter table tenants enable always trigger events_tenant_id_cascade;
create function events_profile_id_cascade() returns trigger language plpgsql set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$ begin
  delete from events e using deleted where e.tenant_id = deleted.tenant_id and e."profile_id" = deleted.id;
  return null;
end $$;
create trigger events_profile_id_cascade after delete on profiles referencing old table as deleted for each statement execute function events_profile_id_cascade();
alter table profiles enable always trigger events_profile_id_cascade;
alter table export_configs add constraint export_configs_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table export_configs add constraint export_configs_segment_id_fkey foreign key (tenant_id, "segment_id") references segments (tenant_id, id) on delete restrict;
alter table export_runs add constraint export_runs_config_id_fkey foreign key (tenant_id, "config_id") references export_configs (tenant_id, id) on delete cascade;
alter table form_submissions add constraint form_submissions_form_id_fkey foreign key (tenant_id, "form_id") references forms (tenant_id, id) on delete cascade;
alter table form_submissions add constraint form_submissions_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
alter table forms add constraint forms_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table forms add constraint forms_list_id_fkey foreign key (tenant_id, "list_id") references user_lists (tenant_id, id) on delete set null ("list_id");
alter table forms add constraint forms_mailbox_id_fkey foreign key (tenant_id, "mailbox_id") references mailboxes (tenant_id, id) on delete restrict;
alter table forms add constraint forms_sender_id_fkey foreign key (tenant_id, "sender_id") references senders (tenant_id, id) on delete restrict;
alter table goal_reaches add constraint goal_reaches_goal_id_fkey foreign key (tenant_id, "goal_id") references goals (tenant_id, id) on delete cascade;
alter table goal_reaches add constraint goal_reaches_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
alter table goals add constraint goals_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table goals add constraint goals_campaign_id_fkey foreign key (tenant_id, "campaign_id") references campaigns (tenant_id, id) on delete set null ("campaign_id");
alter table group_members add constraint group_members_group_id_fkey foreign key (tenant_id, "group_id") references profile_groups (tenant_id, id) on delete cascade;
alter table group_members add constraint group_members_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
alter table idempotency_records add constraint idempotency_records_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table identity_tokens add constraint identity_tokens_account_id_fkey foreign key ("account_id") references identity_accounts (id) on delete cascade;
alter table import_configs add constraint import_configs_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table import_errors add constraint import_errors_run_id_fkey foreign key (tenant_id, "run_id") references import_runs (tenant_id, id) on delete cascade;
alter table import_pieces add constraint import_pieces_run_id_fkey foreign key (tenant_id, "run_id") references import_runs (tenant_id, id) on delete cascade;
alter table import_runs add constraint import_runs_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table import_runs add constraint import_runs_config_id_fkey foreign key (tenant_id, "config_id") references import_configs (tenant_id, id) on delete cascade;
alter table invitations add constraint invitations_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table jobs add constraint jobs_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table journey_executions add constraint journey_executions_journey_id_fkey foreign key (tenant_id, "journey_id") references journeys (tenant_id, id) on delete cascade;
alter table journey_executions add constraint journey_executions_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
alter table journey_executions add constraint journey_executions_open_for_fkey foreign key (tenant_id, "open_for") references profiles (tenant_id, id) on delete cascade;
alter table journey_steps add constraint journey_steps_journey_id_fkey foreign key (tenant_id, "journey_id") references journeys (tenant_id, id) on delete cascade;
alter table journey_steps add constraint journey_steps_execution_id_fkey foreign key (tenant_id, "execution_id") references journey_executions (tenant_id, id) on delete cascade;
alter table journey_steps add constraint journey_steps_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
alter table journey_versions add constraint journey_versions_journey_id_fkey foreign key (tenant_id, "journey_id") references journeys (tenant_id, id) on delete cascade;
alter table journeys add constraint journeys_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table journeys add constraint journeys_goal_id_fkey foreign key (tenant_id, "goal_id") references goals (tenant_id, id) on delete restrict;
alter table json_schemas add constraint json_schemas_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table json_schemas add constraint json_schemas_extends_schema_id_fkey foreign key (tenant_id, "extends_schema_id") references json_schemas (tenant_id, id) on delete restrict;
alter table language_model_calls add constraint language_model_calls_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table language_model_calls add constraint language_model_calls_campaign_id_fkey foreign key (tenant_id, "campaign_id") references campaigns (tenant_id, id) on delete set null ("campaign_id");
alter table language_model_calls add constraint language_model_calls_reply_id_fkey foreign key (tenant_id, "reply_id") references replies (tenant_id, id) on delete set null ("reply_id");
alter table language_models add constraint language_models_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table list_members add constraint list_members_list_id_fkey foreign key (tenant_id, "list_id") references user_lists (tenant_id, id) on delete cascade;
alter table list_members add constraint list_members_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
alter table mailbox_sign_ins add constraint mailbox_sign_ins_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table mailbox_sign_ins add constraint mailbox_sign_ins_mailbox_id_fkey foreign key (tenant_id, "mailbox_id") references mailboxes (tenant_id, id) on delete cascade;
alter table mailboxes add constraint mailboxes_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table messages add constraint messages_campaign_id_fkey foreign key (tenant_id, "campaign_id") references campaigns (tenant_id, id) on delete cascade;
alter table messages add constraint messages_outreach_id_fkey foreign key (tenant_id, "outreach_id") references outreaches (tenant_id, id) on delete cascade;
alter table messages add constraint messages_contact_id_fkey foreign key (tenant_id, "contact_id") references contacts (tenant_id, id) on delete cascade;
alter table messages add constraint messages_mailbox_id_fkey foreign key (tenant_id, "mailbox_id") references mailboxes (tenant_id, id) on delete set null ("mailbox_id");
alter table object_types add constraint object_types_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table outreaches add constraint outreaches_campaign_id_fkey foreign key (tenant_id, "campaign_id") references campaigns (tenant_id, id) on delete cascade;
alter table outreaches add constraint outreaches_contact_id_fkey foreign key (tenant_id, "contact_id") references contacts (tenant_id, id) on delete cascade;
alter table outreaches add constraint outreaches_mailbox_id_fkey foreign key (tenant_id, "mailbox_id") references mailboxes (tenant_id, id) on delete set null ("mailbox_id");
alter table patches add constraint patches_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table persona_sessions add constraint persona_sessions_persona_id_fkey foreign key (tenant_id, "persona_id") references personas (tenant_id, id) on delete cascade;
alter table personas add constraint personas_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table plugins add constraint plugins_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table profile_aliases add constraint profile_aliases_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
alter table profile_groups add constraint profile_groups_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table profile_merges add constraint profile_merges_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table profile_notes add constraint profile_notes_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
alter table profile_timers add constraint profile_timers_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
alter table profiles add constraint profiles_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table property_types add constraint property_types_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table replies add constraint replies_mailbox_id_fkey foreign key (tenant_id, "mailbox_id") references mailboxes (tenant_id, id) on delete cascade;
alter table replies add constraint replies_campaign_id_fkey foreign key (tenant_id, "campaign_id") references campaigns (tenant_id, id) on delete cascade;
alter table replies add constraint replies_outreach_id_fkey foreign key (tenant_id, "outreach_id") references outreaches (tenant_id, id) on delete cascade;
alter table replies add constraint replies_contact_id_fkey foreign key (tenant_id, "contact_id") references contacts (tenant_id, id) on delete cascade;
alter table replies add constraint replies_message_id_fkey foreign key (tenant_id, "message_id") references messages (tenant_id, id) on delete set null ("message_id");
alter table repositories add constraint repositories_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table researched_companies add constraint researched_companies_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table retention_rules add constraint retention_rules_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table rule_firings add constraint rule_firings_rule_id_fkey foreign key (tenant_id, "rule_id") references rules (tenant_id, id) on delete cascade;
alter table rule_firings add constraint rule_firings_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
alter table rule_stats add constraint rule_stats_rule_id_fkey foreign key (tenant_id, "rule_id") references rules (tenant_id, id) on delete cascade;
alter table rules add constraint rules_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table saved_views add constraint saved_views_owner_id_fkey foreign key ("owner_id") references users (id) on delete cascade;
alter table scopes add constraint scopes_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table score_changes add constraint score_changes_scoring_id_fkey foreign key (tenant_id, "scoring_id") references scorings (tenant_id, id) on delete cascade;
alter table score_changes add constraint score_changes_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
alter table scores add constraint scores_scoring_id_fkey foreign key (tenant_id, "scoring_id") references scorings (tenant_id, id) on delete cascade;
alter table scores add constraint scores_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
alter table scorings add constraint scorings_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table scripts add constraint scripts_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table segment_members add constraint segment_members_segment_id_fkey foreign key (tenant_id, "segment_id") references segments (tenant_id, id) on delete cascade;
alter table segment_members add constraint segment_members_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
alter table segments add constraint segments_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table senders add constraint senders_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table sending_domains add constraint sending_domains_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table sessions add constraint sessions_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table sessions add constraint sessions_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
alter table shares add constraint shares_campaign_id_fkey foreign key (tenant_id, "campaign_id") references campaigns (tenant_id, id) on delete cascade;
alter table sign_in_sessions add constraint sign_in_sessions_user_id_fkey foreign key ("user_id") references users (id) on delete cascade;
alter table sources add constraint sources_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table suppressions add constraint suppressions_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table template_versions add constraint template_versions_template_id_fkey foreign key (tenant_id, "template_id") references templates (tenant_id, id) on delete cascade;
alter table templates add constraint templates_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table todos add constraint todos_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
alter table todos add constraint todos_journey_id_fkey foreign key (tenant_id, "journey_id") references journeys (tenant_id, id) on delete set null ("journey_id");
alter table topics add constraint topics_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table user_lists add constraint user_lists_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table users add constraint users_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table webhook_deliveries add constraint webhook_deliveries_webhook_id_fkey foreign key (tenant_id, "webhook_id") references webhooks (tenant_id, id) on delete cascade;
alter table webhooks add constraint webhooks_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
