-- Generated from schemas/ by `npm run migration definition-changes`. Read it, correct it, commit it; never change it after it was applied.
create table definition_changes (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "source" text not null,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index definition_changes_updated_at_id_idx on definition_changes ("tenant_id", "updated_at", "id");
create index definition_changes_source_idx on definition_changes ("tenant_id", "source");
alter table definition_changes enable row level security;
create policy definition_changes_tenant on definition_changes to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on definition_changes to outrider_tenant;
alter table definition_changes add constraint definition_changes_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
-- Every statement that writes one of these tables leaves a row with a new id, and takes away the older ones that nobody else is about to take away.
-- No two states have the same rows, whoever commits first; nobody waits for anybody.
create function note_definition_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from definition_changes d using (
    select o.tenant_id, o.id from definition_changes o where o.source = tg_table_name and o.tenant_id in (select c.tenant_id from changed c) for update skip locked) earlier
    where d.tenant_id = earlier.tenant_id and d.id = earlier.id;
  insert into definition_changes (id, tenant_id, source, created_at, created_by, updated_at, updated_by)
    select gen_random_uuid(), t.id, tg_table_name, now(), 'system', now(), 'system' from tenants t where t.id in (select c.tenant_id from changed c);
  return null;
end $$;
create function note_definitions_gone() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into definition_changes (id, tenant_id, source, created_at, created_by, updated_at, updated_by)
    select gen_random_uuid(), t.id, tg_table_name, now(), 'system', now(), 'system' from tenants t;
  return null;
end $$;
do $$
declare
  name text;
begin
  foreach name in array array['rules', 'condition_types', 'action_types', 'scripts', 'segments', 'scorings', 'goals', 'property_types', 'json_schemas', 'webhooks'] loop
    execute format('create trigger %I after insert on %I referencing new table as changed for each statement execute function note_definition_change()', name || '_note_insert', name);
    execute format('create trigger %I after update on %I referencing new table as changed for each statement execute function note_definition_change()', name || '_note_update', name);
    execute format('create trigger %I after delete on %I referencing old table as changed for each statement execute function note_definition_change()', name || '_note_delete', name);
    execute format('create trigger %I after truncate on %I for each statement execute function note_definitions_gone()', name || '_note_truncate', name);
  end loop;
end $$;
