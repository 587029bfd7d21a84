-- Written by hand: functions, their triggers, and policies that no schema derives. Never change it
-- after a release: write a migration with the next number instead.

-- Normalizes a stored date to ISO 8601 in UTC, or null for any other text (date-math.ts).
create function stored_date(value text) returns text
language sql immutable strict parallel safe as $$
  select case
    when value ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[.][0-9]{3}Z$' then value
    when value ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then value || 'T00:00:00.000Z'
  end
$$;

-- Aborts the transaction of a statement whose result nobody waits for (decision 045).
create function assert_that(condition boolean, message text) returns void language plpgsql as $$
begin
  if condition is not true then raise exception '%', message; end if;
end $$;

-- Tells whether sending is on hold; its shared lock makes a new hold wait for running claims.
create function outbound_is_held() returns boolean
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(7421004);
  return exists (select from outbound_holds where released_at is null);
end $$;

-- Computes the salted SHA-256 hash of what an audit entry tells. Without the salt, the hash does not
-- reveal erased details.
create function audit_details_hash(entry audit_entries) returns text
language sql stable as $$
  select encode(sha256(convert_to(
    entry.salt || jsonb_build_array(entry.summary, entry.before, entry.after)::text, 'UTF8')), 'hex')
$$;

-- Computes the SHA-256 hash that links an audit entry to the previous one (verify-audit.ts). It
-- contains the hash of the details, so that they can be erased.
create function audit_entry_hash(entry audit_entries, place integer, before_hash text) returns text
language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(
    before_hash, place, entry.id, entry.tenant_id,
    entry.actor_kind, entry.actor_id, entry.actor_name,
    entry.action, entry.entity, entry.entity_id, entry.details_hash,
    to_char(entry.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  )::text, 'UTF8')), 'hex')
$$;

-- Appends the entries of a tenant that have no position yet to the hash chain of its audit log.
create function seal_audit_entries(tenant uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  chain uuid := coalesce(tenant, '00000000-0000-0000-0000-000000000000');
  place integer;
  newest text;
  entry audit_entries;
begin
  insert into audit_chains (id, created_at, created_by, updated_at, updated_by)
    values (chain, now(), 'system', now(), 'system') on conflict (id) do nothing;
  select c."position", c.hash into place, newest from audit_chains c where c.id = chain for update;
  for entry in
    select a.* from audit_entries a where a.tenant_id = tenant and a.chain_position is null
    union all
    select a.* from audit_entries a
      where tenant is null and a.tenant_id is null and a.chain_position is null
    order by created_at, id
  loop
    place := place + 1;
    entry.salt := gen_random_uuid()::text || gen_random_uuid()::text;
    entry.details_hash := audit_details_hash(entry);
    update audit_entries
      set chain_position = place, previous_hash = newest,
        salt = case when erased_at is null then entry.salt else '' end,
        details_hash = entry.details_hash,
        hash = audit_entry_hash(entry, place, newest)
      where id = entry.id returning hash into newest;
  end loop;
  update audit_chains set "position" = place, hash = newest, updated_at = now() where id = chain;
end $$;

-- Erases what audit entries tell about people, and keeps who did what to which record, and when.
-- Entries about people are found by the id of their record or of the person among their values,
-- others by a text: the rough pattern is fast, the exact one decides. A tenant erases only its own.
create function erase_audit_entries(
  tenant uuid, about_people text[], ids text[], not_texts text[], rough text, exact text,
  moment timestamptz
) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  within text := nullif(current_setting('outrider.tenant_id', true), '');
  total integer;
  more integer;
begin
  if within is not null and within <> tenant::text then
    raise exception 'audit entries of another tenant';
  end if;
  update audit_entries a
    set summary = 'Details erased', before = null, after = null, salt = '', erased_at = moment
    where a.tenant_id = tenant and a.erased_at is null
      and a.entity = any(about_people) and a.entity_id = any(ids)
      and (a.before is not null or a.after is not null);
  get diagnostics total = row_count;
  if rough = '' then return total; end if;
  update audit_entries a
    set summary = 'Details erased', before = null, after = null, salt = '', erased_at = moment
    where a.tenant_id = tenant and a.erased_at is null
      and (
        a.entity = any(about_people) and (
          a.before ->> 'profileId' = any(ids) or a.after ->> 'profileId' = any(ids)
          or a.before ->> 'contactId' = any(ids) or a.after ->> 'contactId' = any(ids))
        or a.entity <> all(not_texts) and case
          when lower(concat_ws(' ', a.summary, a.before, a.after) collate "C") ~ rough
          then lower(concat_ws(' ', a.summary, a.before, a.after) collate "C") ~ exact else false end);
  get diagnostics more = row_count;
  return total + more;
end $$;

-- Seals new audit entries at commit, so that writers hold the lock on the chain only briefly.
create function link_audit_entry() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from audit_entries a where a.id = new.id and a.chain_position is null) then
    perform seal_audit_entries(new.tenant_id);
  end if;
  return null;
end $$;

create constraint trigger audit_entries_link after insert on audit_entries
  deferrable initially deferred for each row execute function link_audit_entry();

