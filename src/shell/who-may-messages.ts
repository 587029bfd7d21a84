import { defineMessages } from '#ui/messages/messages.ts'

/** Words of the page "Who may do what". */
export const tWhoMay = defineMessages({
  'who.title': 'Access matrix',
  'who.lead':
    'Every call is checked against this table. Members, organization admins and keys reach ' +
    'only their own organization. Operators reach all organizations.',
  'who.area': 'Area',
  'who.visitor': 'Visitor',
  'who.member': 'Member',
  'who.owner': 'Owner',
  'who.tenantAdmin': 'Organization admin',
  'who.reader': 'Read-only operator',
  'who.operator': 'Operator',
  'who.memberKey': 'Secret key of a member',
  'who.adminKey': 'Secret key of an admin',
  'who.publicKey': 'Public key',
  'who.none': 'None',
  'who.part': 'Partial',
  'who.view': 'View',
  'who.change': 'Full',
  'who.legend':
    'Full: view and change. View: read only. Partial: some operations of the area. Scopes ' +
    'further limit a secret key. A key never has more access than the user who created it. ' +
    'The OpenAPI description lists the allowed callers of every operation.',
  'who.openapi': 'OpenAPI description',
})
