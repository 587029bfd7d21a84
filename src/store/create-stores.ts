import { sql, type RawBuilder } from 'kysely'
import type { Usage } from '#catalog/referrers.ts'
import { referrersOf } from '#catalog/referrers.ts'
import { writtenBy } from '#model/actor.ts'
import { checkValue } from '#model/check-value.ts'
import { columnTypeOf } from '#catalog/fields/definitions.ts'
import type { Entity, Field } from '#model/entity.ts'
import type { EntityId, Records } from '#model/entities.generated.ts'
import { fail, ProductError } from '#model/errors.ts'
import { isKey, keyFromName, KEY_PATTERN, reservedKeys } from '#model/ids.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, Db } from '#platform/database/database.ts'
import type { Secrets } from '#platform/secrets.ts'
import { bringOrder } from './beside.ts'
import { explainFault } from './database-faults.ts'
import { keepDeleted, listDeleted, restoreDeleted } from './deleted-records.ts'
import type {
  EntityStore,
  EntityStores,
  ListQuery,
  ListResult,
  RemoveOptions,
  StoreOptions,
  StoreRule,
  StoreScope,
  UndoneDeletes,
  WriteHeard,
} from './entity-store.ts'
import { searchByName, searchedName } from './find-named.ts'
import { findPage } from './find-page.ts'
import { cursorAfter, orderOf, planList } from './list-query.ts'
import { objectLayout } from './object-rows.ts'
import { auditValues, besideAsked, publicRecord, tableLayout, type RowLayout } from './row-codec.ts'
import { sealSecrets, secretChanges } from './seal-secrets.ts'
import { refusalToDelete, whereSeveralUsed, whereUsed } from './where-used.ts'
import { changedValues, writeAudit, type AuditFacts } from './write-audit.ts'

type Values = Record<string, unknown>

export interface StoreParts {
  database: Database
  clock: Clock
  secrets: Secrets
  newId: () => string
  entities: readonly Entity[]
  /** By id of the entity. */
  rules?: Readonly<Record<string, StoreRule>>
  heard?: WriteHeard
}

/** Stores for every entity; see `EntityStore` for what each promises. */
export function createStores(parts: StoreParts): EntityStores {
  const stores = new Map(
    parts.entities.map((entity) => [entity.id, new TableStore(entity, parts, tableLayout(entity))]),
  )
  return {
    async note({ tenantId, actor }, { facts, ...happening }, options) {
      const write = (db: Db) =>
        writeAudit(db, parts.newId(), new Date(parts.clock.now()), {
          ...happening,
          tenantId: tenantId || null,
          actor,
          before: null,
          after: facts ?? null,
        })
      await (options?.db ? write(options.db) : parts.database.system(write))
    },
    entities: parts.entities,
    byId: (id) => stores.get(id),
    ofObjects: (entity) =>
      new TableStore(entity, parts, objectLayout(entity, parts.entities, parts.newId)),
    of: <Id extends EntityId>(id: Id) => stores.get(id)! as unknown as EntityStore<Records[Id]>,
  }
}

/** Rows read at once by those who want all: enough to be fast, and so few that they are forgotten while they are young. */
const PORTION = 500

/** A column as its record holds it. Moments become texts in the database: that costs it less than making dates of them costs us. */
function columnToRead({ column, node }: Field): RawBuilder<unknown> {
  const name = sql.ref(column)
  return columnTypeOf(node) === 'timestamptz'
    ? sql`to_char(${name} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${name}`
    : name
}

const verbs: Partial<Record<AuditFacts['action'], string>> = {
  create: 'created',
  delete: 'deleted',
  restore: 'brought back',
}

class TableStore implements EntityStore {
  readonly entity: Entity
  readonly #parts: StoreParts
  readonly #rule: StoreRule | undefined
  readonly #layout: RowLayout

  constructor(entity: Entity, parts: StoreParts, layout: RowLayout) {
    this.entity = entity
    this.#layout = layout
    this.#parts = parts
    this.#rule = parts.rules?.[entity.id]
  }

