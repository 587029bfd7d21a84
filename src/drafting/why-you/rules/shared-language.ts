import { languageOf, type WhyYouRule } from '../connection.ts'

/** Their site is in the language of the email, and the sender's own site is in another one. */
export const sharedLanguage: WhyYouRule = {
  id: 'shared-language',
  connect(theirs, { language, siteLanguage }) {
    const fact = theirs.facts.find(({ kind }) => kind === 'language')
    const isShared = languageOf(theirs) === language
    return fact && isShared && siteLanguage && siteLanguage !== language
      ? { fact, values: {} }
      : null
  },
}
