import { spawnSync } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'

it('refuses a port that is in use, before it builds', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const port = String((server.address() as AddressInfo).port)
  const env = { ...process.env, PORT: port, HOST: '' }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/entry/start.mjs'], {
    env,
    encoding: 'utf8',
  })
  await new Promise((resolve) => server.close(resolve))
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain(`Port ${port} is in use.`)
})
