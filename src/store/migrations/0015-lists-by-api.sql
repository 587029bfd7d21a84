-- Generated from schemas/ by `npm run migration lists-by-api`. Read it, correct it, commit it; never change it after it was applied.
create index user_lists_search_idx on user_lists using gin (to_tsvector('simple', coalesce("id", '') || ' ' || coalesce("name", '') || ' ' || coalesce("description", '')));
