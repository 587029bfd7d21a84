import { fail } from '#model/lib/errors.ts'
import type { ImportResult } from '#model/api/outreach.ts'
import type { Db } from '#platform/database/database.ts'
import { failpoint } from '#platform/failpoints.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { addPeople } from './add-people.ts'
import { contactRow, updateContact, type Cleaned } from './contact-rows.ts'
import { screenContacts } from './screen-people.ts'
import { mapColumns } from '#engine/audience/contacts/map-columns.ts'
import { normalizeContact, type ContactFault } from '#engine/audience/contacts/normalize-contact.ts'
import type { Delimiter } from '#engine/audience/contacts/csv-record.ts'
import type { CsvText } from '#engine/audience/contacts/read-csv.ts'
import { rawOf, type RawContact } from '#engine/audience/contacts/read-row.ts'
import { readTable } from '#engine/audience/contacts/read-table.ts'
import { suppress } from '#engine/audience/contacts/suppress.ts'
import { changed } from '#engine/segments/changed.ts'
import { linkContacts } from '#engine/audience/contacts/link-contacts.ts'
import { lockIdentities, lockMemberships } from '#engine/kernel/locks.ts'
import { suppressedAmong } from '#engine/audience/contacts/suppression-list.ts'
import { inScope, type ScopedTx } from '#engine/kernel/tenant-tx.ts'

export interface ImportOptions {
  /**
   * CSV column → contact field, `custom.<name>`, or empty to omit it; mapped by name when absent.
   */
  mapping?: Record<string, string>
  /** How to handle known addresses. `update` overwrites only with non-empty values. */
  existing: 'update' | 'skip'
  campaignId?: string
  /** The origin of the contacts, stored on each. */
  source: string
  /** Determines the result without changing anything. */
  dryRun?: boolean
  /** Reads this many rows only. */
  limit?: number
  /** The row with the column names, 0 for none; found when absent. */
  headerRow?: number
  /** Chosen instead of the delimiter that was found. */
  delimiter?: Delimiter
  /** Codes of countries, as a person chose them for texts of the file. */
  countries?: Record<string, string>
}

const BATCH = 500
const KEPT_ERRORS = 100

/** Totals of the committed batches of an import; everything else can be derived from the file. */
export interface ImportCheckpoint extends Pick<
  ImportResult,
  'created' | 'updated' | 'added' | 'suppressed'
> {
  /** Number of rows in the committed batches. */
  rows: number
}

/** State for continuing an import after a crash. */
export interface ImportContinuation {
  from?: Partial<ImportCheckpoint>
  /** Called at the end of each batch's transaction. */
  save(db: Db, checkpoint: ImportCheckpoint): Promise<void>
}

export interface ImportProgress {
  result: ImportResult
  /** All rows refused in whole or in part, for the CSV of errors. */
  errors: ImportResult['errors']
}

/** How a file is imported. */
export interface FileImport extends ImportOptions {
  continuation?: ImportContinuation
  /** Called with the number of rows after each batch. */
  onBatch?(done: number): Promise<void>
}

/**
 * Imports a file in batches of one transaction each. Rows are counted from 1 below the header.
 * @throws ProductError `invalid` when no column holds addresses
 */
export async function importCsv(
  engine: Engine,
  scope: ActorScope,
  csv: Pick<CsvText, 'text' | 'delimiter'>,
  { continuation, onBatch = async () => {}, ...options }: FileImport,
): Promise<ImportProgress> {
  const { columns, sample, rows } = await readTable(csv, options.headerRow)
  const mapping =
    options.mapping && Object.keys(options.mapping).length > 0
      ? options.mapping
      : mapColumns(columns, sample)
  if (!columns.some((column) => mapping[column] === 'email'))
    throw fail('invalid', 'No column of the file is mapped to the email address.', [
      { path: '/mapping', message: 'Choose the column with the email address.' },
    ])
  const run = createImport(engine, scope, options, continuation)
  for await (const row of rows) {
    if (run.progress.result.rows === options.limit) break
    await run.add(rawOf(columns, mapping, row, options.countries))
    if (run.progress.result.rows % BATCH === 0) await onBatch(run.progress.result.rows)
  }
  await run.end()
  return run.progress
}

/** Imports contacts from JSON. */
export async function importList(
  engine: Engine,
  scope: ActorScope,
  contacts: readonly RawContact[],
  options: ImportOptions,
): Promise<ImportProgress> {
  const run = createImport(engine, scope, options)
  for (const contact of contacts) await run.add(contact)
  await run.end()
  return run.progress
}

