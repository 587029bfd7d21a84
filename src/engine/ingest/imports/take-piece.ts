import { say } from '#language'
import type { RowError, ImportCounts } from '#model/api/answers/import-answers.ts'
import type { ImportConfig, ImportRun } from '#model/schema/entities.generated.ts'
import { fail, ProductError } from '#model/lib/errors.ts'
import type { EventFault } from '#engine/audience/identity/incoming-event.ts'
import { loadPeople, loadPropertyTypes } from '#engine/audience/identity/load-people.ts'
import { aliasesIn, createIdentity } from '#engine/audience/identity/resolve-identity.ts'
import { storeInputs } from '#engine/ingest/events/store-events.ts'
import type { PropertyTypes } from '#engine/audience/profiles/apply-traits.ts'
import { suppress } from '#engine/audience/contacts/suppress.ts'
import { baseRow } from '#engine/kernel/rows.ts'
import { mappingFor } from './map-properties.ts'
import {
  columnOf,
  ID_TARGETS,
  readRow,
  addressIn,
  refusalIn,
  type StoredRow,
  type RowRules,
} from './read-row.ts'
import { lockIdentities, lockMemberships } from '#engine/kernel/locks.ts'
import type { ImportRow } from '#engine/ingest/events/profile-input.ts'
import { asSystem, type ScopedTx, type TenantTx } from '#engine/kernel/tenant-tx.ts'

function overwritesOf(config: ImportConfig): RowRules['overwrites'] {
  const named = config.propertiesToOverwrite ?? []
  if (named.length > 0) return new Set(named)
  return config.overwriteExistingProfiles === false ? new Set<string>() : 'all'
}

/**
 * The rules for reading a file by its import.
 * @throws ProductError `invalid` when no column identifies people
 */
export function rulesOf(
  run: Pick<ImportRun, 'columns' | 'sample'>,
  config: ImportConfig,
  types: PropertyTypes,
): RowRules {
  const columns = run.columns ?? []
  const mapping = mappingFor(run, config.mapping ?? {}, types)
  const key = config.mergingProperty ?? 'email'
  refuseKey(key, types)
  if (!Object.values(mapping).includes(key))
    throw fail(
      'invalid',
      say('No column of the file is mapped to "{name}", which is used to match people.', {
        name: key,
      }),
      [{ path: '/mapping', message: say('Choose the column that holds "{name}".', { name: key }) }],
    )
  return {
    columns,
    mapping,
    types,
    mergingProperty: key,
    overwrites: overwritesOf(config),
    multiValueSeparator: config.multiValueSeparator ?? ';',
  }
}

/** @throws ProductError `invalid` for a property that does not identify people */
export function refuseKey(key: string, types: PropertyTypes): void {
  if (
    key === 'email' ||
    (ID_TARGETS as readonly string[]).includes(key) ||
    types.byId.get(key)?.identifier
  )
    return
  throw fail('invalid', say('"{name}" can\'t identify people.', { name: key }), [
    {
      path: '/mergingProperty',
      message: types.byId.has(key)
        ? say('Choose email, {values} or a property that identifies: "{name}" is not marked so.', {
            values: ID_TARGETS.join(', '),
            name: key,
          })
        : say('Choose email, {values} or a property that identifies.', {
            values: ID_TARGETS.join(', '),
          }),
    },
  ])
}

/**
 * Imports rows within the caller's transaction, by the same steps as live events.
 * @param firstRow number of the first row in the file
 */
