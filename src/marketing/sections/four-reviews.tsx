import type { ReactNode } from 'react'
import { contacts } from '../site/sample.ts'
import { example } from '../site/example.generated.ts'

type ReviewRow = readonly [name: string, value: ReactNode]

const valuePropositions = example.facts.filter(({ fact }) => fact === 'valuePropositions').length

/** The four steps of configuring a campaign, as rows of the sample campaign. */
const reviews: readonly { title: string; purpose: string; rows: readonly ReviewRow[] }[] = [
  {
    title: 'Review messaging',
    purpose: 'What you do, for whom, and why now. Every line shows its source.',
    rows: [
      ['What you do', 'paragraph'],
      ['Value propositions', `${valuePropositions} found`],
      ['Call to action', 'a call'],
      ['Proof', 'none found'],
    ],
  },
  {
    title: 'Review content',
    purpose: 'Four short emails in one thread, previewed for a real contact.',
    rows: example.emails.map(
      ({ words, day }, index) => [`Email ${index + 1}, ${words} words`, `day ${day}`] as const,
    ),
  },
  {
    title: 'Review targets',
    purpose: 'Must, prefer or exclude. The count updates as you edit.',
    rows: [
      ['Your contacts', contacts.held],
      ['Match', contacts.match],
      ['Unknown', contacts.unknown],
      ['Excluded', contacts.outside],
    ],
  },
  {
    title: 'Review contacts',
    purpose: 'Your own list, checked. Every excluded person has a reason.',
    rows: [
      ['From targets', contacts.match],
      ['Ready', contacts.ready],
      ['Needs attention', contacts.attention],
      ['Excluded', contacts.excluded],
    ],
  },
]

/**
 * The four review steps side by side; `caption` marks the figures as samples where no adjacent text
 * does.
 */
export function FourReviews({ caption = false }: { caption?: boolean }) {
  return (
    <>
      <ol className="steps">
        {reviews.map(({ title, purpose, rows }, index) => (
          <li key={title}>
            <h3 className="h-16">
              {index + 1}. {title}
            </h3>
            <p className="small soft">{purpose}</p>
            <div className="mini">
              {rows.map(([name, value]) => (
                <div className="r" key={name}>
                  <span>{name}</span> <span>{value}</span>
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {caption ? <p className="tiny soft reviews-note">Sample data.</p> : null}
    </>
  )
}
