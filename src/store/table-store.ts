import { inSentence, say } from '#language'
import { onlyRow } from '#model/lib/only-row.ts'
import { sql } from 'kysely'
import { writtenBy } from '#model/api/actor.ts'
import { checkValue } from '#model/schema/check-value.ts'
import type { Entity } from '#model/schema/entity.ts'
import { assertNoFaults, fail, ProductError } from '#model/lib/errors.ts'
import { isKey, keyFromName, KEY_PATTERN, reservedKeys } from '#model/lib/ids.ts'
import type { Db } from '#platform/database/database.ts'
import { newNames, refuseMissing } from './check-references.ts'
import { eraseAudit, idsErasedWith, isAboutPeople } from './erase-audit.ts'
import type { StoreParts } from './create-stores.ts'
import { softDelete, listDeleted, restoreDeleted } from './deleted-records.ts'
import type {
  EntityStore,
  RemoveOptions,
  StoreOptions,
  EntityHooks,
  StoreScope,
  UndoneDeletes,
  UpdateOptions,
} from './entity-store.ts'
import { auditValues, publicRecord, type RowLayout } from './row-codec.ts'
import { sealSecrets, secretChanges } from './seal-secrets.ts'
import { TableReader } from './table-reader.ts'
import { refusalToDelete } from './where-used.ts'
import { changedValues, writeAudit, type AuditFacts } from './write-audit.ts'
import type { RecordValues } from '#model/schema/record-values.ts'

const verbs: Partial<Record<AuditFacts['action'], string>> = {
  create: 'created',
  delete: 'deleted',
  restore: 'brought back',
}

/** The names of changed fields as forms show them. */
const titlesOf = (entity: Entity, changed: RecordValues | null) =>
  Object.keys(changed ?? {})
    .map((name) => entity.field(name)?.node.title ?? name)
    .join(', ')

/** A write for the audit log. */
interface AuditedWrite extends Pick<AuditFacts, 'action' | 'before' | 'after'> {
  now: Date
  record: RecordValues
}

/** The records of one entity in its table, with the contract of `EntityStore`. */
export class TableStore extends TableReader implements EntityStore {
  readonly #rule: EntityHooks | undefined

  constructor(entity: Entity, parts: StoreParts, layout: RowLayout) {
    super(entity, parts, layout)
    this.#rule = parts.rules?.[entity.id]
  }

