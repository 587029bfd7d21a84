import type { Stage } from '../kind.ts'

const PORTION = 200

/**
 * Known people `NAME-0@…` and so on, with the given properties, as events of a server would make
 * them.
 */
export async function makePeople(
  { call, name }: Stage,
  count: number,
  propertiesOf: (n: number) => Record<string, unknown>,
): Promise<void> {
  const { key } = await call.ok<{ key: string }>('POST', '/sources', {
    name: `People of ${name}`,
    kind: 'server',
  })
  for (let from = 0; from < count; from += PORTION) {
    const batch = Array.from({ length: Math.min(PORTION, count - from) }, (_, at) => ({
      type: 'identify',
      userId: `${name}-${from + at}`,
      messageId: `${name}-person-${from + at}`,
      traits: { email: addressOf(name, from + at), ...propertiesOf(from + at) },
    }))
    await call.ok('POST', '/v1/batch', { batch }, { authorization: `Basic ${btoa(`${key}:`)}` })
  }
}

export const addressOf = (name: string, n: number) => `${name}-${n}@people.example`
