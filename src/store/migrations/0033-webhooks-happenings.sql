-- Generated from schemas/ by `npm run migration webhooks-happenings`. Read it, correct it, commit it; never change it after it was applied.
alter table webhooks add column "customer_events" boolean not null default true;
alter table webhooks add column "happenings" jsonb not null default '[]'::jsonb;
