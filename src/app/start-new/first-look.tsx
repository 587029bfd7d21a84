import { useEffect, useRef } from 'react'
import { useMutation } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { workflow } from '#client/workflow.ts'
import { say } from '#language'
import type { FirstLook } from '#model/api/outreach.ts'
import { renderText } from '#model/email/merge-text.ts'
import { Button } from '#ui/base/button.tsx'
import { tStart as t } from './messages.ts'

/** Reads a website for a visitor; a sign-up within the hour takes over the pages. */
export const useFirstLook = (onError: (error: Error) => void) =>
  useMutation({
    mutationFn: (websiteUrl: string) => api.post<FirstLook>('/first-look', { websiteUrl }),
    onSuccess: ({ token, websiteUrl }) => workflow.update({ firstLook: token, websiteUrl }),
    onError,
  })

/** What the site says and the first email, which a sign-up keeps. */
export function FirstLookPanel({
  look,
  busy,
  onSignUp,
}: {
  look: FirstLook
  busy: boolean
  onSignUp: () => void
}) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [look])
  const facts = [
    [t('look.company'), look.companyName],
    [t('look.offer'), look.whatYouDo],
    [t('look.audience'), look.audience],
  ].filter(([, value]) => value)
  return (
    <section ref={panel} tabIndex={-1} className="stack sn-look" aria-label={t('look.title')}>
      <h2>{t('look.title')}</h2>
      <p className="soft s13">{t('look.pages', { count: look.pages, site: look.websiteUrl })}</p>
      {facts.length > 0 ? (
        <dl className="sn-facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {look.email ? (
        <article className="letter" lang={look.language}>
          <h3>{renderText(look.email.subject, {}, look.websiteUrl).text}</h3>
          <p className="sn-letter">{renderText(look.email.body, {}, look.websiteUrl).text}</p>
        </article>
      ) : (
        <p>{t('look.noEmail')}</p>
      )}
      {look.problems.map((problem) => (
        <p key={problem} className="notice">
          {say(problem)}
        </p>
      ))}
      <p className="help">{t('look.next')}</p>
      <div className="row">
        <Button variant="primary" size="l" busy={busy} onClick={onSignUp}>
          {t('look.signUp')}
        </Button>
      </div>
    </section>
  )
}
