-- Generated from schemas/ by `npm run migration agent-answer`. Read it, correct it, commit it; never change it after it was applied.
alter table language_model_calls drop constraint language_model_calls_purpose_allowed;
alter table language_model_calls add constraint language_model_calls_purpose_allowed check ("purpose" in ('draft', 'angle', 'shorter', 'friendlier', 'translate', 'subject', 'suggest-reply', 'classify-reply', 'agent-answer', 'test'));
