import type { ReactNode } from 'react'
import type { Cut, SourcedSentence } from '#model/api/language-model.ts'
import { Button } from '#ui/base/button.tsx'
import { Spinner } from '#ui/base/spinner.tsx'
import { tModel as t } from './model-messages.ts'
import { SentenceSources } from './sentence-sources.tsx'
import './model-proposal.css'

interface ProposalProps {
  /** The requested change, such as "Shorter". */
  title: string
  isWorking: boolean
  /** Why there is no proposal; empty otherwise. */
  problem: string
  onRetry: () => void
  onDismiss: () => void
  /** The proposal, once it is there. */
  children?: ReactNode
}

/** A text of the language model, which is used only when a person accepts it. */
export function ModelProposal({
  title,
  isWorking,
  problem,
  onRetry,
  onDismiss,
  children,
}: ProposalProps) {
  return (
    <section className="model-proposal" aria-label={t('model.proposal', { title })}>
      <header>
        <h3>{t('model.proposal', { title })}</h3>
        <Button size="s" variant="quiet" onClick={onDismiss}>
          {t('model.dismiss')}
        </Button>
      </header>
      {isWorking ? (
        <p className="model-working" role="status">
          <Spinner />
          {t('model.working')}
        </p>
      ) : null}
      {problem ? (
        <div className="model-problem" role="alert">
          <p>{problem}</p>
          <Button size="s" onClick={onRetry}>
            {t('model.retry')}
          </Button>
        </div>
      ) : null}
      {children}
    </section>
  )
}

/** A proposed text with its sources and with the sentences that were left out. */
export function ProposedText({
  subject = '',
  text,
  sources,
  cuts,
  children,
}: {
  subject?: string
  text: string
  sources: readonly SourcedSentence[]
  cuts: readonly Cut[]
  children: ReactNode
}) {
  return (
    <>
      {subject ? <p className="model-subject">{subject}</p> : null}
      <p className="model-text">{text}</p>
      <SentenceSources text={text} sources={sources} />
      <LeftOut cuts={cuts} />
      <div className="model-actions">{children}</div>
    </>
  )
}

/** Sentences that the checks have left out, each with its reason. */
export function LeftOut({ cuts }: { cuts: readonly Cut[] }) {
  if (cuts.length === 0) return null
  return (
    <details className="sentence-sources">
      <summary>{t('model.leftOut', { count: cuts.length })}</summary>
      <ul>
        {cuts.map(({ text, reason }) => (
          <li key={text + reason}>
            <span>{text}</span> {reason}
          </li>
        ))}
      </ul>
    </details>
  )
}
