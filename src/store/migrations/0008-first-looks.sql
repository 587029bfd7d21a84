-- Generated from schemas/ by `npm run migration first-looks`. Read it, correct it, commit it; never change it after it was applied.
create table first_looks (
  "id" uuid not null,
  "token_hash" text not null,
  "network" text not null,
  "website_url" text not null default '',
  "snapshot" jsonb not null default '{}'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("id")
);
alter table first_looks add constraint first_looks_token_hash_key unique ("token_hash");
create index first_looks_network_created_at_idx on first_looks ("network", "created_at");
create index first_looks_created_at_idx on first_looks ("created_at");
