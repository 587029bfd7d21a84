-- Generated from schemas/ by `npm run migration sending-hold`. Read it, correct it, commit it; never change it after it was applied.
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
alter table engage_messages drop constraint engage_messages_reason_allowed;
alter table engage_messages add constraint engage_messages_reason_allowed check ("reason" in ('', 'no-address', 'suppressed', 'left-topic', 'not-published', 'disabled', 'not-sending', 'no-mailbox', 'quiet-hours', 'capped', 'too-late', 'not-approved', 'refused', 'rejected', 'gave-up', 'bounced', 'complained', 'faulty', 'cancelled'));
alter table webhook_deliveries drop constraint webhook_deliveries_state_allowed;
alter table webhook_deliveries add constraint webhook_deliveries_state_allowed check ("state" in ('waiting', 'delivered', 'failed', 'discarded'));
