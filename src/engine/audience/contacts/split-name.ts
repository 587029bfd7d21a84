const HONORIFICS = new Set(
  (
    'mr mrs ms miss mx dr prof professor sir dame herr frau hr fr dipling doktor mme mlle monsieur ' +
    'madame mademoiselle sr sra srta senor senora sig sra sigra signor signora dott dottssa dhr mevr mw heer ' +
    'mevrouw herrn'
  ).split(' '),
)
const SUFFIXES = new Set('jr sr ii iii iv phd md mba esq msc bsc cpa'.split(' '))
/** Words before a family name that belong to it. */
const PARTICLES = new Set(
  (
    'van von vom zu zur de del della di da dal dos das do du des der den ter ten het la le las los ' +
    'al el bin ibn ben af av st san santa mac mc y'
  ).split(' '),
)

const plain = (word: string) =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')

/** Whether the text is a form of address, such as "Mrs." or "Herr Dr.". */
export const isHonorific = (text: string): boolean => {
  const words = text.split(/\s+/).map(plain).filter(Boolean)
  return words.length > 0 && words.length < 4 && words.every((word) => HONORIFICS.has(word))
}

/** What is longer is no name. */
const MAX_NAME = 300

export interface SplitName {
  firstName: string
  lastName: string
}

/**
 * The first and last name within a full name: "Ek, Kim" has the last name first, and so has any
 * name in files that do. Forms of address and degrees are left out; "van der Berg" stays together.
 */
export function splitName(text: string, isLastFirst = false): SplitName {
  const [before = '', after] = text
    .slice(0, MAX_NAME)
    .split(',')
    .map((part) => part.trim())
  const hasDegree =
    after !== undefined && after.split(/\s+/).every((word) => SUFFIXES.has(plain(word)))
  if (after && !hasDegree)
    return { firstName: withoutForms(after).join(' '), lastName: withoutForms(before).join(' ') }
  const words = withoutForms(before)
  const [only = ''] = words
  if (words.length < 2)
    return only === before ? { firstName: only, lastName: '' } : { firstName: '', lastName: only }
  if (isLastFirst) {
    let last = 0
    while (last < words.length - 2 && PARTICLES.has(plain(words[last]!))) last++
    return {
      firstName: words.slice(last + 1).join(' '),
      lastName: words.slice(0, last + 1).join(' '),
    }
  }
  let last = words.length - 1
  while (last > 1 && PARTICLES.has(plain(words[last - 1]!))) last--
  return { firstName: words.slice(0, last).join(' '), lastName: words.slice(last).join(' ') }
}

function withoutForms(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '' && word !== 'M.')
  while (words.length > 1 && HONORIFICS.has(plain(words[0]!))) words.shift()
  while (words.length > 2 && SUFFIXES.has(plain(words.at(-1)!))) words.pop()
  return words
}
