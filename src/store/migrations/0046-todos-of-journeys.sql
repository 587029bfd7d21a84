-- Generated from schemas/ by `npm run migration todos-of-journeys`. Read it, correct it, commit it; never change it after it was applied.
alter table todos add column "journey_id" text;
create index todos_journey_id_idx on todos ("tenant_id", "journey_id");
alter table todos add constraint todos_journey_id_fkey foreign key (tenant_id, "journey_id") references journeys (tenant_id, id) on delete set null ("journey_id");
