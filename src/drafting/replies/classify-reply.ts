import type { Reply } from '#model/entities.generated.ts'
import { anyOf, inSequence } from './patterns.ts'
import { otherLanguages } from './reply-languages.ts'
import { stripQuotes } from './strip-quotes.ts'

export interface Classified {
  kind: Reply['kind']
  label: Reply['label']
  /** The matched words, for users. */
  reason: string
  /** The person's own text, without quotes and signature. */
  own: string
}

interface Rule {
  kind: Reply['kind']
  label: Reply['label']
  patterns: readonly RegExp[]
  /**
   * Matches only a whole line of a short reply: "stop" is an opt-out, "full stop" in a long letter
   * is not.
   */
  whole?: 'stop-word' | 'no-word'
  /** Interest in so many words, which counts for more than a question in the same reply. */
  outright?: boolean
}

/** The rule's patterns in every language. */
const patternsOf = ({ label, patterns, whole, outright }: Rule): readonly RegExp[] => [
  ...patterns,
  ...otherLanguages(whole ?? (outright ? 'interest' : label)),
]

/**
 * Ordered to avoid the most expensive mistakes: opt-outs first, denial before approval, because
 * "not interested" contains "interested".
 */
const RULES: readonly Rule[] = [
  {
    kind: 'unsubscribe',
    label: 'opt-out',
    whole: 'stop-word',
    patterns: [
      inSequence(
        /^\W*((please|bitte|no|nein)[\s,.!-]+)?/,
        anyOf(
          /(please )?(stop|unsubscribe|remove|delete|opt[- ]?out|opt me out|take me off)( me| us)?/,
          /leave me alone|no more|go away|cancel|abmelden|abbestellen|austragen|stopp?|aufhören/,
          /löschen|lassen sie mich in ruhe|lass mich in ruhe|abmeldung|abbestellung|streichen/,
        ),
        /([\s,.!-]+(please|bitte|it|this|that|now|jetzt|sofort|thanks|thank you|danke))*\W*$/,
      ),
    ],
  },
  {
    kind: 'human',
    label: 'opt-out',
    patterns: [
      /\b(unsubscribe|opt me out|opt[- ]out)\b/i,
      /\b(remove|take|delete|strike) (me|us|my (e-?mail|address|name|details)|this address) (from|off)\b/i,
      /\b(stop|quit|cease) (e-?mailing|contacting|writing|messaging|sending|spamming)\b/i,
      /\b(do not|don't|dont|never) (e-?mail|contact|write( to)?|message|send) (me|us)\b/i,
      /\bno (more|further) (e-?mails|messages|mails|contact)\b/i,
      /\b(delete|erase) (all )?my (personal )?data\b/i,
      /\b(bitte )?(nehmen|streichen|löschen|entfernen) sie (mich|uns|meine (adresse|daten|e-?mail))\b/i,
      /\bkeine (weiteren |mehr )?(e-?mails?|nachrichten|werbung)( mehr)?\b/i,
      /\b(abmelden|austragen|abbestellen)\b/i,
      /\b(schreiben|kontaktieren|mailen) sie (mich|mir|uns) nicht( mehr)?\b/i,
      /\b(aus|von) (dem|ihrem|eurem|der|ihrer) (verteiler|liste)\b/i,
    ],
  },
  {
    kind: 'human',
    label: 'not-interested',
    patterns: [
      inSequence(
        /\b(not|isn't|aren't|wasn't|am not|no longer|n't) /,
        /(really |currently |particularly |that |very |at all )?/,
        /(interested|looking|relevant|a (good )?fit|in the market)\b/,
      ),
      /\bno,? (interest|need|thanks|thank you|thx|budget)\b/i,
      /\b(we|i) (don't|do not|dont) (need|want|require|use)\b/i,
      /\b(not (for us|for me|now|at this time|right now|a priority|the right time))\b/i,
      /\b(we're|we are|i'm|i am) (all set|good|happy with (our|what|the)|covered)\b/i,
      /\b(we('ll| will)|i('ll| will)) pass\b/i,
      /\bnein,? danke\b/i,
      /\b(kein|keinen|keinerlei) (interesse|bedarf|budget)\b/i,
      /\bnicht (interessiert|interessant|relevant|benötigt|mehr aktuell)\b/i,
      /\bpasst (leider )?(gerade |derzeit |aktuell )?nicht\b/i,
      /\b(derzeit|aktuell|momentan) nicht\b/i,
    ],
  },
  { kind: 'human', label: 'not-interested', whole: 'no-word', patterns: [] },
  {
    // Before the deputies that an absence names.
    kind: 'out-of-office',
    label: 'out-of-office',
    patterns: [
      /\bout of (the )?office\b/i,
      /\b(i am|i'm|i will be) (currently |now )?(away|on (leave|holidays?|vacation)|travell?ing)\b/i,
      /(?<!\p{L})(nicht im (büro|haus)|außer haus)(?!\p{L})/iu,
      /\b(on|annual|parental|maternity|sick) (leave|holiday|vacation)\b.{0,80}\b(until|till|through|back|return)/i,
      /\b(limited|no) access to (my )?e-?mails?\b/i,
      /\bautomatic reply\b/i,
      /\bauto(matische)? ?-?(reply|antwort)\b/i,
      /\babwesenheit(snotiz)?\b/i,
      /\b(nicht|außer) (im|haus|im büro|erreichbar)\b.{0,60}\b(bis|ab|wieder|zurück)\b/i,
      /\b(im|in) (urlaub|elternzeit|mutterschutz)\b/i,
    ],
  },
  {
    kind: 'human',
    label: 'wrong-person',
    patterns: [
      /\b(wrong|not the right|isn't the right|not the correct) (person|contact|guy|department|address)\b/i,
      /\b(no longer|don't|do not) work (here|there|at|for|with)\b/i,
      /\b(has left|left the company|is no longer with|retired)\b/i,
      inSequence(
        /\b(please )?(contact|reach out to|speak (to|with)|talk to|write to|ask) /,
        /(my colleague|our |him|her|them|instead|[a-z]+@)/,
      ),
      /\b(i('ve| have)? forward(ed|ing)|i am forwarding|cc'?ing|copying in) (this|you|my|our)?/i,
      /\b(falsche[rn]?|nicht der richtige|nicht die richtige) (ansprechpartner(in)?|person|adresse|kontakt)\b/i,
      /\b(nicht (mehr )?zuständig|nicht mehr (bei|im unternehmen))\b/i,
      /\b(wenden sie sich|melden sie sich) (bitte )?(an|bei)\b/i,
      /\b(weitergeleitet|leite .{0,30}weiter)\b/i,
    ],
  },
  {
    kind: 'human',
    label: 'meeting',
    patterns: [
      inSequence(
        /\b(book|schedule|set up|arrange|have|jump on|hop on|do) /,
        /(a |an |some )?(quick |short |brief )?(call|meeting|demo|chat|time|slot)\b/,
      ),
      /\b(can|could|shall|let's|lets|let us) (we |you )?(talk|speak|meet|chat|call)\b/i,
      /\b(i'm|i am|we're|we are) (free|available)\b/i,
      /\b(works|work) for me\b/i,
      /\b(calendly|cal\.com|my calendar)\b/i,
      /\bgive me a (call|ring)\b/i,
      /\bcall me\b/i,
      /\b(termin|telefonat|telefonieren|besprechen|treffen)\b/i,
      /\brufen sie (mich )?an\b/i,
      inSequence(
        /\b/,
        anyOf(
          /monday|tuesday|wednesday|thursday|friday/,
          /montag|dienstag|mittwoch|donnerstag|freitag/,
        ),
        /\b.{0,40}/,
        anyOf(
          /\d{1,2}(:\d\d)?\s?(am|pm|uhr|h)?\b/,
          /at (eight|nine|ten|eleven|noon|one|two|three|four|five)\b/,
          /morning|afternoon|vormittag|nachmittag|passt|works/,
        ),
      ),
    ],
  },
  {
    // Explicit interest takes precedence over a question in the same reply.
    kind: 'human',
    label: 'positive',
    outright: true,
    patterns: [
      /\b(i am|i'm|we are|we're|yes,?) (very |really |definitely |quite |certainly )?(interested|keen)\b/i,
      /\b(ich bin|wir sind|wir wären) (sehr )?interessiert\b/i,
    ],
  },
  {
    kind: 'human',
    label: 'question',
    patterns: [
      /\?\s*($|\n|\s)/,
      inSequence(
        /\b/,
        anyOf(
          /how (much|does|do|many)|what (is|are|does)|do you (have|offer|support)/,
          /can you (tell|explain|send)|could you (tell|explain|send)/,
        ),
        /\b/,
      ),
      /\b(pricing|price list|send (me|us) (more|some|further)|more (info|information|details))\b/i,
      inSequence(
        /\b/,
        anyOf(
          /was kostet|wie (viel|funktioniert|hoch)|können sie|haben sie/,
          /mehr (infos?|informationen|details)|preisliste/,
        ),
        /\b/,
      ),
    ],
  },
  {
    kind: 'human',
    label: 'positive',
    patterns: [
      inSequence(
        /\b/,
        anyOf(
          /interested|interesting|sounds (good|great|interesting)|tell me more/,
          /i'd (like|love) to|we'd (like|love) to|love to/,
          /keen|happy to|sign me up|great timing|let's do/,
        ),
        /\b/,
      ),
      /\b(yes|sure|definitely|absolutely)\b/i,
      /\b(interessiert|interessant|klingt (gut|spannend|interessant)|gerne?|sehr gern|spannend)\b/i,
      /^\W*ja\b/i,
    ],
  },
]

/** Characters of an answer that are matched. */
const LONGEST_ANSWER = 20_000

/** Lines that are written in a short answer, among them greeting and name. */
const MAX_LINES = 8
/** Characters of a line that may be the whole answer. */
const LONGEST_WHOLE = 80

/** The lines of a short answer, each of which may be all that it says; none of a letter. */
function linesAlone(plain: string): string[] {
  const lines = plain
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return lines.length > MAX_LINES ? [] : lines.filter((line) => line.length <= LONGEST_WHOLE)
}

/** Classifies the text of a reply. `kindOfMachine` handles machine headers before. */
export function classifyReply(subject: string, text: string): Classified {
  const own = stripQuotes(text)
  const plain = own.slice(0, LONGEST_ANSWER).replace(/[’‘]/g, "'")
  if (/^\s*unsubscribe\b/i.test(subject))
    return {
      kind: 'unsubscribe',
      label: 'opt-out',
      reason: `subject "${subject.trim().slice(0, 60)}"`,
      own,
    }
  if (
    /^\s*(automatic reply|auto(matische)? antwort|out of office|abwesenheit|abwesend)/i.test(
      subject,
    )
  )
    return {
      kind: 'out-of-office',
      label: 'out-of-office',
      reason: `subject "${subject.trim().slice(0, 60)}"`,
      own,
    }
  const lines = linesAlone(plain)
  for (const rule of RULES)
    for (const pattern of patternsOf(rule)) {
      const match = rule.whole
        ? lines.map((line) => pattern.exec(line)).find(Boolean)
        : pattern.exec(plain)
      if (match)
        return {
          kind: rule.kind,
          label: rule.label,
          reason: `the words "${match[0].trim().slice(0, 80)}"`,
          own,
        }
    }
  return {
    kind: 'human',
    label: 'unknown',
    reason: own === '' ? 'nothing was written' : 'no rule knows these words',
    own,
  }
}
