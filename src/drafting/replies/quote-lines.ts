/**
 * How email programs mark what they quote, in English, German, French, Spanish, Italian, Dutch,
 * Portuguese, Swedish, Norwegian and Danish. Every pattern reads a line once.
 */

/** Characters of a line that are matched; lines of a quote's header are far shorter. */
const LONGEST_LINE = 500
/** Lines over which programs wrap the sentence above a quote. */
const MAX_WRAPPED = 4
/** Lines of a quoted header that are looked at. */
const MAX_HEADER = 6

const any = (...words: readonly string[]) => words.join('|')
const ofWords = (words: string, before: string, after: string) =>
  new RegExp(`${before}(${words})${after}`, 'iu')

const WROTE = ofWords(
  any(
    'wrote|writes|sent|schrieb|schreibt|geschrieben|(a )?écrit|escribió|ha scritto|scrisse',
    'schreef|geschreven|escreveu|skrev|skrevet|skrivit',
  ),
  String.raw`(?<!\p{L})`,
  String.raw`(?!\p{L})`,
)
/** "On", and days of the week, with which the sentence above a quote begins. */
const ON = ofWords(
  any(
    'on|am|le|el|il|in data|op|em|no dia|den|på|d\\.|il giorno|kl\\.',
    'mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim',
    'mié|jue|vie|sáb|dom|gio|ma|wo|vr|za|zo|seg|ter|qua|qui|sex|mån|tis|ons|tors|fre|lör|sön',
    'man|tir|tirs|tor|lør|søn',
  ),
  String.raw`^[\s*-]*`,
  String.raw`[.,]?\s.{0,60}\d`,
)
const DATE_FIRST = /^\s*\d{1,4}[./-]\s?\d{1,2}[./-]/
/** "Ann Lee <ann@acme.io> schrieb am Di., 1. Dez. 2026 um", also without the address. */
const NAME_FIRST = new RegExp(
  String.raw`^\s*["'\p{L}][^<>:]{0,100}(<[^<>]*@?|(?<!\p{L})(schrieb am|wrote on|skrev den|skrev)\s.{0,20}\d)`,
  'iu',
)
const ADDRESS_COLON = /<\s?[^<>\s@]+@[^<>\s@]+>[^:<]{0,30}:$/
const ADDRESS_LAST = /<\s?[^<>\s@]+@[^<>\s@]+>(?:\s*:)?\s*$/

const FROM = ofWords(
  'from|von|de|da|van|fra|från|remitente|mittente|afzender|avsändare|avsender|afsender',
  String.raw`^[\s*_]*`,
  String.raw`\s?\*?\s?:`,
)
const FIELD = ofWords(
  any(
    'sent|date|to|cc|subject|reply-to|gesendet|datum|an|betreff|envoyé( le)?|à|objet|répondre à',
    'enviado( el| em)?|enviada( em)?|fecha|data|para|asunto|assunto|inviato|a|oggetto',
    'verzonden|aan|onderwerp|skickat|till|ämne|sendt|dato|til|emne|kopie|kopi|copie|copia|cópia',
  ),
  String.raw`^[\s*_]*`,
  String.raw`\s?\*?\s?:`,
)
const SEPARATOR = new RegExp(
  [
    String.raw`^\s*_{10,}\s*$`,
    String.raw`^\s*-{2,}\s*[\p{L}' ]{0,30}(${any(
      "messages?|nachricht|message d'origine|mensaje|messaggio|bericht|mensagem|meddelande",
      'melding|meddelelse|besked|e-?mail|e-?post|wrote|schrieb|escribió|écrit|skrev',
    )})[\p{L}' ]{0,30}\s*-{2,}\s*$`,
    String.raw`^\s*(${any(
      'begin forwarded message|anfang der weitergeleiteten (nachricht|e-?mail)',
      'début du (message|courriel|e-?mail) (transféré|réexpédié)|inizio messaggio inoltrato',
      'inicio del mensaje reenviado|begin doorgestuurd bericht|message du',
      'início da mensagem (reencaminhada|encaminhada)|vidarebefordrat (brev|mejl|meddelande)',
      'videresendt (e-?post|e-?mail|melding|besked|meddelelse)',
    )})\s?:`,
  ].join('|'),
  'iu',
)

export const isQuoted = (line: string): boolean => /^\s*>/.test(line)
const isBlank = (line: string) => line.trim() === ''

