import { words } from '../languages/lexicon.ts'
import { FREE_CLAUSE, READERS_STATE } from './hollow-words.ts'
import type { Site } from './site.ts'
import { lowerWordsOf } from '../text/words.ts'

/*
 * Sentences about the world, in all ten languages, with which sites lead to what they sell: "A
 * blocked drain does not wait." They say nothing of the company and sound odd in an email.
 */

const anyOf = (...parts: string[]) =>
  new RegExp(String.raw`(?<!\p{L})(?:${parts.join('|')})(?!\p{L})`, 'iu')

/** The negation of a verb; "not only" says more, not less. */
const NEGATED = anyOf(
  String.raw`(?:does|do|did|is|are|was|were|can|could|will|has|have)(?:n['’]t| not)(?! (?:only|just))|cannot`,
  String.raw`(?<!, )nicht(?! nur)|(?:ne |n['’])\p{L}+(?: \p{L}+)? (?:pas|plus|jamais)(?! (?:seulement|uniquement|que))`,
  String.raw`no (?:se |es |son |está |hay |tiene |siempre )(?!s[oó]lo)|non (?:è|sono|si|basta|ha|hanno)(?! solo)`,
  String.raw`não (?:é|são|se|basta|tem)(?! (?:só|apenas))`,
  String.raw`(?<!, )(?:niet(?! alleen)|inte(?! bara)|ikke(?! (?:bare|kun)))`,
)

/** "Today, data is a compass": a view of the times. */
const OF_THE_TIMES = new RegExp(
  [
    String.raw`^(?:today|nowadays|in today['’]s|heute|heutzutage|in der heutigen|aujourd['’]hui|`,
    String.raw`de nos jours|hoy|oggi|al giorno d['’]oggi|hoje|vandaag|tegenwoordig|in de huidige|`,
    String.raw`idag|i dag|i dagens|nuförtiden|nå til dags|nu til dags)(?!\p{L})`,
  ].join(''),
  'iu',
)

/** What may go wrong: "A small leak can end in damp walls". */
const MAY_HARM = anyOf(
  String.raw`(?:can|may|might|could) (?:\p{L}+ )?(?:lead to|result in|cause|end in|cost|damage|compromise)`,
  String.raw`(?:kann|können) (?:\p{L}+ ){0,6}(?:schaden|schäden \p{L}+|führen|teuer werden|verursachen)`,
  String.raw`(?:peut|peuvent) (?:\p{L}+ )?(?:entraîner|provoquer|causer|mener à|coûter|devenir)`,
  String.raw`(?:puede|pueden) (?:\p{L}+ )?(?:acabar|terminar|provocar|causar|convertirse|derivar|costar)`,
  String.raw`(?:può|possono) (?:\p{L}+ )?(?:causare|provocare|portare a|costare|trasformarsi|diventare)`,
  String.raw`(?:pode|podem) (?:\p{L}+ )?(?:causar|provocar|levar a|custar|tornar-se|acabar)`,
  String.raw`(?:kan|kunnen) (?:\p{L}+ ){0,5}(?:leiden|veroorzaken|kosten)`,
  String.raw`kan (?:\p{L}+ ){0,2}(?:leda till|orsaka|kosta|føre til|forårsake|forårsage|koste)`,
)

/** "VAT can be hard to keep track of": what is difficult for those who do not buy. */
const IS_HARD = anyOf(
  String.raw`(?:can|may) be (?:hard|difficult|tricky|confusing|overwhelming)`,
  String.raw`kann (?:\p{L}+ ){0,4}(?:schwierig|schwer|kompliziert) sein`,
  String.raw`(?:peut|peuvent) (?:être|sembler) (?:difficile|compliqué|complexe)\p{L}*`,
  String.raw`(?:puede|pueden) (?:ser|resultar) (?:difícil|complicad|confus)\p{L}*`,
  String.raw`(?:può|possono) (?:essere|risultare) (?:difficil|complicat)\p{L}*`,
  String.raw`(?:pode|podem) ser (?:difícei|difícil|complicad)\p{L}*`,
  String.raw`kan (?:\p{L}+ ){0,4}(?:lastig|moeilijk|ingewikkeld) zijn`,
  String.raw`kan (?:vara|være) (?:svårt?|krångligt?|vanskeligt?|krevende|besværligt|svært)`,
)

/** "Trust is essential", "the finish is always critical": what counts in a trade. */
const IS_ESSENTIAL = anyOf(
  String.raw`(?:is|are) (?:always |often |absolutely |a |the )*(?:key|crucial|essential|vital|critical|everything)`,
  String.raw`(?:is the heart of|ist das herz|est le c(?:œ|oe)ur|es el corazón|è il cuore|é o coração|is het hart)`,
  String.raw`(?:är hjärtat|er hjertet)|^\p{L}+(?:er|ir|re) [^,]*, c['’]est`,
  String.raw`(?:ist|sind) (?:\p{L}+ )?(?:das a und o|entscheidend|wichtig|unverzichtbar|unerlässlich|vertrauenssache)`,
  String.raw`(?:est|sont) (?:essentiel|primordia|crucia|indispensable|important)\p{L}*`,
  String.raw`(?:es|son|é|são|è|sono) (?:esencial|essencia|essenzial|fundamental|fondamental|important|indispens)\p{L}*`,
  String.raw`(?:is|zijn) (?:belangrijk|essentieel|cruciaal|onmisbaar)`,
  String.raw`(?:är|er) (?:viktigt?|avgörande|avgjørende|afgørende|vigtigt?|essensielt?|essentielt?)`,
)

/** Words that address a reader, for sentences about what a reader gets. */
const READER: Partial<Record<string, readonly string[]>> = {
  en: words('you your yours'),
  de: words('sie ihr ihre ihren ihrem ihrer ihres du dein deine deinen deinem deiner'),
  fr: words('vous votre vos tu ton ta tes te'),
  es: words('usted su sus tú ti te tu tus'),
  it: words('lei suo sua suoi sue tu tuo tua tuoi tue ti vi vostro vostra'),
  pt: words('você seu sua seus suas te'),
  nl: words('u uw je jouw jij jullie'),
  sv: words('du ni er ert era din ditt dina'),
  nb: words('du dere deres din ditt dine'),
  da: words('du jer jeres din dit dine'),
}

const OF_NO_COMPANY = [MAY_HARM, IS_HARD, IS_ESSENTIAL, OF_THE_TIMES, FREE_CLAUSE, READERS_STATE]

/**
 * Whether a sentence states something of the world in general, what may go wrong in it, or the
 * situation of its reader, and nothing of the company.
 */
export function isGeneralTruth(text: string, { lexicon, language }: Site): boolean {
  if (!lexicon) return false
  const { we, our, singular, subjectless } = lexicon.grammar
  const said = lowerWordsOf(text)
  const isOwn = said.some(
    (word) =>
      we.includes(word) || our.includes(word) || singular.includes(word) || subjectless?.test(word),
  )
  if (isOwn) return false
  if (OF_NO_COMPANY.some((pattern) => pattern.test(text))) return true
  return NEGATED.test(text) && !said.some((word) => READER[language]?.includes(word))
}
