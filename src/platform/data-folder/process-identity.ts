import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { codeOf } from '#model/lib/thrown.ts'

/** Identifies a process among all that ever had the same process id. */
export interface ProcessIdentity {
  host: string
  /**
   * Changes with every boot of the machine; empty where the system does not provide it (only Linux
   * does).
   */
  boot: string
  pid: number
  /**
   * Clock ticks between boot and the start of the process; empty where the system does not provide
   * it.
   */
  startTicks: string
}

const readOr = (file: string, fallback: string) => {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return fallback
  }
}

/**
 * Fields 3, 20 and 22 of /proc/PID/stat (proc_pid_stat(5)), counted after the command name, which
 * may contain spaces; empty where the file is missing.
 */
function statOf(pid: number): { state: string; threads: string; startTicks: string } {
  const stat = readOr(`/proc/${pid}/stat`, '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { state: fields[0] ?? '', threads: fields[17] ?? '', startTicks: fields[19] ?? '' }
}

/** The identity of this process. */
export const thisProcess = (): ProcessIdentity => ({
  host: hostname(),
  boot: readOr('/proc/sys/kernel/random/boot_id', ''),
  pid: process.pid,
  startTicks: statOf(process.pid).startTicks,
})

function hasProcess(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM means that the process exists and belongs to another user.
    return codeOf(error) === 'EPERM'
  }
}

/**
 * Whether a process still runs, as far as this machine can observe.
 * @returns `unknown` for processes of other machines or containers, and where only a reused process
 * id could be found
 */
export function processState(processIdentity: ProcessIdentity): 'running' | 'ended' | 'unknown' {
  const here = thisProcess()
  if (processIdentity.host !== here.host) return 'unknown'
  if (processIdentity.boot !== here.boot) return 'ended'
  if (!hasProcess(processIdentity.pid)) return 'ended'
  if (processIdentity.startTicks === '') return 'unknown'
  const { state, threads, startTicks } = statOf(processIdentity.pid)
  if (startTicks !== processIdentity.startTicks) return 'ended'
  // A zombie, whose parent has not collected it yet. While other threads of it end, its files are
  // still open.
  return state === 'Z' && threads === '1' ? 'ended' : 'running'
}
