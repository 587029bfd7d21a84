import { useEffect, useRef, useState } from 'react'
import { analytics } from '#client/analytics.ts'
import { browserConfig, type AnalyticsSettings } from '#client/config.ts'
import { Button } from '#ui/base/button.tsx'
import { t } from '#ui/messages/messages.ts'

function namesOf({ googleTagId, events }: AnalyticsSettings): string {
  return [googleTagId ? 'Google Analytics' : '', events ? new URL(events.url).host : '']
    .filter(Boolean)
    .join(', ')
}

/**
 * Asks for consent once if analytics is configured, and again from the footer; both answers take
 * one press. Overlays the page, so that nothing moves.
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
    // Moves the focus into the box if the person opened it, and back when it closes; otherwise
    // leaves the focus on the page.
    const before = document.activeElement
    if (!names || analytics.getConsent() === 'unasked') return
    box.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [names])
  // Waits for all texts: later ones would move the box.
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
