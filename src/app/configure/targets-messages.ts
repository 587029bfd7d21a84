import { defineMessages } from '#ui/messages/messages.ts'

/** Words of the third configure step: the targets. */
export const tTargets = defineMessages({
  'conf.targets.title': 'Who fits',
  'conf.targets.how': 'Must and Exclude decide, Prefer only orders',
  'conf.targets.nothing': 'Nothing was guessed. Begin with one of these:',
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
  'conf.targets.counts': '{title}: how it counts',
  'conf.targets.mode.must': 'Must',
  'conf.targets.mode.prefer': 'Prefer',
  'conf.targets.mode.exclude': 'Exclude',
  'conf.targets.add': 'Add',
  'conf.targets.chooseOne': 'Choose one of {values}.',
  'conf.targets.long': 'At most {count} characters each.',
  'conf.targets.never': 'Never these domains',
  'conf.targets.never.help': 'Customers, partners, competitors',
  'conf.targets.never.example': 'customer.com',
  'conf.targets.notDomain': '“{text}” is not a domain; write for example customer.com.',
  'conf.targets.notCountry': '“{text}” is not a country; write for example Germany or DE.',
  'conf.targets.country.example': 'Germany or DE',
  'conf.targets.germany': 'Germany asks for consent.',
  'conf.targets.germanyDetail':
    'Cold mail to people there without their prior consent is unlawful (section 7 UWG), ' +
    'also between businesses. Give such contacts the lawful basis “consent” or “existing ' +
    'customer”; others are held back.',
  'conf.targets.noAddresses':
    '{product} sells no addresses. Use this profile to search or buy a list, then add it in step 4.',
  'conf.targets.copy': 'Copy profile as text',
  'conf.targets.copied': 'Profile copied',
  'conf.targets.copyFailed': 'The browser did not allow copying',
  'conf.targets.copyRule': '{title} ({mode}): {values}',
  'conf.targets.copyMode.must': 'must',
  'conf.targets.copyMode.prefer': 'prefer',
  'conf.targets.copyMode.exclude': 'exclude',
  'conf.targets.copyNever': 'Never: {domains}',
  'conf.targets.who': 'Who of your contacts fits',
  'conf.targets.held': 'Of the contacts you hold',
  'conf.targets.noContacts':
    'You hold no contacts yet. The counts stand here once you have added some in step 4.',
  'conf.targets.match': 'match',
  'conf.targets.unknown': 'unknown, a field is missing',
  'conf.targets.excluded': 'excluded',
  'conf.targets.countFailed': 'The contacts could not be counted.',
  'conf.targets.countedFirst': {
    one: 'Counted over the first {count} contact.',
    other: 'Counted over the first {count} contacts.',
  },
})