  async list(
    scope: StoreScope,
    asked: ListQuery,
    options?: StoreOptions,
  ): Promise<ListResult<Values>> {
    const query = await this.#asked(scope, asked, options)
    const plan = planList(this.entity, query)
    const find = async (db: Db) => {
      await this.#bringOrders(db, scope, { ...query, sort: orderOf(this.entity, query) })
      return findPage(db, { ...this.#layout.finding(query), own: this.#own(scope) }, plan)
    }
    const { ids, total } = await this.#toFind(scope, options, find)
    const rows =
      ids.length === 0
        ? []
        : await this.#within(
            scope,
            options,
            async (db) =>
              (
                await sql<Values>`select * from ${sql.table(this.entity.table)} where ${this.#own(scope)} and id in (${sql.join(ids)})`.execute(
                  db,
                )
              ).rows,
          )
    const byId = new Map(rows.map((row) => [row['id'], row]))
    // Somebody may have deleted one of them in between.
    const records = ids.flatMap((id) => (byId.has(id) ? [this.#layout.record(byId.get(id)!)] : []))
    const next =
      ids.length === plan.limit && records.length > 0 ? cursorAfter(records.at(-1)!, plan) : null
    return { rows: records, total, first: plan.offset, next }
  }

  /** What a list asks for as this table has it, and whom its search means by one of their names. */
  async #asked(scope: StoreScope, asked: ListQuery, options?: StoreOptions): Promise<ListQuery> {
    const query = this.#layout.asked(asked)
    const { entities } = this.#parts
    if (searchedName(this.entity, entities, query) === null) return query
    return this.#toFind(scope, options, (db) =>
      searchByName(db, this.entity, entities, this.#own(scope), query),
    )
  }

  async readAll(
    scope: StoreScope,
    filter: Values,
    isWhole = false,
  ): Promise<{ total: number; portions: AsyncGenerator<Values[]> }> {
    const query = await this.#asked(scope, { filter })
    const from = this.#layout.rows(query)
    const where = sql`${this.#own(scope)} and ${planList(this.entity, query).where}`
    const counted = await this.#within(scope, undefined, async (db) => {
      await this.#bringOrders(db, scope, query)
      return sql<{ n: number }>`select count(*) as n from ${from} where ${where}`.execute(db)
    })
    return {
      total: Number(counted.rows[0]!.n),
      portions: this.#portions(scope, from, where, isWhole),
    }
  }

  async *#portions(
    scope: StoreScope,
    from: RawBuilder<unknown>,
    where: RawBuilder<unknown>,
    isWhole: boolean,
  ): AsyncGenerator<Values[]> {
    // What lists leave out (whole mails, raw bodies) would only be read to be thrown away.
    const columns = this.entity.objectType
      ? sql`*`
      : sql.join(
          this.entity.fields
            .filter((field) => isWhole || !field.node['x-hidden'])
            .map(columnToRead),
        )
    const read = (after: RawBuilder<unknown>) =>
      this.#within(scope, undefined, (db) =>
        sql<Values>`select ${columns} from ${from} where ${where} and ${after} order by id limit ${PORTION}`.execute(
          db,
        ),
      )
    for (let reading = read(sql`true`); ;) {
      const { rows } = await reading
      // The database reads on while the reader is at this portion. Whoever stops reading does not hear what came of that.
      if (rows.length === PORTION) (reading = read(sql`id > ${rows.at(-1)!.id}`)).catch(() => {})
      if (rows.length > 0) yield rows.map((row) => this.#layout.record(row))
      if (rows.length < PORTION) return
    }
  }

  async get(scope: StoreScope, id: string, options?: StoreOptions): Promise<Values | null> {
    return this.#within(scope, options, (db) => this.#read(db, scope, id))
  }

