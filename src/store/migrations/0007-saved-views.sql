-- Generated from schemas/ by `npm run migration saved-views`. Read it, correct it, commit it; never change it after it was applied.
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
alter table users add column "preferences" jsonb not null default '{}'::jsonb;
alter table saved_views add constraint saved_views_owner_id_fkey foreign key ("owner_id") references users (id) on delete cascade;
