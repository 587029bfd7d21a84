import type { ReactNode } from 'react'

/**
 * A question with its answer; `text` is the plain-text answer for search engines if `answer` is
 * more than a string.
 */
export type Question =
  | { question: string; answer: string }
  | { question: string; answer: ReactNode; text: string }

/** Questions as disclosures; the first may be open. */
export function Questions({
  of,
  openFirst = false,
}: {
  of: readonly Question[]
  openFirst?: boolean
}) {
  return (
    <div className="faq">
      {of.map(({ question, answer }, index) => (
        <details key={question} open={openFirst && index === 0}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}

/** The questions as schema.org data. */
export function questionData(questions: readonly Question[]): Record<string, unknown> {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map((question) => ({
      '@type': 'Question',
      name: question.question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: 'text' in question ? question.text : question.answer,
      },
    })),
  }
}
