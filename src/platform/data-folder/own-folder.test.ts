import { spawn, type ChildProcess } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderInUse, ownFolder, type OwnedFolder } from './own-folder.ts'

let folder = ''
const owned: OwnedFolder[] = []
const children: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'owned-'))
})
afterEach(async () => {
  for (const ownedFolder of owned.splice(0)) await ownedFolder.release()
  for (const child of children.splice(0)) {
    child.kill('SIGCONT')
    child.kill('SIGKILL')
  }
  rmSync(folder, { recursive: true, force: true })
})

const own = async (path = folder) => {
  const one = await ownFolder(path, { beat: 20 })
  owned.push(one)
  return one
}

const module = new URL('./own-folder.ts', import.meta.url).href

const program = (path: string) => `
  import { ownFolder } from ${JSON.stringify(module)}
  await ownFolder(${JSON.stringify(path)}).then(() => console.log('owner'), (error) => console.log(error.message))
  setInterval(() => {}, 1000)`

/** Another process that tries to own the folder. Resolves to its output: "owner" or the refusal. */
function another(path = folder): Promise<{ said: string; child: ChildProcess }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', program(path)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  children.push(child)
  return new Promise((told) =>
    child.stdout!.once('data', (text: Buffer) => told({ said: text.toString().trim(), child })),
  )
}

const ended = (child: ChildProcess) => new Promise((done) => child.once('exit', done))
const locks = () => readdirSync(folder).filter((name) => name.endsWith('.lock'))

/** The content of the one lock file. */
const holder = () =>
  JSON.parse(readFileSync(join(folder, locks()[0]!), 'utf8')) as { pid: number; socket: string }

/** Changes the one lock file, as if another owner had written it. */
function rewrite(change: Record<string, unknown>) {
  const file = join(folder, locks()[0]!)
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }))
}

describe('a data folder', () => {
  it('is refused to a second owner, with the first one named', async () => {
    await own()
    const refusal = await ownFolder(folder).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(FolderInUse)
    expect((refusal as Error).message).toContain(`process id ${process.pid}`)
    expect((await another()).said).toContain('is in use by another process')
  })

  it('is free again after its owner released it', async () => {
    await (await ownFolder(folder)).release()
    await own()
    expect(locks()).toEqual(['owner.2.lock'])
  })

  it('is taken over at once after kill -9', async () => {
    const { said, child } = await another()
    expect(said).toBe('owner')
    const end = ended(child)
    child.kill('SIGKILL')
    await end
    await own()
  })

  it('is taken over after kill -9 when its parent has not noticed yet, as in many containers', async () => {
    const deaf = spawn(
      'sh',
      [
        '-c',
        '"$0" --import tsx --input-type=module -e "$1" & exec sleep 600',
        process.execPath,
        program(folder),
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    children.push(deaf)
    await new Promise((told) => deaf.stdout.once('data', told))
    const { pid } = holder()
    process.kill(pid, 'SIGKILL')
    // A busy machine takes its time to end a process; until then it answers.
    if (process.platform === 'linux')
      await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toMatch(/\) [ZX] /)
    await own()
  })

  it('is taken over from a process that is about to end', async () => {
    const { child } = await another()
    rmSync(holder().socket)
    const taken = ownFolder(folder, { beat: 10_000 })
    child.kill('SIGKILL')
    owned.push(await taken)
  })

  it('stays with a running owner whose socket somebody removed', async () => {
    await another()
    rmSync(holder().socket)
    await expect(ownFolder(folder, { beat: 100 })).rejects.toThrow('is in use')
  })

  it('stays with a suspended owner', async () => {
    const { child } = await another()
    child.kill('SIGSTOP')
    await expect(ownFolder(folder, { beat: 20 })).rejects.toThrow('is in use')
  })

  it('goes to exactly one of many that start at once, over a dead owner', async () => {
    const { child } = await another()
    const end = ended(child)
    child.kill('SIGKILL')
    await end
    const answers = await Promise.allSettled(Array.from({ length: 12 }, () => own()))
    const others = await Promise.all([another(), another(), another()])
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
    for (const { said } of others) expect(said).toContain('is in use')
  })

  it('is not locked by a lock file that was copied with it', async () => {
    await own()
    const copy = `${folder}-copy`
    cpSync(folder, copy, { recursive: true, filter: (source) => !statSync(source).isSocket() })
    await own(copy)
    rmSync(copy, { recursive: true })
  })

  it.each([
    ['whose process id is used by another process now', { startTicks: '1' }],
    ['of a time before the machine started again', { boot: 'another boot' }],
    ['that nobody renews, of a machine that cannot be asked', { host: 'elsewhere' }],
  ])('is free when it has a lock %s', async (_what, change) => {
    await (await ownFolder(folder)).release()
    rewrite({ isReleased: false, socket: join(folder, 'nobody.sock'), ...change })
    await own()
  })

  it('stays with an owner on another machine that renews its lock', async () => {
    await own()
    rewrite({ host: 'elsewhere', socket: join(folder, 'nobody.sock') })
    await expect(ownFolder(folder, { beat: 100 })).rejects.toThrow('on elsewhere')
  })

  it('gets its lock file back when somebody removes it', async () => {
    await own()
    rmSync(join(folder, locks()[0]!))
    await expect.poll(locks).toEqual(['owner.1.lock'])
  })

  it('answers on a socket that only its user may open, also where the path is long', async () => {
    const long = join(folder, 'x'.repeat(120))
    const mine = await own(long)
    mine.answer((_request, response) => void response.end('here'))
    const { socket } = JSON.parse(readFileSync(join(long, 'owner.1.lock'), 'utf8')) as {
      socket: string
    }
    expect(statSync(socket).mode & 0o777).toBe(0o600)
    const body = await new Promise((told) =>
      request({ socketPath: socket }, (answer) =>
        answer.on('data', (text: Buffer) => told(text.toString())),
      ).end(),
    )
    expect(body).toBe('here')
  })
})
