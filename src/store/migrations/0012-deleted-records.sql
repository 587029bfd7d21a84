-- Generated from schemas/ by `npm run migration deleted-records`. Read it, correct it, commit it; never change it after it was applied.
create table deleted_records (
  "id" uuid not null,
  "tenant_id" uuid not null,
  "undo_id" uuid not null,
  "entity" text not null,
  "entity_id" text not null,
  "name" text not null default '',
  "rows" jsonb not null default '[]'::jsonb,
  "emptied" jsonb not null default '[]'::jsonb,
  "version" integer not null default 1,
  "created_at" timestamptz not null,
  "created_by" text not null,
  "updated_at" timestamptz not null,
  "updated_by" text not null,
  primary key ("tenant_id", "id")
);
create index deleted_records_updated_at_id_idx on deleted_records ("tenant_id", "updated_at", "id");
create index deleted_records_undo_id_idx on deleted_records ("tenant_id", "undo_id");
create index deleted_records_created_at_idx on deleted_records ("tenant_id", "created_at");
alter table deleted_records enable row level security;
create policy deleted_records_tenant on deleted_records to outrider_tenant using (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('outrider.tenant_id', true), '')::uuid);
grant select, insert, update, delete on deleted_records to outrider_tenant;
alter table deleted_records add constraint deleted_records_tenant_id_fkey foreign key ("tenant_id") references tenants (id) on delete cascade;
