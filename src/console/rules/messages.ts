import { defineMessages } from '#ui/messages/messages.ts'

/** Words of the page of a rule. */
export const r = defineMessages({
  'rule.activate': 'Activate',
  'rule.deactivate': 'Deactivate',
  'rule.activated': 'The rule acts upon events from now on',
  'rule.deactivated': 'The rule is switched off',
  'rule.failed': 'That could not be done',
  'rule.statistics': 'Statistics',
  'rule.evaluations': 'Events asked about',
  'rule.executions': 'Fired',
  'rule.failures': 'With faults',
  'rule.conditionsTime': 'In conditions, each',
  'rule.actionsTime': 'In actions, each',
  'rule.since': 'Counted since {when}.',
  'rule.lastFired': 'Last fired {when}.',
  'rule.neverFired': 'Not fired since then.',
  'rule.notCounted': 'No event has come yet for which this rule could be true.',
  'rule.reset': 'Begin counting anew',
  'rule.try': 'Try it',
  'rule.tryHelp':
    'Chooses an event that happened and shows what the rule would do upon it. The person ' +
    'is taken as they are now. Nothing is changed.',
  'rule.event': 'Event',
  'rule.eventsNone':
    'No event has come yet that this rule could act upon. Send one, and try again.',
  'rule.eventOf': '{type}, {who}, {when}',
  'rule.somebody': 'somebody',
  'rule.run': 'Try the rule',
  'rule.fires': 'The rule would fire.',
  'rule.firesNot': 'The rule would not fire.',
  'rule.held': 'Its condition is true, and it is held back: {why}',
  'rule.why': 'The condition, line by line',
  'rule.would': 'What the actions would change',
  'rule.wouldIf': 'What the actions would change if it fired',
  'rule.nothing': 'nothing to change',
  'rule.nobody': 'nothing',
  'rule.outcome.done': 'can be done',
  'rule.outcome.partly': 'partly',
  'rule.outcome.failed': 'cannot be done',
})
