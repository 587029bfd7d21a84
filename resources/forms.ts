import type schema from '#schemas/form.json'
import type { Resource } from '#model/schema/resource.ts'

export const forms = {
  entity: 'form',
  path: '/customer/form',
  screens: { show: 'forms/form-show' },
  room: 'messages.studio',
  icon: 'form',
  synonyms: 'sign-up subscribe double opt-in embed newsletter',
  list: {
    columns: ['name', 'enabled', 'topicIds', 'listId', 'language', 'updatedAt'],
    filters: ['enabled', 'listId', 'language'],
    searchHint: 'Name or heading',
  },
  show: {
    summary: ['enabled', 'language', 'listId'],
    sections: [
      { title: 'Form', fields: ['title', 'intro', 'topicIds', 'consentText'] },
      { title: 'Fields', fields: ['asksFirstName', 'asksLastName', 'propertyIds'] },
      { title: 'Confirmation email', fields: ['mailboxId', 'senderId'] },
      { title: 'After signing up', fields: ['thanksText', 'redirectUrl'] },
      { title: 'Websites', fields: ['allowedOrigins'] },
    ],
    related: ['form-submission'],
  },
  edit: {
    sections: [
      { title: 'Form', fields: ['name', 'enabled', 'title', 'intro', 'language'] },
      {
        title: 'Consent',
        purpose: 'What people agree to, in the words that are kept as proof.',
        fields: ['topicIds', 'listId', 'consentText'],
      },
      {
        title: 'Fields',
        purpose: 'The form always asks for the email address.',
        fields: ['asksFirstName', 'asksLastName', 'propertyIds'],
      },
      {
        title: 'Confirmation email',
        purpose: 'People are subscribed once they confirm from this email.',
        fields: ['mailboxId', 'senderId'],
      },
      { title: 'After signing up', fields: ['thanksText', 'redirectUrl'] },
      {
        title: 'Websites',
        purpose: 'Only these websites may embed the form. The hosted page always works.',
        fields: ['allowedOrigins'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
