-- Generated from schemas/ by `npm run migration audit-chain`. Read it, correct it, commit it; never change it after it was applied.
create table audit_chains (
  "id" uuid not null,
  "position" integer not null default 0,
  "hash" text not null default '',
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("id")
);
create index audit_chains_updated_at_id_idx on audit_chains ("updated_at", "id");
alter table audit_entries add column "chain_position" integer;
alter table audit_entries add column "previous_hash" text not null default '';
alter table audit_entries add column "hash" text not null default '';
create index audit_entries_chain_position_idx on audit_entries ("tenant_id", "chain_position");

-- By hand: every audit entry carries the hash of the one before it in its tenant's chain. The links are made when a transaction commits (a
-- deferred trigger), so that the chain's newest link is locked for that moment only and two writers can never wait for each other's rows.
-- What a hash covers is read again, independently, in store/verify-audit.ts.
create function audit_entry_hash(entry audit_entries, place integer, before_hash text) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(before_hash, place, entry.id, entry.tenant_id, entry.actor_kind, entry.actor_id, entry.actor_name, entry.action, entry.entity, entry.entity_id, entry.summary, entry.before, entry.after, to_char(entry.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text, 'UTF8')), 'hex')
$$;
create function seal_audit_entries(tenant uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  chain uuid := coalesce(tenant, '00000000-0000-0000-0000-000000000000');
  place integer;
  newest text;
  entry audit_entries;
begin
  insert into audit_chains (id, created_at, created_by, updated_at, updated_by) values (chain, now(), 'system', now(), 'system') on conflict (id) do nothing;
  select c."position", c.hash into place, newest from audit_chains c where c.id = chain for update;
  for entry in
    select a.* from audit_entries a where a.tenant_id = tenant and a.chain_position is null
    union all select a.* from audit_entries a where tenant is null and a.tenant_id is null and a.chain_position is null
    order by created_at, id
  loop
    place := place + 1;
    update audit_entries set chain_position = place, previous_hash = newest, hash = audit_entry_hash(entry, place, newest) where id = entry.id returning hash into newest;
  end loop;
  update audit_chains set "position" = place, hash = newest, updated_at = now() where id = chain;
end $$;
create function link_audit_entry() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from audit_entries a where a.id = new.id and a.chain_position is null) then perform seal_audit_entries(new.tenant_id); end if;
  return null;
end $$;
create constraint trigger audit_entries_link after insert on audit_entries deferrable initially deferred for each row execute function link_audit_entry();
do $$
declare
  tenant uuid;
begin
  for tenant in select distinct a.tenant_id from audit_entries a loop perform seal_audit_entries(tenant); end loop;
end $$;
