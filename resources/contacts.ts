import type schema from '#schemas/contact.json'
import type { Resource } from '#model/resource.ts'

export const contacts = {
  entity: 'contact',
  path: '/admin/contacts',
  menu: { group: 'Admin', order: 5, icon: 'user' },
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
    searchHint: 'Address, name, company or job title',
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
        purpose: 'Whom one writes to.',
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
        purpose: 'Where the person works.',
        fields: ['company', 'companyDomain', 'industry', 'companySize'],
      },
      {
        title: 'Place and language',
        purpose: 'Mails leave in the hours of this zone.',
        fields: ['city', 'country', 'timeZone', 'language'],
      },
      {
        title: 'Source and basis',
        purpose: 'Why one may write, and where the address came from.',
        fields: ['lawfulBasis', 'source', 'sourcedAt', 'verification'],
      },
      {
        title: 'More',
        purpose: 'Further columns and words to find the person by.',
        fields: ['custom', 'tags'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
