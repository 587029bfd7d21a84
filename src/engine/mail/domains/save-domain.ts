import { say } from '#language'
import type { SendingDomain } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { EntityHooks } from '#store/entity-store.ts'
import type { Engine, RowParts } from '#engine/kernel/engine.ts'
import { asciiDomain } from './domain-name.ts'
import { scheduleCheck } from './schedule-check.ts'
import { scopedTx, type ScopedTx } from '#engine/kernel/tenant-tx.ts'

/** The form in which a domain is stored and compared. */
const normalizeDomain = (values: Partial<SendingDomain>): Partial<SendingDomain> =>
  typeof values.domain === 'string'
    ? { ...values, domain: asciiDomain(values.domain) ?? values.domain.trim() }
    : values

/** @throws ProductError `invalid` for a text that is no public domain, and for a changed domain */
function checkDomainName(
  { dns }: Partial<Pick<Engine, 'dns'>>,
  { domain = '' }: Partial<SendingDomain>,
  before: SendingDomain | null,
): void {
  const wrong = (message: string) => fail('invalid', message, [{ path: '/domain', message }])
  if (asciiDomain(domain) === null)
    throw wrong('Enter a domain such as example.com, without https:// and without an address.')
  if (dns && !dns.isPublic(domain))
    throw wrong(
      say('{domain} is not a domain of the public DNS. Enter one such as example.com.', { domain }),
    )
  if (before && before.domain !== domain)
    throw wrong('A domain cannot be renamed, because its keys belong to it. Add the other domain.')
}

/** Checks a domain soon after it was added, restored, or switched to sign or not to. */
async function followDomain(
  tx: ScopedTx<RowParts>,
  before: SendingDomain | null,
  after: SendingDomain,
): Promise<void> {
  const { engine } = tx
  if (before && before.signs === after.signs) return
  await scheduleCheck(tx, after.id, engine.clock.now())
}

/** Checks domains, and schedules the checks of their DNS records. */
export const sendingDomainHooks = (
  engine: RowParts & Partial<Pick<Engine, 'dns'>>,
): EntityHooks<SendingDomain> => ({
  normalize: normalizeDomain,
  validate: async (_db, _scope, values, before) => checkDomainName(engine, values, before),
  async afterWrite(db, scope, before, after) {
    if (after) await followDomain(scopedTx(engine, db, scope), before, after)
  },
})
