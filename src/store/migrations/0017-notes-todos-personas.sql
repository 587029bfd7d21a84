-- Generated from schemas/ by `npm run migration notes-todos-personas`. Read it, correct it, commit it; never change it after it was applied.
create table persona_sessions (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "persona_id" text not null,
  "scope" text not null default '',
  "time_stamp" timestamptz not null,
  "duration" integer not null default 0,
  "properties" jsonb not null default '{}'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index persona_sessions_updated_at_id_idx on persona_sessions ("tenant_id", "updated_at", "id");
create index persona_sessions_persona_id_time_stamp_idx on persona_sessions ("tenant_id", "persona_id", "time_stamp");
alter table persona_sessions enable row level security;
create policy persona_sessions_tenant on persona_sessions to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on persona_sessions to outrider_tenant;
create table personas (
  "id" text not null,
  "tenant_id" uuid not null,
  "name" text not null,
  "description" text not null default '',
  "email" text,
  "anonymous" boolean not null default false,
  "properties" jsonb not null default '{}'::jsonb,
  "consents" jsonb not null default '{}'::jsonb,
  "lists" jsonb not null default '[]'::jsonb,
  "events" jsonb not null default '[]'::jsonb,
  "first_seen_at" timestamptz,
  "last_seen_at" timestamptz,
  "tags" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index personas_updated_at_id_idx on personas ("tenant_id", "updated_at", "id");
create index personas_search_idx on personas using gin (to_tsvector('simple', coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '') || ' ' || coalesce("email", '')));
alter table personas enable row level security;
create policy personas_tenant on personas to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on personas to outrider_tenant;
create table profile_notes (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "profile_id" uuid not null,
  "text" text not null,
  "pinned" boolean not null default false,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index profile_notes_updated_at_id_idx on profile_notes ("tenant_id", "updated_at", "id");
create index profile_notes_profile_id_idx on profile_notes ("tenant_id", "profile_id");
create index profile_notes_search_idx on profile_notes using gin (to_tsvector('simple', coalesce("text", '')));
alter table profile_notes enable row level security;
create policy profile_notes_tenant on profile_notes to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on profile_notes to outrider_tenant;
create table todos (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "profile_id" uuid not null,
  "title" text not null,
  "details" text not null default '',
  "state" text not null default 'open',
  "due_on" date,
  "owner" text not null default '',
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
alter table todos add constraint todos_state_allowed check ("state" in ('open', 'done'));
create index todos_updated_at_id_idx on todos ("tenant_id", "updated_at", "id");
create index todos_profile_id_idx on todos ("tenant_id", "profile_id");
create index todos_state_due_on_idx on todos ("tenant_id", "state", "due_on");
create index todos_search_idx on todos using gin (to_tsvector('simple', coalesce("title", '') || ' ' || coalesce("details", '')));
alter table todos enable row level security;
create policy todos_tenant on todos to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on todos to outrider_tenant;
alter table persona_sessions add constraint persona_sessions_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table persona_sessions add constraint persona_sessions_persona_id_fkey foreign key (tenant_id, "persona_id") references personas (tenant_id, id) on delete cascade;
alter table personas add constraint personas_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table profile_notes add constraint profile_notes_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table profile_notes add constraint profile_notes_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
alter table todos add constraint todos_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table todos add constraint todos_profile_id_fkey foreign key (tenant_id, "profile_id") references profiles (tenant_id, id) on delete cascade;
