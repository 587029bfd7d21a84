import {
  claims,
  firstMail,
  firstMailWords,
  leftOut,
  mails,
  sender,
  site,
  type Marked,
} from '../site/sample.ts'

function Text({ of }: { of: Marked }) {
  return of.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <mark className="t" data-n={part[1]} key={index}>
        {part[0]}
      </mark>
    ),
  )
}

function Site() {
  return (
    <div className="site">
      <h3>
        Your site says <span>{sender.host}</span>
      </h3>
      <div className="in">
        <p className="head">{site.headline}</p>
        {site.paragraphs.map((text, index) => (
          <p key={index}>
            <Text of={text} />
          </p>
        ))}
        <span className="go">
          <Text of={site.button} />
        </span>
        <p>{site.last}</p>
      </div>
      <p className="base">{site.readAt}</p>
    </div>
  )
}

function Notes() {
  return (
    <div className="claims">
      <fieldset className="in">
        <legend className="ui-sr">Follow one note through the site and the mail</legend>
        <h3>
          Outrider notes <span>Review messaging</span>
        </h3>
        {claims.map(({ number, kind, source, note }) => (
          <label key={number}>
            <input
              className="ui-sr"
              type="radio"
              name="claim"
              value={number}
              defaultChecked={number === 1}
            />
            <span className="n">{number}</span>
            <span>
              <span className="k">
                {kind}
                <span className="chip">{source}</span>
              </span>
              <span className="v">{note}</span>
            </span>
          </label>
        ))}
        <p className="left">
          <span className="k">
            Left out<span className="chip">{leftOut.source}</span>
          </span>
          <span className="v">{leftOut.note}</span>
        </p>
      </fieldset>
      <p className="base">We found no proof on your site. Mails work without it.</p>
    </div>
  )
}

function Mail() {
  return (
    <div className="mail">
      <h3>
        {firstMail.reader} will read{' '}
        <span>
          Mail 1 of {mails.length}, day {mails[0].day}
        </span>
      </h3>
      <dl>
        <dt>From</dt>
        <dd>{sender.mailbox}</dd>
        <dt>Subject</dt>
        <dd>{firstMail.subject}</dd>
      </dl>
      <div className="body in">
        {firstMail.paragraphs.map((text, index) => (
          <p key={index}>
            <Text of={text} />
          </p>
        ))}
        <p className="sig">
          {firstMail.signature[0]}
          <br />
          {firstMail.signature[1]}
        </p>
      </div>
      <p className="base">
        <span className="st pos">{firstMailWords} words</span>
        <span className="st pos">One question</span>
        <span className="st pos">No link</span>
        <span className="st pos">Opt-out line</span>
      </p>
    </div>
  )
}

/**
 * From a sentence on a site to a sentence in an email. The notes are radio buttons and the
 * stylesheet highlights the rest, so it needs no script.
 */
export function Trace() {
  return (
    <figure className="trace">
      <div className="panel">
        <div className="three">
          <Site />
          <Notes />
          <Mail />
        </div>
      </div>
      <figcaption>
        Sample data. Choose a note to see where it came from and where it goes.
      </figcaption>
    </figure>
  )
}
