import type { Mailbox } from '#model/schema/entities.generated.ts'
import { sealPlace } from '#platform/secrets.ts'

type SealedField = 'smtpPassword' | 'imapPassword' | 'refreshToken' | 'accessToken'

/** Where a secret of a mailbox is sealed. */
export const mailboxSeal = (
  field: SealedField,
  { id, tenantId }: Pick<Mailbox, 'id' | 'tenantId'>,
): string => sealPlace('mailbox', field, id, tenantId)
