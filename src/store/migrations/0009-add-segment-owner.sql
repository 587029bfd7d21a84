-- Generated from schemas/ by `npm run migration add-segment-owner`. Read it, correct it, commit it; never change it after it was applied.
alter table segments add column "owner" text not null default '';
