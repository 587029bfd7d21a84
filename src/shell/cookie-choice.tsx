import { useEffect, useRef, useState } from 'react'
import { analytics } from '#client/analytics.ts'
import { browserConfig, type AnalyticsSettings } from '#client/config.ts'
import { Button } from '#ui/base/button.tsx'
import { t } from '#ui/words/words.ts'

function namesOf({ googleTagId, events }: AnalyticsSettings): string {
  return [googleTagId ? 'Google Analytics' : '', events ? new URL(events.url).host : '']
    .filter(Boolean)
    .join(', ')
}

/**
 * Asks once, where something would be measured, and again when the footer is asked to; both answers
 * cost the same. Lies over the page, so that nothing moves.
 */
export default function CookieChoice() {
  const consent = analytics.useConsent()
  const [names, setNames] = useState('')
  const box = useRef<HTMLElement>(null)
  const again = consent !== 'unasked'
  useEffect(() => {
    void browserConfig().then(({ analytics: settings }) => settings && setNames(namesOf(settings)))
  }, [])
  useEffect(() => {
    // Whoever asked for it goes on in it, and back to where they were; somebody who is asked is not
    // torn from the page.
    const before = document.activeElement
    if (!names || analytics.getConsent() === 'unasked') return
    box.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [names])
  // Whole at once: words that come later would move the box.
  if (!names) return null
  return (
    <section
      ref={box}
      className="cookie-choice"
      tabIndex={-1}
      aria-label={t('cookies.label')}
      onKeyDown={(event) => event.key === 'Escape' && analytics.close()}
    >
      <p>
        {t('cookies.text', { service: names })}{' '}
        {again ? t(consent === 'granted' ? 'cookies.allowed' : 'cookies.declined') : null}
      </p>
      <div className="cookie-buttons">
        <Button onClick={() => void analytics.choose('denied')}>{t('cookies.decline')}</Button>
        <Button onClick={() => void analytics.choose('granted')}>{t('cookies.accept')}</Button>
      </div>
    </section>
  )
}
