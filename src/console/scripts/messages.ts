import { defineMessages } from '#ui/messages/messages.ts'

/** Words of scripts: the editor and the test. */
export const w = defineMessages({
  'script.label': 'Code',
  'script.helpTitle': 'What a script sees, and what it may answer',
  'script.helpSees':
    'It sees event (eventType, properties, target, source, timeStamp), profile ' +
    '(properties, email, consents, tags; lists, segments and scores), session, parameters, ' +
    'and now in milliseconds. Nothing else: no network, no files, no other people.',
  'script.helpAnswers':
    'It returns a list of changes. These make them: set(name, value), unset(name), ' +
    'setOnVisit(name, value), addToList(id), removeFromList(id), consent(purpose, ' +
    '"GRANTED"), raise(type, properties), sameAs(name, value). The product checks each and ' +
    'makes it, as for any other action.',
  'script.helpLimits':
    'log(...) shows a line when it is tried. A script that takes too long or too much ' +
    'memory is cut off, and rests for a minute.',
  'script.try': 'Try it',
  'script.tryHelp':
    'Runs the code as it stands here upon an event that happened, or upon a sample. Nothing is stored.',
  'script.upon': 'Upon',
  'script.sampleChoice': 'A sample that you write',
  'script.sample': 'Sample',
  'script.sampleHelp': 'JSON with event, profile and session; what is left out is empty.',
  'script.sampleFault': 'This is no JSON object.',
  'script.given': 'Parameters, as a rule would give them',
  'script.run': 'Run the script',
  'script.would': 'What it asks for',
  'script.nothing': 'It asks for no changes.',
  'script.log': 'What it said',
  'script.failed': 'It failed',
  'script.goTo': 'Go to line {line}',
  'script.partly': 'Some of it cannot be done: {reason}',
})
