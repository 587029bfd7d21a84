import type { Engine } from '#engine/kernel/engine.ts'

/**
 * The header that makes the email of a job recognizable: a retry after a lost response sends it with
 * the same Message-ID, by which mailboxes detect the duplicate.
 */
export const mailOfJob = (jobId: string, { publicUrl }: Pick<Engine, 'publicUrl'>) => ({
  'Message-ID': `<notice.${jobId}@${new URL(publicUrl).hostname}>`,
})
