import { defineMessages } from '#ui/messages/messages.ts'

/** Words of plugins, for their list and page. */
export const w = defineMessages({
  'plugin.upload': 'Upload a plugin',
  'plugin.uploading': 'Uploading {name}',
  'plugin.uploaded': '{name} was uploaded. It is off until you switch it on.',
  'plugin.uploadedOther':
    '{name} {version} was uploaded. What is on stays as it is until you go on to it.',
  'plugin.notTaken': '{file} was not taken',
  'plugin.none': 'No plugins yet',
  'plugin.noneText':
    'A plugin brings kinds of action and condition, properties, rules, segments or ' +
    'templates that belong together. Upload one as an archive, or put its folder into the ' +
    'plugin folder of the installation.',
  'plugin.name': 'Name',
  'plugin.state': 'State',
  'plugin.version': 'Version',
  'plugin.brings': 'Brings',
  'plugin.from': 'From',
  'plugin.from.folder': 'Plugin folder',
  'plugin.from.upload': 'Uploaded',
  'plugin.on': 'On',
  'plugin.off': 'Off',
  'plugin.faulty': { one: 'One fault', other: '{count} faults' },
  'plugin.newer': '{version} is on, {offered} is there',
  'plugin.faults': 'What is wrong with it',
  'plugin.what': 'What it brings',
  'plugin.own': 'made here by it',
  'plugin.whatNote':
    'Records of yours like any other. What the plugin made goes when it is switched off.',
  'plugin.whatOff': 'Nothing of it is here until it is switched on.',
  'plugin.switchOn': 'Switch on',
  'plugin.look': 'Compare with what is here',
  'plugin.planFailed': 'The plugin could not be compared',
  'plugin.goOn': 'Go on to version {version}',
  'plugin.switchedOn': '{name} {version} is on',
  'plugin.switchOff': 'Switch off',
  'plugin.switchedOff': '{name} is off',
  'plugin.offFailed': 'The plugin is still on',
  'plugin.offTitle': 'Switch {name} off?',
  'plugin.offText': {
    one: 'The one record that it made is deleted, with what was gathered by it.',
    other: 'The {count} records that it made are deleted, with what was gathered by them.',
  },
  'plugin.offNothing': 'None of what it made is here any more.',
  'plugin.offUsed': 'It cannot be switched off while others name what it brought.',
  'plugin.reading': 'Looking at who names what it brought',
  'plugin.cancel': 'Cancel',
  'plugin.delete': 'Delete',
  'plugin.deleted': '{name} was deleted',
  'plugin.deleteFailed': 'The plugin was not deleted',
  'plugin.deleteTitle': 'Delete {name}?',
  'plugin.deleteText': 'Its files go. Upload it again to have it back.',
})
