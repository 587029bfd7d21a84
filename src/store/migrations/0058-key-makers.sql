-- Generated from schemas/ by `npm run migration key-makers`. Read it, correct it, commit it; never change it after it was applied.
alter table api_keys add column "role" text not null default 'MEMBER';
alter table api_keys add constraint api_keys_role_allowed check ("role" in ('MEMBER', 'TENANT_ADMIN'));
alter table api_keys add column "origin" text not null default 'system';
alter table api_keys add constraint api_keys_origin_allowed check ("origin" in ('person', 'system', 'unknown'));
alter table api_keys add column "maker_id" uuid;
alter table api_keys add column "parent_id" uuid;
create index api_keys_parent_id_idx on api_keys ("tenant_id", "parent_id");
create index api_keys_maker_id_idx on api_keys ("tenant_id", "maker_id");
alter table invitations drop constraint invitations_role_allowed;
alter table invitations add constraint invitations_role_allowed check ("role" in ('MEMBER', 'TENANT_ADMIN', 'ADMIN'));
alter table users drop constraint users_role_allowed;
alter table users add constraint users_role_allowed check ("role" in ('MEMBER', 'TENANT_ADMIN', 'ADMIN'));
alter table api_keys add constraint api_keys_parent_id_fkey foreign key (tenant_id, "parent_id") references api_keys (tenant_id, id) on delete cascade;
-- Existing keys get their maker from the audit log. Keys of an unknown maker keep working with the rights of an organization admin.
update api_keys set "origin" = 'unknown', "role" = 'TENANT_ADMIN';
with made as (
  select distinct on (entity_id) entity_id, actor_kind, actor_id from audit_entries where entity = 'api-key' and action = 'create' order by entity_id, created_at, id
)
update api_keys k
set "origin" = case made.actor_kind when 'system' then 'system' when 'public' then 'unknown' else 'person' end,
  "maker_id" = case when made.actor_kind = 'user' and made.actor_id ~ '^[0-9a-f-]{36}$' then made.actor_id::uuid end,
  "parent_id" = case when made.actor_kind = 'api-key' then (select p.id from api_keys p where p.tenant_id = k.tenant_id and p.id::text = made.actor_id) end
from made where made.entity_id = k.id::text;
-- A key that a key made has the maker of the first one, and ends no later than its parent. Without a parent that still exists it ends.
with recursive chain as (
  select tenant_id, id, "maker_id", "origin", "expires_at" from api_keys where "parent_id" is null
  union all
  select k.tenant_id, k.id, c."maker_id", c."origin", least(k."expires_at", c."expires_at") from api_keys k join chain c on c.tenant_id = k.tenant_id and c.id = k."parent_id"
)
update api_keys k set "maker_id" = c."maker_id", "origin" = c."origin", "expires_at" = c."expires_at"
from chain c where k."parent_id" is not null and c.tenant_id = k.tenant_id and c.id = k.id;
-- A person who is no operator was a member when the key was made.
update api_keys k set "role" = 'MEMBER' where "origin" = 'person' and not exists (select from users u where u.id = k."maker_id" and u.role = 'ADMIN');
