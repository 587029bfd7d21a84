-- Generated from schemas/ by `npm run migration agent-outcomes`. Read it, correct it, commit it; never change it after it was applied.
alter table todos alter column "profile_id" drop not null;
alter table todos add column "contact_id" uuid;
alter table todos add column "call_id" uuid;
create index todos_contact_id_idx on todos ("tenant_id", "contact_id");
alter table todos add constraint todos_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
alter table todos add constraint todos_contact_id_fkey foreign key (tenant_id, "contact_id") references contacts (tenant_id, id) on delete cascade;
alter table todos add constraint todos_call_id_fkey foreign key (tenant_id, "call_id") references agent_calls (tenant_id, id) on delete set null ("call_id");
