import { analytics } from '#client/analytics.ts'
import { Button } from '#ui/base/button.tsx'
import { t } from '#ui/words/words.ts'

/** Asks once, where something would be measured; both answers cost the same. */
export default function CookieChoice() {
  return (
    <section className="cookie-choice" aria-label={t('cookies.label')}>
      <p>{t('cookies.text', { service: 'Google Analytics' })}</p>
      <div className="cookie-buttons">
        <Button onClick={() => void analytics.choose('denied')}>{t('cookies.decline')}</Button>
        <Button onClick={() => void analytics.choose('granted')}>{t('cookies.accept')}</Button>
      </div>
    </section>
  )
}
