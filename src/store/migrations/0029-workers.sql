-- Generated from schemas/ by `npm run migration workers`. Read it, correct it, commit it; never change it after it was applied.
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
create index workers_updated_at_id_idx on workers ("updated_at", "id");
