import { defineMessages } from '#ui/messages/messages.ts'

/** Words of the page "Who may do what". */
export const tWhoMay = defineMessages({
  'who.title': 'Who may do what',
  'who.lead':
    'The product checks every call against this table. Members, organization admins and ' +
    'keys only ever reach their own organization; operators reach all of them.',
  'who.area': 'Area',
  'who.visitor': 'Visitor',
  'who.member': 'Member',
  'who.tenantAdmin': 'Organization admin',
  'who.reader': 'Read-only operator',
  'who.operator': 'Operator',
  'who.memberKey': 'Secret key of a member',
  'who.adminKey': 'Secret key of an admin',
  'who.publicKey': 'Public key',
  'who.none': 'No',
  'who.part': 'Some',
  'who.view': 'View',
  'who.change': 'Full',
  'who.legend':
    'Full: view and change. View: no changes. Some: a part of the area. Scopes limit a ' +
    'secret key further. At each call a key may do what its maker may do at that moment. ' +
    'The OpenAPI description lists the callers of every operation.',
  'who.openapi': 'OpenAPI description',
})
