import { defineMessages } from '#ui/messages/messages.ts'

/** Words of repositories, for their pages and the settings. */
export const tRepository = defineMessages({
  'repository.archives': 'Archives',
  'repository.again': 'Refresh',
  'repository.looking': 'Loading archives',
  'repository.none': 'No archives found. Archives end in .tar.gz. Export one from Settings.',
  'repository.archive': 'Archive',
  'repository.version': 'Version',
  'repository.changed': 'Changed',
  'repository.size': 'Size',
  'repository.bytes': '{count} kB',
  'repository.plan': 'Compare',
  'repository.planOf': 'Compare {archive} with the current configuration',
  'repository.planFailed': "Couldn't compare the archive",
  'repository.last': 'last imported',
  'repository.what': 'Contents',
  'repositories.title': 'Repositories',
  'repositories.text':
    'Where configuration archives are stored, such as those of a test installation. Compare ' +
    'an archive with your configuration, then import it.',
  'repositories.none': 'No repositories yet.',
  'repositories.add': 'Add repository',
  'repositories.all': 'All repositories',
})
