-- Generated from schemas/ by `npm run migration audit-sign-ins`. Read it, correct it, commit it; never change it after it was applied.
alter table audit_entries drop constraint audit_entries_action_allowed;
alter table audit_entries add constraint audit_entries_action_allowed check ("action" in ('create', 'update', 'delete', 'sign-in', 'sign-in-failed', 'sign-up', 'export', 'import', 'launch', 'pause', 'resume', 'archive', 'restore', 'read-secret', 'other'));
