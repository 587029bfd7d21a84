import { defineMessages } from '#ui/messages/messages.ts'

/** Words of repositories, for their pages and the settings. */
export const r = defineMessages({
  'repository.archives': 'Archives',
  'repository.again': 'Look again',
  'repository.looking': 'Looking at what lies there',
  'repository.none':
    'No archives lie there. They end in .tar.gz, as the export of the settings makes them.',
  'repository.archive': 'Archive',
  'repository.version': 'Version',
  'repository.changed': 'Changed',
  'repository.size': 'Size',
  'repository.bytes': '{count} kB',
  'repository.plan': 'Compare',
  'repository.planOf': 'Compare {archive} with what is here',
  'repository.planFailed': 'The archive could not be compared',
  'repository.last': 'last taken in',
  'repository.what': 'What',
  'repositories.title': 'Repositories',
  'repositories.text':
    'Places where archives of a configuration lie, such as those of a test installation. ' +
    'You compare them with what is here, and take in what you want.',
  'repositories.none': 'There are none yet.',
  'repositories.add': 'Add a repository',
  'repositories.all': 'All repositories',
})
