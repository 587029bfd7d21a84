import { upperFirst } from '#model/lib/first-letter.ts'
import { say } from '#language'
import { escapeHtml } from '#model/lib/escape-html.ts'
import { Liquid, LiquidError, toValue } from 'liquidjs'
import { boundedEscape, boundedOperators, boundFilters, renderBounded } from './liquid-limits.ts'

/**
 * How values are escaped: for HTML, not at all, or for a JSON string. The filter `raw` disables it.
 */
export type RenderAs = 'html' | 'text' | 'json'

/** A value as it is printed: a list is joined, nothing is empty, an object is JSON. */
function text(value: unknown): string {
  const plain: unknown = toValue(value)
  if (plain === null || plain === undefined) return ''
  if (Array.isArray(plain)) return plain.map(text).join('')
  return typeof plain === 'object' ? JSON.stringify(plain) : String(plain)
}
const escapes: Record<RenderAs, (value: unknown) => string> = {
  html: (value) => escapeHtml(text(value)),
  text,
  json: (value) => JSON.stringify(text(value)).slice(1, -1),
}

/** Maximum length of a template's source; `liquid-limits.ts` bounds rendering. */
const PARSE_LIMIT = 500_000

const noFiles = {
  exists: async () => false,
  existsSync: () => false,
  readFile: async () => '',
  readFileSync: () => '',
  resolve: (_dir: string, file: string) => file,
  contains: async () => false,
  containsSync: () => false,
}

function create(as: RenderAs): Liquid {
  const liquid = new Liquid({
    parseLimit: PARSE_LIMIT,
    operators: boundedOperators,
    outputEscape: boundedEscape(escapes[as]),
    ownPropertyOnly: true,
    relativeReference: false,
    strictFilters: true,
    strictVariables: false,
    fs: noFiles,
    dynamicPartials: false,
    cache: 200,
  })
  liquid.registerFilter('json', {
    raw: as === 'json',
    handler: (value: unknown) => JSON.stringify(value ?? null),
  })
  addDateShorthands(liquid)
  boundFilters(liquid)
  // A template consists of one record, so it cannot include others.
  for (const tag of ['include', 'render', 'layout', 'block'])
    delete (liquid.tags as Record<string, unknown>)[tag]
  return liquid
}

/** Conversions of dates that are several in one, as in strftime (POSIX). */
const SHORTHANDS: Record<string, string> = {
  c: '%a %b %e %H:%M:%S %Y',
  D: '%m/%d/%y',
  F: '%Y-%m-%d',
  h: '%b',
  n: '\n',
  r: '%I:%M:%S %p',
  R: '%H:%M',
  T: '%H:%M:%S',
  v: '%e-%^b-%Y',
  x: '%m/%d/%y',
  X: '%H:%M:%S',
  '+': '%a %b %e %H:%M:%S %Z %Y',
}

/** Lets the filters of dates know the shorthands. */
function addDateShorthands(liquid: Liquid): void {
  const format = liquid.filters.date as (...args: unknown[]) => unknown
  liquid.registerFilter('date', function (value: unknown, pattern: unknown, ...more: unknown[]) {
    const spelled =
      typeof pattern === 'string'
        ? pattern.replace(/%(.)/gs, (whole, sign: string) => SHORTHANDS[sign] ?? whole)
        : pattern
    return format.call(this, value, spelled, ...more)
  })
}

const made: Partial<Record<RenderAs, Liquid>> = {}
const liquidFor = (as: RenderAs): Liquid => (made[as] ??= create(as))

/** A fault of a template, with its line. */
export interface LiquidFault {
  line: number
  message: string
}

/** Letters of a message of LiquidJS that are read. */
const MAX_MESSAGE = 1000

function faultOf(error: unknown): LiquidFault {
  if (!(error instanceof LiquidError) && !(error instanceof Error))
    return { line: 1, message: String(error) }
  const [line = 1] =
    (error as { token?: { getPosition?(): number[] } }).token?.getPosition?.() ?? []
  const plain = error.message
    .slice(0, MAX_MESSAGE)
    .replace(/, (?:file:.*?, )?line:\d+, col:\d+.*$/s, '')
    .split('\n')[0]!
  return { line, message: `${upperFirst(plain)}.` }
}

/** Tags and outputs of a template, beyond which parsing grows with their square. */
const MAX_PARSED_TAGS = 5000

/** @throws Error for a template with too many tags, or one that is not valid */
function parsed(liquid: Liquid, source: string) {
  if (tagsIn(source) > MAX_PARSED_TAGS)
    throw new Error(
      say('A template has at most {most} tags.', { most: MAX_PARSED_TAGS }).slice(0, -1),
    )
  return liquid.parse(source)
}

/** The first syntax fault; null when the template is valid. */
export function checkLiquid(source: string): LiquidFault | null {
  try {
    parsed(liquidFor('text'), source)
    return null
  } catch (error) {
    return faultOf(error)
  }
}

/**
 * Renders a template; unknown variables are empty.
 * @throws Error in a sentence with the line
 */
export async function renderLiquid(
  source: string,
  values: Record<string, unknown>,
  as: RenderAs,
): Promise<string> {
  try {
    const liquid = liquidFor(as)
    return (await renderBounded(liquid, parsed(liquid, source), values)).text
  } catch (error) {
    const { line, message } = faultOf(error)
    throw new Error(`Line ${line}: ${message}`, { cause: error })
  }
}

/** Liquid tags up to which variables are looked for: the analysis grows with their square. */
const MAX_TAGS = 2000

const tagsIn = (source: string) => source.split(/\{[{%]/).length - 1

/** The same template with each output once, for an analysis of its variables. */
function withEachOutputOnce(source: string): string {
  const seen = new Set<string>()
  return source.replace(/\{\{[^{}]*\}\}/g, (output) => {
    if (seen.has(output)) return ''
    seen.add(output)
    return output
  })
}

/**
 * The external variables of a template, as paths such as `properties.firstName`. None for a
 * template with thousands of different tags.
 */
export function variablesIn(source: string): string[] {
  const short = tagsIn(source) > MAX_TAGS ? withEachOutputOnce(source) : source
  if (tagsIn(short) > MAX_TAGS) return []
  try {
    const segments = liquidFor('text').globalVariableSegmentsSync(short)
    return [
      ...new Set(
        segments.map((path) =>
          path.map((part) => (Array.isArray(part) ? '*' : String(part))).join('.'),
        ),
      ),
    ]
  } catch {
    return []
  }
}
