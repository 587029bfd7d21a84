import type { Contact } from '#model/schema/entities.generated.ts'
import { createContact, updateContact } from '#engine/outreach/people/save-contact.ts'
import { writable } from '../../crud/crud-endpoints.ts'
import { endpoint, type EndpointInput } from '../../base/endpoint.ts'
import { scopeOf, recordIn } from '../../base/scope-of.ts'

/** @throws ProductError `invalid` for an unknown field */
const given = ({ engine, body }: EndpointInput, creating: boolean): Partial<Contact> =>
  writable(engine.stores.of('contact').entity, body ?? {}, creating)

export const postContact = endpoint({
  method: 'POST',
  path: '/api/v1/contacts',
  access: 'write-member',
  summary: 'Add a contact',
  status: 201,
  handler: (input) => createContact(input.engine, scopeOf(input), given(input, true)),
})

/**
 * The address is stored as key, in lower case, and every campaign that contains the person checks
 * them again.
 */
export const putContact = endpoint({
  method: 'PUT',
  path: '/api/v1/contacts/:id',
  access: 'write-member',
  summary: 'Change a contact',
  handler: (input) =>
    updateContact(input.engine, scopeOf(input), recordIn(input), given(input, false)),
})
