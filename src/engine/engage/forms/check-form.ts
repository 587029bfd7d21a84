import { message, say } from '#language'
import type { Form } from '#model/schema/entities.generated.ts'
import { assertNoFaults, type FieldError } from '#model/lib/errors.ts'
import type { Db } from '#platform/database/database.ts'
import type { EntityHooks } from '#store/entity-store.ts'

/** The origin of a website as browsers send it; null for another text. */
function originOf(text: string): string | null {
  try {
    const { origin, protocol } = new URL(text)
    return protocol === 'https:' || protocol === 'http:' ? origin : null
  } catch {
    return null
  }
}

/**
 * Checks what a form's schema cannot: origins, a redirect that stays on them, text properties of
 * profiles, and one way to send.
 * @throws ProductError `invalid` with the paths
 */
async function checkForm(
  db: Db,
  tenantId: string,
  { allowedOrigins = [], redirectUrl = '', propertyIds = [], mailboxId, senderId }: Partial<Form>,
): Promise<void> {
  const faults: FieldError[] = []
  allowedOrigins.forEach((text, at) => {
    if (originOf(text) !== text)
      faults.push({
        path: `/allowedOrigins/${at}`,
        message: message('Enter a website without a path, such as https://www.example.com.'),
      })
  })
  if (redirectUrl !== '' && !allowedOrigins.includes(originOf(redirectUrl) ?? ''))
    faults.push({
      path: '/redirectUrl',
      message: message('The page must be on one of the allowed websites.'),
    })
  if (mailboxId && senderId)
    faults.push({
      path: '/senderId',
      message: message('Choose a mailbox or a sender, not both.'),
    })
  const types =
    propertyIds.length === 0
      ? []
      : await db
          .selectFrom('property_types')
          .select(['id', 'name', 'target', 'value_type', 'multivalued'])
          .where('tenant_id', '=', tenantId)
          .where('id', 'in', propertyIds)
          .execute()
  for (const type of types)
    if (type.target !== 'profiles' || type.value_type !== 'string' || type.multivalued)
      faults.push({
        path: `/propertyIds/${propertyIds.indexOf(type.id)}`,
        message: say('{name} is not a text property of profiles.', { name: type.name }),
      })
  assertNoFaults(faults)
}

/** Checks forms. */
export const formHooks: EntityHooks<Form> = {
  validate: (db, { tenantId }, values) => checkForm(db, tenantId, values),
}
