-- Generated from schemas/ by `npm run migration visitor-records`. Read it, correct it, commit it; never change it after it was applied.
alter table contact_requests add column "notes" text not null default '';
alter table newsletter_subscriptions add column "left_at" timestamptz;
alter table newsletter_subscriptions add column "mailed_at" timestamptz;
alter table newsletter_subscriptions add column "source" text not null default '';
