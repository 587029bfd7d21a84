-- Generated from schemas/ by `npm run migration respect-do-not-track`. Read it, correct it, commit it; never change it after it was applied.
alter table sources add column "respect_do_not_track" boolean not null default true;
