import type { JournalEntry } from '#platform/mail/reply-journal.ts'
import { recordAnswer } from '#engine/outreach/replies/answer-reply.ts'
import { systemScope, type Engine } from '#engine/kernel/engine.ts'
import { recordEngageOutcome } from '#engine/engage/messages/record-outcome.ts'
import { heldHere } from '#engine/kernel/leases/keep-leases.ts'
import { recordOutcome } from '#engine/outreach/sending/record-outcome.ts'
import { messageOf } from '#model/lib/thrown.ts'

/**
 * Records server replies from a process that died before it could write them to the database. Runs
 * before any other work, so that these outcomes are not lost.
 * @returns how many replies were read
 */
export async function replayJournal(engine: Engine): Promise<number> {
  const { entries, forget } = await engine.journal.left()
  let kept = 0
  for (const entry of entries)
    try {
      await applyEntry(engine, entry)
    } catch (error) {
      kept++
      engine.log.error(
        { messageId: entry.messageId, fault: messageOf(error) },
        'a reply in the journal could not be written down; it is tried again at the next start',
      )
    }
  if (kept === 0) await forget()
  if (entries.length > 0)
    engine.log.info(
      { entries: entries.length, kept },
      'replies of mail servers were read from the journal',
    )
  return entries.length - kept
}

/**
 * Records replies that this process received and could not write, because the database was
 * unavailable. Skips messages that this process still leases, because their dispatch records them.
 */
export async function settleJournal(engine: Engine, tenantId: string): Promise<void> {
  const leased = new Set([...heldHere(engine, 'messages'), ...heldHere(engine, 'engage_messages')])
  const entries = engine.journal
    .unsettled()
    .filter((entry) => entry.tenantId === tenantId && !leased.has(entry.messageId))
  for (const entry of entries) {
    await applyEntry(engine, entry)
    await engine.journal.settle(entry)
  }
}

/** Rows with an outcome stay unchanged. */
async function applyEntry(engine: Engine, entry: JournalEntry): Promise<void> {
  const { replyId } = entry
  if (replyId) return recordAnswer(engine, systemScope(entry.tenantId), { ...entry, replyId })
  if (entry.of === 'engage') return recordEngageOutcome(engine, entry)
  await recordOutcome(engine, entry)
}
