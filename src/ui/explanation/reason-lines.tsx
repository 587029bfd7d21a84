import { Fragment, type ReactNode } from 'react'
import { Button } from '../base/button.tsx'
import { exactMoment, withReadableMoments } from '../lists/exact-moment.ts'
import { tWhy } from './messages.ts'

/** A record that a line names. */
export interface LinkedRecord {
  entity: string
  id: string
  name: string
}

/** One line of an explanation; a line with parts is the sum of them. */
export interface ReasonLine {
  says: string
  /** Null: a statement that neither supports nor prevents the result. */
  holds: boolean | null
  value: string
  expected: string
  at: string
  links: readonly LinkedRecord[]
  parts: readonly ReasonLine[]
}

/** What the room that shows the lines knows about records. */
export interface LineOptions {
  /** The link to a record's page; null where the room has none. */
  renderLink(link: LinkedRecord): ReactNode
  /** Asks the same question about a record; absent where that is not offered. */
  onAsk?: (link: LinkedRecord) => void
  /** Whether there is a question about records of this entity. */
  canAsk?: (entity: string) => boolean
}

export const Links = ({
  links,
  renderLink,
}: { links: readonly LinkedRecord[] } & Pick<LineOptions, 'renderLink'>) =>
  links.map((link) => <Fragment key={`${link.entity} ${link.id}`}>{renderLink(link)}</Fragment>)

interface Lines extends LineOptions {
  reasons: readonly ReasonLine[]
  /** Time of the explanation, which lines do not repeat. */
  evaluatedAt: string
}

/** The lines of an explanation; a line with parts opens and closes. */
export const ReasonLines = ({ reasons, ...rest }: Lines) => (
  <ul className="ex-reasons">
    {reasons.map((reason, at) => (
      <li key={at}>
        {reason.parts.length === 0 ? (
          <>
            <Statement reason={reason} />
            <Details reason={reason} {...rest} />
          </>
        ) : (
          <details open={reason.holds !== true || reasons.length <= 2}>
            <summary>
              <Statement reason={reason} />
            </summary>
            <Details reason={reason} {...rest} />
            <ReasonLines reasons={reason.parts} {...rest} />
          </details>
        )}
      </li>
    ))}
  </ul>
)

const verdicts = { true: 'why.true', false: 'why.false', null: 'why.info' } as const

const Statement = ({ reason: { says, holds } }: { reason: ReasonLine }) => (
  <span className={`ex-dot ex-${holds}`}>
    <span className="ui-sr">{tWhy(verdicts[`${holds}`])}: </span>
    {says}
  </span>
)

/** Observed and required value, the time of the fact, and the records that it is about. */
function Details({
  reason: { says, value, expected, at, links },
  evaluatedAt,
  renderLink,
  onAsk,
  canAsk = () => false,
}: { reason: ReasonLine } & Omit<Lines, 'reasons'>) {
  const isRepeated = expected === '' || says.toLowerCase() === expected.toLowerCase()
  const isDated = at !== evaluatedAt
  if (value === '' && isRepeated && !isDated && links.length === 0) return null
  return (
    <span className="ex-details ex-soft">
      {value !== '' && <span>{tWhy('why.value', { value: withReadableMoments(value) })}</span>}
      {!isRepeated && (
        <span>{tWhy('why.expected', { expected: withReadableMoments(expected) })}</span>
      )}
      {isDated && <time dateTime={at}>{exactMoment(new Date(at))}</time>}
      <Links links={links} renderLink={renderLink} />
      {onAsk &&
        links
          .filter(({ entity }) => canAsk(entity))
          .map((link) => (
            <Button
              key={`${link.entity} ${link.id}`}
              size="s"
              variant="quiet"
              aria-label={tWhy('why.askNamed', { name: link.name })}
              onClick={() => onAsk(link)}
            >
              {tWhy('why.ask')}
            </Button>
          ))}
    </span>
  )
}
