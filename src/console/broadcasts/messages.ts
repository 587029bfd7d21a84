import { defineMessages } from '#ui/messages/messages.ts'

export const tBroadcasts = defineMessages({
  'broadcast.state.draft': 'Draft. Nothing is sent until you start it.',
  'broadcast.state.scheduled': 'Scheduled for {at}. The audience is read then.',
  'broadcast.state.freezing': 'Reading the audience …',
  'broadcast.state.canary':
    'Canary: {size} people get it first. The rest follows if all limits are kept.',
  'broadcast.state.canaryWait':
    'The canary was sent. The rest follows at {at} if all limits are kept.',
  'broadcast.state.sending': 'Sending.',
  'broadcast.state.paused': 'Paused. Nothing leaves until you resume it.',
  'broadcast.state.stopped': 'Stopped. Everyone who had not got it was canceled.',
  'broadcast.state.done': 'Done. No one waits for it any more.',
  'broadcast.start': 'Send now …',
  'broadcast.schedule': 'Schedule …',
  'broadcast.startTitle': 'Send “{name}”?',
  'broadcast.startDo': { one: 'Send to one person', other: 'Send to {count} people' },
  'broadcast.scheduleDo': {
    one: 'Schedule for one person',
    other: 'Schedule for {count} people',
  },
  'broadcast.started': 'Sending started',
  'broadcast.scheduled': 'Broadcast scheduled',
  'broadcast.pause': 'Pause',
  'broadcast.paused': 'Broadcast paused',
  'broadcast.resume': 'Resume',
  'broadcast.resumed': 'Broadcast resumed',
  'broadcast.unschedule': 'Unschedule',
  'broadcast.unscheduled': 'The broadcast is a draft again',
  'broadcast.stop': 'Stop …',
  'broadcast.stopTitle': 'Stop the broadcast?',
  'broadcast.stopWhy':
    'Everyone who has not got it is canceled. You can send to them later from this page.',
  'broadcast.stopDo': 'Stop broadcast',
  'broadcast.stopped': { one: '1 person canceled', other: '{count} people canceled' },
  'broadcast.retry': 'Send again …',
  'broadcast.retryTitle': 'Send to people who have not got it?',
  'broadcast.retryWhy':
    'People who got it are skipped. Bounced addresses stay failed. The published version of the template is used.',
  'broadcast.retryOf': 'People',
  'broadcast.retry.failed': 'Whose email failed',
  'broadcast.retry.rest': 'Whose email failed or was canceled',
  'broadcast.retryDo': 'Send again',
  'broadcast.retried': { one: 'Sending to 1 person', other: 'Sending to {count} people' },
  'broadcast.problem': 'Something went wrong',
  'broadcast.rehearsal': 'Before you send',
  'broadcast.rehearsing': 'Rehearsing …',
  'broadcast.gets': { one: '1 person gets it.', other: '{count} people get it.' },
  'broadcast.getsNobody': 'No one gets it.',
  'broadcast.others': { one: '1 of {targeted} does not:', other: '{count} of {targeted} do not:' },
  'broadcast.leaves': 'The first email leaves at {first}, the last at {last}.',
  'broadcast.leavesFrom': 'The first email leaves at {first}.',
  'broadcast.sender': 'From {name}: at most {perDay} in 24 hours, {gap} minutes apart.',
  'broadcast.senderLimited': 'From {name}: at most {perDay} in 24 hours.',
  'broadcast.senderUnlimited': 'From {name}, without a limit.',
  'broadcast.canaryFirst': {
    one: '1 person gets it first, as the canary.',
    other: '{count} people get it first, as the canary.',
  },
  'broadcast.version':
    'Everyone gets version {version} of the template, even if you publish another one while it is ' +
    'sent.',
  'broadcast.domains': 'Receiving domains',
  'broadcast.domain': 'Domain',
  'broadcast.people': 'People',
  'broadcast.zones': 'Time zones',
  'broadcast.zone': 'Time zone',
  'broadcast.at': 'Leaves at',
  'broadcast.warnings': 'Check before sending',
  'broadcast.warning.no-topic':
    'The message has no topic, so it has no opt-out link and no postal address.',
  'broadcast.warning.missing-value': {
    one: '1 of {gets} has no {variable}. Add a default to the template.',
    other: '{count} of {gets} have no {variable}. Add a default to the template.',
  },
  'broadcast.warning.unknown-addresses': {
    one: '1 address has no profile and is not used: {some}',
    other: '{count} addresses have no profile and are not used: {some}',
  },
  'broadcast.warning.local-time-over': {
    one: 'The local time is over for 1 person, who gets it at once.',
    other: 'The local time is over for {count} people, who get it at once.',
  },
  'broadcast.warning.unpublished-draft':
    'The template was changed after version {version} was published. The changes are not sent.',
  'broadcast.warning.too-slow':
    'It takes longer than a year. Choose a sender with higher limits or a smaller audience.',
  'broadcast.warning.message-limit':
    'The message has a limit per person. People who reach it by then are skipped.',
  'broadcast.results': 'Results',
  'broadcast.none': 'No one was in the audience.',
  'broadcast.targeted': { one: '1 person targeted', other: '{count} people targeted' },
  'broadcast.erased': {
    one: '1 targeted person was deleted since.',
    other: '{count} targeted people were deleted since.',
  },
  'broadcast.rates': 'Rates',
  'broadcast.group': 'Recipients',
  'broadcast.everyone': 'Everyone',
  'broadcast.canary': 'Canary ({size})',
  'broadcast.attempted': 'Attempted',
  'broadcast.delivered': 'Delivered',
  'broadcast.bounces': 'Bounced',
  'broadcast.errors': 'Failed',
  'broadcast.complaints': 'Marked as spam',
  'broadcast.formulas':
    'Delivered, bounced and failed are shares of the attempted emails; marked as spam is a ' +
    'share of the delivered ones.',
})
