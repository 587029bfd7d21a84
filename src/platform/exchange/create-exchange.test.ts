import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FetchError } from '#platform/web/web.ts'
import { createExchange } from './create-exchange.ts'

it('a file that is gone before it is read is a fault of its reader', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'exchange-'))
  const place = join(folder, 'tenant', 'crm')
  await mkdir(place, { recursive: true })
  await writeFile(join(place, 'people.csv'), 'email\na@firm.example\n')
  const exchange = createExchange({ allowHosts: [], folder, userAgent: 'test' })
  const file = await exchange.open('folder:crm', 'tenant', '')
  await rm(join(place, 'people.csv'))
  // A stream that was opened at once would fail here, where no one listens.
  await new Promise((done) => setImmediate(done))
  const read = async () => {
    for await (const piece of file!.chunks) expect(piece).toBeDefined()
  }
  await expect(read()).rejects.toThrow(FetchError)
  await rm(folder, { recursive: true })
})
