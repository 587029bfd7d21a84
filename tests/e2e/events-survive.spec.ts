import { expect, test } from '@playwright/test'
import { canStartCluster, startCluster } from './start-cluster.ts'
import { startProduct, type Product } from './start-product.ts'

/** How often something is killed; ten with KILLS=10. */
const KILLS = Number(process.env.KILLS ?? 2)
const SENDERS = 6
const IN_A_BATCH = 20
/** Batches that are acknowledged between two deaths, so that each falls into load. */
const BETWEEN = 25

interface Load {
  acknowledged: Set<string>
  /** Resolves when so many more batches were acknowledged. */
  more(batches: number): Promise<void>
  stop(): Promise<void>
}

/**
 * Senders that send batch after batch, and each batch again until it is acknowledged, as clients
 * do.
 */
function load({ origin }: Product, writeKey: string): Load {
  const acknowledged = new Set<string>()
  const waiting: { at: number; done: () => void }[] = []
  let batches = 0
  let running = true
  const sender = async (name: number) => {
    for (let n = 0; running; n++) {
      const batch = Array.from({ length: IN_A_BATCH }, (_, at) => ({
        type: 'track',
        event: 'Survived',
        userId: `person-${(n * IN_A_BATCH + at) % 50}`,
        messageId: `${name}-${n}-${at}`,
        properties: { n },
      }))
      let isTaken = false
      while (running && !isTaken) {
        isTaken = await fetch(`${origin}/v1/batch`, {
          method: 'POST',
          headers: {
            authorization: `Basic ${btoa(`${writeKey}:`)}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ batch }),
          signal: AbortSignal.timeout(15_000),
        }).then(
          (answer) => answer.ok,
          () => false,
        )
        if (!isTaken) await new Promise((done) => setTimeout(done, 50))
      }
      if (!isTaken) return
      for (const { messageId } of batch) acknowledged.add(messageId)
      batches++
      for (const one of waiting.splice(0))
        if (batches >= one.at) one.done()
        else waiting.push(one)
    }
  }
  const senders = Array.from({ length: SENDERS }, (_, name) => sender(name))
  return {
    acknowledged,
    more: (count) => new Promise((done) => waiting.push({ at: batches + count, done })),
    async stop() {
      running = false
      await Promise.all(senders)
    },
  }
}

async function expectAllOnce(product: Product, acknowledged: ReadonlySet<string>) {
  const { body } = await product.api<string>(
    'GET',
    '/events/export?format=csv&columns=messageId&filter=' +
      encodeURIComponent(JSON.stringify({ eventType: 'Survived' })),
  )
  const stored = body.split('\r\n').slice(1).filter(Boolean)
  expect(new Set(stored).size, 'none is there twice').toBe(stored.length)
  const found = new Set(stored)
  expect(
    [...acknowledged].filter((id) => !found.has(id)),
    'none that was acknowledged is missing',
  ).toEqual([])
  const refused = await product.api<unknown[]>('GET', '/refused-events')
  expect(refused.body.filter((one) => JSON.stringify(one).includes('Survived'))).toEqual([])
}

const writeKeyOf = async (product: Product) =>
  (await product.api<{ key: string }>('POST', '/sources', { name: 'Under load', kind: 'server' }))
    .body.key

test('every acknowledged event is there once, however often the server dies', async () => {
  test.setTimeout(120_000 + KILLS * 60_000)
  const product = await startProduct({ DEMO_DATA: 'small' })
  try {
    const sending = load(product, await writeKeyOf(product))
    for (let kill = 0; kill < KILLS; kill++) {
      await sending.more(BETWEEN)
      await product.kill()
      await product.start()
    }
    await sending.more(BETWEEN)
    await sending.stop()
    await expectAllOnce(product, sending.acknowledged)
  } finally {
    await product.stop()
  }
})

if (canStartCluster)
  test('every acknowledged event is there once, however often the database dies', async () => {
    test.setTimeout(120_000 + KILLS * 60_000)
    const cluster = await startCluster()
    const product = await startProduct({ DATABASE_URL: cluster.url })
    try {
      const sending = load(product, await writeKeyOf(product))
      for (let kill = 0; kill < KILLS; kill++) {
        await sending.more(BETWEEN)
        await cluster.kill()
        await cluster.start()
      }
      await sending.more(BETWEEN)
      await sending.stop()
      await expectAllOnce(product, sending.acknowledged)
    } finally {
      await product.stop()
      await cluster.stop()
    }
  })
