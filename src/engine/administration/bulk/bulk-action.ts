import type { Entity, SchemaNode } from '#model/schema/entity.ts'
import type { ProductError } from '#model/lib/errors.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import type { RemoveOptions } from '#store/entity-store.ts'
import type { RecordValues } from '#model/schema/record-values.ts'

/** How single records of an entity are read and written, with the rules of their endpoints. */
export interface RecordWriter {
  get(id: string): Promise<RecordValues | null>
  update(id: string, version: number, values: RecordValues): Promise<unknown>
  remove(id: string, removal: RemoveOptions): Promise<unknown>
  /** Restores the records that were removed under one undo id. */
  restore(
    undoId: string,
  ): Promise<{ done: string[]; failed: { id: string; error: ProductError }[] }>
}

/** One bulk change: whose, of which records, with which parameters. */
export interface BulkWork {
  engine: Engine
  scope: ActorScope
  entity: Entity
  writer: RecordWriter
  params: Readonly<Record<string, unknown>>
  undoId: string
}

/** Values before and after a change, by field; nested fields as `properties.company`. */
export interface ValueChange {
  before: RecordValues
  after: RecordValues
}

/** The outcome of one record. */
export interface BulkOutcome {
  id: string
  state: 'done' | 'unchanged' | 'failed'
  code?: string
  reason?: string
  /** The fault behind the reason, for the caller who waits; never stored. */
  error?: ProductError
  change?: Partial<ValueChange>
}

/** A record whose change is to be undone. */
export interface ChangedRecord {
  id: string
  change: Partial<ValueChange>
}

/** One kind of bulk change; one folder each in `actions`. */
export interface BulkAction {
  id: string
  title: string
  /** Whether the records of an entity have this action. */
  fits(entity: Entity): boolean
  /** JSON Schemas of its parameters, by name. */
  params: Readonly<Record<string, SchemaNode>>
  required: readonly string[]
  /** Whether it changes records through their own endpoint. */
  writes?: 'update' | 'remove'
  /** The path of other records that it changes, which the caller must be allowed to write. */
  alsoWrites?: 'lists' | 'journeys' | 'campaigns'
  /**
   * Checks the parameters once, before any record is changed.
   * @throws ProductError with the path of each fault
   */
  check?(work: Omit<BulkWork, 'writer'>): Promise<void>
  /** Changes some records; the outcomes are in the order in which they were changed. */
  apply(work: BulkWork, ids: readonly string[]): Promise<BulkOutcome[]>
  /** Undoes the change of some records; absent where it cannot be undone. */
  revert?(work: BulkWork, records: readonly ChangedRecord[]): Promise<BulkOutcome[]>
}
