-- Generated from schemas/ by `npm run migration condition-defaults`. Read it, correct it, commit it; never change it after it was applied.
alter table goals alter column "target_event" set default '{"type":"booleanCondition","parameterValues":{"operator":"and","subConditions":[]}}'::jsonb;
alter table segments alter column "condition" set default '{"type":"booleanCondition","parameterValues":{"operator":"and","subConditions":[]}}'::jsonb;
-- What was made with the old default is the same statement in the language's own kind.
update goals set "target_event" = '{"type":"booleanCondition","parameterValues":{"operator":"and","subConditions":[]}}'::jsonb where "target_event" = '{"type":"all","parameterValues":{"subConditions":[]}}'::jsonb;
update segments set "condition" = '{"type":"booleanCondition","parameterValues":{"operator":"and","subConditions":[]}}'::jsonb where "condition" = '{"type":"all","parameterValues":{"subConditions":[]}}'::jsonb;
