-- Written by hand: what stands beside a table is put in its order when somebody asks for it (decision 044). Never change it after it was applied.
create table profiles_by_last_seen_at_due (
  tenant_id uuid not null,
  ids uuid[] not null
);
alter table profiles_by_last_seen_at_due alter column ids set storage external;
alter table profiles_by_last_seen_at_due enable row level security;
create policy profiles_by_last_seen_at_due_tenant on profiles_by_last_seen_at_due to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on profiles_by_last_seen_at_due to outrider_tenant;
create or replace function keep_profiles_by_last_seen_at() returns trigger language plpgsql as $$ begin
  if tg_op = 'INSERT' then insert into profiles_by_last_seen_at (tenant_id, id, "last_seen_at") select tenant_id, id, "last_seen_at" from written;
  else insert into profiles_by_last_seen_at_due (tenant_id, ids) select tenant_id, array_agg(id) from (select tenant_id, id, row_number() over () / 1000 as part from written) w group by tenant_id, part;
  end if;
  return null;
end $$;
create function bring_profiles_by_last_seen_at(tenant uuid) returns boolean language plpgsql set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$ begin
  if not exists (select from profiles_by_last_seen_at_due where tenant_id = tenant) then return false; end if;
  perform pg_advisory_xact_lock(hashtextextended('profiles_by_last_seen_at ' || tenant, 0));
  with next as materialized (select ctid as place from profiles_by_last_seen_at_due where tenant_id = tenant limit 200),
    gone as (delete from profiles_by_last_seen_at_due d using next where d.ctid = next.place returning d.ids), who as materialized (select distinct unnest(ids) as id from gone)
  update profiles_by_last_seen_at b set "last_seen_at" = w."last_seen_at" from (select who.id, t."last_seen_at" from who cross join lateral (select "last_seen_at" from profiles where tenant_id = tenant and id = who.id offset 0) t) w
    where b.tenant_id = tenant and b.id = w.id and b."last_seen_at" is distinct from w."last_seen_at";
  return true;
end $$;
