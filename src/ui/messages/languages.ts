/** Languages of the screens: those in which every text exists. A chooser offers exactly these. */
export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const
