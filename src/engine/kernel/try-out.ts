import type { Db } from '#platform/database/database.ts'
import type { Engine } from './engine.ts'

class TakenBack<T> extends Error {
  readonly answer: T
  constructor(answer: T) {
    super('taken back')
    this.answer = answer
  }
}

/**
 * Performs work in a tenant's data with all checks, then rolls it back.
 * @throws any error of `work`
 */
export async function tryOut<T>(
  engine: Pick<Engine, 'database'>,
  tenantId: string,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  try {
    return await engine.database.tenant(tenantId, async (db) => {
      throw new TakenBack(await work(db))
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.answer as T
    throw error
  }
}
