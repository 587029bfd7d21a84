import { choiceWords, wordsOf } from '../words.ts'

interface Node {
  type: string
  parameterValues: Record<string, unknown>
}

/** Specification, section 5: at most 30 parts in one condition. */
const MOST_PARTS = 30

const groupWords: Record<string, readonly [one: string, joined: string]> = {
  all: ['all of', ' and '],
  and: ['all of', ' and '],
  any: ['any of', ' or '],
  or: ['any of', ' or '],
  none: ['none of', ' or '],
  not: ['not', ' or '],
}

function nodeOf(value: unknown): Node | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { type, parameterValues } = value as { type?: unknown; parameterValues?: unknown }
  if (typeof type !== 'string' || type === '') return null
  return { type, parameterValues: typeof parameterValues === 'object' && parameterValues !== null ? (parameterValues as Record<string, unknown>) : {} }
}

const partsOf = (node: Node): unknown[] | null => {
  const { subConditions, subCondition } = node.parameterValues
  if (Array.isArray(subConditions)) return subConditions
  return subCondition ? [subCondition] : null
}

const shown = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(shown).join(', ')
  if (typeof value === 'object' && value !== null) return nodeOf(value) ? `(${describe(value)})` : JSON.stringify(value)
  return String(value)
}

function describeLeaf({ type, parameterValues: { propertyName, comparisonOperator, ...rest } }: Node): string {
  const others = Object.entries(rest).filter(([, value]) => value !== undefined && value !== null && value !== '')
  if (typeof propertyName === 'string') {
    const name = propertyName.replace(/^properties\./, '')
    const operator = typeof comparisonOperator === 'string' ? wordsOf(comparisonOperator).toLowerCase() : 'is'
    return `${name} ${operator} ${others.map(([, value]) => shown(value)).join(', ')}`.trim()
  }
  const facts = others.map(([name, value]) => `${wordsOf(name).toLowerCase()} ${shown(value)}`)
  return [choiceWords(type).toLowerCase(), ...facts].join(', ')
}

function describe(value: unknown): string {
  const node = nodeOf(value)
  if (!node) return 'something that is not a condition'
  const group = groupWords[node.type]
  const parts = partsOf(node)
  if (!group || !parts) return describeLeaf(node)
  if (!parts.length) return node.type === 'any' || node.type === 'or' ? 'nobody' : 'everybody'
  const said = parts.map((part) => (nodeOf(part) && groupWords[nodeOf(part)!.type] ? `(${describe(part)})` : describe(part)))
  const first = node.type === 'none' || node.type === 'not' ? 'not ' : ''
  return said.length === 1 ? `${first}${said[0]}` : `${first}${first ? `(${said.join(group[1])})` : said.join(group[1])}`
}

/** The condition as one sentence in English. */
export function describeCondition(value: unknown): string {
  const text = describe(value)
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`
}

/** What is wrong with the shape of a condition, each fault with the JSON Pointer of its place; empty when it can be saved. */
export function conditionFaults(value: unknown): { path: string; message: string }[] {
  const faults: { path: string; message: string }[] = []
  let count = 0
  const visit = (part: unknown, path: string) => {
    count += 1
    const node = nodeOf(part)
    if (!node) {
      faults.push({ path, message: 'A condition is an object with a "type" and its "parameterValues".' })
      return
    }
    const given = (part as { parameterValues?: unknown }).parameterValues
    if (given !== undefined && (typeof given !== 'object' || given === null || Array.isArray(given))) faults.push({ path: `${path}/parameterValues`, message: '"parameterValues" must be an object.' })
    const parts = partsOf(node)
    if (groupWords[node.type] && !parts) faults.push({ path: `${path}/parameterValues/subConditions`, message: `"${node.type}" needs a list "subConditions".` })
    parts?.forEach((child, index) => visit(child, `${path}/parameterValues/subConditions/${index}`))
  }
  visit(value, '')
  if (count > MOST_PARTS + 1) faults.push({ path: '', message: `A condition has at most ${MOST_PARTS} parts; this one has ${count - 1}.` })
  return faults
}
