-- Generated from schemas/ by `npm run migration add-suppression-person-asked`. Read it, correct it, commit it; never change it after it was applied.
alter table suppressions add column "person_asked" text not null default '';
alter table suppressions add constraint suppressions_person_asked_allowed check ("person_asked" in ('', 'unsubscribed', 'replied-opt-out', 'complained'));