-- Replaces the change marker of a table and tenant by a new id, skipping locked markers.
create function note_definition_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from definition_changes d using (
    select o.tenant_id, o.id from definition_changes o
      where o.source = tg_table_name and o.tenant_id in (select c.tenant_id from changed c)
      for update skip locked
  ) earlier
    where d.tenant_id = earlier.tenant_id and d.id = earlier.id;
  insert into definition_changes (
    id, tenant_id, source, created_at, created_by, updated_at, updated_by
  )
    select gen_random_uuid(), t.id, tg_table_name, now(), 'system', now(), 'system'
      from tenants t where t.id in (select c.tenant_id from changed c);
  return null;
end $$;

-- Adds a change marker for every tenant when one of the tables is truncated.
create function note_definitions_truncated() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into definition_changes (
    id, tenant_id, source, created_at, created_by, updated_at, updated_by
  )
    select gen_random_uuid(), t.id, tg_table_name, now(), 'system', now(), 'system' from tenants t;
  return null;
end $$;

-- Marks every write to a table whose rows are cached in prepared form (versioned-cache.ts).
do $$
declare
  name text;
begin
  foreach name in array array[
    'rules', 'condition_types', 'action_types', 'scripts', 'segments', 'scorings', 'goals',
    'property_types', 'json_schemas', 'webhooks', 'journeys', 'journey_versions'
  ] loop
    execute format('create trigger %I after insert on %I referencing new table as changed '
      'for each statement execute function note_definition_change()', name || '_note_insert', name);
    execute format('create trigger %I after update on %I referencing new table as changed '
      'for each statement execute function note_definition_change()', name || '_note_update', name);
    execute format('create trigger %I after delete on %I referencing old table as changed '
      'for each statement execute function note_definition_change()', name || '_note_delete', name);
    execute format('create trigger %I after truncate on %I '
      'for each statement execute function note_definitions_truncated()',
      name || '_note_truncate', name);
  end loop;
end $$;

-- Lets a tenant read its own rows of two global tables and write its own audit entries.
alter table tenants enable row level security;
create policy tenants_own on tenants for select to outrider_tenant
  using (id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select on tenants to outrider_tenant;
alter table users enable row level security;
create policy users_own on users for select to outrider_tenant
  using (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant select on users to outrider_tenant;
alter table audit_entries enable row level security;
create policy audit_entries_own on audit_entries for insert to outrider_tenant
  with check (tenant_id = (select nullif(current_setting('outrider.tenant_id', true), '')::uuid));
grant insert on audit_entries to outrider_tenant;

-- Reads a moment from JSON of any origin, or null.
create function moment_or_null(value text) returns timestamptz
language plpgsql stable as $$
begin
  return case when value ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}' then value::timestamptz end;
exception when others then
  return null;
end $$;

-- Copies new answers about topics from a profile to the consent records of its address, which the
-- rule reads (address-consent.ts). A withdrawal counts from when it was written, a consent from when
-- it was given. An answer that comes along with a new address keeps its time.
create function record_profile_consents() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  answer record;
  said text;
  given timestamptz;
  hash text;
  comes_along boolean := true;
begin
  if coalesce(btrim(new.email), '') = '' then return null; end if;
  if tg_op = 'UPDATE' then comes_along := new.email is distinct from old.email; end if;
  hash := encode(sha256(convert_to(lower(btrim(new.email)), 'UTF8')), 'hex');
  for answer in select key, value from jsonb_each(new.consents) where length(key) <= 100 loop
    if tg_op = 'UPDATE' and not comes_along
      and old.consents -> answer.key is not distinct from answer.value then continue; end if;
    said := upper(case jsonb_typeof(answer.value)
      when 'object' then answer.value ->> 'status' else answer.value #>> '{}' end);
    said := case
      when said in ('GRANTED', 'GIVEN', 'YES', 'TRUE') then 'GRANTED'
      when said in ('DENIED', 'REFUSED', 'NO', 'FALSE') then 'DENIED'
      when said = 'REVOKED' then 'REVOKED'
    end;
    if said is null then continue; end if;
    given := least(
      coalesce(moment_or_null(answer.value ->> 'statusDate'), new.updated_at), new.updated_at);
    if exists (select from consent_records r
      where r.tenant_id = new.tenant_id and r.address_hash = hash and r.topic_id = answer.key
        and r.status = said and r.answered_at = given) then continue; end if;
    insert into consent_records (
      id, tenant_id, created_at, created_by, updated_at, updated_by, address, address_hash,
      topic_id, status, answered_at, expires_at, way, source, profile_id
    ) values (
      gen_random_uuid(), new.tenant_id, new.updated_at, new.updated_by, new.updated_at,
      new.updated_by, left(lower(btrim(new.email)), 100), hash, answer.key, said,
      case when said = 'GRANTED' or comes_along then given else new.updated_at end,
      moment_or_null(answer.value ->> 'revokeDate'), 'profile', left(new.updated_by, 200), new.id
    );
  end loop;
  return null;
end $$;

create trigger profiles_consents_insert after insert on profiles
  for each row when (new.consents <> '{}'::jsonb) execute function record_profile_consents();
create trigger profiles_consents_update after update of consents, email on profiles
  for each row when (
    new.consents <> '{}'::jsonb
    and (new.consents is distinct from old.consents or new.email is distinct from old.email)
  ) execute function record_profile_consents();
