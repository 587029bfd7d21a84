import { useEffect, useState } from 'react'
import { api, ApiError } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import { useSession } from '#client/session.ts'
import { NotFound } from '#shell/not-found.tsx'
import { Link } from '#ui/base/routing.tsx'
import { messageOf } from '#model/lib/thrown.ts'
import { Opening, PublicPage, Section } from '../site/public-page.tsx'

interface Report {
  /** Null for the files of the repository. */
  source: string | null
  live: boolean
  loadedAt: string | null
  counts: Record<string, number>
  faults: { at: string; what: string; why: string }[]
}

type DebugState = { report: Report } | { failure: string } | 'hidden' | null

const when = (at: string) =>
  new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'medium' })

function sourceWords(source: Report['source'], live: boolean) {
  if (live) return `${source} is live.`
  if (!source) return 'The files of the repository are live. Sanity is not configured.'
  return `${source} is configured, but nothing could be loaded from it. The files of the repository are shown.`
}

function Findings({ report: { source, live, loadedAt, counts, faults } }: { report: Report }) {
  const rows = Object.entries(counts).filter(([, count]) => count > 0)
  return (
    <>
      <Section plain title="Source.">
        <p>{sourceWords(source, live)}</p>
        {loadedAt ? <p className="soft">Loaded {when(loadedAt)}</p> : null}
      </Section>
      {live ? (
        <Section title="Loaded.">
          <dl className="terms">
            {rows.map(([kind, count]) => [
              <dt key={kind}>{kind}</dt>,
              <dd key={`${kind} count`}>{count}</dd>,
            ])}
          </dl>
          <p className="soft">Kinds that are not listed come from the files of the repository.</p>
        </Section>
      ) : null}
      {source ? (
        <Section title="Failed.">
          {faults.length === 0 ? <p>Nothing.</p> : null}
          <ul className="plain">
            {faults.map(({ at, what, why }, index) => (
              <li key={index}>
                <b>{what}</b>: {why} <span className="soft">({when(at)})</span>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  )
}

/**
 * Shows the live content source, the loaded content, and failures with their causes. In production
 * the server shows it to admins only.
 */
export default function ContentDebugPage() {
  const { status } = useSession()
  const [state, setState] = useState<DebugState>(null)
  useEffect(() => {
    if (status === 'loading') return
    let current = true
    api.get<Report>('/content-report').then(
      (report) => current && setState({ report }),
      (error: unknown) =>
        current &&
        setState(
          error instanceof ApiError && [401, 403, 404].includes(error.status)
            ? 'hidden'
            : { failure: messageOf(error) },
        ),
    )
    return () => {
      current = false
    }
  }, [status])
  if (state === 'hidden') return <NotFound />
  return (
    <PublicPage
      title="Content"
      description="Which source of content is live, what was loaded from it, and what failed and why."
      hidden
    >
      <Opening title="Content.">
        Where the guides, posts and places of this site come from. Back to the{' '}
        <Link className="link" to={paths.resources}>
          resources
        </Link>
        .
      </Opening>
      {state && 'report' in state ? (
        <Findings report={state.report} />
      ) : (
        <Section plain title="Source.">
          {state ? <p role="alert">{state.failure}</p> : <p role="status">Asking the server</p>}
        </Section>
      )}
    </PublicPage>
  )
}
