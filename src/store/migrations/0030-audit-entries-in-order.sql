-- Generated from schemas/ by `npm run migration audit-entries-in-order`. Read it, correct it, commit it; never change it after it was applied.
create index audit_entries_created_at_id_idx on audit_entries ("created_at", "id");
create index audit_entries_action_created_at_id_idx on audit_entries ("action", "created_at", "id");
