import { existsSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'

/** Every failpoint of the program, named by area and moment. */
export const FAILPOINTS = [
  'ingest.stored',
  'ingest.committed',
  'job.claimed',
  'job.worked',
  'import.piece-stored',
  'import.piece-committed',
  'contacts.batch-stored',
  'rebuild.segment-stored',
  'rebuild.segment-committed',
  'purge.slice-stored',
  'purge.slice-committed',
  'campaign-send.claimed',
  'campaign-send.answered',
  'campaign-send.noted',
  'message-send.claimed',
  'message-send.answered',
  'message-send.noted',
  'webhook.claimed',
  'webhook.answered',
  'journey.walked',
  'journey.stored',
  'journey.committed',
] as const

export type Failpoint = (typeof FAILPOINTS)[number]

/** Milliseconds between checks whether a held failpoint was released. */
const LOOK_EVERY = 10

let folder = ''
const passes = new Map<string, number>()

/**
 * Enables the failpoints of this process. A file in the folder, named like a failpoint, arms it:
 * `hold N` or an error code such as `ENOSPC N`, where N is the number of passes that are let
 * through first. The process that reaches an armed failpoint renames its file to `NAME.PID.hit`,
 * and either waits until that file is deleted or throws the error.
 * @param path the folder; empty disables every failpoint
 */
export function enableFailpoints(path: string): void {
  folder = path
}

/**
 * Marks a moment at which tests interrupt the program. Does nothing unless failpoints are enabled
 * (`FAILPOINTS_DIR`, refused in production).
 */
export function failpoint(name: Failpoint): Promise<void> | undefined {
  return folder === '' ? undefined : reach(join(folder, name))
}

async function reach(file: string): Promise<void> {
  if (!existsSync(file)) return
  const [action, skipped] = readArmed(file).split(' ')
  const passed = passes.get(file) ?? 0
  if (passed < Number(skipped ?? 0)) return void passes.set(file, passed + 1)
  const hit = `${file}.${process.pid}.hit`
  try {
    renameSync(file, hit)
  } catch {
    // Another process took it.
    return
  }
  passes.delete(file)
  if (action !== 'hold')
    throw Object.assign(new Error(`${action}: raised by a failpoint`), { code: action })
  while (existsSync(hit)) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))
}

function readArmed(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return 'hold'
  }
}
