import type { ComponentType } from 'react'
import type { ConsoleResource } from '../registry.ts'
import { RefusalShow } from './refusal-show.tsx'
import { SourceShow } from './source-show.tsx'
import { AuditEntryShow } from './audit-entry-show.tsx'

/** Pages of records that are made by hand in place of the generated one, by entity. */
export const shows: Record<string, ComponentType<{ of: ConsoleResource; id: string }>> = {
  'audit-entry': AuditEntryShow,
  'event-refusal': RefusalShow,
  source: SourceShow,
}
