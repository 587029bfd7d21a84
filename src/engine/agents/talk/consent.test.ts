import { describe, expect, it } from 'vitest'
import { EMAIL_LANGUAGES, type EmailLanguage } from '#model/email/email-languages.ts'
import { answerOf, beginCall, takeTurn } from './call.ts'
import { firstScript } from './first-script.ts'
import { speakerOf } from './speaker.ts'

const denied: Record<EmailLanguage, string[]> = {
  en: ['I’m not sure', 'Not okay', 'I do not agree', 'I dont agree', 'That is not fine'],
  de: ['Damit bin ich nicht einverstanden', 'Nicht okay', 'Das ist nicht in Ordnung'],
  fr: ['Je ne suis pas d’accord', 'Pas d’accord'],
  es: ['No estoy de acuerdo'],
  it: ['Non va bene', 'Non sono d’accordo'],
  nl: ['Niet akkoord', 'Dat is niet goed'],
  pt: ['Não está bem', 'Não estou de acordo'],
  sv: ['Inte okej', 'Det går inte bra'],
  nb: ['Ikke greit'],
  da: ['Ikke okay', 'Det er ikke fint'],
}
const agreed: Record<EmailLanguage, string[]> = {
  en: ['No problem', 'Not a problem', 'Why not?', 'I don’t mind', 'No problem, no problem.'],
  de: ['Kein Problem', 'Warum nicht?', 'Ich habe nichts dagegen'],
  fr: ['Pas de problème', 'Pourquoi pas', 'Je n’ai pas d’objection'],
  es: ['No hay problema', '¿Por qué no?'],
  it: ['Non c’è nessun problema', 'Perché no?'],
  nl: ['Geen probleem', 'Waarom niet?'],
  pt: ['Não há problema', 'Porque não?'],
  sv: ['Inga problem', 'Varför inte?'],
  nb: ['Ikke noe problem', 'Hvorfor ikke?'],
  da: ['Intet problem', 'Hvorfor ikke?'],
}

/** Whether a caller who answers the first question of a call with a line has agreed. */
function consentAfter(language: EmailLanguage, text: string): boolean | null {
  const companyName = 'Halden'
  const script = firstScript(language, companyName)
  const speaker = speakerOf({ companyName, language, script, facts: [] }, '', '2026-11-27')
  const { state } = beginCall(speaker)
  const answer = answerOf(speaker, text, state)
  return takeTurn(speaker, state, { text, answer, day: '', answered: 0 }).state.hasConsent
}

describe.each(EMAIL_LANGUAGES)('consent in %s', (language) => {
  it.each(denied[language])('is not "%s"', (text) => {
    expect(consentAfter(language, text)).not.toBe(true)
  })

  it.each(agreed[language])('is "%s"', (text) => {
    expect(consentAfter(language, text)).toBe(true)
  })
})
