import { upperFirst } from '#model/lib/first-letter.ts'
import { choiceWords } from '#catalog/fields/words.ts'
import { referencesIn } from '#condition/references.ts'
import type { ConditionReason } from '#condition/evaluate.ts'
import type { Language } from '#condition/language.ts'
import type { Reason, RecordLink } from '#model/api/explanation.ts'
import { isObject } from '#model/lib/is-object.ts'
import { inSentence, say } from '#language'

interface ReasonDetails {
  value?: string
  expected?: string
  at?: Date | string | null
  links?: readonly RecordLink[]
}

/** Writes the lines of one explanation, dated with the time of its evaluation. */
export interface ReasonWriter {
  fact(says: string, holds: boolean | null, details?: ReasonDetails): Reason
  /** A line that holds when all of its parts hold. */
  all(says: string, parts: readonly Reason[], details?: ReasonDetails): Reason
  /** A heading above lines that are independent of each other. */
  group(says: string, holds: boolean | null, parts: readonly Reason[]): Reason
  /** The lines of a condition, with links to the records that each names. */
  condition(reason: ConditionReason, condition: unknown, language: Language): Reason
}

/** ISO 8601 text of a time. */
export const isoOf = (at: Date | string): string => new Date(at).toISOString()

export const linkTo = (entity: string, id: string, name = ''): RecordLink => ({
  entity,
  id,
  name: name || id,
})

/** Whether every line that decides anything holds. */
const holdsAll = (parts: readonly Reason[]) => parts.every(({ holds }) => holds !== false)

export function createReasonWriter(now: number): ReasonWriter {
  const evaluated = isoOf(new Date(now))
  const write = (
    says: string,
    holds: boolean | null,
    { value = '', expected = '', at, links = [] }: ReasonDetails = {},
    parts: readonly Reason[] = [],
  ): Reason => ({
    says,
    holds,
    value,
    expected,
    at: at ? isoOf(at) : evaluated,
    links: [...links],
    parts: [...parts],
  })
  const condition: ReasonWriter['condition'] = (reason, root, language) => {
    const [only, ...others] = reason.parts
    // A group of one line says what its line says.
    if (only && others.length === 0 && only.says === reason.says)
      return condition(only, root, language)
    const isLeaf = reason.parts.length === 0
    return write(
      upperFirst(reason.says),
      reason.holds,
      isLeaf
        ? {
            value: reason.seen,
            expected: reason.says,
            links: referencesIn(language, nodeAt(root, reason.path)).map(({ entity, id }) =>
              linkTo(entity, id),
            ),
          }
        : {},
      reason.parts.map((part) => condition(part, root, language)),
    )
  }
  return {
    fact: write,
    all: (says, parts, details = {}) => write(says, holdsAll(parts), details, parts),
    group: (says, holds, parts) => write(says, holds, {}, parts),
    condition,
  }
}

function childOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value[Number(name)]
  return isObject(value) ? value[name] : undefined
}

/** The value at a JSON Pointer; undefined where there is none. */
function nodeAt(root: unknown, pointer: string): unknown {
  let value = root
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~')
    value = childOf(value, name)
  }
  return value
}

/** A name or value in quotation marks. */
export const quoted = (value: string): string => say('"{value}"', { value })

/** A state or another choice of a field, within a sentence: "needs attention". */
export const choiceText = (choice: string): string => inSentence(choiceWords(choice))
