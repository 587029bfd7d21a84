-- Generated from schemas/ by `npm run migration import-deletes`. Read it, correct it, commit it; never change it after it was applied.
alter table import_runs add column "deleted" integer not null default 0;
