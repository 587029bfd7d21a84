import {
  Context,
  defaultOperators,
  type Emitter,
  toValueSync,
  type Liquid,
  type Template,
} from 'liquidjs'

/**
 * Maximum work of one template: characters and list entries that filters read or produce, and NODE
 * for each rendered node.
 */
const MAX_WORK = 1_000_000
const NODE = 10
/** Maximum length of one rendered template; email programs clip messages far below. */
const MAX_OUTPUT = 1_000_000
/** Maximum number of digits before a date's conversion, as in %10N. */
const MAX_WIDTH = 40
const MAX_DATE_FORMAT = 500

/** Filters with quadratic time in the worst case, by regular expressions or comparisons. */
const QUADRATIC: ReadonlySet<string> = new Set([
  'strip_html',
  'strip',
  'rstrip',
  'lstrip',
  'squish',
  'normalize_whitespace',
  'slugify',
  'truncatewords',
  'number_of_words',
  'escape_once',
  'uniq',
  'date',
  'sort',
  'sort_natural',
  'date_to_xmlschema',
  'date_to_rfc822',
  'date_to_string',
  'date_to_long_string',
])
const QUADRATIC_SHARE = 400
const SEARCH_SHARE = 1000

/** Counts work instead of time, so that the result is the same on every machine. */
export class RenderBudget {
  done = 0
  use(counted: number): void {
    // Filters hand on what a template gives them as a length, which may be a text of digits.
    const count = Number(counted)
    if (!(count > 0)) return
    this.done += count
    if (this.done > MAX_WORK)
      throw new Error(
        'this template takes more work than one message may; shorten its loops, lists and texts',
      )
  }
  /** Counts a value as if serialized: shared parts count each time. */
  useValue(value: unknown): void {
    const waiting = [value]
    while (waiting.length > 0) {
      const one = waiting.pop()
      this.use(typeof one === 'string' ? one.length : 1)
      if (typeof one === 'object' && one !== null)
        for (const part of Array.isArray(one) ? one : Object.values(one)) waiting.push(part)
    }
  }
}

const work = (context: Context) => context.memoryLimit as unknown as RenderBudget

/** The output, bounded in length. */
class BoundedOutput implements Emitter {
  buffer = ''
  write(html: unknown): void {
    this.buffer += String(html ?? '')
    if (this.buffer.length > MAX_OUTPUT)
      throw new Error(`this template makes more than ${MAX_OUTPUT.toLocaleString('en')} characters`)
  }
}

function checkDateFormat(format: unknown): void {
  if (typeof format !== 'string') return
  if (format.length > MAX_DATE_FORMAT)
    throw new Error(`a date format may have at most ${MAX_DATE_FORMAT} characters`)
  const widths = format.replaceAll('%%', '').matchAll(/%[-_0^#:]*(\d+)/g)
  for (const [, width] of widths)
    if (Number(width) > MAX_WIDTH)
      throw new Error(
        `a part of a date may be at most ${MAX_WIDTH} characters wide, not ${width!.slice(0, 20)}`,
      )
}

/** Charges the input of a filter before it runs. */
function chargeFilter(
  context: Context,
  name: string,
  value: unknown,
  args: readonly unknown[],
): void {
  const limit = work(context)
  limit.use(NODE)
  limit.useValue(value)
  const size = typeof value === 'string' || Array.isArray(value) ? value.length : 1
  if (QUADRATIC.has(name)) limit.use((size * size) / QUADRATIC_SHARE)
  for (const arg of args) {
    limit.useValue(arg)
    // Searches compare texts; expressions are evaluated for each entry.
    if (typeof arg === 'string')
      limit.use(Array.isArray(value) ? size * arg.length : (size * arg.length) / SEARCH_SHARE)
  }
  if (name === 'date') checkDateFormat(args[0])
}

/** Charges `contains`, which is an operator and no filter. */
export const boundedOperators: typeof defaultOperators = {
  ...defaultOperators,
  contains(left: unknown, right: unknown, context: Context) {
    const [a, b] = [left, right].map((one) =>
      typeof one === 'string' || Array.isArray(one) ? one.length : 1,
    )
    work(context).use(a! + (a! * b!) / SEARCH_SHARE)
    return (defaultOperators.contains as (l: unknown, r: unknown, c: Context) => boolean)(
      left,
      right,
      context,
    )
  },
}

type Handler = (this: { context: Context }, value: unknown, ...args: unknown[]) => unknown
type FilterOptions = Handler | { handler?: Handler; raw?: boolean }

/**
 * Makes every filter of this instance, and its output, count as work. The only place that bounds
 * templates.
 */
export function boundFilters(liquid: Liquid): void {
  for (const [name, filter] of Object.entries(
    liquid.filters as unknown as Record<string, FilterOptions>,
  )) {
    const handler: Handler =
      typeof filter === 'function' ? filter : (filter.handler ?? ((value) => value))
    const bounded: Handler = function (value, ...args) {
      chargeFilter(this.context, name, value, args)
      const made = handler.apply(this, [value, ...args])
      if (typeof made === 'string') work(this.context).use(made.length)
      return made
    }
    liquid.registerFilter(name, {
      raw: typeof filter !== 'function' && filter.raw === true,
      handler: bounded as never,
    })
  }
}

/** An escape function that charges its output. */
export const boundedEscape = (escape: (value: unknown) => string) =>
  function (this: { context: Context }, value: unknown): string {
    work(this.context).useValue(value)
    return escape(value)
  }

/**
 * Renders within the limits and synchronously: one promise per node would make a template at its
 * limit block the event loop for a second instead of 50 ms.
 * @throws LiquidError with the position and a sentence, also for exceeded limits
 */
export async function renderBounded(
  liquid: Liquid,
  templates: Template[],
  values: Record<string, unknown>,
): Promise<{ text: string; work: number }> {
  const limit = new RenderBudget()
  const perNode = { base: 0, use() {}, check: () => limit.use(NODE) }
  const context = new Context(
    values,
    liquid.options,
    { sync: true },
    { memoryLimit: limit as never, renderLimit: perNode as never, liquid },
  )
  const output = new BoundedOutput()
  toValueSync(liquid.renderer.renderTemplates(templates, context, output))
  return { text: output.buffer, work: limit.done }
}
