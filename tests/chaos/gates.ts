import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Failpoint } from '#platform/failpoints.ts'
import { until } from './until.ts'

/** A moment at which work is held in flight until it is released, or its process is killed. */
export interface Gate {
  /** Resolves to what is held. @throws Error when nothing reached the gate in time */
  hit(): Promise<Record<string, unknown>>
  release(): void
}

/** Milliseconds until work has to reach its gate. */
const REACH = 60_000

/** Arms one failpoint of the processes that watch the folder. */
export function failpointGate(folder: string, name: Failpoint, skip = 0, action = 'hold'): Gate {
  const armed = join(folder, name)
  const hits = () =>
    readdirSync(folder).filter((file) => file.startsWith(`${name}.`) && file.endsWith('.hit'))
  writeFileSync(`${armed}.new`, `${action} ${skip}`)
  rmSync(armed, { force: true })
  writeFileSync(armed, `${action} ${skip}`)
  rmSync(`${armed}.new`)
  return {
    async hit() {
      const file = await until(`failpoint ${name}`, REACH, async () => hits()[0])
      return { failpoint: name, pid: Number(/\.(\d+)\.hit$/.exec(file)![1]) }
    },
    release() {
      rmSync(armed, { force: true })
      for (const file of hits()) rmSync(join(folder, file), { force: true })
    },
  }
}
