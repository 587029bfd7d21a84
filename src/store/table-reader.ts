import { inSentence, say } from '#language'
import { onlyRow } from '#model/lib/only-row.ts'
import { sql, type RawBuilder } from 'kysely'
import { columnTypeOf } from '#catalog/fields/definitions.ts'
import { referrersOf, type Usage } from '#catalog/referrers.ts'
import type { Entity, Field } from '#model/schema/entity.ts'
import { fail } from '#model/lib/errors.ts'
import { isUuid } from '#model/lib/ids.ts'
import type { Db } from '#platform/database/database.ts'
import { flushSortIndex } from './deferred-sort-index.ts'
import type { StoreParts } from './create-stores.ts'
import { explainDatabaseError } from './database-faults.ts'
import type {
  EntityStore,
  ListQuery,
  ListResult,
  StoreOptions,
  StoreScope,
} from './entity-store.ts'
import { searchByName, searchedName } from './find-named.ts'
import { searchesRelated, searchRelated } from './find-related.ts'
import { findPage } from './find-page.ts'
import { cursorAfter, orderOf, planList } from './list-query.ts'
import { deferredSortColumnsOf, type RowLayout } from './row-codec.ts'
import { whereSeveralUsed, whereUsed } from './where-used.ts'
import type { RecordValues } from '#model/schema/record-values.ts'
import { required } from '#model/lib/lookup.ts'

/**
 * Batch size when all rows are read: large enough to be fast, small enough that the garbage
 * collector frees rows while they are young.
 */
const BATCH_SIZE = 500

/**
 * A column in its record's format. Moments are formatted in the database, which costs less than
 * creating dates in JavaScript.
 */
function columnToRead({ column, node }: Field): RawBuilder<unknown> {
  const name = sql.ref(column)
  return columnTypeOf(node) === 'timestamptz'
    ? sql`to_char(${name} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${name}`
    : name
}

/** Reads the records of one entity out of its table. */
export class TableReader implements Pick<
  EntityStore,
  'entity' | 'list' | 'readAll' | 'get' | 'exists' | 'usedBy' | 'severalUsedBy'
