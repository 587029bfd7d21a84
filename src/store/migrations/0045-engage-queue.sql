-- Generated from schemas/ by `npm run migration engage-queue`. Read it, correct it, commit it; never change it after it was applied.
create index engage_messages_mailbox_id_state_due_at_idx on engage_messages ("tenant_id", "mailbox_id", "state", "due_at");
