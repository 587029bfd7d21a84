import { useRef, useState, type FormEvent } from 'react'
import { Button } from '#ui/base/button.tsx'
import { t } from '#ui/messages/messages.ts'
import { objectOf } from '#model/lib/is-object.ts'

type State =
  | { kind: 'idle' }
  | { kind: 'submitting' }
  | { kind: 'success' | 'error'; sentence: string }

const LOOKS = {
  idle: 'ui-soft',
  submitting: 'ui-soft',
  success: 'shell-newsletter-success',
  error: 'shell-newsletter-error',
}

/**
 * The message of a failure, from specification section 8. Status 0 means that no response arrived.
 */
function newsletterFailure(error: unknown): string {
  const { status, detail } = objectOf(error)
  if (!status) return t('footer.unreachable')
  return typeof detail === 'string' && detail !== '' ? detail : t('footer.failed')
}

/** States: idle, submitting, then a message. Keeps the typed address unless it was accepted. */
export function NewsletterForm() {
  // Uncontrolled, so that text typed before hydration is kept.
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>({ kind: 'idle' })
  const busy = state.kind === 'submitting'
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const address = input.current?.value.trim()
    if (!address || busy) return
    setState({ kind: 'submitting' })
    try {
      // Loaded with the first subscription, to keep it out of the page's download.
      const { subscribeToNewsletter } = await import('#client/newsletter.ts')
      const answer = await subscribeToNewsletter(address)
      if (input.current) input.current.value = ''
      setState({ kind: 'success', sentence: answer.message || t('footer.thanks') })
    } catch (error) {
      setState({ kind: 'error', sentence: newsletterFailure(error) })
    }
  }
  return (
    // Sends nothing before hydration: a plain form would put the email into the address bar.
    <form
      className="shell-newsletter"
      method="dialog"
      onSubmit={(event) => void submit(event)}
      aria-labelledby="newsletter-title"
    >
      <h2 id="newsletter-title">{t('footer.newsletter')}</h2>
      <p>{t('footer.newsletterPurpose')}</p>
      <div className="shell-newsletter-row">
        <input
          ref={input}
          className="ui-input ui-input-l"
          id="newsletter-email"
          type="email"
          name="email"
          autoComplete="email"
          aria-label={t('footer.emailLabel')}
          placeholder={t('footer.email')}
          required
          disabled={busy}
          aria-describedby="newsletter-answer"
        />
        <Button type="submit" size="l" busy={busy}>
          {t('footer.subscribe')}
        </Button>
      </div>
      <p id="newsletter-answer" role="status" className={LOOKS[state.kind]}>
        {state.kind === 'success' || state.kind === 'error'
          ? state.sentence
          : t('footer.newsletterNote')}
      </p>
    </form>
  )
}
