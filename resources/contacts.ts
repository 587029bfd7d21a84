import type schema from '#schemas/contact.json'
import type { Resource } from '#model/schema/resource.ts'

export const contacts = {
  entity: 'contact',
  path: '/admin/contacts',
  room: 'people.records',
  screens: { show: 'screens/explained-shows#ContactShow' },
  icon: 'contacts',
  synonyms: 'prospects leads addresses',
  list: {
    columns: ['email', 'verification', 'firstName', 'lastName', 'company', 'title'],
    filters: [
      'verification',
      'company',
      'companyDomain',
      'industry',
      'companySize',
      'country',
      'language',
      'lawfulBasis',
      'source',
      'tags',
    ],
    searchHint: 'Email, name, company or job title',
  },
  show: {
    summary: [
      'verification',
      'firstName',
      'lastName',
      'title',
      'company',
      'city',
      'country',
      'timeZone',
      'profileId',
      'tags',
    ],
    sections: [
      { title: 'Person', fields: ['seniority', 'department', 'phone', 'linkedinUrl', 'language'] },
      { title: 'Company', fields: ['companyDomain', 'industry', 'companySize'] },
      { title: 'Source and basis', fields: ['lawfulBasis', 'source', 'sourcedAt'] },
      { title: 'Custom fields', fields: ['custom'] },
    ],
  },
  edit: {
    sections: [
      {
        title: 'Person',
        fields: [
          'email',
          'firstName',
          'lastName',
          'title',
          'seniority',
          'department',
          'phone',
          'linkedinUrl',
        ],
      },
      {
        title: 'Company',
        fields: ['company', 'companyDomain', 'industry', 'companySize'],
      },
      {
        title: 'Location and language',
        purpose: 'Emails are sent in the sending hours of this time zone.',
        fields: ['city', 'country', 'timeZone', 'language'],
      },
      {
        title: 'Source and basis',
        purpose: 'Why you may email this person, and the source of the address.',
        fields: ['lawfulBasis', 'source', 'sourcedAt', 'verification'],
      },
      {
        title: 'More',
        purpose: 'Custom columns and tags.',
        fields: ['custom', 'tags'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
