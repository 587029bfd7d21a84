-- Generated from schemas/ by `npm run migration memberships-in-index`. Read it, correct it, commit it; never change it after it was applied.
drop index segment_members_profile_id_segment_id_idx;
create index segment_members_profile_id_segment_id_left_at_idx on segment_members ("tenant_id", "profile_id", "segment_id", "left_at");
