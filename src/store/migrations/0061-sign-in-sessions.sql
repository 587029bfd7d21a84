-- Generated from schemas/ by `npm run migration sign-in-sessions`. Read it, correct it, commit it; never change it after it was applied.
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
alter table users add column "tokens_from" timestamptz;
alter table sign_in_sessions add constraint sign_in_sessions_user_id_fkey foreign key ("user_id") references users (id) on delete cascade;
