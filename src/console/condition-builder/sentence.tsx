import type { Position } from '#condition/edit-tree.ts'
import type { DescribeTools } from '#condition/kind.ts'
import type { Language } from '#condition/language.ts'
import { say } from '#language'
import { tConditions as t } from './messages.ts'

/**
 * A marker that no condition text begins or ends with; the text between two markers is user
 * content.
 */
const MARK = '\u0001'

/** Wraps the language so that it marks the statements of single lines. */
function marked(
  language: Language,
): (condition: unknown, names: Omit<DescribeTools, 'describe'>) => string {
  const phrase = (condition: unknown, names: Omit<DescribeTools, 'describe'>): string => {
    const type = (condition as { type?: unknown } | null)?.type
    const definition = typeof type === 'string' ? language.definitionOf(type) : null
    if (definition?.family !== 'logic')
      return `${MARK}${language.describe(condition, names)}${MARK}`
    return definition.describe(condition as never, {
      ...names,
      describe: (part) => phrase(part, names),
    })
  }
  return (condition, names) => {
    try {
      return phrase(condition, names)
    } catch {
      return language.describe(condition, names)
    }
  }
}

/** The whole condition as one sentence, with the statements about people in bold. */
export function Sentence({
  condition,
  language,
  names,
  about,
}: {
  condition: unknown
  language: Language
  names: Omit<DescribeTools, 'describe'>
  about: Position
}) {
  if (condition === null || condition === undefined) return <p>{t('builder.wordsNothing')}</p>
  const said = marked(language)(condition, names)
  const text = said.replaceAll(MARK, '')
  const ofPeople = about !== 'event'
  if (text === say('all people'))
    return <p>{t(ofPeople ? 'builder.wordsEverybody' : 'builder.wordsEveryEvent')}</p>
  if (text === say('no one'))
    return <p>{t(ofPeople ? 'builder.wordsNobody' : 'builder.wordsNoEvent')}</p>
  // A statement that lacks a part ends in dots.
  const isOpen = text.endsWith('…')
  const [before = '', after = ''] = t(ofPeople ? 'builder.wordsProfile' : 'builder.wordsEvent', {
    sentence: MARK,
  }).split(MARK)
  return (
    <p>
      {before}
      {said.split(MARK).map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part))}
      {isOpen ? after.replace(/^\./, '') : after}
    </p>
  )
}
