-- Generated from schemas/ by `npm run migration initial`. Read it, correct it, commit it; never change it after it was applied.
create table api_keys (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "kind" text not null default 'secret',
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
alter table api_keys add constraint api_keys_key_hash_key unique ("tenant_id", "key_hash");
create index api_keys_updated_at_id_idx on api_keys ("tenant_id", "updated_at", "id");
create index api_keys_search_idx on api_keys using gin (to_tsvector('simple', coalesce("name", '')));
alter table api_keys enable row level security;
create policy api_keys_tenant on api_keys to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on api_keys to outrider_tenant;
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
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("id")
);
alter table audit_entries add constraint audit_entries_actor_kind_allowed check ("actor_kind" in ('user', 'api-key', 'system', 'public'));
alter table audit_entries add constraint audit_entries_action_allowed check ("action" in ('create', 'update', 'delete', 'sign-in', 'sign-up', 'export', 'launch', 'pause', 'resume', 'archive', 'restore', 'read-secret', 'other'));
create index audit_entries_updated_at_id_idx on audit_entries ("updated_at", "id");
create index audit_entries_created_at_idx on audit_entries ("tenant_id", "created_at");
create index audit_entries_entity_entity_id_idx on audit_entries ("entity", "entity_id");
create index audit_entries_actor_id_idx on audit_entries ("actor_id");
create index audit_entries_search_idx on audit_entries using gin (to_tsvector('simple', coalesce("summary", '') || ' ' || coalesce("actor_name", '') || ' ' || coalesce("entity_id", '')));
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
create index campaign_logs_updated_at_id_idx on campaign_logs ("tenant_id", "updated_at", "id");
create index campaign_logs_campaign_id_at_idx on campaign_logs ("tenant_id", "campaign_id", "at");
create index campaign_logs_type_at_idx on campaign_logs ("tenant_id", "type", "at");
alter table campaign_logs enable row level security;
create policy campaign_logs_tenant on campaign_logs to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on campaign_logs to outrider_tenant;
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
create index campaigns_search_idx on campaigns using gin (to_tsvector('simple', coalesce("name", '') || ' ' || coalesce("website_url", '')));
alter table campaigns enable row level security;
create policy campaigns_tenant on campaigns to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
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
create index caught_mails_updated_at_id_idx on caught_mails ("updated_at", "id");
create index caught_mails_received_at_idx on caught_mails ("received_at");
create index caught_mails_mailbox_uid_idx on caught_mails ("mailbox", "uid");
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
create index contacts_search_idx on contacts using gin (to_tsvector('simple', coalesce("email", '') || ' ' || coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("company", '') || ' ' || coalesce("title", '')));
alter table contacts enable row level security;
create policy contacts_tenant on contacts to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on contacts to outrider_tenant;
create table goals (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "start_event" jsonb,
  "target_event" jsonb not null default '{"type":"all","parameterValues":{"subConditions":[]}}'::jsonb,
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
create index goals_search_idx on goals using gin (to_tsvector('simple', coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '')));
alter table goals enable row level security;
create policy goals_tenant on goals to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on goals to outrider_tenant;
create table idempotency_records (
  "id" text not null,
  "tenant_id" uuid not null,
  "request_hash" text not null,
  "status" integer not null default 0,
  "body" jsonb default '{}'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index idempotency_records_updated_at_id_idx on idempotency_records ("tenant_id", "updated_at", "id");
create index idempotency_records_created_at_idx on idempotency_records ("tenant_id", "created_at");
alter table idempotency_records enable row level security;
create policy idempotency_records_tenant on idempotency_records to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
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
create index identity_accounts_updated_at_id_idx on identity_accounts ("updated_at", "id");
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
create index identity_grants_updated_at_id_idx on identity_grants ("updated_at", "id");
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
create index identity_tokens_updated_at_id_idx on identity_tokens ("updated_at", "id");
create index identity_tokens_account_id_idx on identity_tokens ("account_id");
create table invitations (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "email" text not null,
  "role" text not null default 'MEMBER',
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
alter table invitations add constraint invitations_role_allowed check ("role" in ('ADMIN', 'MEMBER'));
alter table invitations add constraint invitations_token_hash_key unique ("tenant_id", "token_hash");
create index invitations_updated_at_id_idx on invitations ("tenant_id", "updated_at", "id");
create index invitations_email_idx on invitations ("tenant_id", "email");
create index invitations_search_idx on invitations using gin (to_tsvector('simple', coalesce("email", '')));
alter table invitations enable row level security;
create policy invitations_tenant on invitations to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
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
create policy jobs_tenant on jobs to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on jobs to outrider_tenant;
create table mailboxes (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "address" text not null,
  "from_name" text not null default '',
  "signature" text not null default '',
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
  "cool_until" timestamptz,
  "read_state" jsonb not null default '{}'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table mailboxes add constraint mailboxes_smtp_security_allowed check ("smtp_security" in ('tls', 'starttls', 'none'));
alter table mailboxes add constraint mailboxes_imap_security_allowed check ("imap_security" in ('tls', 'starttls', 'none'));
alter table mailboxes add constraint mailboxes_state_allowed check ("state" in ('active', 'paused', 'error'));
alter table mailboxes add constraint mailboxes_address_key unique ("tenant_id", "address");
create index mailboxes_updated_at_id_idx on mailboxes ("tenant_id", "updated_at", "id");
create index mailboxes_search_idx on mailboxes using gin (to_tsvector('simple', coalesce("address", '') || ' ' || coalesce("from_name", '')));
alter table mailboxes enable row level security;
create policy mailboxes_tenant on mailboxes to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
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
alter table messages enable row level security;
create policy messages_tenant on messages to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on messages to outrider_tenant;
create table newsletter_subscriptions (
  "id" uuid not null,
  "email" text not null,
  "state" text not null default 'pending',
  "token_hash" text not null default '',
  "confirmed_at" timestamptz,
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
create index newsletter_subscriptions_search_idx on newsletter_subscriptions using gin (to_tsvector('simple', coalesce("email", '')));
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
create policy outreaches_tenant on outreaches to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on outreaches to outrider_tenant;
create table profiles (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "name" text not null default '',
  "email" text,
  "properties" jsonb not null default '{}'::jsonb,
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
create index profiles_email_idx on profiles ("tenant_id", "email");
create index profiles_last_seen_at_idx on profiles ("tenant_id", "last_seen_at");
create index profiles_search_idx on profiles using gin (to_tsvector('simple', coalesce("name", '') || ' ' || coalesce("email", '')));
alter table profiles enable row level security;
create policy profiles_tenant on profiles to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on profiles to outrider_tenant;
create table property_types (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "target" text not null default 'profiles',
  "value_type" text not null default 'string',
  "multivalued" boolean not null default false,
  "protected" boolean not null default false,
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
create index property_types_search_idx on property_types using gin (to_tsvector('simple', coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '')));
alter table property_types enable row level security;
create policy property_types_tenant on property_types to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
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
create index replies_search_idx on replies using gin (to_tsvector('simple', coalesce("subject", '') || ' ' || coalesce("from_address", '') || ' ' || coalesce("text", '')));
alter table replies enable row level security;
create policy replies_tenant on replies to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on replies to outrider_tenant;
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
create index secret_values_updated_at_id_idx on secret_values ("updated_at", "id");
create table segments (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "condition" jsonb not null default '{"type":"all","parameterValues":{"subConditions":[]}}'::jsonb,
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
create index segments_search_idx on segments using gin (to_tsvector('simple', coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '')));
alter table segments enable row level security;
create policy segments_tenant on segments to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on segments to outrider_tenant;
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
create policy shares_tenant on shares to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on shares to outrider_tenant;
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
create index suppressions_search_idx on suppressions using gin (to_tsvector('simple', coalesce("value", '')));
alter table suppressions enable row level security;
create policy suppressions_tenant on suppressions to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
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
create index system_properties_search_idx on system_properties using gin (to_tsvector('simple', coalesce("id", '') || ' ' || coalesce("description", '')));
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
  "tags" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table templates add constraint templates_state_allowed check ("state" in ('draft', 'published'));
create index templates_updated_at_id_idx on templates ("tenant_id", "updated_at", "id");
create index templates_search_idx on templates using gin (to_tsvector('simple', coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("subject", '')));
alter table templates enable row level security;
create policy templates_tenant on templates to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
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
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("id")
);
alter table tenants add constraint tenants_status_allowed check ("status" in ('ACTIVE', 'TRIAL', 'TRIAL_EXPIRED', 'ISOLATED', 'DEACTIVATED'));
alter table tenants add constraint tenants_subscription_tier_allowed check ("subscription_tier" in ('STARTER', 'GROWTH', 'SELF_HOSTED'));
create index tenants_updated_at_id_idx on tenants ("updated_at", "id");
create index tenants_status_idx on tenants ("status");
create index tenants_search_idx on tenants using gin (to_tsvector('simple', coalesce("name", '') || ' ' || coalesce("website", '')));
create table users (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "subject" text,
  "email" text not null,
  "role" text not null default 'MEMBER',
  "read_only" boolean not null default false,
  "first_name" text not null default '',
  "last_name" text not null default '',
  "active" boolean not null default true,
  "last_seen_at" timestamptz,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("id")
);
alter table users add constraint users_role_allowed check ("role" in ('ADMIN', 'MEMBER'));
alter table users add constraint users_subject_key unique ("subject");
alter table users add constraint users_email_key unique ("email");
create index users_updated_at_id_idx on users ("updated_at", "id");
create index users__idx on users ("tenant_id");
create index users_search_idx on users using gin (to_tsvector('simple', coalesce("email", '') || ' ' || coalesce("first_name", '') || ' ' || coalesce("last_name", '')));
alter table api_keys add constraint api_keys_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table campaign_logs add constraint campaign_logs_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table campaign_logs add constraint campaign_logs_campaign_id_fkey foreign key (tenant_id, "campaign_id") references campaigns (tenant_id, id) on delete cascade;
alter table campaigns add constraint campaigns_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table contacts add constraint contacts_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table contacts add constraint contacts_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete set null ("profile_id");
alter table goals add constraint goals_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table goals add constraint goals_campaign_id_fkey foreign key (tenant_id, "campaign_id") references campaigns (tenant_id, id) on delete set null ("campaign_id");
alter table idempotency_records add constraint idempotency_records_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table identity_tokens add constraint identity_tokens_account_id_fkey foreign key ("account_id") references identity_accounts (id) on delete cascade;
alter table invitations add constraint invitations_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table jobs add constraint jobs_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table mailboxes add constraint mailboxes_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table messages add constraint messages_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table messages add constraint messages_campaign_id_fkey foreign key (tenant_id, "campaign_id") references campaigns (tenant_id, id) on delete cascade;
alter table messages add constraint messages_outreach_id_fkey foreign key (tenant_id, "outreach_id") references outreaches (tenant_id, id) on delete cascade;
alter table messages add constraint messages_contact_id_fkey foreign key (tenant_id, "contact_id") references contacts (tenant_id, id) on delete cascade;
alter table messages add constraint messages_mailbox_id_fkey foreign key (tenant_id, "mailbox_id") references mailboxes (tenant_id, id) on delete set null ("mailbox_id");
alter table outreaches add constraint outreaches_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table outreaches add constraint outreaches_campaign_id_fkey foreign key (tenant_id, "campaign_id") references campaigns (tenant_id, id) on delete cascade;
alter table outreaches add constraint outreaches_contact_id_fkey foreign key (tenant_id, "contact_id") references contacts (tenant_id, id) on delete cascade;
alter table outreaches add constraint outreaches_mailbox_id_fkey foreign key (tenant_id, "mailbox_id") references mailboxes (tenant_id, id) on delete set null ("mailbox_id");
alter table profiles add constraint profiles_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table property_types add constraint property_types_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table replies add constraint replies_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table replies add constraint replies_mailbox_id_fkey foreign key (tenant_id, "mailbox_id") references mailboxes (tenant_id, id) on delete cascade;
alter table replies add constraint replies_campaign_id_fkey foreign key (tenant_id, "campaign_id") references campaigns (tenant_id, id) on delete cascade;
alter table replies add constraint replies_outreach_id_fkey foreign key (tenant_id, "outreach_id") references outreaches (tenant_id, id) on delete cascade;
alter table replies add constraint replies_contact_id_fkey foreign key (tenant_id, "contact_id") references contacts (tenant_id, id) on delete cascade;
alter table replies add constraint replies_message_id_fkey foreign key (tenant_id, "message_id") references messages (tenant_id, id) on delete set null ("message_id");
alter table segments add constraint segments_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table shares add constraint shares_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table shares add constraint shares_campaign_id_fkey foreign key (tenant_id, "campaign_id") references campaigns (tenant_id, id) on delete cascade;
alter table suppressions add constraint suppressions_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table templates add constraint templates_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table users add constraint users_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
-- By hand: people's own tenant and colleagues are readable inside a tenant, and audit entries are written in the transaction of the change.
alter table tenants enable row level security;
create policy tenants_own on tenants for select to outrider_tenant using (id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select on tenants to outrider_tenant;
alter table users enable row level security;
create policy users_own on users for select to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select on users to outrider_tenant;
alter table audit_entries enable row level security;
create policy audit_entries_own on audit_entries for insert to outrider_tenant with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant insert on audit_entries to outrider_tenant;
