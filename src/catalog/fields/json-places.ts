/** A position in a text: line and column from 1, as editors count; `at` counts from 0. */
export interface TextPosition {
  line: number
  column: number
  at: number
}

/** Why a text is no JSON; the caller chooses the sentence by `what`. */
export interface JsonFault extends TextPosition {
  what: 'value' | 'name' | 'string' | 'number' | 'sign' | 'ends' | 'more' | 'twice'
  /** The expected characters, or the duplicate name. */
  of: readonly string[]
}

export type ReadJson =
  | { value: unknown; places: ReadonlyMap<string, TextPosition>; fault: null }
  | { fault: JsonFault }

class Stop extends Error {
  readonly at: number
  readonly what: JsonFault['what']
  readonly of: readonly string[]
  constructor(at: number, what: JsonFault['what'], of: readonly string[] = []) {
    super(what)
    this.at = at
    this.what = what
    this.of = of
  }
}

const placeIn = (text: string, at: number): TextPosition => {
  const before = text.slice(0, at).split('\n')
  return { line: before.length, column: before.at(-1)!.length + 1, at }
}

const pointerPart = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')

/** Deeper structures are rejected, so that no text can exhaust the stack. */
const MAX_DEPTH = 200

/**
 * Parses RFC 8259, without duplicate names in an object: one reader would use the first value,
 * another the last.
 */
class Reader {
  readonly places = new Map<string, number>()
  private at = 0
  private readonly text: string
  constructor(text: string) {
    this.text = text
  }

  whole(): unknown {
    const value = this.value('', 0)
    this.space()
    if (this.at < this.text.length) throw new Stop(this.at, 'more')
    return value
  }

  private space(): void {
    while (/[ \t\r\n]/.test(this.text[this.at] ?? '')) this.at += 1
  }

  private stop(what: JsonFault['what'], of: readonly string[] = []): never {
    throw this.at >= this.text.length
      ? new Stop(this.text.length, 'ends')
      : new Stop(this.at, what, of)
  }

  private value(path: string, depth: number): unknown {
    this.space()
    this.places.set(path, this.at)
    const sign = this.text[this.at]
    if (depth > MAX_DEPTH) return this.stop('value')
    if (sign === '{') return this.object(path, depth)
    if (sign === '[') return this.array(path, depth)
    if (sign === '"') return this.string()
    const word = /^(?:true|false|null)\b/.exec(this.text.slice(this.at, this.at + 6))?.[0]
    if (word) {
      this.at += word.length
      return word === 'null' ? null : word === 'true'
    }
    return /[-\d]/.test(sign ?? '') ? this.number() : this.stop('value')
  }

  private number(): number {
    const [digits] = /^[-+.\w]*/.exec(this.text.slice(this.at, this.at + 400))!
    if (!/^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(digits)) return this.stop('number')
    this.at += digits.length
    return Number(digits)
  }

  private string(): string {
    const begin = this.at
    for (
      this.at += 1;
      this.at < this.text.length && this.text[this.at] !== '"' && this.text[this.at] !== '\n';
      this.at += 1
    )
      if (this.text[this.at] === '\\') this.at += 1
    this.at += 1
    try {
      return JSON.parse(this.text.slice(begin, this.at)) as string
    } catch {
      throw new Stop(begin, 'string')
    }
  }

  private object(path: string, depth: number): Record<string, unknown> {
    // Not by assignment, because a name may be `__proto__`.
    const entries = new Map<string, unknown>()
    this.at += 1
    this.space()
    if (this.text[this.at] === '}') this.at += 1
    else
      do {
        this.space()
        if (this.text[this.at] !== '"') this.stop('name')
        const begin = this.at
        const name = this.string()
        if (entries.has(name)) throw new Stop(begin, 'twice', [name])
        this.space()
        if (this.text[this.at] !== ':') this.stop('sign', [':'])
        this.at += 1
        entries.set(name, this.value(`${path}/${pointerPart(name)}`, depth + 1))
      } while (this.goesOn('}'))
    return Object.fromEntries(entries)
  }

  private array(path: string, depth: number): unknown[] {
    const items: unknown[] = []
    this.at += 1
    this.space()
    if (this.text[this.at] === ']') this.at += 1
    else
      do items.push(this.value(`${path}/${items.length}`, depth + 1))
      while (this.goesOn(']'))
    return items
  }

  private goesOn(end: string): boolean {
    this.space()
    const sign = this.text[this.at]
    if (sign !== ',' && sign !== end) this.stop('sign', [',', end])
    this.at += 1
    return sign === ','
  }
}

/**
 * Parses JSON with the position of every part, by JSON Pointer; or reports the position and reason
 * of the syntax error. Empty text is null.
 */
export function readJsonPlaces(text: string): ReadJson {
  if (text.trim() === '')
    return { value: null, places: new Map([['', placeIn(text, 0)]]), fault: null }
  const reader = new Reader(text)
  try {
    const value = reader.whole()
    return {
      value,
      places: new Map([...reader.places].map(([path, at]) => [path, placeIn(text, at)])),
      fault: null,
    }
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    return { fault: { ...placeIn(text, error.at), what: error.what, of: error.of } }
  }
}

/** The position of a pointer; of the nearest existing parent when the part is missing. */
export function placeOf(places: ReadonlyMap<string, TextPosition>, pointer: string): TextPosition {
  for (let path = pointer; ; path = path.slice(0, path.lastIndexOf('/'))) {
    const textPosition = places.get(path)
    if (textPosition || path === '') return textPosition ?? { line: 1, column: 1, at: 0 }
  }
}
