/**
 * What a refusal is about: the address does not exist, its mailbox is full, the sender or the content
 * is refused, it passes, or none of these is said. Only `dead` is final for an address.
 */
export type RefusalKind = 'dead' | 'full' | 'refused' | 'passing' | 'unknown'

export interface Refusal {
  kind: RefusalKind
  /** The words or the code that decided, for people; empty for an unknown one. */
  because: string
}

/** Characters of a refusal that are matched. */
const LONGEST = 4000

/** Words up to the end of the sentence; the dots of an address end none. */
const BETWEEN = '(?:[^.\\n]|\\.(?=\\w)){0,60}'

const ofWords = (...words: readonly string[]) => new RegExp(`(${words.join('|')})`, 'i')

/** The words of servers in ten languages. The first kind with a match decides. */
const WORDS: readonly [kind: Exclude<RefusalKind, 'unknown'>, pattern: RegExp][] = [
  [
    'full',
    ofWords(
      '(mail ?box|inbox|account|user|recipient|mail ?drop)[^.\\n]{0,40}(is |are )?(full|over ?quota)',
      'over ?(the )?(disk |storage )?quota|quota exceeded|exceed(s|ed)?[^.\\n]{0,30} quota|full mailbox',
      'exceeded (the )?storage|insufficient (disk|system)? ?(storage|space)|not enough (disk )?space',
      '(mailbox|storage|size) (limit|quota)[^.\\n]{0,20}(exceeded|reached)|disk full|quota[- ]?full',
      'postfach[^.\\n]{0,20} (ist )?voll|speicherplatz|boîte[^.\\n]{0,30}pleine|quota dépassé',
      'buzón[^.\\n]{0,30}lleno|cuota[^.\\n]{0,20}excedida|casella[^.\\n]{0,30}piena',
      'postvak[^.\\n]{0,20}vol|caixa[^.\\n]{0,30}cheia|brevlåda[^.\\n]{0,20}full',
      'postboks(en)?[^.\\n]{0,20}full|postkasse(n)?[^.\\n]{0,20}(full|fuld)',
    ),
  ],
  [
    'dead',
    ofWords(
      '(user|recipient|mailbox|account|address|addressee|alias|id)[^.\\n]{0,50}(unknown|not known|not found)',
      "(user|recipient|mailbox|account|address|alias|e-?mail)[^.\\n]{0,60}(does|do|did) ?n[o']t exist",
      '(unknown|no such|invalid|bad|nonexist[ae]nt) (local )?(user|recipient|mailbox|address|account)',
      '(unknown|no such|invalid) (local[- ]part|person|email|destination|virtual|rcpt)|no mailbox',
      'no (user|mailbox|account|recipient|one|person)[^.\\n]{0,20}(here|by|with|named|found)',
      '(account|mailbox|user)(?![^.\\n]{0,30}temporar)[^.\\n]{0,30}(closed|terminated|deleted|removed)',
      '(account|mailbox|user)(?![^.\\n]{0,30}temporar)[^.\\n]{0,30}(discontinued|disabled|deactivated)',
      '(user|recipient|mailbox)[^.\\n]{0,20}(has )?(moved|left)|no longer (valid|exists|available|here)',
      'recipient address rejected: access denied|not (a )?(known|valid) (user|recipient|mailbox)',
      "(isn't|is not|not) (listed|in (the )?(directory|address book))|not our customer",
      'unrouteable (mail domain|address)|host ([^\\s]{1,80} )?(unknown|not found)|domain[^.\\n]{0,30}not (exist|found)',
      'name (or )?service not known|nxdomain|no (mx|mail exchanger)|not accept mail|null mx|unknown host',
      'no such domain|not accepting network messages|user not exist|invalid final delivery user',
      'no valid recipients',
      '(550|551|553)[^\\n]{0,80}mailbox (unavailable|not available)|unknown (to|at) (this|our) (host|site)',
      'address[^.\\n]{0,20}(could not be|couldn.t be|wasn.t) found|doesn.t exist|does not exist',
      "this user doesn't have a|i could(n't| not) find any host|recipnotfound|recipient not recognized",
      'existiert nicht',
      `(empfänger|adresse|benutzer|postfach)${BETWEEN}(unbekannt|nicht (gefunden|vorhanden))`,
      "n'existe pas",
      `(destinataire|adresse|utilisateur)${BETWEEN}(inconnu|introuvable)`,
      `no existe|(destinatario|usuario|dirección)${BETWEEN}(desconocid|no encontrad)`,
      `non esiste|(destinatario|utente|indirizzo)${BETWEEN}(sconosciut|non trovat)|bestaat niet`,
      `(ontvanger|adres|gebruiker)${BETWEEN}(onbekend|niet gevonden)|não existe|não foi encontrad`,
      '(destinatário|usuário|utilizador)[^.\\n]{0,30}desconhecid|finns inte|existerar inte',
      '(mottagare|adress)[^.\\n]{0,30}okänd|finnes ikke|eksisterer ikke|findes ikke',
      '(mottaker|modtager)[^.\\n]{0,30}ukjent|modtager[^.\\n]{0,30}ukendt',
    ),
  ],
  [
    'passing',
    ofWords(
      'retry (time(out)?|period)|time ?out|timed out|temporar(y|ily)|try again|greylist|gr[ae]y-?list',
      'still being (re)?tried|at a rate that|too fast|malformed or unexpected name server',
      'will (keep|continue|be) (re)?tr(y|ied)|delayed|connection (refused|reset)',
      'unreachable|lost connection|connection (was )?(dropped|closed|lost)|no route to host|expired',
      'too (many|busy)|service (currently )?(unavailable|not available)|could not connect|queue',
      'vorübergehend|zeitüberschreitung|nicht erreichbar|temporaire|délai|injoignable|temporal',
      'tiempo de espera|temporane|irraggiungibile|tijdelijk|onbereikbaar|temporári|inacess[ií]vel',
      'tillfällig|midlertidig|forsinket|försenad|verzögert|retard',
    ),
  ],
  [
    'refused',
    ofWords(
      'spam|blocked|black ?list|block ?list|listed (at|in|by|on)|reputation|policy|dmarc|spf|dkim',
      'authenticat|relay|not permitted|not allowed|denied|access|forbidden|virus|malware|banned',
      'too (large|big)|size|limit|content|attachment|loop|too many hops|suspicious|unsolicited',
      'sender|rejected|refused|filter|abgelehnt|blockiert|refusé|bloqu|rechazad|bloquead|rifiutat',
      'geweigerd|geblokkeerd|rejeitad|avvisad|blockerad|avvist|blokkert|afvist|blokeret',
    ),
  ],
]

