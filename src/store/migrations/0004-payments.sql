-- Generated from schemas/ by `npm run migration payments`. Read it, correct it, commit it; never change it after it was applied.
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
create index payment_reports_updated_at_id_idx on payment_reports ("updated_at", "id");
alter table tenants add column "payment_customer" text not null default '';
alter table tenants add column "subscription" text not null default '';
alter table tenants add column "subscription_state" text not null default 'none';
alter table tenants add constraint tenants_subscription_state_allowed check ("subscription_state" in ('none', 'active', 'past_due', 'ended'));
alter table tenants add column "paid_until" timestamptz;
alter table tenants add column "payment_reported_at" timestamptz;
