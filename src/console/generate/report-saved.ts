import type { RaRecord } from 'react-admin'
import { api } from '#client/api.ts'
import { toast } from '#ui/base/toast-state.ts'
import { defineMessages } from '#ui/messages/messages.ts'
import { recordLabel, type ConsoleResource } from '../core/registry.ts'

const t = defineMessages({
  'saved.broken': '{name} is saved, but cannot be sent',
  'saved.line': 'Line {line}: {message}',
})

interface SavedFault {
  level: 'error' | 'warning'
  path: string
  line: number
  message: string
}

/**
 * The first fault of a record that may be saved incomplete (drafts of email templates); null if it
 * has none or the check fails.
 */
async function brokenIn(
  consoleResource: ConsoleResource,
  record: RaRecord,
): Promise<SavedFault | null> {
  if (consoleResource.entity.id !== 'template') return null
  const { faults } = await api
    .post<{ faults: SavedFault[] }>(
      `/email-template/${encodeURIComponent(String(record.id))}/render`,
      {},
    )
    .catch(() => ({ faults: [] }))
  return faults.find((fault) => fault.level === 'error') ?? null
}

/**
 * Reports a successful save in a toast. If the saved record has faults, the toast names the first
 * one and stays open.
 * @param title text without faults
 */
export async function reportSaved(
  consoleResource: ConsoleResource,
  record: RaRecord,
  title: string,
): Promise<void> {
  const broken = await brokenIn(consoleResource, record)
  if (!broken) return void toast({ title, variant: 'success' })
  const { line, path, message } = broken
  toast({
    title: t('saved.broken', { name: recordLabel(consoleResource.entity, record) }),
    description: path === '/source' ? t('saved.line', { line, message }) : message,
    variant: 'destructive',
    duration: Number.POSITIVE_INFINITY,
  })
}
