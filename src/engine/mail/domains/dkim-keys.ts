import { say } from '#language'
import type { DkimKeyRow, SendingDomain } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { Db } from '#platform/database/database.ts'
import { makeDkimKey } from '#platform/mail/dkim/make-key.ts'
import type { Engine, ActorScope, RowParts } from '#engine/kernel/engine.ts'
import { DAY_MS } from '#model/lib/time-units.ts'

/** How long the record of a replaced key is needed: emails may be queued for days. */
export const KEPT_IN_DNS = 7 * DAY_MS

export type KeyOfDomain = Pick<
  DkimKeyRow,
  'id' | 'selector' | 'public_key' | 'state' | 'retired_at'
>

/** The keys of a domain, oldest first. */
export const keysOf = (db: Db, tenantId: string, domainId: string): Promise<KeyOfDomain[]> =>
  db
    .selectFrom('dkim_keys')
    .select(['id', 'selector', 'public_key', 'state', 'retired_at'])
    .where('tenant_id', '=', tenantId)
    .where('domain_id', '=', domainId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Locks a domain, so that its keys change one after another. */
async function lockDomain(db: Db, tenantId: string, id: string): Promise<void> {
  const row = await db
    .selectFrom('sending_domains')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw fail('not_found', 'There is no such sending domain.')
}

/** A name for DNS that says whose key it is, and of which month; the rest is random. */
const newSelector = (engine: RowParts): string =>
  `or${new Date(engine.clock.now()).toISOString().slice(0, 7).replace('-', '')}${engine.newId().slice(-6)}`

/** Makes a key outside of any transaction, because that takes long. */
async function addKey(
  engine: Engine,
  scope: ActorScope,
  domainId: string,
  isWanted: (keys: readonly KeyOfDomain[]) => boolean,
): Promise<void> {
  const made = await makeDkimKey()
  await engine.database.tenant(scope.tenantId, async (db) => {
    await lockDomain(db, scope.tenantId, domainId)
    if (!isWanted(await keysOf(db, scope.tenantId, domainId))) return
    await engine.stores
      .of('dkim-key')
      .create(scope, { domainId, selector: newSelector(engine), ...made }, { db })
  })
}

const isInUse = ({ state }: KeyOfDomain) => state !== 'retired'

/** Makes the first key of a domain; does nothing when it has one. */
export async function ensureKey(
  engine: Engine,
  scope: ActorScope,
  domainId: string,
): Promise<void> {
  const keys = await engine.database.tenant(scope.tenantId, (db) =>
    keysOf(db, scope.tenantId, domainId),
  )
  if (!keys.some(isInUse)) await addKey(engine, scope, domainId, (now) => !now.some(isInUse))
}

/**
 * Makes the key that replaces the active one as soon as it is found in DNS.
 * @throws ProductError `not_found`, `wrong_state` while a key waits for its record
 */
export async function rotateKey(
  engine: Engine,
  scope: ActorScope,
  domainId: string,
): Promise<void> {
  const keys = await engine.database.tenant(scope.tenantId, async (db) => {
    await lockDomain(db, scope.tenantId, domainId)
    return keysOf(db, scope.tenantId, domainId)
  })
  const waiting = keys.find(({ state }) => state === 'waiting')
  if (waiting)
    throw fail(
      'wrong_state',
      say('The key {name} is not in DNS yet. Publish its record first.', {
        name: waiting.selector,
      }),
    )
  await addKey(engine, scope, domainId, (now) => now.every(({ state }) => state !== 'waiting'))
}

/**
 * Deletes the key that waits for its record, and keeps the active one.
 * @throws ProductError `not_found`, `wrong_state` without an active and a waiting key
 */
export async function cancelRotation(
  engine: Engine,
  scope: ActorScope,
  domainId: string,
): Promise<void> {
  await engine.database.tenant(scope.tenantId, async (db) => {
    await lockDomain(db, scope.tenantId, domainId)
    const keys = await keysOf(db, scope.tenantId, domainId)
    const waiting = keys.find(({ state }) => state === 'waiting')
    if (!waiting || !keys.some(({ state }) => state === 'active'))
      throw fail('wrong_state', 'No key rotation is in progress.')
    await engine.stores.of('dkim-key').remove(scope, waiting.id, null, { db })
  })
}

/**
 * Lets the waiting key sign, because it was found in DNS. The active one is retired: its private
 * key is deleted, its record stays needed for `KEPT_IN_DNS`.
 */
export async function activateKey(
  engine: Engine,
  scope: ActorScope,
  domain: Pick<SendingDomain, 'id' | 'domain'>,
  keyId: string,
): Promise<void> {
  await engine.database.tenant(scope.tenantId, async (db) => {
    await lockDomain(db, scope.tenantId, domain.id)
    const keys = await keysOf(db, scope.tenantId, domain.id)
    const key = keys.find(({ id, state }) => id === keyId && state === 'waiting')
    if (!key) return
    const now = new Date(engine.clock.now()).toISOString()
    const store = engine.stores.of('dkim-key')
    for (const { id } of keys.filter(({ state }) => state === 'active'))
      await store.update(
        scope,
        id,
        null,
        { state: 'retired', retiredAt: now, privateKey: '' },
        { db },
      )
    await store.update(scope, keyId, null, { state: 'active', foundAt: now }, { db })
  })
}
