import { EMAIL_LANGUAGES } from '#model/email/email-languages.ts'
import { currentLanguage, namesOf } from '#language'

/** The languages in which emails are written, by name: as choices of a select field. */
export const emailLanguages = (): { value: string; label: string }[] =>
  EMAIL_LANGUAGES.map((value) => ({
    value,
    label: namesOf('language').of(value === 'nb' ? 'no' : value) ?? value,
  })).toSorted((a, b) => a.label.localeCompare(b.label, currentLanguage()))
