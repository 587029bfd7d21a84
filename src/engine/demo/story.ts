import type { IncomingMail } from '#platform/mailbox-reading/mailbox-reading.ts'

/** Website of the fictional company; the story's campaign is drafted from it like any other. */
export const SITE_TEXT = [
  'Know that a pallet has thawed before your customer does.',
  'We make a temperature logger for exporters of fresh fish. It reads every ten ' +
    'minutes and alerts you within one minute of a limit being crossed.',
  'Rent it by the trip',
  'A prepaid box brings it back to us, without paperwork at the border.',
  'Get an alert within one minute',
  'There is still time to call the driver.',
  'Print every trip as one page for the inspector',
  'Every trip is kept for two years.',
  '- Track pallets across carriers',
  '- Works with every carrier',
  '- No more rejected loads',
].join('\n')

/** What the demo person adds to the read facts: the lines that no sentence of the text states. */
export const WRITTEN = {
  companyName: 'Halden Loggers',
  valuePropositions: [
    'Your team gets an alert within one minute of a limit being crossed.',
    'A prepaid box brings the loggers back, without paperwork at the border.',
    'Every trip prints as one page for the inspector and is kept for two years.',
  ],
} as const

export interface StoryReply {
  /** The person who answers: index in the list of people. */
  person: number
  /** The answered email, from 1. */
  mail: number
  /** Delay after the email arrived. */
  afterHours: number
  text: string
  machine?: IncomingMail['machine']
  subject?: string
  /** The sender's answer, and its delay. */
  answered?: { afterHours: number; text: string }
}

/** The people who answer, with their answers. All others stay silent, as most people do. */
export const answers: readonly StoryReply[] = [
  {
    person: 1,
    mail: 1,
    afterHours: 3,
    text:
      'Hello Marit,\n\n' +
      'We lost a full load in August, so yes, this is a topic here. Could you do Thursday at ' +
      'ten?\n\nKind regards',
    answered: {
      afterHours: 2,
      text:
        'Hello,\n\n' +
        'Thursday at ten is fine. I will send you an invitation, and bring a logger so that ' +
        'you can see it.\n\nMarit',
    },
  },
  {
    person: 4,
    mail: 1,
    afterHours: 26,
    text: 'Interesting. What does one trip cost, and who pays for the way back?',
  },
  {
    person: 5,
    mail: 1,
    afterHours: 1,
    subject: 'Automatic reply',
    text: 'I am out of the office until further notice and read my mail when I am back.',
    machine: { kind: 'auto-reply', outOfOffice: true },
  },
  {
    person: 9,
    mail: 1,
    afterHours: 20,
    text: 'Thank you, but we are happy with our current supplier.',
  },
  { person: 12, mail: 2, afterHours: 5, text: 'Sounds good, let us talk. Next week works for me.' },
  { person: 15, mail: 2, afterHours: 30, text: 'Please remove me from your list.' },
  {
    person: 17,
    mail: 2,
    afterHours: 4,
    text: 'I am not the right person for this. Please write to our quality manager.',
  },
  {
    person: 20,
    mail: 2,
    afterHours: 7,
    text: 'Yes, I am interested. Please send me more information on how the alert reaches the driver.',
  },
  { person: 22, mail: 2, afterHours: 9, text: 'No, thanks.' },
]

/** People whose address no longer exists. */
export const gone: readonly number[] = [8]
