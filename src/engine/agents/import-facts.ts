import { say } from '#language'
import type { AgentFact } from '#model/schema/entities.generated.ts'
import { fail, ProductError } from '#model/lib/errors.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { csvRows, decodeCsv } from '#engine/audience/contacts/read-csv.ts'
import { lockAgent } from './load-agent.ts'
import { MAX_FACTS, storedFacts } from './known-facts.ts'
import { normalizeFact } from './save-agent.ts'

/** Titles of columns, in lower case, by field. */
const COLUMNS = {
  question: ['question', 'q', 'frage', 'pregunta', 'domanda', 'vraag', 'pergunta', 'fråga'],
  text: ['answer', 'a', 'text', 'antwort', 'réponse', 'respuesta', 'risposta', 'antwoord', 'svar'],
  kind: ['kind', 'type', 'art'],
  language: ['language', 'sprache', 'langue', 'idioma', 'lingua', 'taal'],
  sourceUrl: ['source', 'url', 'quelle', 'fuente', 'fonte', 'bron'],
  validUntil: ['valid until', 'until', 'gültig bis'],
} as const satisfies Partial<Record<keyof AgentFact, readonly string[]>>

type Column = keyof typeof COLUMNS

/** What makes two facts the same: their text, in answer to the same question. */
const keyOf = ({ question = '', text = '' }: Partial<AgentFact>): string =>
  `${question.replace(/\s+/g, ' ').trim()}\n${text}`

export interface FactImport {
  created: number
  /** Rows that say the same as a fact that exists. */
  skipped: number
  /** Rows that could not be used, counted from 1 with the titles. */
  refused: { row: number; reason: string }[]
}

/**
 * Adds the questions and answers of a CSV file, with its titles in the first row. Rows that cannot
 * be used are returned with the reason; the others are added.
 * @throws ProductError `not_found`, `invalid` for a file without the column of answers
 */
export async function importFacts(
  engine: Engine,
  scope: ActorScope,
  agentId: string,
  bytes: Uint8Array,
): Promise<FactImport> {
  const rows: string[][] = []
  for await (const row of csvRows(decodeCsv(bytes))) {
    rows.push(row)
    if (rows.length > MAX_FACTS + 1)
      throw fail('invalid', say('A file has at most {most} rows.', { most: MAX_FACTS }))
  }
  const [titles = [], ...lines] = rows
  const columns = titles.map((title) =>
    (Object.keys(COLUMNS) as Column[]).find((name) =>
      COLUMNS[name].some((known) => known === title.trim().toLowerCase()),
    ),
  )
  if (!columns.includes('text'))
    throw fail('invalid', 'The file needs a column “answer”, and may have “question”.')
  return engine.database.tenant(scope.tenantId, async (db) => {
    await lockAgent(db, agentId)
    const said = new Set((await storedFacts(db, agentId)).map(keyOf))
    const result: FactImport = { created: 0, skipped: 0, refused: [] }
    for (const [at, line] of lines.entries()) {
      const values = Object.fromEntries(
        columns.flatMap((name, index) => (name && line[index] ? [[name, line[index]]] : [])),
      )
      if (said.has(keyOf(normalizeFact(values)))) {
        result.skipped++
        continue
      }
      try {
        const fact = await engine.stores
          .of('agent-fact')
          .create(scope, { ...values, agentId, origin: 'import' }, { db })
        said.add(keyOf(fact))
        result.created++
      } catch (error) {
        if (!(error instanceof ProductError)) throw error
        result.refused.push({ row: at + 2, reason: error.errors[0]?.message ?? error.message })
      }
    }
    return result
  })
}
