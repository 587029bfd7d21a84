import { parse, protocol, type PGlite, type Results } from '@electric-sql/pglite'
import { planNames } from './plan-names.ts'

const { serialize } = protocol

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>

/** What the database said of a statement when it planned it: it says so once. */
interface Shape {
  parameterTypes: number[]
  rows: Messages
}

/**
 * Statements of the embedded database that are read and planned once, as those of a connection to PostgreSQL are (extended query, PostgreSQL manual 55.2.3).
 * PGlite's own `query` does both for each call, which took longer than the work of most.
 */
export class PlannedStatements {
  readonly #pglite: PGlite
  readonly #nameOf = planNames()
  readonly #shapes = new Map<string, Shape>()

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  /** Promises what `PGlite.query` does, once the statements before it have been answered. */
  query<R>(text: string, values: readonly unknown[]): Promise<Results<R>> {
    return this.#pglite.runExclusive(async () => {
      const { name, outdated } = this.#nameOf(text)
      if (outdated) await this.#forget(outdated)
      const shape = this.#shapes.get(name) ?? (await this.#plan(name, text))
      const written = values.map((value, at) => this.#written(value, shape.parameterTypes[at]!))
      const answer = await this.#send(
        serialize.bind({ statement: name, values: written }),
        serialize.execute({}),
      )
      return parse.parseResults([...shape.rows, ...answer], this.#pglite.parsers)[0] as Results<R>
    })
  }

  async #plan(name: string, text: string): Promise<Shape> {
    const answer = await this.#send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    )
    const shape = {
      parameterTypes: parse.parseDescribeStatementResults(answer),
      rows: answer.filter(({ name: kind }) => kind === 'rowDescription'),
    }
    this.#shapes.set(name, shape)
    return shape
  }

  async #forget(name: string) {
    this.#shapes.delete(name)
    await this.#send(serialize.close({ type: 'S', name }))
  }

  #send(...messages: readonly Uint8Array[]): Promise<Messages> {
    return this.#pglite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), {
      syncToFs: false,
    })
  }

  #written(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null
    return this.#pglite.serializers[type]?.(value) ?? String(value)
  }
}