export async function takeRows(
  tx: ScopedTx,
  run: ImportRun,
  config: ImportConfig,
  { rows, firstRow }: { rows: readonly StoredRow[]; firstRow: number },
): Promise<{ taken: ImportCounts; errors: RowError[]; keys: string[] }> {
  const { db, engine, scope } = tx
  const { tenantId } = scope
  await lockIdentities(db, tenantId)
  await lockMemberships(db, tenantId, 'shared')
  const now = engine.clock.now()
  const rules = rulesOf(run, config, await loadPropertyTypes(db, tenantId))
  const taken: ImportCounts = {
    done: rows.length,
    created: 0,
    updated: 0,
    unchanged: 0,
    deleted: 0,
    refused: 0,
    partly: 0,
  }
  const errors: RowError[] = []
  // In the order of the file, because a later row may create a person again that an earlier one
  // deletes.
  const steps: { deletes: boolean; fresh: ImportRow[] }[] = []
  /** Addresses that want no email, by the column that says so. */
  const refusing = new Map<string, string[]>()
  rows.forEach((storedRow, at) => {
    const row = firstRow + at
    const read = readRow(
      storedRow,
      rules,
      { importId: config.id || run.id, import: config.name, file: run.fileName, row },
      now,
    )
    const isFaulty = 'fault' in read
    const column = refusalIn(storedRow, rules)
    const email = isFaulty ? addressIn(storedRow, rules) : read.incoming.traits?.email
    if (column !== undefined && typeof email === 'string' && (isFaulty || !read.deletes))
      refusing.set(column, [...(refusing.get(column) ?? []), email])
    if (isFaulty) {
      taken.refused++
      errors.push({ row, ...read.fault })
      return
    }
    if (steps.at(-1)?.deletes !== read.deletes) steps.push({ deletes: read.deletes, fresh: [] })
    const { incoming, by } = read
    steps.at(-1)!.fresh.push({ kind: 'row', row, incoming, by, overwrites: rules.overwrites })
  })
  for (const [column, emails] of refusing)
    await suppressRefused(tx, emails, `${run.fileName || config.name}: ${column}`)
  const partly = new Set<number>()
  const report = ({ row, incoming }: ImportRow, fault: EventFault) => {
    const name = fault.path.slice(1).replaceAll('~1', '/').replaceAll('~0', '~')
    partly.add(row)
    errors.push({
      row,
      column: columnOf(name, rules),
      value: textOf(incoming.traits?.[name]),
      message: fault.reason,
    })
  }
  const keys: string[] = []
  for (const { deletes, fresh } of steps) {
    if (deletes) {
      await deleteNamed(tx, run, rules.types, fresh, { taken, errors })
      continue
    }
    const stored = await storeInputs(tx, fresh, new Date(now), report)
    for (const { effect } of stored) taken[effect]++
    keys.push(...fresh.filter((_row, at) => stored[at]?.effect === 'created').map(keyOf))
  }
  taken.partly = partly.size
  return {
    taken,
    errors: errors.toSorted((rowError, other) => rowError.row - other.row),
    keys,
  }
}

/**
 * Deletes the people named by rows; missing ones are ignored. Deletions of one run can be undone by
 * its id, as long as deleting can be undone.
 */
async function deleteNamed(
  { db, engine, scope }: ScopedTx,
  run: ImportRun,
  types: PropertyTypes,
  fresh: readonly ImportRow[],
  { taken, errors }: { taken: ImportCounts; errors: RowError[] },
) {
  const people = await loadPeople(
    db,
    scope.tenantId,
    fresh.flatMap((row) => aliasesIn(row.incoming, types, row)),
  )
  const identity = createIdentity(people, types, engine.newId)
  const gone = new Set<string>()
  for (const { incoming, by, row } of fresh) {
    const person = identity.meant(incoming, by)
    if (!person || gone.has(person.id)) taken.unchanged++
    else
      try {
        await engine.stores.of('profile').remove(scope, person.id, null, { db, undoId: run.id })
        gone.add(person.id)
        taken.deleted++
      } catch (error) {
        // Refused before any write, so the other rows can continue.
        if (!(error instanceof ProductError)) throw error
        taken.refused++
        errors.push({ row, column: '', value: '', message: error.message })
      }
  }
}

const textOf = (value: unknown = '') =>
  (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 200)
const keyOf = ({ by, incoming: { userId, anonymousId, profileId } }: ImportRow) =>
  JSON.stringify(by ?? [userId, anonymousId, profileId])

/** Further errors are counted but not stored. */
const MAX_ERRORS = 100_000

export async function keepErrors(
  { db, engine, scope }: ScopedTx,
  runId: string,
  errors: readonly RowError[],
  keptBefore: number,
): Promise<void> {
  const rowErrors = errors.slice(0, Math.max(0, MAX_ERRORS - keptBefore))
  if (rowErrors.length === 0) return
  const rows = rowErrors.map(({ row, column, value, message }) => ({
    ...baseRow(engine, scope),
    run_id: runId,
    row,
    column: column.slice(0, 200),
    value: value.slice(0, 200),
    message: message.slice(0, 400),
  }))
  for (let at = 0; at < rows.length; at += 1000)
    await db
      .insertInto('import_errors')
      .values(rows.slice(at, at + 1000))
      .execute()
}

/** Suppresses addresses whose owners want no email, as the file says. */
async function suppressRefused(
  tx: TenantTx,
  emails: readonly string[],
  source: string,
): Promise<void> {
  for (const value of emails)
    await suppress(asSystem(tx), { kind: 'address', value, reason: 'unsubscribed', source })
}
