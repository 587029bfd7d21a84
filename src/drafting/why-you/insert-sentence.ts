/** Words of a paragraph that is only a greeting. */
const MAX_GREETING_WORDS = 8

const isGreeting = (paragraph: string) =>
  /[,!]$/.test(paragraph.trim()) &&
  paragraph.trim().split(/\s+/).length <= MAX_GREETING_WORDS &&
  !paragraph.includes('\n')

/**
 * Puts a sentence into an email as a separate paragraph, after the one that says who writes: the
 * first after the greeting. Without the sentence the email is unchanged.
 * @returns the text and where the sentence begins in it
 */
export function insertSentence(text: string, sentence: string): { text: string; at: number } {
  const paragraphs = [...text.matchAll(/[^\n](?:[^\n]|\n(?!\s*\n))*/g)]
  const [first, second] = paragraphs
  const after = first && second && isGreeting(first[0]) ? second : first
  if (!after) return { text: sentence, at: 0 }
  const end = after.index + after[0].trimEnd().length
  return { text: `${text.slice(0, end)}\n\n${sentence}${text.slice(end)}`, at: end + 2 }
}