  async create(
    scope: StoreScope,
    recordValues: RecordValues,
    options?: StoreOptions,
  ): Promise<RecordValues> {
    const values = this.#rule?.normalize?.(recordValues) ?? recordValues
    const { clock } = this.parts
    const now = new Date(clock.now())
    this.#check({ ...values })
    const id = this.#idFor(values)
    const asGiven: RecordValues = {
      ...values,
      id,
      ...(this.entity.scope === 'tenant' ? { tenantId: scope.tenantId } : {}),
      version: 1,
      ...this.#stamp(scope, now, true),
    }
    return this.within(scope, options, async (db) => {
      await this.#rule?.beforeLock?.(db, scope)
      const record = (await this.#rule?.prepare?.(db, scope, asGiven, null)) ?? asGiven
      const columns = this.layout.columns(
        sealSecrets(this.entity, record, null, this.parts.secrets),
        null,
      )
      await this.#rule?.validate?.(db, scope, record, null)
      await refuseMissing(
        db,
        scope.tenantId,
        this.parts.entities,
        newNames(this.entity, values, null),
      )
      await this.layout.check(db, scope, record)
      const names = Object.keys(columns)
      const { rows } = await sql<RecordValues>`insert into ${sql.table(this.entity.table)}
          (${sql.join(names.map((name) => sql.ref(name)))})
          values (${sql.join(names.map((name) => columns[name]))}) returning *`.execute(db)
      const created = this.layout.record(onlyRow(rows))
      await this.#audit(db, scope, {
        now,
        action: 'create',
        record: created,
        before: null,
        after: auditValues(this.entity, created),
      })
      await this.#wrote(db, scope, null, created)
      return created
    })
  }

  async update(
    scope: StoreScope,
    id: string,
    version: number | null,
    recordValues: RecordValues,
    options?: UpdateOptions,
  ): Promise<RecordValues> {
    const values = this.#rule?.normalize?.(recordValues) ?? recordValues
    const { clock } = this.parts
    const now = new Date(clock.now())
    const asGiven = Object.fromEntries(
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
    this.#checkPartly(asGiven)
    return this.within(scope, options, async (db) => {
      await this.#rule?.beforeLock?.(db, scope)
      // Rows that refer to this one may be inserted concurrently: its id does not change.
      const before = await this.lock(scope, id, version, { db })
      const given = (await this.#rule?.prepare?.(db, scope, asGiven, before)) ?? asGiven
      await this.#rule?.validate?.(db, scope, { ...before, ...given }, before)
      await refuseMissing(
        db,
        scope.tenantId,
        this.parts.entities,
        newNames(this.entity, given, before),
      )
      await this.layout.check(db, scope, { ...before, ...given })
      const columns = this.layout.columns(
        sealSecrets(
          this.entity,
          { ...given, ...this.#stamp(scope, now, false) },
          before,
          this.parts.secrets,
        ),
        before,
      )
      const sets = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
      const { rows } = await sql<RecordValues>`update ${sql.table(this.entity.table)}
          set ${sql.join(options?.isEdit === false ? sets : [...sets, sql`version = version + 1`])}
          where ${this.own(scope)} and id = ${id} returning *`.execute(db)
      const after = this.layout.record(onlyRow(rows))
      const changed = changedValues(this.entity, before, after)
      const secret = secretChanges(this.entity, before, after)
      await this.#audit(db, scope, {
        now,
        action: 'update',
        record: after,
        before: { ...changed.before, ...secret.before },
        after: { ...changed.after, ...secret.after },
      })
      await this.#wrote(db, scope, before, after)
      return after
    })
  }

  async lock(
    scope: StoreScope,
    id: string,
    version: number | null,
    { db }: Required<StoreOptions>,
  ): Promise<RecordValues> {
    const record = await this.read(db, scope, id, 'no key update')
    if (!record) throw this.missing()
    if (version !== null && record.version !== version) throw this.#conflict(record)
    return record
  }

  async remove(
    scope: StoreScope,
    id: string,
    version: number | null,
    options?: RemoveOptions,
  ): Promise<RecordValues> {
    const { clock, newId } = this.parts
    return this.within(scope, options, async (db) => {
      await this.#rule?.beforeLock?.(db, scope)
      const before = await this.read(db, scope, id, 'update')
      if (!before) throw this.missing()
      if (version !== null && before.version !== version) throw this.#conflict(before)
      const refusal = await refusalToDelete(
        { db, tenantId: scope.tenantId },
        this.entity,
        id,
        this.parts.entities,
      )
      if (refusal) throw refusal
      const kept =
        options?.undoId !== undefined &&
        (await softDelete(
          {
            db,
            id: newId(),
            undoId: options.undoId,
            tenantId: scope.tenantId,
            by: this.#by(scope),
            now: new Date(clock.now()),
          },
          this.layout.storage,
          this.#named(before),
          this.parts.entities,
        ))
      const personal =
        !kept && this.entity.audit && isAboutPeople(this.entity)
          ? [
              id,
              ...(await idsErasedWith(
                { db, tenantId: scope.tenantId },
                this.entity,
                [id],
                this.parts.entities,
              )),
            ]
          : []
      await sql`delete from ${sql.table(this.entity.table)} where ${this.own(scope)} and id = ${id}`.execute(
        db,
      )
      await this.#audit(db, scope, {
        now: new Date(clock.now()),
        action: 'delete',
        record: before,
        before: auditValues(this.entity, before),
        after: null,
      })
      if (personal.length > 0)
        await eraseAudit(
          { db, tenantId: scope.tenantId },
          new Date(clock.now()),
          this.parts.entities,
          {
            ids: personal,
            rough: '',
            exact: '',
          },
        )
      await this.#wrote(db, scope, before, null)
      options?.onKept?.(kept)
      return before
    })
  }

  async undoDelete(scope: StoreScope, undoId: string): Promise<UndoneDeletes> {
    const { clock, entities } = this.parts
    const now = new Date(clock.now())
    const deleted = await this.within(scope, undefined, (db) =>
      listDeleted({ db, tenantId: scope.tenantId }, this.layout.storage, undoId, now),
    )
    if (deleted.length === 0) throw fail('not_found', 'There is nothing left to restore.')
    const undone: UndoneDeletes = { done: [], failed: [] }
    for (const { id, entityId, name } of deleted)
      try {
        await this.within(scope, undefined, async (db) => {
          await this.#rule?.beforeLock?.(db, scope)
          if (
            !(await restoreDeleted(
              { db, tenantId: scope.tenantId },
              this.layout.storage,
              id,
              entities,
            ))
          )
            return
          const back = await this.read(db, scope, entityId)
          // The rows of another custom type are in the same table.
          if (!back) throw this.missing()
          await this.#rule?.validate?.(db, scope, back, null)
          await this.layout.check(db, scope, back)
          await this.#audit(db, scope, {
            now,
            action: 'restore',
            record: back,
            before: null,
            after: auditValues(this.entity, back),
          })
          await this.#wrote(db, scope, null, back)
        })
        undone.done.push(entityId)
      } catch (error) {
        if (!(error instanceof ProductError)) throw error
        undone.failed.push({ id: entityId, name, error })
      }
    return undone
  }

  async #wrote(
    db: Db,
    scope: StoreScope,
    before: RecordValues | null,
    after: RecordValues | null,
  ): Promise<void> {
    await this.#rule?.afterWrite?.(db, scope, before, after)
    await this.layout.wrote(db, scope, after, new Date(this.parts.clock.now()))
    await this.parts.onWrite?.(db, scope, this.entity)
  }

  #idFor(values: RecordValues): string {
    if (this.entity.idKind === 'uuid')
      return typeof values.id === 'string' && values.id ? values.id : this.parts.newId()
    if (typeof values.id === 'object' && values.id !== null)
      throw fail('invalid', 'Id must be text.', [{ path: '/id', message: 'Id must be text.' }])
    const id =
      values.id === undefined || values.id === null || values.id === ''
        ? keyFromName(String(values[this.entity.label] ?? ''))
        : String(values.id)
    if (this.entity.idKind === 'key' && !isKey(id)) {
      const message = say(
        'Id must begin with a letter and hold at most 30 letters, digits, dots, dashes or underscores ({pattern}).',
        { pattern: KEY_PATTERN },
      )
      throw fail('invalid', message, [{ path: '/id', message }])
    }
    if (this.entity.idKind === 'key' && reservedKeys.has(id.toLowerCase())) {
      const message = say('"{id}" is a word of the product\'s own addresses. Choose another id.', {
        id,
      })
      throw fail('invalid', message, [{ path: '/id', message }])
    }
    return id
  }

  #check(values: RecordValues) {
    const base = new Set(
      this.entity.fields.filter((field) => field.base).map((field) => field.name),
    )
    const own = Object.fromEntries(Object.entries(values).filter(([name]) => !base.has(name)))
    const errors = checkValue(this.entity.schema, own)
    assertNoFaults(errors)
  }

  #checkPartly(values: RecordValues) {
    const errors = checkValue(
      {
        ...this.entity.schema,
        required: (this.entity.schema.required ?? []).filter((name) => name in values),
      },
      values,
    )
    assertNoFaults(errors)
  }

  /** With the label under the table's column name. */
  #named(record: RecordValues): RecordValues {
    return { ...record, [this.layout.storage.label]: record[this.entity.label] }
  }

  #by({ actor }: StoreScope): string {
    return writtenBy(actor)
  }

  #stamp(scope: StoreScope, now: Date, created: boolean): RecordValues {
    const by = this.#by(scope)
    return { updatedAt: now, updatedBy: by, ...(created ? { createdAt: now, createdBy: by } : {}) }
  }

  #conflict(current: RecordValues) {
    return fail(
      'conflict',
      say('This {thing} was changed by {name} in the meantime.', {
        thing: inSentence(this.entity.title),
        name: String(current.updatedBy),
      }),
      [],
      { current: publicRecord(this.entity, current) },
    )
  }

  async #audit(db: Db, scope: StoreScope, { now, action, record, before, after }: AuditedWrite) {
    if (!this.entity.audit || (action === 'update' && Object.keys(after ?? {}).length === 0)) return
    const name = String(record[this.entity.label] || record.id)
    const own = this.entity.id === 'tenant' ? record.id : record.tenantId
    await writeAudit(db, this.parts.newId(), now, {
      tenantId: (typeof own === 'string' ? own : scope.tenantId) || null,
      actor: scope.actor,
      action,
      entity: this.entity.id,
      entityId: String(record.id),
      summary: `${this.entity.title} "${name}" ${verbs[action] ?? `changed: ${titlesOf(this.entity, after)}`}`,
      before,
      after,
    })
  }
}
