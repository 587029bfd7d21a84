/** Languages in which emails are written; a language is listed only when its folder is complete. */
export const EMAIL_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'nb', 'da'] as const

export type EmailLanguage = (typeof EMAIL_LANGUAGES)[number]

const isEmailLanguage = (code: string): code is EmailLanguage =>
  EMAIL_LANGUAGES.some((emailLanguage) => emailLanguage === code)

/**
 * The language of emails for a language code of any case, with or without a region ("de-AT", "no");
 * null where no emails are written in it.
 */
export function emailLanguageOf(code: string): EmailLanguage | null {
  const [base = ''] = code.toLowerCase().split(/[-_]/)
  const norwegian = base === 'no' || base === 'nn' ? 'nb' : base
  return isEmailLanguage(norwegian) ? norwegian : null
}