  async create(scope: StoreScope, asked: Values, options?: StoreOptions): Promise<Values> {
    const values = this.#rule?.prepare?.(asked) ?? asked
    const { clock, newId } = this.#parts
    const now = new Date(clock.now())
    const id = this.#idFor(values)
    this.#check({ ...values })
    const record: Values = {
      ...values,
      id,
      ...(this.entity.scope === 'tenant' ? { tenantId: scope.tenantId } : {}),
      version: 1,
      ...this.#stamp(scope, now, true),
    }
    const columns = this.#layout.columns(
      sealSecrets(this.entity, record, null, this.#parts.secrets),
      null,
    )
    return this.#within(scope, options, async (db) => {
      await this.#rule?.check?.(db, scope, record, null)
      await this.#layout.check(db, scope, record)
      const names = Object.keys(columns)
      const { rows } =
        await sql<Values>`insert into ${sql.table(this.entity.table)} (${sql.join(names.map((name) => sql.ref(name)))}) values (${sql.join(names.map((name) => columns[name]))}) returning *`.execute(
          db,
        )
      const created = this.#layout.record(rows[0]!)
      await this.#audit(
        db,
        scope,
        newId(),
        now,
        'create',
        created,
        null,
        auditValues(this.entity, created),
      )
      await this.#wrote(db, scope, null, created)
      return created
    })
  }

  async update(
    scope: StoreScope,
    id: string,
    version: number | null,
    asked: Values,
    options?: StoreOptions,
  ): Promise<Values> {
    const values = this.#rule?.prepare?.(asked) ?? asked
    const { clock, newId } = this.#parts
    const now = new Date(clock.now())
    const given = Object.fromEntries(
      Object.entries(values).filter(
        ([name, value]) =>
          value !== undefined &&
          ![
            'id',
            'tenantId',
            'version',
            'createdAt',
            'createdBy',
            'updatedAt',
            'updatedBy',
          ].includes(name),
      ),
    )
    this.#checkPartly(given)
    return this.#within(scope, options, async (db) => {
      await this.#rule?.begin?.(db, scope)
      // Rows that refer to this one may come meanwhile: its id stays.
      const before = await this.#read(db, scope, id, 'no key update')
      if (!before) throw this.#missing()
      if (version !== null && before.version !== version) throw this.#conflict(before)
      await this.#rule?.check?.(db, scope, { ...before, ...given }, before)
      await this.#layout.check(db, scope, { ...before, ...given })
      const columns = this.#layout.columns(
        sealSecrets(
          this.entity,
          { ...given, ...this.#stamp(scope, now, false) },
          before,
          this.#parts.secrets,
        ),
        before,
      )
      const sets = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
      const { rows } =
        await sql<Values>`update ${sql.table(this.entity.table)} set ${sql.join([...sets, sql`version = version + 1`])} where ${this.#own(scope)} and id = ${id} returning *`.execute(
          db,
        )
      const after = this.#layout.record(rows[0]!)
      const changed = changedValues(this.entity, before, after)
      const secret = secretChanges(this.entity, before, after)
      await this.#audit(
        db,
        scope,
        newId(),
        now,
        'update',
        after,
        { ...changed.before, ...secret.before },
        { ...changed.after, ...secret.after },
      )
      await this.#wrote(db, scope, before, after)
      return after
    })
  }

  async remove(
    scope: StoreScope,
    id: string,
    version: number | null,
    options?: RemoveOptions,
  ): Promise<Values> {
    const { clock, newId } = this.#parts
    return this.#within(scope, options, async (db) => {
      await this.#rule?.begin?.(db, scope)
      const before = await this.#read(db, scope, id, 'update')
      if (!before) throw this.#missing()
      if (version !== null && before.version !== version) throw this.#conflict(before)
      const refusal = await refusalToDelete(
        db,
        this.entity,
        id,
        scope.tenantId,
        this.#parts.entities,
      )
      if (refusal) throw refusal
      const kept =
        options?.undoId !== undefined &&
        (await keepDeleted(
          db,
          this.#layout.storage,
          this.#named(before),
          {
            id: newId(),
            undoId: options.undoId,
            tenantId: scope.tenantId,
            by: this.#by(scope),
            now: new Date(clock.now()),
          },
          this.#parts.entities,
        ))
      await sql`delete from ${sql.table(this.entity.table)} where ${this.#own(scope)} and id = ${id}`.execute(
        db,
      )
      await this.#audit(
        db,
        scope,
        newId(),
        new Date(clock.now()),
        'delete',
        before,
        auditValues(this.entity, before),
        null,
      )
      await this.#wrote(db, scope, before, null)
      options?.onKept?.(kept)
      return before
    })
  }

  async undoDelete(scope: StoreScope, undoId: string): Promise<UndoneDeletes> {
    const { clock, newId, entities } = this.#parts
    const now = new Date(clock.now())
    const deleted = await this.#within(scope, undefined, (db) =>
      listDeleted(db, this.#layout.storage, undoId, scope.tenantId, now),
    )
    if (deleted.length === 0) throw fail('not_found', 'There is nothing left here to bring back.')
    const undone: UndoneDeletes = { done: [], failed: [] }
    for (const { id, entityId, name } of deleted)
      try {
        await this.#within(scope, undefined, async (db) => {
          if (!(await restoreDeleted(db, this.#layout.storage, id, scope.tenantId, entities)))
            return
          const back = (await this.#read(db, scope, entityId))!
          await this.#rule?.check?.(db, scope, back, null)
          await this.#layout.check(db, scope, back)
          await this.#audit(
            db,
            scope,
            newId(),
            now,
            'restore',
            back,
            null,
            auditValues(this.entity, back),
          )
          await this.#wrote(db, scope, null, back)
        })
        undone.done.push(entityId)
      } catch (error) {
        if (!(error instanceof ProductError)) throw error
        undone.failed.push({ id: entityId, name, error })
      }
    return undone
  }

  async usedBy(scope: StoreScope, id: string, options?: StoreOptions): Promise<Usage[]> {
    return this.#within(scope, options, async (db) => {
      if (!(await this.#read(db, scope, id))) throw this.#missing()
      return whereUsed(
        db,
        this.entity,
        id,
        scope.tenantId,
        referrersOf(this.entity, this.#parts.entities),
      )
    })
  }

  async severalUsedBy(
    scope: StoreScope,
    ids: readonly string[],
    options?: StoreOptions,
  ): Promise<Map<string, Usage[]>> {
    return this.#within(scope, options, (db) =>
      whereSeveralUsed(
        db,
        this.entity,
        ids,
        scope.tenantId,
        referrersOf(this.entity, this.#parts.entities),
      ),
    )
  }

  async #within<T>(
    scope: StoreScope,
    options: StoreOptions | undefined,
    work: (db: Db) => Promise<T>,
  ): Promise<T> {
    const { database } = this.#parts
    try {
      if (options?.db) return await work(options.db)
      return this.entity.scope === 'tenant'
        ? await database.tenant(scope.tenantId, work)
        : await database.system(work)
    } catch (error) {
      throw explainFault(this.entity, error, this.#parts.entities) ?? error
    }
  }

  /**
   * Looks for ids without the second wall, which keeps the database from using the indexes for texts and for what is held (their operators could
   * tell of rows that nobody may see). The rows themselves are read behind it: decision 023.
   */
  async #toFind<T>(
    scope: StoreScope,
    options: StoreOptions | undefined,
    work: (db: Db) => Promise<T>,
  ): Promise<T> {
    if (options?.db || this.entity.scope !== 'tenant') return this.#within(scope, options, work)
    try {
      return await this.#parts.database.system(work)
    } catch (error) {
      throw explainFault(this.entity, error, this.#parts.entities) ?? error
    }
  }

  async #bringOrders(db: Db, scope: StoreScope, query: ListQuery) {
    for (const column of besideAsked(this.entity, query))
      await bringOrder(db, scope.tenantId, this.entity.table, column)
  }

  /** The tenant stands in every statement as well: row-level security is the second wall, not the first. */
  #own(scope: StoreScope) {
    return this.entity.scope === 'tenant'
      ? sql`tenant_id = ${scope.tenantId} and ${this.#layout.own}`
      : sql`true`
  }

  async #read(
    db: Db,
    scope: StoreScope,
    id: string,
    lock: 'update' | 'no key update' | null = null,
  ): Promise<Values | null> {
    if (this.entity.idKind === 'uuid' && !/^[0-9a-f-]{36}$/i.test(id)) return null
    const { rows } =
      await sql<Values>`select * from ${sql.table(this.entity.table)} where ${this.#own(scope)} and id = ${id} ${lock ? sql.raw(`for ${lock}`) : sql``}`.execute(
        db,
      )
    return rows[0] ? this.#layout.record(rows[0]) : null
  }

  async #wrote(
    db: Db,
    scope: StoreScope,
    before: Values | null,
    after: Values | null,
  ): Promise<void> {
    await this.#rule?.wrote?.(db, scope, before, after)
    await this.#layout.wrote(db, scope, after, new Date(this.#parts.clock.now()))
    await this.#parts.heard?.(db, scope, this.entity)
  }

  #idFor(values: Values): string {
    if (this.entity.idKind === 'uuid')
      return typeof values.id === 'string' && values.id ? values.id : this.#parts.newId()
    const id =
      values.id === undefined || values.id === ''
        ? keyFromName(String(values[this.entity.label] ?? ''))
        : String(values.id)
    if (this.entity.idKind === 'key' && !isKey(id)) {
      const message = `Id must begin with a letter and hold at most 30 letters, digits, dots, dashes or underscores (${KEY_PATTERN}).`
      throw fail('invalid', message, [{ path: '/id', message }])
    }
    if (this.entity.idKind === 'key' && reservedKeys.has(id.toLowerCase())) {
      const message = `"${id}" is a word of the product's own addresses. Choose another id.`
      throw fail('invalid', message, [{ path: '/id', message }])
    }
    return id
  }

  #check(values: Values) {
    const base = new Set(
      this.entity.fields.filter((field) => field.base).map((field) => field.name),
    )
    const own = Object.fromEntries(Object.entries(values).filter(([name]) => !base.has(name)))
    const errors = checkValue(this.entity.schema, own)
    if (errors.length > 0) throw fail('invalid', errors[0]!.message, errors)
  }

  #checkPartly(values: Values) {
    const errors = checkValue(
      {
        ...this.entity.schema,
        required: (this.entity.schema.required ?? []).filter((name) => name in values),
      },
      values,
    )
    if (errors.length > 0) throw fail('invalid', errors[0]!.message, errors)
  }

  /** Under the name that the table knows it by. */
  #named(record: Values): Values {
    return { ...record, [this.#layout.storage.label]: record[this.entity.label] }
  }

  #by({ actor }: StoreScope): string {
    return writtenBy(actor)
  }

  #stamp(scope: StoreScope, now: Date, created: boolean): Values {
    const by = this.#by(scope)
    return { updatedAt: now, updatedBy: by, ...(created ? { createdAt: now, createdBy: by } : {}) }
  }

  #missing() {
    return fail('not_found', `There is no such ${this.entity.title.toLowerCase()}.`)
  }

  #conflict(current: Values) {
    return fail(
      'conflict',
      `This ${this.entity.title.toLowerCase()} was changed by ${String(current.updatedBy)} in the meantime.`,
      [],
      { current: publicRecord(this.entity, current) },
    )
  }

  async #audit(
    db: Db,
    scope: StoreScope,
    id: string,
    now: Date,
    action: AuditFacts['action'],
    record: Values,
    before: Values | null,
    after: Values | null,
  ) {
    if (!this.entity.audit || (action === 'update' && Object.keys(after ?? {}).length === 0)) return
    const name = String(record[this.entity.label] || record.id)
    const own = this.entity.id === 'tenant' ? record.id : record.tenantId
    await writeAudit(db, id, now, {
      tenantId: (typeof own === 'string' ? own : scope.tenantId) || null,
      actor: scope.actor,
      action,
      entity: this.entity.id,
      entityId: String(record.id),
      summary: `${this.entity.title} "${name}" ${verbs[action] ?? `changed: ${Object.keys(after ?? {}).join(', ')}`}`,
      before,
      after,
    })
  }
}