function createImport(
  engine: Engine,
  scope: ActorScope,
  options: ImportOptions,
  continuation?: ImportContinuation,
) {
  const { rows: committed = 0, ...counted } = continuation?.from ?? {}
  const result: ImportResult = {
    rows: 0,
    created: 0,
    updated: 0,
    added: 0,
    duplicates: 0,
    suppressed: 0,
    refused: 0,
    ...counted,
    errors: [],
    errorsUrl: null,
    jobId: null,
  }
  const errors: ImportResult['errors'] = []
  const seen = new Set<string>()
  let batch: Cleaned[] = []
  const note = (row: number, faults: readonly ContactFault[]) =>
    errors.push(...faults.map((fault) => ({ row, ...fault })))

  async function flush(): Promise<void> {
    if (batch.length === 0) return
    const contacts = batch
    batch = []
    const sums = await inScope(engine, scope, async (tx) => {
      const counts = await writeBatch(tx, contacts, options)
      const sums = {
        created: result.created + counts.created,
        updated: result.updated + counts.updated,
        added: result.added + counts.added,
        suppressed: result.suppressed + counts.suppressed,
      }
      await continuation?.save(tx.db, { ...sums, rows: result.rows })
      return sums
    })
    Object.assign(result, sums)
  }
  return {
    progress: { result, errors },
    async add(raw: RawContact): Promise<void> {
      result.rows++
      const { contact, faults, notes } = normalizeContact(raw)
      note(result.rows, [...faults, ...notes])
      if (faults.length > 0) result.refused++
      else if (seen.has(contact.email)) {
        result.duplicates++
        if (contact.optOut && result.rows > committed) batch.push({ ...contact, isRepeated: true })
        note(result.rows, [
          {
            column: 'email',
            value: contact.email,
            message: 'This address is in an earlier row too. The first one counts.',
          },
        ])
      } else {
        seen.add(contact.email)
        // Rows of committed batches are only counted, because their totals are saved.
        if (result.rows > committed) batch.push(contact)
      }
      if (batch.length >= BATCH) await flush()
    },
    async end(): Promise<void> {
      await flush()
      result.errors = errors.slice(0, KEPT_ERRORS)
    },
  }
}

async function writeBatch(
  tx: ScopedTx,
  contacts: readonly Cleaned[],
  options: ImportOptions,
): Promise<Pick<ImportResult, 'created' | 'updated' | 'added' | 'suppressed'>> {
  const { db, engine, scope } = tx
  await lockIdentities(db, scope.tenantId)
  await lockMemberships(db, scope.tenantId, 'shared')
  const emails = contacts.map((contact) => contact.email)
  const people = contacts.filter((contact) => !contact.isRepeated)
  const known = new Map(
    (await db.selectFrom('contacts').selectAll().where('email', 'in', emails).execute()).map(
      (row) => [row.email, row],
    ),
  )
  const fresh = people.filter((contact) => !known.has(contact.email))
  const inserted =
    fresh.length > 0
      ? await db
          .insertInto('contacts')
          .values(fresh.map((contact) => contactRow(engine, scope, contact, options.source)))
          .onConflict((conflict) => conflict.columns(['tenant_id', 'email']).doNothing())
          .returning(['id', 'email'])
          .execute()
      : []
  await changed(tx, [
    {
      profileIds: await linkContacts(db, scope.tenantId, {
        emails: inserted.map((row) => row.email),
      }),
      campaigns: true,
    },
  ])
  const updatedIds: string[] = []
  if (options.existing === 'update')
    for (const contact of people) {
      const row = known.get(contact.email)
      if (row && (await updateContact(db, engine, row, contact))) updatedIds.push(row.id)
    }
  for (const { email, otherEmails = [], optOut } of contacts)
    for (const value of optOut ? [email, ...otherEmails] : [])
      await suppress(tx, {
        kind: 'address',
        value,
        reason: 'unsubscribed',
        source: `${options.source}: ${optOut}`,
      })
  const suppressed = await suppressedAmong(db, emails)
  const ids = [...[...known.values()].map((row) => row.id), ...inserted.map((row) => row.id)]
  const added = options.campaignId
    ? await addPeople(tx, options.campaignId, ids, options.source || 'import')
    : 0
  await screenContacts(tx, updatedIds)
  await failpoint('contacts.batch-stored')
  return {
    created: inserted.length,
    updated: updatedIds.length,
    added,
    suppressed: suppressed.size,
  }
}
