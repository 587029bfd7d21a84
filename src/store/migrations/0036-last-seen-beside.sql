-- Generated from schemas/ by `npm run migration last-seen-beside`. Read it, correct it, commit it; never change it after it was applied.
drop index profiles_last_seen_at_id_idx;
alter table profiles set (fillfactor = 85);
create table profiles_by_last_seen_at (
  tenant_id uuid not null,
  id uuid not null,
  "last_seen_at" timestamptz,
  primary key (tenant_id, id)
);
insert into profiles_by_last_seen_at (tenant_id, id, "last_seen_at") select tenant_id, id, "last_seen_at" from profiles;
create index profiles_by_last_seen_at_idx on profiles_by_last_seen_at (tenant_id, "last_seen_at", id);
alter table profiles_by_last_seen_at add constraint profiles_by_last_seen_at_fkey foreign key (tenant_id, id) references profiles (tenant_id, id) on delete cascade;
alter table profiles_by_last_seen_at enable row level security;
create policy profiles_by_last_seen_at_tenant on profiles_by_last_seen_at to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on profiles_by_last_seen_at to outrider_tenant;
create function keep_profiles_by_last_seen_at() returns trigger language plpgsql set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$ begin
  if tg_op = 'INSERT' then insert into profiles_by_last_seen_at (tenant_id, id, "last_seen_at") select tenant_id, id, "last_seen_at" from written;
  else update profiles_by_last_seen_at b set "last_seen_at" = w."last_seen_at" from written w where b.tenant_id = w.tenant_id and b.id = w.id and b."last_seen_at" is distinct from w."last_seen_at";
  end if;
  return null;
end $$;
create trigger profiles_by_last_seen_at_insert after insert on profiles referencing new table as written for each statement execute function keep_profiles_by_last_seen_at();
create trigger profiles_by_last_seen_at_update after update on profiles referencing new table as written for each statement execute function keep_profiles_by_last_seen_at();
alter table profiles enable always trigger profiles_by_last_seen_at_insert;
alter table profiles enable always trigger profiles_by_last_seen_at_update;
