-- Generated from schemas/ by `npm run migration events-vouched`. Read it, correct it, commit it; never change it after it was applied.
alter table events drop constraint events_tenant_id_fkey;
alter table events drop constraint events_profile_id_fkey;
create function events_tenant_id_gone() returns trigger language plpgsql set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$ begin
  delete from events e using gone where e."tenant_id" = gone.id;
  return null;
end $$;
create trigger events_tenant_id_gone after delete on tenants referencing old table as gone for each statement execute function events_tenant_id_gone();
alter table tenants enable always trigger events_tenant_id_gone;
create function events_profile_id_gone() returns trigger language plpgsql set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$ begin
  delete from events e using gone where e.tenant_id = gone.tenant_id and e."profile_id" = gone.id;
  return null;
end $$;
create trigger events_profile_id_gone after delete on profiles referencing old table as gone for each statement execute function events_profile_id_gone();
alter table profiles enable always trigger events_profile_id_gone;
