import type { DomainCheckId, DomainCheckState, DomainProbe } from '#model/api/sending-domain.ts'
import { defineMessages } from '#ui/messages/messages.ts'

export const tDomains = defineMessages({
  'domain.check': 'Check now',
  'domain.checked': 'DNS was checked',
  'domain.failed': 'Something went wrong',
  'domain.first': 'Creating a DKIM key and checking DNS. This takes a few seconds.',
  'domain.verified': 'All checks passed. Emails from {domain} are signed.',
  'domain.notSigned': 'All checks passed, but emails are not signed: "Sign emails" is off.',
  'domain.unverified':
    'Not verified: the DKIM key was not found in DNS, so emails are not proven to be yours.',
  'domain.incomplete': 'The DKIM key works, but some checks failed.',
  'domain.checks': 'DNS checks',
  'domain.checksHelp':
    'These are the findings of the last check, not a promise about each inbox. DNS changes can ' +
    'take from minutes to two days.',
  'domain.found': 'Found in DNS',
  'domain.type': 'Type',
  'domain.name': 'Name',
  'domain.value': 'Value',
  'domain.rotate': 'Rotate key',
  'domain.rotateAsk': 'Create a new DKIM key?',
  'domain.rotateWhy':
    'The current key keeps signing until the record of the new one is found in DNS. Keep the old ' +
    'record for seven days after that.',
  'domain.rotateDo': 'Create key',
  'domain.keepOld': 'Cancel rotation',
  'domain.kept': 'The new key was deleted; the current one stays',
  'domain.made': 'New key created. Publish its record.',
  'domain.cancel': 'Cancel',
  'check.dkim': 'DKIM',
  'check.spf': 'SPF',
  'check.dmarc': 'DMARC',
  'check.alignment': 'Alignment',
  'check.mx': 'MX',
  'check.return-path': 'Return path',
  'check.ptr': 'Host name (PTR)',
  'state.pass': 'Passed',
  'state.warn': 'Open point',
  'state.fail': 'Failed',
  'state.unknown': 'Not checked',
  'probe.title': 'What a receiver sees',
  'probe.help':
    'Sends one message from a mailbox of this domain to another mailbox of yours, and reads back ' +
    'what its mail server added. Choose a mailbox at another provider.',
  'probe.send': 'Send probe message',
  'probe.from': 'From',
  'probe.to': 'To',
  'probe.noFrom': 'Connect a mailbox with an address at {domain} first.',
  'probe.sending': 'Sending to {to}.',
  'probe.sent': 'Sent to {to}. Waiting for it to arrive; this can take some minutes.',
  'probe.received': 'Arrived at {to} in {folder}.',
  'probe.lost': 'Sent to {to}, but not found within ten minutes. {why}',
  'probe.failed': 'Not sent to {to}. {why}',
  'probe.signature': 'Our verification',
  'probe.pass': 'The signature {selector} ({bits} bits) is valid.',
  'probe.fail': 'The signature {selector} is not valid: {why}.',
  'probe.unknown': 'The signature could not be verified: {why}.',
  'probe.none': 'Not signed: {why}.',
  'probe.optOut': 'It covers the headers of one-click unsubscribe, as Gmail and Yahoo require.',
  'probe.noOptOut': 'It does not cover the headers of one-click unsubscribe.',
  'probe.address': 'Delivered by {address}',
  'probe.noAddress': 'The delivering address is not in the headers.',
  'probe.results': 'Results of {receiver}',
  'probe.noResults': 'The receiver added no Authentication-Results header.',
  'probe.method': 'Method',
  'probe.result': 'Result',
  'probe.detail': 'Details',
})

export const checkName = (id: DomainCheckId): string => tDomains(`check.${id}`)
export const checkWord = (state: DomainCheckState): string => tDomains(`state.${state}`)

/** The state of a probe in a sentence. */
export const probeSentence = ({ state, to, why, report }: DomainProbe): string =>
  tDomains(`probe.${state}`, { to, why, folder: report?.folder ?? '' })
