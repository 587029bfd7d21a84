-- Generated from schemas/ by `npm run migration leases`. Read it, correct it, commit it; never change it after it was applied.
alter table engage_messages add column "lease_owner" text;
alter table engage_messages add column "look_at" timestamptz;
alter table idempotency_records add column "lease_until" timestamptz;
alter table idempotency_records add column "lease_owner" text;
alter table jobs add column "lease_owner" text;
alter table jobs add column "lease_token" integer not null default 0;
alter table jobs add column "checkpoint" jsonb not null default '{}'::jsonb;
alter table messages add column "lease_owner" text;
alter table messages add column "look_at" timestamptz;
alter table webhook_deliveries add column "lease_until" timestamptz;
alter table webhook_deliveries add column "lease_owner" text;

-- Leases are in database time from now on; those of the product's clock may lie weeks ahead.
update jobs set lease_until = least(lease_until, clock_timestamp() + interval '1 minute') where state = 'running';
update messages set lease_until = least(lease_until, clock_timestamp() + interval '1 minute') where state = 'sending';
update engage_messages set lease_until = least(lease_until, clock_timestamp() + interval '1 minute') where state = 'sending';
-- The next search of the Sent folder is in product time.
update messages set look_at = lease_until, lease_until = null where state = 'unknown';
update engage_messages set look_at = lease_until, lease_until = null where state = 'unknown';
