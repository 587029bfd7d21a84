import { defineMessages } from '#ui/messages/messages.ts'

/** Words about the place of a screen, on every page. */
export const tRoomParts = defineMessages({
  'rooms.installation': 'Installation',
  'rooms.installationHelp': 'Data of every organization on this installation',
  'rooms.pin': 'Pin {name} to the sidebar',
  'rooms.unpin': 'Unpin {name} from the sidebar',
  'rooms.full': 'Unpin a screen first: the sidebar has room for {count}',
  'rooms.pinFailed': "Couldn't save the pin",
})
