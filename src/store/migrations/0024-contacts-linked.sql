-- Contacts that stand already are linked to the profile with the same address, of several to the one that was seen first; from now on whoever writes
-- either keeps it so.
update contacts c set profile_id = (select p.id from profiles p where p.tenant_id = c.tenant_id and lower(p.email) = c.email order by p.first_seen_at nulls last, p.id limit 1)
where c.profile_id is null and exists (select from profiles p where p.tenant_id = c.tenant_id and lower(p.email) = c.email);