> {
  readonly entity: Entity
  protected readonly parts: StoreParts
  protected readonly layout: RowLayout

  constructor(entity: Entity, parts: StoreParts, layout: RowLayout) {
    this.entity = entity
    this.layout = layout
    this.parts = parts
  }

  async list(
    scope: StoreScope,
    listQuery: ListQuery,
    options?: StoreOptions,
  ): Promise<ListResult<RecordValues>> {
    const query = await this.#asked(scope, listQuery, options)
    const plan = planList(this.entity, query)
    const find = async (db: Db) => {
      await this.#flushSortIndexes(db, scope, { ...query, sort: orderOf(this.entity, query) })
      return findPage(db, { ...this.layout.finding(query), own: this.own(scope) }, plan)
    }
    const { ids, total } = await this.#toFind(scope, options, find)
    const rows =
      ids.length === 0
        ? []
        : await this.within(
            scope,
            options,
            async (db) =>
              (
                await sql<RecordValues>`select * from ${sql.table(this.entity.table)}
                  where ${this.own(scope)} and id in (${sql.join(ids)})`.execute(db)
              ).rows,
          )
    const byId = new Map(rows.map((row) => [row['id'], row]))
    // A record may have been deleted since.
    const records = ids.flatMap((id) =>
      byId.has(id) ? [this.layout.record(required(byId, id))] : [],
    )
    const next =
      ids.length === plan.limit && records.length > 0 ? cursorAfter(records.at(-1)!, plan) : null
    return { rows: records, total, first: plan.offset, next }
  }

  /** The query for this layout, with the records that the search text identifies by an alias. */
  async #asked(
    scope: StoreScope,
    listQuery: ListQuery,
    options?: StoreOptions,
  ): Promise<ListQuery> {
    const query = this.layout.asked(listQuery)
    const { entities } = this.parts
    const isRelated = searchesRelated(this.entity, query)
    const isNamed = searchedName(this.entity, entities, query) !== null
    if (!isRelated && !isNamed) return query
    return this.#toFind(scope, options, async (db) => {
      const own = this.own(scope)
      const named = isNamed ? await searchByName({ db, entities, own }, this.entity, query) : query
      return isRelated ? searchRelated({ db, entities, own }, this.entity, named) : named
    })
  }

  async readAll(
    scope: StoreScope,
    filter: RecordValues,
    isWhole = false,
  ): Promise<{ total: number; portions: AsyncGenerator<RecordValues[]> }> {
    const query = await this.#asked(scope, { filter })
    const from = this.layout.rows(query)
    const where = sql`${this.own(scope)} and ${planList(this.entity, query).where}`
    const counted = await this.within(scope, undefined, async (db) => {
      await this.#flushSortIndexes(db, scope, query)
      return sql<{ n: number }>`select count(*) as n from ${from} where ${where}`.execute(db)
    })
    return {
      total: Number(onlyRow(counted.rows).n),
      portions: this.#portions(scope, from, where, isWhole),
    }
  }

  async *#portions(
    scope: StoreScope,
    from: RawBuilder<unknown>,
    where: RawBuilder<unknown>,
    isWhole: boolean,
  ): AsyncGenerator<RecordValues[]> {
    // Large fields that lists leave out (whole emails, raw bodies) are not read.
    const columns = this.entity.objectType
      ? sql`*`
      : sql.join(
          this.entity.fields
            .filter((field) => isWhole || !field.node['x-hidden'])
            .map(columnToRead),
        )
    const read = (after: RawBuilder<unknown>) =>
      this.within(scope, undefined, (db) =>
        sql<RecordValues>`select ${columns} from ${from}
          where ${where} and ${after} order by id limit ${BATCH_SIZE}`.execute(db),
      )
    for (let reading = read(sql`true`); ;) {
      const { rows } = await reading
      // The database reads the next batch while the caller processes this one. If the caller stops,
      // its errors are ignored.
      if (rows.length === BATCH_SIZE) (reading = read(sql`id > ${rows.at(-1)!.id}`)).catch(() => {})
      if (rows.length > 0) yield rows.map((row) => this.layout.record(row))
      if (rows.length < BATCH_SIZE) return
    }
  }

  async get(scope: StoreScope, id: string, options?: StoreOptions): Promise<RecordValues | null> {
    return this.within(scope, options, (db) => this.read(db, scope, id))
  }

  async exists(scope: StoreScope, id: string, options?: StoreOptions): Promise<boolean> {
    if (this.entity.idKind === 'uuid' && !isUuid(id)) return false
    const { rows } = await this.within(scope, options, (db) =>
      sql`select from ${sql.table(this.entity.table)} where ${this.own(scope)} and id = ${id}`.execute(
        db,
      ),
    )
    return rows.length > 0
  }

  async usedBy(scope: StoreScope, id: string, options?: StoreOptions): Promise<Usage[]> {
    return this.within(scope, options, async (db) => {
      if (!(await this.read(db, scope, id))) throw this.missing()
      return whereUsed(
        { db, tenantId: scope.tenantId },
        this.entity,
        id,
        referrersOf(this.entity, this.parts.entities),
      )
    })
  }

  async severalUsedBy(
    scope: StoreScope,
    ids: readonly string[],
    options?: StoreOptions,
  ): Promise<Map<string, Usage[]>> {
    return this.within(scope, options, (db) =>
      whereSeveralUsed(
        { db, tenantId: scope.tenantId },
        this.entity,
        ids,
        referrersOf(this.entity, this.parts.entities),
      ),
    )
  }

  protected async within<T>(
    scope: StoreScope,
    options: StoreOptions | undefined,
    work: (db: Db) => Promise<T>,
  ): Promise<T> {
    const { database } = this.parts
    try {
      if (options?.db) return await work(options.db)
      return this.entity.scope === 'tenant'
        ? await database.tenant(scope.tenantId, work)
        : await database.system(work)
    } catch (error) {
      throw explainDatabaseError(this.entity, error, this.parts.entities) ?? error
    }
  }

  /**
   * Finds ids without row-level security, which prevents the use of indexes for text and array
   * contents (their operators are not leakproof). The rows themselves are read under row-level
   * security: decision 023.
   */
  async #toFind<T>(
    scope: StoreScope,
    options: StoreOptions | undefined,
    work: (db: Db) => Promise<T>,
  ): Promise<T> {
    if (options?.db || this.entity.scope !== 'tenant') return this.within(scope, options, work)
    try {
      return await this.parts.database.system(work)
    } catch (error) {
      throw explainDatabaseError(this.entity, error, this.parts.entities) ?? error
    }
  }

  async #flushSortIndexes(db: Db, scope: StoreScope, query: ListQuery) {
    for (const column of deferredSortColumnsOf(this.entity, query))
      await flushSortIndex(db, scope.tenantId, this.entity.table, column)
  }

  /**
   * Every statement also filters by tenant: row-level security is the second barrier, not the
   * first.
   */
  protected own(scope: StoreScope) {
    return this.entity.scope === 'tenant'
      ? sql`tenant_id = ${scope.tenantId} and ${this.layout.own}`
      : sql`true`
  }

  protected async read(
    db: Db,
    scope: StoreScope,
    id: string,
    lock: 'update' | 'no key update' | null = null,
  ): Promise<RecordValues | null> {
    if (this.entity.idKind === 'uuid' && !isUuid(id)) return null
    const { rows } = await sql<RecordValues>`select * from ${sql.table(this.entity.table)}
        where ${this.own(scope)} and id = ${id} ${lock ? sql.raw(`for ${lock}`) : sql``}`.execute(
      db,
    )
    return rows[0] ? this.layout.record(rows[0]) : null
  }

  protected missing() {
    return fail(
      'not_found',
      say('There is no such {thing}.', { thing: inSentence(this.entity.title) }),
    )
  }
}
