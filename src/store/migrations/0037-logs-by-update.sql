-- Generated from schemas/ by `npm run migration logs-by-update`. Read it, correct it, commit it; never change it after it was applied.
drop index audit_entries_updated_at_id_idx;
drop index campaign_logs_updated_at_id_idx;
drop index events_updated_at_id_idx;
drop index rule_firings_updated_at_id_idx;
