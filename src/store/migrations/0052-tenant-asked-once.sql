-- Written by hand: a statement asks once which tenant its transaction is bound to, instead of for each row (decision 047). Never change it after it was applied.
do $$
declare
  p record;
  bound text;
begin
  for p in select tablename, policyname, qual is not null as reads, with_check is not null as writes from pg_policies where schemaname = 'public' and 'outrider_tenant' = any (roles) loop
    bound := format('(%I = (select nullif(current_setting(''outrider.tenant_id'', true), '''')::uuid))', case when p.tablename = 'tenants' then 'id' else 'tenant_id' end);
    execute format('alter policy %I on %I', p.policyname, p.tablename) || case when p.reads then ' using ' || bound else '' end || case when p.writes then ' with check ' || bound else '' end;
  end loop;
end $$;
