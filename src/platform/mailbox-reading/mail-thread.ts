import { createThreadQueue } from '#platform/threads/thread-queue.ts'
import type { MailAsked } from './mail-worker.ts'
import { ReadingFault, type IncomingMail, type SetAside } from './mailbox-reading.ts'
import { splitHead } from './mime-parts.ts'
import { unreadMail, type Arrival } from './parse-incoming.ts'

/** Reads the bytes of emails as the engine needs them. */
export interface MailParser {
  /**
   * Reads an email; one that cannot be read comes back with its header alone, and the reason.
   * @param known why the bytes are only its header
   * @throws ReadingFault when nothing can be read now
   */
  parse(raw: Buffer, arrival: Arrival, known?: SetAside): Promise<IncomingMail>
  /** Loads what parsing needs. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** Milliseconds for one email; the largest take a tenth of it. */
const TIME = 5000
/** Megabytes, of which the largest email takes a fifth. */
const MEMORY = 512
/** Bytes of an email that are its header wherever it was not read as a whole. */
const HEAD = 64 * 1024

/**
 * Parses the emails of strangers in a thread: one that takes too long or too much memory delays no
 * other work, and comes back with its header alone.
 */
export function createMailThread(time = TIME): MailParser {
  const program = new URL('./mail-worker.ts', import.meta.url)
  const thread = createThreadQueue<MailAsked, IncomingMail>({ program, time, memory: MEMORY })
  const ask = async (raw: Buffer, arrival: Arrival): Promise<IncomingMail | SetAside> => {
    const outcome = await thread.ask({ raw, arrival })
    if (outcome.kind === 'done') return outcome.answer
    if (outcome.kind === 'down')
      throw new ReadingFault('folders', `Emails cannot be read: ${outcome.message}.`)
    return outcome.kind === 'time' ? 'time' : 'fault'
  }
  return {
    async parse(raw, arrival, known) {
      const whole = await ask(raw, arrival)
      if (typeof whole !== 'string') return known ? { ...whole, setAside: known } : whole
      const setAside = known ?? whole
      const head = await ask(headOf(raw), arrival)
      return typeof head === 'string'
        ? { ...unreadMail(raw, arrival), setAside }
        : { ...head, text: '', setAside }
    },
    ready: thread.ready,
    close: thread.close,
  }
}

/** The header of an email, or as much of it as fits. */
function headOf(raw: Buffer): Buffer {
  return Buffer.from(splitHead(raw.subarray(0, HEAD).toString('latin1')).head, 'latin1')
}
