import { createHash } from 'node:crypto'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { processState, thisProcess, type ProcessIdentity } from './process-identity.ts'
import { codeOf } from '#model/lib/thrown.ts'

/** The content of an owner's lock file. */
interface Claim extends ProcessIdentity {
  /** Device and inode of the folder: a lock file that was copied with its folder locks nothing. */
  folder: string
  socket: string
  since: string
  /** The owner ended cleanly. The file stays, so that generations never restart. */
  isReleased: boolean
}

/** The folder belongs to a live process. The message is for users. */
export class FolderInUse extends Error {
  /** The socket on which the owner takes commands. */
  readonly socket: string
  constructor(folder: string, { pid, host, since, socket }: Claim) {
    super(
      `The data folder ${folder} is in use by another process (process id ${pid} on ${host}, since ${since}). ` +
        'Stop that process, or set DATA_DIR to another folder.',
    )
    this.socket = socket
  }
}

/** A folder that no other process may open until it is released. */
export interface OwnedFolder {
  /**
   * Handles requests on the folder's socket, which only the folder's user can reach. Until this is
   * called, they get 503.
   */
  answer(listener: RequestListener): void
  release(): Promise<void>
}

export interface OwnershipOptions {
  /**
   * Milliseconds between heartbeats. An owner that cannot be observed otherwise counts as gone
   * after three missed ones.
   */
  beat?: number
}

const BEAT = 4000
const MISSED_BEATS = 3
/** Milliseconds between checks of a process that may be ending. */
const POLL_INTERVAL_MS = 50
/**
 * Maximum length of a Unix domain socket path that every system accepts, in bytes (unix(7): 108
 * with the final zero, 104 on BSD and macOS).
 */
const LONGEST_SOCKET = 100

const LOCK = /^owner\.(\d+)\.lock$/
const lockFile = (folder: string, generation: number) => join(folder, `owner.${generation}.lock`)

const generationsIn = (folder: string) =>
  readdirSync(folder)
    .flatMap((name) => LOCK.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => a - b)

function identityOf(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true })
  return `${dev}:${ino}`
}

function socketOf(folder: string): string {
  const hash = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16)
  if (process.platform === 'win32') return `\\\\.\\pipe\\outrider-${hash}`
  const inFolder = join(realpathSync(folder), 'control.sock')
  return Buffer.byteLength(inFolder) <= LONGEST_SOCKET
    ? inFolder
    : join(tmpdir(), `outrider-${hash}.sock`)
}

/**
 * Makes this process the only owner of a folder.
 *
 * Each owner writes a lock file with a generation one above the highest. Creating it is atomic, so
 * of two starters that see the same dead owner only one gets the next generation. A starter that
 * was overtaken sees a higher generation after creating its file, and starts over. Generations only
 * grow, so files of lower ones can be removed.
 *
 * An owner is alive when it answers on its socket, when its process still runs on this machine
 * (distinguished from a reused process id by its start time), or, where neither can be observed,
 * when it renews its lock file. So a lock left by `kill -9` or a crash of the machine is taken over
 * at once, and a suspended owner keeps its folder.
 * @throws FolderInUse
 */
export async function ownFolder(
  folder: string,
  { beat = BEAT }: OwnershipOptions = {},
): Promise<OwnedFolder> {
  mkdirSync(folder, { recursive: true })
  for (;;) {
    const highest = generationsIn(folder).at(-1) ?? 0
    const holder = highest > 0 ? readClaim(lockFile(folder, highest)) : null
    if (holder && (await isAlive(folder, highest, holder, beat)))
      throw new FolderInUse(folder, holder)
    const generation = highest + 1
    const claim = newClaim(folder)
    if (!writeClaim(lockFile(folder, generation), claim)) continue
    if (generationsIn(folder).at(-1) !== generation) {
      rmSync(lockFile(folder, generation), { force: true })
      continue
    }
    removeOlder(folder, generation)
    return hold(folder, lockFile(folder, generation), claim, beat)
  }
}

const newClaim = (folder: string): Claim => ({
  ...thisProcess(),
  folder: identityOf(folder),
  socket: socketOf(folder),
  since: new Date().toISOString(),
  isReleased: false,
})

