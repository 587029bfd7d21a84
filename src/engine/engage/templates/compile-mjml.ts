import { sentence, type Sentence } from '#language'
import { messageOf } from '#model/lib/thrown.ts'

/**
 * A fault that prevents compiling a template, or that a recipient would notice. Its language is
 * chosen outside of the thread that compiles.
 */
export interface SourceFault extends Sentence {
  line: number
}

export interface CompiledSource {
  /** Still with its Liquid variables; empty when the source cannot be parsed. */
  html: string
  faults: SourceFault[]
}

interface Mjml {
  (
    source: string,
    options: object,
  ): Promise<{ html: string; errors: { line: number; message: string; tagName: string }[] }>
}

let loading: Promise<{ mjml: Mjml; preset: object }> | null = null

/** Loaded with the first template, because it is large and most processes never need it. */
function load(): Promise<{ mjml: Mjml; preset: object }> {
  loading ??= Promise.all([import('mjml-core'), import('mjml-preset-core')]).then(
    ([core, preset]) => ({ mjml: inner(core) as Mjml, preset: inner(preset) as object }),
  )
  return loading
}

/** Unwraps a CommonJS module, which is nested under `default`, once or twice. */
function inner(loaded: unknown): unknown {
  let found = loaded
  while (typeof found === 'object' && found !== null && 'default' in found) found = found.default
  return found
}

const TAG = /<!--[\s\S]*?-->|<(\/?)(mj[\w-]*)\b((?:"[^"]*"|'[^']*'|[^>"'])*?)(\/?)>/g
const LIQUID = /\{\{(?:(?!\{\{)[\s\S])*?\}\}|\{%(?:(?!\{%)[\s\S])*?%\}/g
const lineAt = (source: string, at: number) => source.slice(0, at).split('\n').length

const notClosed = ({ name, line }: { name: string; line: number }): SourceFault => ({
  line,
  ...sentence('<{name}> is not closed.', { name }),
})

/** Detects unclosed elements, which MJML ignores silently. */
function unclosed(source: string): SourceFault[] {
  const open: { name: string; line: number }[] = []
  for (const { 0: whole, 1: closes, 2: name, 4: self, index } of source.matchAll(TAG)) {
    if (!name || whole.startsWith('<!--') || self) continue
    const line = lineAt(source, index)
    if (!closes) open.push({ name, line })
    else if (open.at(-1)?.name === name) open.pop()
    else {
      const missing = open.at(-1)
      return [
        missing ? notClosed(missing) : { line, ...sentence('</{name}> closes nothing.', { name }) },
      ]
    }
  }
  return open.slice(-1).map(notClosed)
}

/**
 * Detects variables between elements, which MJML drops silently, by checking that each appears in
 * the output.
 */
function lost(source: string, html: string): SourceFault[] {
  const visible = source.replace(/<!--(?:(?!<!--)[\s\S])*?-->/g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  )
  const plain = (text: string) => text.replace(/\s+/g, ' ')
  const kept = plain(html)
  return [...visible.matchAll(LIQUID)]
    .filter(({ 0: token }) => !kept.includes(plain(token)))
    .map(({ 0: token, index }) => ({
      line: lineAt(visible, index),
      ...sentence('{text} would be lost: between elements, put it into <mj-raw>.', {
        text: token.slice(0, 60),
      }),
    }))
}

/**
 * Compiles MJML to HTML and leaves Liquid unchanged, so that it runs once on publishing and not per
 * person. Reads nothing from disk. Plain HTML is returned unchanged. Takes as long as the source
 * wants: the server calls `compileSource`.
 */
export async function compileMjml(source: string): Promise<CompiledSource> {
  if (source.trim() === '')
    return { html: '', faults: [{ line: 1, ...sentence('There is nothing in it yet.') }] }
  if (!/<mjml\b/i.test(source))
    return /<[a-z!]/i.test(source)
      ? { html: source, faults: [] }
      : {
          html: '',
          faults: [{ line: 1, ...sentence('This is neither MJML nor HTML: begin with <mjml>.') }],
        }
  const open = unclosed(source)
  if (open.length > 0) return { html: '', faults: open }
  const { mjml, preset } = await load()
  try {
    const { html, errors } = await mjml(source, {
      presets: [preset],
      validationLevel: 'soft',
      keepComments: false,
      ignoreIncludes: true,
      fonts: {},
    })
    const included = [...source.matchAll(/<mj-include\b/g)].map(({ index }) => ({
      line: lineAt(source, index),
      ...sentence('<mj-include> is not available. Put everything in the source.'),
    }))
    return {
      html,
      faults: [
        ...errors.map(({ line, message }) => ({ line, message: `${message}.` })),
        ...included,
        ...lost(source, html),
      ],
    }
  } catch (error) {
    return { html: '', faults: [{ line: 1, message: messageOf(error) }] }
  }
}