const CODES: readonly [kind: Exclude<RefusalKind, 'unknown'>, enhanced: RegExp][] = [
  ['full', /^[45]\.2\.2$/],
  ['passing', /^4\./],
  ['passing', /^5\.4\.7$/],
  ['dead', /^5\.1\.(1|2|3|4|6|10)$|^5\.2\.1$|^5\.4\.4$/],
  ['refused', /^5\.(1\.[78]|2\.3|3\.4|4\.[56]|6\.\d+|7\.\d+)$/],
]

/** Enhanced codes that leave no doubt, whatever the words say. */
const CERTAIN: typeof CODES = [
  ['full', /^[45]\.2\.2$/],
  ['refused', /^5\.7\.(2[0-689]|3\d|5\d\d|6\d\d|7\d\d)$|^5\.1\.[78]$|^5\.3\.4$|^[45]\.4\.5$/],
]

/**
 * Classifies a refusal by its codes and words, the same for an answer in the SMTP session and a
 * report by email. A temporary code is never final.
 */
export function classifyRefusal({
  code,
  enhanced,
  text,
}: {
  /** The three digits of the reply; 0 without. */
  code: number
  /** The code of RFC 3463; empty without. */
  enhanced: string
  text: string
}): Refusal {
  const certain = CERTAIN.find(([, pattern]) => pattern.test(enhanced))
  if (certain) return { kind: certain[0], because: `the code ${enhanced}` }
  const isTemporary = enhanced ? enhanced.startsWith('4') : code >= 400 && code < 500
  const said = text
    .slice(0, LONGEST)
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(/[’‘`]/g, "'")
  for (const [kind, pattern] of WORDS) {
    const words = pattern.exec(said)?.[0]
    if (!words) continue
    if (kind === 'refused' && CODES.some(([one, codes]) => one === 'dead' && codes.test(enhanced)))
      continue
    if (kind === 'passing' && enhanced.startsWith('5.1.')) continue
    const because = `the words "${words.trim().slice(0, 80)}"`
    return { kind: isTemporary && kind !== 'full' ? 'passing' : kind, because }
  }
  const known = CODES.find(([, pattern]) => pattern.test(enhanced))
  if (known) return { kind: known[0], because: `the code ${enhanced}` }
  if (isTemporary) return { kind: 'passing', because: `the code ${code}` }
  if (code === 552) return { kind: 'full', because: 'the code 552' }
  return { kind: 'unknown', because: '' }
}

/** The reply code of a text, which telephone numbers and parts of addresses are not; 0 without. */
export const replyCodeIn = (text: string): number =>
  Number(/(?<![\w.@[-])([45]\d\d)(?=[\s:,]|-(?!\d{3})|$)/m.exec(text)?.[1] ?? 0)

/**
 * The enhanced code of a text: after a reply code of its class, or marked as one. A version of a
 * program is none.
 */
export const enhancedCodeIn = (text: string): string => MARKED_CODE.exec(text)?.[2] ?? ''

const MARKED_CODE = new RegExp(
  [
    String.raw`(?:(?<![\w.])([45])\d\d[\s#(:-]{1,3}(?=\1\.)|^\s{0,5}|#\s?|status:?\s|\(#?)`,
    String.raw`([245]\.\d{1,3}\.\d{1,3})(?![\d.])`,
  ].join(''),
  'im',
)