/**
 * Writes the lock file atomically, so that no reader sees a partial one.
 * @returns false when it already exists
 */
function writeClaim(file: string, claim: Claim): boolean {
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
  writeFileSync(draft, JSON.stringify(claim), { mode: 0o600 })
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** The claim in a lock file, or null when the file was removed or is unreadable. */
function readClaim(file: string): Claim | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Claim
  } catch {
    return null
  }
}

/** Replaces this process's claim by one that locks nothing. */
function markReleased(file: string, claim: Claim) {
  if (!existsSync(dirname(file))) return
  const draft = `${file}.released`
  writeFileSync(draft, JSON.stringify({ ...claim, isReleased: true } satisfies Claim), {
    mode: 0o600,
  })
  renameSync(draft, file)
}

function removeOlder(folder: string, generation: number) {
  for (const older of generationsIn(folder))
    if (older < generation) rmSync(lockFile(folder, older), { force: true })
}

async function isAlive(
  folder: string,
  generation: number,
  claim: Claim,
  beat: number,
): Promise<boolean> {
  if (claim.isReleased || claim.folder !== identityOf(folder)) return false
  if (await keepsAnswering(claim.socket)) return true
  const state = processState(claim)
  if (state === 'running') return staysAlive(claim, beat)
  if (state === 'ended') return false
  return isRenewed(lockFile(folder, generation), beat)
}

/**
 * Watches a running process that does not listen: it is about to end, as after `kill -9`, or has
 * just started.
 */
async function staysAlive(claim: Claim, beat: number): Promise<boolean> {
  for (let waited = 0; waited < beat; waited += POLL_INTERVAL_MS) {
    await wait(POLL_INTERVAL_MS)
    if (processState(claim) !== 'running') return false
    if (await answersOn(claim.socket)) return true
  }
  return true
}

/**
 * Whether a process listens, and still does a moment later: the socket of a process that was just
 * killed accepts connections until the system has removed it.
 */
async function keepsAnswering(path: string): Promise<boolean> {
  if (!(await answersOn(path))) return false
  await wait(POLL_INTERVAL_MS)
  return answersOn(path)
}

/** Whether a process listens. A suspended process does: the system accepts connections for it. */
const answersOn = (path: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(path)
    const end = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.setTimeout(2000, () => end(false))
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })

/**
 * Watches a lock file for as long as an owner may miss its heartbeats. Times are only compared with
 * each other, not with this machine's clock.
 */
async function isRenewed(file: string, beat: number): Promise<boolean> {
  const timeOf = () => statSync(file, { throwIfNoEntry: false })?.mtimeMs
  const first = timeOf()
  for (let beats = 0; beats < MISSED_BEATS; beats++) {
    await wait(beat)
    const now = timeOf()
    if (now === undefined) return false
    if (now !== first) return true
  }
  return false
}

async function hold(
  folder: string,
  file: string,
  claim: Claim,
  beat: number,
): Promise<OwnedFolder> {
  let listener: RequestListener = (_request, response) => void response.writeHead(503).end()
  const server = createServer((request, response) => listener(request, response))
  await listen(server, claim.socket).catch((error: unknown) => {
    markReleased(file, claim)
    throw error
  })
  const beating = setInterval(() => renew(file, claim), beat)
  beating.unref()
  server.unref()
  return {
    answer: (given) => void (listener = given),
    async release() {
      clearInterval(beating)
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      markReleased(file, claim)
    },
  }
}

/** Renews the lock file, and recreates it when it was removed. */
function renew(file: string, claim: Claim) {
  if (!existsSync(dirname(file))) return
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch {
    writeClaim(file, claim)
  }
}

/**
 * Listens on the socket, for the folder's user only. Removes a dead owner's socket at that path:
 * this process owns the folder by now.
 */
async function listen(server: Server, path: string): Promise<void> {
  if (process.platform !== 'win32') rmSync(path, { force: true })
  const umask = process.umask(0o177)
  try {
    await new Promise<void>((ready, failed) => server.once('error', failed).listen(path, ready))
  } finally {
    process.umask(umask)
  }
}
