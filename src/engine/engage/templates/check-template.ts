import { say } from '#language'
import { Parser } from 'htmlparser2'
import type { Template } from '#model/schema/entities.generated.ts'
import { compileSource } from './compile-source.ts'
import { inLanguage, startAligned } from './email-direction.ts'
import { checkLiquid, variablesIn } from './liquid.ts'

/** `error`: cannot be published. `warning`: a user must confirm it. */
export interface TemplateFault {
  level: 'error' | 'warning'
  code: 'subject' | 'source' | 'liquid' | 'size' | 'link' | 'image' | 'unsubscribe' | 'unknown'
  /** The faulty field. */
  path: '/subject' | '/source' | '/text'
  line: number
  message: string
}

/** Gmail clips larger emails. */
const MAX_BYTES = 102 * 1024

export type TemplateDraft = Pick<Template, 'subject' | 'source' | 'text' | 'language'>

export interface CheckedTemplate {
  /** With Liquid in it; empty when the source cannot be parsed. */
  html: string
  faults: TemplateFault[]
  /** Variables that it uses. */
  variables: string[]
}

/** Finds the line in the source: MJML keeps addresses and texts unchanged. */
const lineOf = (source: string, part: string) =>
  part && source.includes(part) ? source.slice(0, source.indexOf(part)).split('\n').length : 1

function readerFaults(html: string, source: string): TemplateFault[] {
  const faults: TemplateFault[] = []
  const warn = (code: TemplateFault['code'], part: string, message: string) =>
    faults.push({ level: 'warning', code, path: '/source', line: lineOf(source, part), message })
  const parser = new Parser({
    onopentag(name, { href, src, alt }) {
      if (
        name === 'a' &&
        href !== undefined &&
        !/^(https:|mailto:|tel:|#|\{\{|\{%)/i.test(href.trim())
      )
        warn(
          'link',
          href,
          href.trim() === ''
            ? say('A link leads nowhere.')
            : say('The link "{link}" does not begin with https://.', { link: href.slice(0, 80) }),
        )
      if (name === 'img' && (alt ?? '').trim() === '' && src)
        warn(
          'image',
          src,
          say(
            'The image "{image}" has no text in its place (alt): many readers do not load images.',
            { image: src.slice(0, 80) },
          ),
        )
    },
  })
  parser.write(html)
  parser.end()
  return faults.filter(
    (fault, at) => faults.findIndex((other) => other.message === fault.message) === at,
  )
}

/**
 * Compiles a draft and lists all its faults.
 * @param mustLeave whether messages with an opt-out use it
 */
export async function checkTemplate(
  { subject = '', source = '', text = '', language = 'en' }: Partial<TemplateDraft>,
  mustLeave: boolean,
  tenantId: string,
): Promise<CheckedTemplate> {
  const faults: TemplateFault[] = []
  for (const [path, part] of [
    ['/subject', subject],
    ['/source', source],
    ['/text', text],
  ] as const) {
    const fault = checkLiquid(part)
    if (fault) faults.push({ level: 'error', code: 'liquid', path, ...fault })
  }
  if (subject.trim() === '')
    faults.push({
      level: 'error',
      code: 'subject',
      path: '/subject',
      line: 1,
      message: say('The subject is missing.'),
    })
  const compiled = await compileSource(inLanguage(source, language), tenantId)
  const html = startAligned(compiled.html, language)
  faults.push(
    ...compiled.faults.map((fault): TemplateFault => ({
      level: 'error',
      code: 'source',
      path: '/source',
      ...fault,
    })),
  )
  const variables = [...new Set([subject, source, text].flatMap(variablesIn))]
  if (html) {
    faults.push(...readerFaults(html, source))
    const bytes = new TextEncoder().encode(html).length
    if (bytes > MAX_BYTES)
      faults.push({
        level: 'warning',
        code: 'size',
        path: '/source',
        line: 1,
        message: say('It is {size} KB large; above 102 KB many readers see only its beginning.', {
          size: Math.ceil(bytes / 1024),
        }),
      })
    if (mustLeave && !variables.includes('unsubscribe_url'))
      faults.push({
        level: 'warning',
        code: 'unsubscribe',
        path: '/source',
        line: 1,
        message: say(
          'There is no unsubscribe link ({{ unsubscribe_url }}). A footer with a link is added.',
        ),
      })
  }
  return { html, faults, variables }
}
