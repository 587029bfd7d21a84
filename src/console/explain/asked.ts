import type { RaRecord } from 'react-admin'
import { explanationKindOf, type ExplanationKind } from '#model/api/explanation.ts'
import { recordLabel, type ConsoleResource } from '../core/registry.ts'

/** A record by id, with its name where the caller knows it. */
export interface AskedRecord {
  id: string
  name?: string
}

/** The record that a question is about. */
export interface Asked extends AskedRecord {
  kind: ExplanationKind
}

/** The record in question of a page about that record. */
export const subjectOf = (consoleResource: ConsoleResource, record: RaRecord): Asked => ({
  kind: explanationKindOf(consoleResource.entity.id)!,
  id: String(record.id),
  name: recordLabel(consoleResource.entity, record),
})
