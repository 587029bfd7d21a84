import type { RaRecord } from 'react-admin'
import { api } from '#client/api.ts'
import { toast } from '#ui/base/toast-state.ts'
import { defineWords } from '#ui/words/words.ts'
import { recordLabel, type ConsoleResource } from '../core/registry.ts'

const t = defineWords({
  'saved.broken': '{name} is saved, but cannot be sent',
  'saved.line': 'Line {line}: {message}',
})

interface Fault {
  level: 'error' | 'warning'
  path: string
  line: number
  message: string
}

/**
 * What is broken in a record that may be saved so: drafts of e-mail templates. Null where nothing
 * is, or nobody can say.
 */
async function brokenIn(of: ConsoleResource, record: RaRecord): Promise<Fault | null> {
  if (of.entity.id !== 'template') return null
  const { faults } = await api
    .post<{ faults: Fault[] }>(
      `/email-template/${encodeURIComponent(String(record.id))}/render`,
      {},
    )
    .catch(() => ({ faults: [] as Fault[] }))
  return faults.find((fault) => fault.level === 'error') ?? null
}

/**
 * Says that a record was saved. Who saved something broken is told what is, and it stays to be
 * read.
 * @param title what is said when all is well
 */
export async function tellSaved(
  of: ConsoleResource,
  record: RaRecord,
  title: string,
): Promise<void> {
  const broken = await brokenIn(of, record)
  if (!broken) return void toast({ title, variant: 'success' })
  const { line, path, message } = broken
  toast({
    title: t('saved.broken', { name: recordLabel(of.entity, record) }),
    description: path === '/source' ? t('saved.line', { line, message }) : message,
    variant: 'destructive',
    duration: Number.POSITIVE_INFINITY,
  })
}
