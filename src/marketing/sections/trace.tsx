import { example } from '../site/example.generated.ts'
import type { ExampleBlock, ExampleEmail, ExampleFact, Marked } from '../site/example.ts'
import { exampleReader, sender } from '../site/sample.ts'

const FACTS: Partial<Record<ExampleFact['fact'], string>> = {
  whatYouDo: 'What you do',
  audience: 'Who it is for',
  valuePropositions: 'Value proposition',
  callToAction: 'Call to action',
}

const ELEMENTS: Record<string, string> = { p: 'paragraph', h1: 'main heading', h3: 'heading' }

/** A text with the facts that it states; a fact's number is at the end of its mark. */
function Text({ of }: { of: Marked }) {
  return of.map(({ text, facts, ends }, index) =>
    facts.length === 0 ? (
      text
    ) : (
      <mark
        className="t"
        data-n={facts.join(' ')}
        data-end={ends.length > 0 ? ends.join(' ') : undefined}
        key={index}
      >
        {text}
      </mark>
    ),
  )
}

const BLOCKS: Record<ExampleBlock['kind'], string> = {
  title: 'head',
  heading: 'sub',
  text: 'text',
  button: 'go',
}

function Site() {
  return (
    <div className="site">
      <h3>
        Your site says <span>{sender.host}</span>
      </h3>
      <div className="in">
        {example.page.map(({ kind, text }, index) => (
          <p className={BLOCKS[kind]} key={index}>
            <Text of={text} />
          </p>
        ))}
      </div>
      <p className="base">The whole page, as read</p>
    </div>
  )
}

const usedIn = ({ usedIn: emails }: ExampleFact): string =>
  emails.length === 0 ? '' : `${emails.length === 1 ? 'email' : 'emails'} ${emails.join(', ')}`

function Facts() {
  return (
    <div className="claims">
      <fieldset className="in">
        <legend className="ui-sr">Follow one fact through the site and the emails</legend>
        <h3>
          Outrider drafts <span>Review messaging</span>
        </h3>
        {example.facts.map((fact) => (
          <label key={fact.number}>
            <input
              className="ui-sr"
              type="radio"
              name="claim"
              value={fact.number}
              defaultChecked={fact.number === 1}
            />
            <span className="n">{fact.number}</span>
            <span>
              <span className="k">
                {FACTS[fact.fact]}
                <span className="chip">
                  {fact.element ? (ELEMENTS[fact.element] ?? fact.element) : 'your goal'}
                </span>
              </span>
              <span className="v">{fact.text}</span>
              <span className="k">{usedIn(fact)}</span>
            </span>
          </label>
        ))}
        {example.leftOut.map((text) => (
          <p className="left" key={text}>
            <span className="k">
              Left out<span className="chip">main heading</span>
            </span>
            <span className="v">{text}</span>
          </p>
        ))}
      </fieldset>
      <p className="base">{example.problems.join(' ')}</p>
    </div>
  )
}

function Letter({ email }: { email: ExampleEmail }) {
  return (
    <div className="body">
      {email.lines.map((line, index) =>
        line.some(({ text }) => text.trim() !== '') ? (
          <p key={index}>
            <Text of={line} />
          </p>
        ) : (
          <p className="gap" key={index} aria-hidden="true" />
        ),
      )}
      <p>{email.signature}</p>
      <p className="sig">{email.footer.join('\n')}</p>
    </div>
  )
}

function Emails() {
  const [first, ...later] = example.emails
  return (
    <div className="mail">
      <h3>
        {exampleReader.firstName} will read{' '}
        <span>
          Email 1 of {example.emails.length}, day {first!.day}
        </span>
      </h3>
      <dl>
        <dt>From</dt>
        <dd>{sender.mailbox}</dd>
        <dt>Subject</dt>
        <dd>{first!.subject}</dd>
      </dl>
      <div className="in">
        <Letter email={first!} />
        {later.map((email, index) => (
          <details key={email.day}>
            <summary>
              Email {index + 2}, day {email.day}
            </summary>
            <Letter email={email} />
          </details>
        ))}
      </div>
      <p className="base">
        <span className="st pos">{first!.words} words</span>
        <span className="st pos">
          {first!.questions === 1 ? 'One question' : `${first!.questions} questions`}
        </span>
        <span className="st pos">{example.passedChecks} checks passed</span>
      </p>
    </div>
  )
}

/**
 * From a sentence on a site to a sentence in an email: a made page and what the product drafts from
 * it, word for word. The facts are radio buttons and the stylesheet highlights the rest, so it
 * needs no script.
 */
export function Trace() {
  return (
    <figure className="trace">
      <div className="panel">
        <div className="three">
          <Site />
          <Facts />
          <Emails />
        </div>
      </div>
      <figcaption>
        A fictitious company. The draft is what the product creates from this page. Choose a fact to
        see its source and where it is used.
      </figcaption>
    </figure>
  )
}
