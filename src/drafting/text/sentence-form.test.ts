import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMAIL_LANGUAGES } from '#model/email/email-languages.ts'
import { formCases } from './sentence-form.cases.ts'
import { formOf } from './sentence-form.ts'

describe('the form of a text', () => {
  it.each(
    formCases.flatMap(([language, form, texts]) => texts.map((text) => [language, form, text])),
  )('in %s is %s: "%s"', (language, form, text) => expect(formOf(text!, language!)).toBe(form))

  it('is never a sentence, a label or verbless for markup, templates and questions', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...EMAIL_LANGUAGES),
        fc.lorem({ maxCount: 12 }),
        fc.constantFrom('{{a}}', '<b>', 'a@b.example', 'https://a.example', '?', '…'),
        (language, text, sign) => {
          expect(formOf(`${text} ${sign}`, language)).toBe('fragment')
        },
      ),
    )
  })
})
