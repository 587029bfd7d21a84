import { defineMessages } from '#ui/messages/messages.ts'

/** Words of the chip that says where a line was read. */
export const tSource = defineMessages({
  'source.fromText': 'From your text',
  'source.fromPlace': '{place} of {host}',
  'source.place.mainHeading': 'Main heading',
  'source.place.heading': 'Heading',
  'source.place.paragraph': 'Paragraph',
  'source.place.list': 'List',
  'source.place.table': 'Table',
  'source.place.quote': 'Quote',
  'source.place.caption': 'Caption',
  'source.place.question': 'Question',
  'source.place.button': 'Button',
  'source.place.link': 'Link',
  'source.place.pageTitle': 'Page title',
  'source.place.description': 'Description',
  'source.place.address': 'Address',
  'source.place.siteName': 'Site name',
  'source.place.companyData': 'Company data',
  'source.place.text': 'Text',
})
