import { readFileSync } from 'node:fs'
import type { HoldingTest, SpecificationSentence } from '#model/api/specification.ts'
import { splitSpecification } from './split-specification.ts'

/** What `tests/specification/sentences.json` says about one sentence. */
export interface LedgerEntry {
  tests?: HoldingTest[]
  /** The document that says how the product differs, or what it decides. */
  document?: string
  note?: string
  /** Why the sentence, or a part of it, is open. */
  open?: string
}

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

export const LEDGER = 'tests/specification/sentences.json'

export const readEntries = (): Record<string, LedgerEntry> =>
  JSON.parse(read(LEDGER)) as Record<string, LedgerEntry>

/** Every sentence of `docs/specification.md` with its entry; one without an entry is open. */
export function readLedger(): SpecificationSentence[] {
  const entries = readEntries()
  return splitSpecification(read('docs/specification.md')).map((sentence) => {
    const { tests = [], document = null, note, open } = entries[sentence.id] ?? {}
    const holds = tests.length > 0 || document !== null
    const settled = document === null ? 'held' : 'decided'
    return {
      ...sentence,
      state: open !== undefined || !holds ? 'open' : settled,
      tests,
      document,
      note: open ?? note ?? (holds ? '' : `No entry in ${LEDGER}.`),
    }
  })
}
