import { escapePattern } from '#model/escape-pattern.ts'
/**
 * How email clients begin the subject of an automatic reply, by language. Anchored: a person may
 * write "Re: Out of office software".
 */
const SUBJECT_STARTS = [
  'automatic reply',
  'auto reply',
  'autoreply',
  'auto-reply',
  'auto response',
  'auto-response',
  'automatic response',
  'automated reply',
  'out of office',
  'out of the office',
  'ooo:',
  'away from the office',
  'automatische antwort',
  'abwesenheitsnotiz',
  'abwesenheit',
  'abwesend',
  'nicht im büro',
  'autom. antwort',
  'automatische abwesenheit',
  'réponse automatique',
  'absence du bureau',
  "message d'absence",
  'absent du bureau',
  'respuesta automática',
  'fuera de la oficina',
  'ausente de la oficina',
  'risposta automatica',
  'fuori sede',
  'fuori ufficio',
  'resposta automática',
  'ausência temporária',
  'fora do escritório',
  'automatisch antwoord',
  'afwezig',
  'niet aanwezig',
  'autosvar',
  'automatiskt svar',
  'automatisk svar',
  'frånvaro',
  'fraværende',
  'ikke til stede',
  'ikke på kontoret',
  'automaattinen vastaus',
  'poissa toimistosta',
  'poissaolo',
  'automatyczna odpowiedź',
  'nieobecność',
  'poza biurem',
  'automatická odpověď',
  'automatická odpoveď',
  'mimo kancelář',
  'automatikus válasz',
  'házon kívül',
  'răspuns automat',
  'автоматический ответ',
  'автоответ',
  'автоматична відповідь',
  'αυτόματη απάντηση',
  'otomatik yanıt',
  'ofis dışında',
  '自動応答',
  '自動返信',
  '不在',
  '自动回复',
  '自動回覆',
  '자동 회신',
  '부재중',
  'תשובה אוטומטית',
  'رد تلقائي',
]

const AWAY_PHRASES = [
  'out of (the )?office',
  'out of office',
  'away (from (my|the) (desk|office|email)|until|on )',
  String.raw`on (annual |parental |maternity |paternity |sick |medical )?(leave|vacation|holiday|pto)\b`,
  String.raw`(return(ing)?|back) (to the office |in the office |to work )?on\b`,
  'limited access to (my )?e-?mail',
  'nicht im (büro|haus)',
  'außer haus',
  'im urlaub',
  'abwesen',
  'elternzeit',
  'wieder (im büro|erreichbar|zurück)',
  'absent',
  'en congés?',
  'de vacances',
  'de retour le',
  'fuera de la oficina',
  'de vacaciones',
  'vuelvo el',
  'fuori (sede|ufficio)',
  'in ferie',
  'fora do escritório',
  'de férias',
  'afwezig',
  'met vakantie',
  'op vakantie',
  'frånvarande',
  'på semester',
  'fravær',
  'ferie',
  'poissa',
  'lomalla',
  'nieobecn',
  'urlop',
  'mimo kancelář',
  'dovolen',
  'в отпуске',
  'отсутств',
  'відпустк',
  '休暇',
  '不在',
  '休假',
  '휴가',
  '부재',
]
const AWAY = new RegExp(AWAY_PHRASES.join('|'), 'i')

const startPattern = new RegExp(
  `^\\s*(\\[[^\\]]{1,30}\\]\\s*)?(${SUBJECT_STARTS.map(escapePattern).join('|')})`,
  'iu',
)

/**
 * Exchange and Outlook begin absence replies this way in each of their languages; ticket systems
 * use other words.
 */
export function isAutoReplySubject(subject: string): boolean {
  return startPattern.test(subject.normalize('NFC'))
}

/**
 * Whether an automatic reply is about an absent person, rather than a ticket number or a thank-you
 * note.
 */
export function saysAway(subject: string, text: string): boolean {
  return (
    isAutoReplySubject(subject) ||
    AWAY.test(subject.normalize('NFC')) ||
    AWAY.test(text.slice(0, 3000).normalize('NFC'))
  )
}
