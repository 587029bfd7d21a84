import { defineMessages } from '#ui/messages/messages.ts'

/** Words of account research: its switch, a company's facts, and the reason for writing. */
export const tResearch = defineMessages({
  'research.title': 'Account research',
  'research.purpose':
    'Reads public pages of your contacts’ companies: what they do, where they are, their size, ' +
    'language, open positions and news.',
  'research.switch': 'Research the companies of my contacts',
  'research.law':
    'Reads up to four public pages per company, as its robots.txt allows, and keeps the facts ' +
    'for 30 days. Names and addresses of people are not stored. Profiling contacts can ' +
    'require a legal basis and a note in your privacy policy, such as under Articles 6 and 14 ' +
    'of the GDPR. Check this before you turn it on.',
  'research.offDetail': 'Turning it off deletes all stored facts.',
  'research.perDay': 'Companies per day',
  'research.perDayHelp': 'From 1 to 1,000. More companies wait for the next day.',
  'research.turnedOn': 'Account research is on.',
  'research.turnedOff': 'Account research is off. Its facts were deleted.',
  'research.saved': 'Saved.',

  'research.company': 'Company research',
  'research.isOff': 'Account research is off.',
  'research.turnOn': 'Turn it on in the account settings',
  'research.noDomain':
    "This is an email provider's domain. Enter the company's domain in the contact to research it.",
  'research.none': 'No facts about {domain} yet.',
  'research.noFacts': 'No reliable facts found on {domain}.',
  'research.queued': '{domain} is queued.',
  'research.reading': 'Reading {domain}.',
  'research.tomorrow': "Today's limit is used up. {domain} will be read tomorrow.",
  'research.failed': "Couldn't read {domain}. {reason}",
  'research.forgotten': 'The facts about {domain} were deleted. Research it again to get new ones.',
  'research.now': 'Research now',
  'research.started': 'Research started.',
  'research.forget': 'Delete facts',
  'research.forgetTitle': 'Delete the facts about {domain}?',
  'research.forgetDetail':
    'Emails no longer use these facts. The company is not researched again unless you ask.',
  'research.forgot': 'Facts deleted.',
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

  'research.reason': 'Reason for emailing them',
  'research.reasonFrom': 'From {page}, read on {day}:',
  'research.reasonNone':
    'No reliable reason found for this company. The email is sent without one.',
  'research.reasonOff': 'Off in this campaign.',
  'research.reasonOffHere': 'Off in this email.',
  'research.reasonSwitch': 'Include the reason in this campaign',
  'research.reasonOmit': 'Leave out the reason',
  'research.reasonUse': 'Include the reason',
})
