import { lowerFirst } from '#model/lib/first-letter.ts'
/** Ends of nouns for work by their gender; few others end so. */
const MASCULINE = /(?:age|ment|isme)$|^(?:conseil|transport|entretien|génie|design)$/u
const FEMININE =
  /(?:tion|sion|xion|erie|mie|phie|gie|ure|ance|ence|ité|eté)$|^(?:pose|étude|location|vente|paie|formation)$/u
const NO_WORK = new RegExp(
  `^(?:${[
    'image|page|plage|cage|nature|voiture|facture|clôture|bâtiment|logement|appartement',
    'événement|évènement|équipement|vêtement|document|emballage',
  ].join('|')})$`,
  'u',
)
const PLURAL = /^(?:travaux|(?:\p{Ll}+(?:tion|sion|age|ment)s))$/u

/** Work with its partitive article, "du nettoyage de vitres"; null for nouns of unknown gender. */
export function withPartitive(work: string): string | null {
  const [first = ''] = work.split(' ')
  const noun = first.toLowerCase()
  const small = /^\p{Lu}{2}/u.test(first) ? work : lowerFirst(work)
  if (NO_WORK.test(noun)) return null
  if (PLURAL.test(noun)) return `des ${small}`
  const isMasculine = MASCULINE.test(noun)
  if (!isMasculine && !FEMININE.test(noun)) return null
  // "De l’usinage"; before an h, the ear decides.
  if (/^[aeiouyéèêà]/u.test(noun)) return `de l’${small}`
  return noun.startsWith('h') ? null : `${isMasculine ? 'du' : 'de la'} ${small}`
}