/**
 * How many lines from this one on introduce a quote: a sentence such as "On … wrote:", wrapped or
 * not, the header of the quoted email, or a separator; 0 for any other line.
 */
export function introducedLines(lines: readonly string[], at: number): number {
  const line = (lines[at] ?? '').slice(0, LONGEST_LINE)
  if (isBlank(line)) return 0
  if (SEPARATOR.test(line) || isHeaderAt(lines, at)) return 1
  // A short sentence says less, but what it introduces is marked.
  if (isQuoted(lines[at + 1] ?? '') && /[:：]\s*$/.test(line) && WROTE.test(line)) return 1
  return sentenceLines(lines, at)
}

function sentenceLines(lines: readonly string[], at: number): number {
  let text = ''
  for (let count = 1; count <= MAX_WRAPPED; count++) {
    const line = lines[at + count - 1]
    if (line === undefined || isBlank(line)) return 0
    // An address may be wrapped before its closing bracket.
    if (isQuoted(line) && !/<[^<>]*$/.test(text)) return 0
    text = `${text} ${line.trim()}`.trimStart().slice(0, LONGEST_LINE)
    if (count === 1 && isAddressLast(text)) return 1
    const begins = ON.test(text) || DATE_FIRST.test(text) || NAME_FIRST.test(text)
    if (!begins && (count > 1 || !/<\s*$/.test(text))) return 0
    if (begins && isSentence(text)) return count
  }
  return 0
}

function isSentence(text: string): boolean {
  if (!WROTE.test(text)) return isAddressLast(text)
  return /[:：]$|--$|>\s?\p{L}+$/u.test(text.trimEnd())
}

/** A date, then an address with a colon, whatever the language of the words between. */
const isAddressLast = (text: string) =>
  /\d/.test(text) &&
  (ADDRESS_COLON.test(text) || (DATE_FIRST.test(text) && ADDRESS_LAST.test(text)))

/** The sender with another field below, or the sender with an address. */
function isHeaderAt(lines: readonly string[], at: number): boolean {
  const first = (lines[at] ?? '').slice(0, LONGEST_LINE)
  const isFrom = FROM.test(first)
  if (!isFrom && !FIELD.test(first)) return false
  if (isFrom && /[<[(][^<[(@\n]*@/.test(first)) return true
  let fields = 0
  let seen = 0
  let hasFrom = isFrom
  for (let next = at + 1; next < lines.length && seen < MAX_HEADER; next++) {
    const line = lines[next]!.slice(0, LONGEST_LINE)
    if (isBlank(line)) {
      if (next - at > 2 * MAX_HEADER) break
      continue
    }
    seen++
    if (FROM.test(line)) hasFrom = true
    else if (FIELD.test(line)) fields++
    else if (seen === 1 && !isFrom) break
  }
  return hasFrom && fields > 0
}

const SENT_FROM = [
  ofWords(
    any(
      'sent (from|via|with|by)|envoyée? (de|depuis|à partir de|avec|via)|gesendet (von|mit|über|aus)',
      'enviad[oa] (desde|do|da|de|pelo|por|com|a partir)|inviat[oa] (da|dal|dall|con|tramite)',
      '(verzonden|verstuurd) (vanaf|vanuit|met|via|van)|skicka(t|des) (från|med|via)',
      'sendt (fra|med|via)|von (meinem|meiner|outlook)',
    ),
    String.raw`^[\s*_-]{0,4}`,
    String.raw`['’\s]\s?\S+(\s\S+){0,5}$`,
  ),
  ofWords(
    any(
      'get|obtenir|télécharge[rz]|obtener|obtenga|obtén|descargar?|ottieni|scarica|download',
      'obter|obtenha|transferir|hämta|skaffa|hent|få|laden sie|holen sie sich|outlook für',
    ),
    String.raw`^[\s*_-]{0,4}`,
    String.raw`\s.{0,30}(outlook|mail|app|ios|android|iphone).{0,30}$`,
  ),
]

/**
 * Whether a line is what a phone or program adds: short, and without what ends or joins sentences,
 * because a person may begin one with the same words.
 */
export function isDeviceLine(line: string): boolean {
  const text = line
    .slice(0, LONGEST_LINE)
    .replace(/<[^<>\s]*>|\[[^[\]\s]*\]|https?:\S+/g, '')
    .trim()
    .replace(/\.$/, '')
  return (
    text.length <= 80 &&
    !/[,;:!?]|\.\s/.test(text) &&
    SENT_FROM.some((pattern) => pattern.test(text))
  )
}
