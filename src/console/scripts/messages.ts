import { defineMessages } from '#ui/messages/messages.ts'

/** Words of scripts: the editor and the test. */
export const tScripts = defineMessages({
  'script.helpTitle': 'Input and output',
  'script.helpSees':
    'Input: event (eventType, properties, target, source, timeStamp), profile (properties, ' +
    'email, consents, tags, lists, segments and scores), session, parameters, and now in ' +
    'milliseconds. A script has no access to the network, files or other people.',
  'script.helpAnswers':
    'Output: a list of changes, created by set(name, value), unset(name), setOnVisit(name, ' +
    'value), addToList(id), removeFromList(id), consent(purpose, "GRANTED"), raise(type, ' +
    'properties) and sameAs(name, value). Each change is checked and applied as for any other ' +
    'action.',
  'script.helpLimits':
    'log(...) shows a line in a test run. A script that exceeds its time or memory limit is ' +
    'stopped and paused for one minute.',
  'script.try': 'Test',
  'script.tryHelp': 'Runs this code on a past event or a sample. Nothing is saved.',
  'script.upon': 'Event',
  'script.sampleChoice': 'Custom sample',
  'script.sample': 'Sample',
  'script.sampleHelp': "JSON with event, profile and session. Leave out what you don't need.",
  'script.sampleFault': 'Not a valid JSON object.',
  'script.given': 'Parameters, as set by a rule',
  'script.run': 'Run script',
  'script.would': 'Changes',
  'script.nothing': 'No changes.',
  'script.log': 'Log',
  'script.failed': 'Script failed',
  'script.goTo': 'Go to line {line}',
  'script.partly': "Some changes can't be applied: {reason}",
})
