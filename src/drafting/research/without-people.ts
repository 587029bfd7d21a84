import type { SitePage } from '#drafting/reading/page.ts'
import { anyOf } from '#drafting/languages/all-traits.ts'

/** Addresses, telephone numbers and links to a person's page in a network. */
const ADDRESS = /\S@\S|\(at\)|\[at\]|linkedin\.com|xing\.com/i
const TELEPHONE = /(?:\+|\b00?)\d[\d\s()/.-]{6,}\d|\b\d{3,5}[\s/-]\d{3,}[\s/-]?\d{2,}/

/** Forms of address and functions that a person's name follows or precedes. */
const NAMED_PERSON = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('personTitles')})\.?:?\s+\p{Lu}\p{Ll}+`,
  'u',
)

/** Common given names of the ten languages: followed by a capital, they name a person. */
const GIVEN = new Set(
  `adam agnes alan albert alberto alejandro alex alexander alexandra alfred alice alicia ana anders
   andrea andreas andrew angela anita anja ann anna anne annette antoine antonio arne astrid barbara
   beatriz ben benjamin bernd bernhard birgit bjørn björn bo brigitte britta bruno carla carlos carmen
   carolina caroline catherine cecilia chari charles charlotte chiara chris christian christina christine
   christoph claire clara claudia claus cristina daniel daniela david denise diana diego dieter dirk
   dominik edward elena eli elisa elisabeth elizabeth ellen elsa emil emily emma eric erik erika ernst
   eva fabian felix fernando filip florian francesca francesco frank franz frederik friedrich gabriel
   gabriele george gerd gerhard giovanni giulia giuseppe grace greta guido gunnar gustav hannah hanna
   hannes hans harald heike heinz helen helena helga henrik henry herbert holger hugo ian ida ines inge
   ingrid irene isabel isabella jack jacob jakob james jan jana jane javier jean jennifer jens jessica
   jim joan joana joanna johan johanna johannes john jonas jonathan jordi jorge jose josé joseph juan
   judith julia julian julie jürgen kai karen karin karl karsten kate katharina katherine kathrin katja
   kevin kim kirsten klaas klara klaus kristian kristina kurt lars laura laurent lea lena leo leon lisa
   liv lorenzo louis louise luca lucas lucia lucy luis luisa lukas magnus maja manfred manuel manuela
   marc marco marcus margaret maria mariana marie marina mario marion mark markus marta martha martin
   martina mary mathias mats matteo matthew matthias max maximilian maya melanie mette michael michaela
   michel michelle miguel mia mikael mike monica monika nadine nathalie nicola nicolas niels nils nina
   nora oliver olivia ole olga oscar oskar otto pablo paola paul paula pedro peer per peter petra
   philip philipp philippe pia pierre pieter piet rachel rainer ralf ralph raquel raul rebecca regina
   renate ricardo richard rita robert roberto robin roger roland rolf rosa ruth sabine samuel sandra
   sara sarah sebastian sergio silke silvia simon simone sofia sofie sonja sophia sophie stefan stefanie
   steffen stephan stephen steve steven susan susanne svein sven tanja teresa thomas tim tina tobias
   tom tomas tone torsten ulf ulla ulrich ulrike ursula ute uwe valentina vanessa vera veronica victor
   victoria vincent walter werner wilhelm william willem wolfgang xavier yvonne`.split(/\s+/),
)

const NAME_PAIR = /(\p{Lu}\p{Ll}+)(?:-\p{Lu}\p{Ll}+)?\s+(?:[a-z]{2,3}\s+)?\p{Lu}[\p{L}.'’-]+/gu

const hasGivenName = (text: string) =>
  [...text.matchAll(NAME_PAIR)].some(([, given = '']) => GIVEN.has(given.toLowerCase()))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Names of people in the data of a page for search engines. */
function namesIn(value: unknown, depth = 0): string[] {
  if (depth > 6) return []
  if (Array.isArray(value)) return value.flatMap((one) => namesIn(one, depth + 1))
  if (!isRecord(value)) return []
  const { name } = value
  const isPerson = [value['@type']].flat().includes('Person')
  return [
    ...(isPerson && typeof name === 'string' ? [name] : []),
    ...Object.values(value).flatMap((one) => namesIn(one, depth + 1)),
  ]
}

/** A heading or a line of a team's part is the name of a person, whatever it is. */
const isShortName = (text: string) =>
  /^\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){1,3}$/u.test(text)

/** The names of people that the pages give. */
export const peopleOn = (pages: readonly SitePage[]): string[] => [
  ...new Set(
    pages.flatMap(({ jsonLd, blocks }) => [
      ...namesIn(jsonLd),
      ...blocks
        .filter(
          ({ role, text }) => (role === 'team' || role === 'testimonial') && isShortName(text),
        )
        .map(({ text }) => text),
    ]),
  ),
]

/**
 * Whether a text may name a person or hold a way to reach one. It rather drops a text too many:
 * what account research keeps is about companies only.
 * @param people names that the pages give
 */
export const isPersonal = (text: string, people: readonly string[]): boolean =>
  ADDRESS.test(text) ||
  TELEPHONE.test(text) ||
  NAMED_PERSON.test(text) ||
  hasGivenName(text) ||
  people.some((name) => name.length > 3 && text.includes(name))
