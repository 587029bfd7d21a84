-- Generated from schemas/ by `npm run migration journeys-follow-merges`. Read it, correct it, commit it; never change it after it was applied.
create index journey_executions_open_for_idx on journey_executions ("tenant_id", "open_for");
alter table journey_executions add constraint journey_executions_open_for_fkey foreign key (tenant_id, "open_for") references profiles (tenant_id, id) on delete cascade;
