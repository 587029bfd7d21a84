import { defineMessages } from '#ui/messages/messages.ts'

/** Words of the third configure step: the targets. */
export const tTargets = defineMessages({
  'conf.targets.title': 'Targets',
  'conf.targets.how': 'Must and Exclude filter people. Prefer only ranks them.',
  'conf.targets.nothing': 'No suggestions from your site. Start with one of these:',
  'conf.targets.profile.operations': 'Operations in manufacturing',
  'conf.targets.profile.founders': 'Founders of small software companies',
  'conf.targets.profile.marketing': 'Marketing leads',
  'conf.targets.industries': 'Industries',
  'conf.targets.companySizes': 'Company size',
  'conf.targets.countries': 'Countries',
  'conf.targets.titles': 'Titles',
  'conf.targets.seniorities': 'Seniority',
  'conf.targets.departments': 'Departments',
  'conf.targets.keywords': 'Keywords',
  'conf.targets.counts': 'Mode of {title}',
  'conf.targets.mode.must': 'Must',
  'conf.targets.mode.prefer': 'Prefer',
  'conf.targets.mode.exclude': 'Exclude',
  'conf.targets.add': 'Add',
  'conf.targets.chooseOne': 'Choose one of: {values}.',
  'conf.targets.long': 'At most {count} characters each.',
  'conf.targets.never': 'Excluded domains',
  'conf.targets.never.help': 'Customers, partners, competitors',
  'conf.targets.never.example': 'customer.com',
  'conf.targets.notDomain': '“{text}” is not a domain. Enter one such as customer.com.',
  'conf.targets.notCountry': '“{text}” is not a country. Enter one such as Germany or DE.',
  'conf.targets.country.example': 'Germany or DE',
  'conf.targets.germany': 'Germany requires consent',
  'conf.targets.germanyDetail':
    'Cold email to people in Germany without their prior consent is unlawful (section 7 UWG), ' +
    'also between businesses. Set the lawful basis of such contacts to “consent” or “existing ' +
    'customer”. Others are excluded.',
  'conf.targets.noAddresses':
    '{product} sells no addresses. Use this profile to search for or buy a list, then add it ' +
    'in step 4.',
  'conf.targets.copy': 'Copy profile as text',
  'conf.targets.copied': 'Profile copied',
  'conf.targets.copyFailed': 'The browser blocked copying',
  'conf.targets.copyRule': '{title} ({mode}): {values}',
  'conf.targets.copyMode.must': 'must',
  'conf.targets.copyMode.prefer': 'prefer',
  'conf.targets.copyMode.exclude': 'exclude',
  'conf.targets.copyNever': 'Never: {domains}',
  'conf.targets.who': 'Matching contacts',
  'conf.targets.held': 'Among your contacts',
  'conf.targets.noContacts': 'You have no contacts yet. Add some in step 4 to see how many match.',
  'conf.targets.match': 'match',
  'conf.targets.unknown': 'unknown: a field is missing',
  'conf.targets.excluded': 'excluded',
  'conf.targets.countFailed': "Couldn't count the contacts.",
  'conf.targets.countedFirst': {
    one: 'Counted in the first {count} contact.',
    other: 'Counted in the first {count} contacts.',
  },
})
