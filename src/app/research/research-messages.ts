import { defineMessages } from '#ui/messages/messages.ts'

/** Words of account research: its switch, a company's facts, and the reason for writing. */
export const tResearch = defineMessages({
  'research.title': 'Account research',
  'research.purpose':
    'Reads public pages of your contacts’ companies: what they do, where they are, their size, ' +
    'language, open positions and news.',
  'research.switch': 'Research the companies of my contacts',
  'research.law':
    'At most four public pages of a company are read, as its robots.txt allows, and kept for 30 ' +
    'days. Names and addresses of people are not kept. Profiling contacts can need a legal basis ' +
    'and a note in your privacy policy, such as under Articles 6 and 14 of the GDPR; check this ' +
    'before you turn it on.',
  'research.offDetail': 'Turning it off deletes everything that was read.',
  'research.perDay': 'Companies a day',
  'research.perDayHelp': 'From 1 to 1,000. The others wait for the next day.',
  'research.turnedOn': 'Account research is on.',
  'research.turnedOff': 'Account research is off, and its facts are deleted.',
  'research.saved': 'Saved.',

  'research.company': 'Company research',
  'research.isOff': 'Account research is off.',
  'research.turnOn': 'Turn it on in the account settings',
  'research.noDomain':
    'This address belongs to a mail provider. Enter the company’s domain in the contact to ' +
    'research it.',
  'research.none': 'Nothing has been read about {domain} yet.',
  'research.noFacts': 'The pages of {domain} state no facts that are certain.',
  'research.queued': '{domain} is waiting to be read.',
  'research.reading': 'The pages of {domain} are being read.',
  'research.tomorrow': 'Today’s companies are used up. {domain} is read tomorrow.',
  'research.failed': 'The pages of {domain} could not be read. {reason}',
  'research.forgotten':
    'What was read about {domain} is deleted. It is read again only on request.',
  'research.now': 'Research now',
  'research.started': 'The company is being researched.',
  'research.forget': 'Forget',
  'research.forgetTitle': 'Forget {domain}',
  'research.forgetDetail':
    'Deletes the facts about this company. Emails no longer refer to them, and the company is not ' +
    'read again until you ask for it.',
  'research.forgot': 'The facts are deleted.',
  'research.readOn': 'Read on {day}, kept until {end}.',
  'research.source': 'Open the page: {page}',
  'research.fact.trade': 'What they do',
  'research.fact.industry': 'Industry',
  'research.fact.size': 'Size',
  'research.fact.country': 'Country',
  'research.fact.place': 'Place',
  'research.fact.language': 'Language',
  'research.fact.job': 'Open position',
  'research.fact.news': 'News',
  'research.people': '{size} people',

  'research.bar': {
    one: '{researched} of {count} company researched',
    other: '{researched} of {count} companies researched',
  },
  'research.waiting': { one: '{count} is waiting', other: '{count} are waiting' },
  'research.without': { one: '{count} has no facts', other: '{count} have no facts' },
  'research.start': 'Research companies',
  'research.field.industry': 'Industry: {value}',
  'research.field.companySize': 'Size: {value}',
  'research.field.country': 'Country: {value}',

  'research.reason': 'Why you write to them',
  'research.reasonFrom': 'From {page}, read on {day}:',
  'research.reasonNone': 'No reason is certain for this company. The email goes without one.',
  'research.reasonOff': 'Switched off in this campaign.',
  'research.reasonOffHere': 'Switched off in this email.',
  'research.reasonSwitch': 'Say why in this campaign',
  'research.reasonOmit': 'Leave out the reason',
  'research.reasonUse': 'Say why you write to them',
})
