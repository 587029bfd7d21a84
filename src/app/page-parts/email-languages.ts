import { EMAIL_LANGUAGES } from '#model/email-languages.ts'

const names = new Intl.DisplayNames(['en'], { type: 'language' })

/** The languages in which emails are written, by name: as choices of a select field. */
export const emailLanguages = (): { value: string; label: string }[] =>
  EMAIL_LANGUAGES.map((value) => ({
    value,
    label: names.of(value === 'nb' ? 'no' : value) ?? value,
  })).toSorted((a, b) => a.label.localeCompare(b.label))
