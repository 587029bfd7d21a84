-- Generated from schemas/ by `npm run migration add-contact-requests`. Read it, correct it, commit it; never change it after it was applied.
create table contact_requests (
  "id" uuid not null,
  "name" text not null,
  "email" text not null,
  "message" text not null,
  "state" text not null default 'open',
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("id")
);
alter table contact_requests add constraint contact_requests_state_allowed check ("state" in ('open', 'answered'));
create index contact_requests_updated_at_id_idx on contact_requests ("updated_at", "id");
create index contact_requests_search_idx on contact_requests using gin (to_tsvector('simple', coalesce("name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("message", '')));
