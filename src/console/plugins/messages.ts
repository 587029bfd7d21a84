import { defineMessages } from '#ui/messages/messages.ts'

/** Words of plugins, for their list and page. */
export const tPlugins = defineMessages({
  'plugin.upload': 'Upload plugin',
  'plugin.uploading': 'Uploading {name}',
  'plugin.uploaded': '{name} uploaded. Switch it on to use it.',
  'plugin.uploadedOther': '{name} {version} uploaded. The active version stays until you update.',
  'plugin.notTaken': "Couldn't upload {file}",
  'plugin.none': 'No plugins yet',
  'plugin.noneText':
    'A plugin adds types of actions and conditions, properties, rules, segments or templates ' +
    "that belong together. Upload an archive, or copy the plugin's folder to the plugin " +
    'folder of this installation.',
  'plugin.name': 'Name',
  'plugin.state': 'Status',
  'plugin.version': 'Version',
  'plugin.brings': 'Contents',
  'plugin.from': 'Source',
  'plugin.from.folder': 'Plugin folder',
  'plugin.from.upload': 'Uploaded',
  'plugin.on': 'On',
  'plugin.off': 'Off',
  'plugin.faulty': { one: '1 error', other: '{count} errors' },
  'plugin.newer': '{version} active, {offered} available',
  'plugin.faults': 'Errors',
  'plugin.what': 'Contents',
  'plugin.own': 'created here by the plugin',
  'plugin.whatNote':
    'These are ordinary records. Records that the plugin created are deleted when you switch it off.',
  'plugin.whatOff': 'Switch the plugin on to create these records.',
  'plugin.switchOn': 'Switch on',
  'plugin.look': 'Compare',
  'plugin.planFailed': "Couldn't compare the plugin",
  'plugin.goOn': 'Update to version {version}',
  'plugin.switchedOn': '{name} {version} is on',
  'plugin.switchOff': 'Switch off',
  'plugin.switchedOff': '{name} is off',
  'plugin.offFailed': "Couldn't switch the plugin off",
  'plugin.offTitle': 'Switch {name} off?',
  'plugin.offText': {
    one: 'Deletes the record that the plugin created, with its data.',
    other: 'Deletes the {count} records that the plugin created, with their data.',
  },
  'plugin.offNothing': 'None of its records are left here.',
  'plugin.offUsed': 'In use. Remove these references before you switch it off.',
  'plugin.reading': 'Checking references',
  'plugin.cancel': 'Cancel',
  'plugin.delete': 'Delete',
  'plugin.deleted': '{name} deleted',
  'plugin.deleteFailed': "Couldn't delete the plugin",
  'plugin.deleteTitle': 'Delete {name}?',
  'plugin.deleteText': "Deletes the plugin's files. You can upload it again.",
})
