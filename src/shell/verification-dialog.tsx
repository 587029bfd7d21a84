import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { brand } from '#brand'
import { paths } from '#client/paths.ts'
import { session } from '#client/session.ts'
import { resendVerification } from '#client/verification.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { TextField } from '#ui/base/field.tsx'
import { tSignedIn as t } from '#ui/messages/signed-in.ts'
import { verification, VERIFIED_ELSEWHERE } from './verification.ts'

const FEEDBACK = 5000

type Feedback = { kind: 'sent' | 'failed'; sentence: string } | null

/** The dialog with the actions behind its buttons, as the shell renders it. */
export default function VerificationDialog() {
  const state = verification.use()
  useEffect(() => {
    const onStorage = (event: StorageEvent) =>
      event.key === VERIFIED_ELSEWHERE && verification.markVerified()
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
  if (!state.open) return null
  return (
    <VerificationForm
      {...state}
      onClose={verification.close}
      onResend={resendVerification}
      onContinue={(email) => {
        verification.close()
        const here = location.pathname + location.search + location.hash
        void session.login({
          loginHint: email || undefined,
          returnTo: state.verified ? paths.dashboard : here,
        })
      }}
      onDifferent={() => {
        verification.close()
        void session.loginWithDifferentAccount()
      }}
    />
  )
}

interface FormProps {
  email: string
  verified: boolean
  isNew: boolean
  onClose: () => void
  /** Returns the server's message; throws with the message to show. */
  onResend?: (email: string) => Promise<string>
  onContinue: (email: string) => void
  onDifferent: () => void
}

/** The result of the last attempt, which disappears after a while. */
function useFeedback() {
  const [feedback, setFeedback] = useState<Feedback>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const say = (next: Feedback) => {
    clearTimeout(timer.current)
    setFeedback(next)
    timer.current = setTimeout(() => setFeedback(null), FEEDBACK)
  }
  return [feedback, say] as const
}

/** Advice if the email does not arrive. */
function Tips() {
  return (
    <div className="verify-tips">
      <h3>{t('verify.tips')}</h3>
      <ul>
        <li>{t('verify.tip.spam')}</li>
        <li>{t('verify.tip.address')}</li>
        <li>{t('verify.tip.wait')}</li>
      </ul>
    </div>
  )
}

export function VerificationForm({
  email: known,
  verified,
  isNew,
  onClose,
  onResend,
  onContinue,
  onDifferent,
}: FormProps) {
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [feedback, say] = useFeedback()
  const form = useId()
  const email = known || typed.trim()
  const failure = feedback?.kind === 'failed' ? feedback.sentence : undefined
  const resend = async (event: FormEvent) => {
    event.preventDefault()
    if (!email) return say({ kind: 'failed', sentence: t('verify.emailMissing') })
    if (!onResend) return console.error('Resending the verification email has no handler')
    setBusy(true)
    try {
      say({ kind: 'sent', sentence: (await onResend(email)) || t('verify.sent') })
    } catch (error) {
      say({
        kind: 'failed',
        sentence: (error instanceof Error && error.message) || t('verify.failed'),
      })
    } finally {
      setBusy(false)
    }
  }
  const recipient = known ? (
    <p>
      {t('verify.sentTo')} <strong className="verify-email">{known}</strong>. {t('verify.openLink')}
    </p>
  ) : (
    <>
      <p>{t('verify.unknown')}</p>
      <TextField
        label={t('verify.email')}
        type="email"
        name="email"
        size="l"
        autoComplete="email"
        value={typed}
        error={failure}
        data-autofocus
        onChange={(event) => setTyped(event.target.value)}
      />
    </>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={isNew ? t('verify.welcome', { product: brand.name }) : t('verify.title')}
      actions={
        <>
          <Button variant="quiet" className="verify-different" onClick={onDifferent}>
            {t('verify.different')}
          </Button>
          {verified ? null : (
            <Button type="submit" form={form} busy={isBusy}>
              {known ? t('verify.resend') : t('verify.send')}
            </Button>
          )}
          <Button variant="primary" onClick={() => onContinue(email)}>
            {verified ? t('verify.continueLogin') : t('verify.continue')}
          </Button>
        </>
      }
    >
      <form id={form} className="verify" noValidate onSubmit={(event) => void resend(event)}>
        {verified ? <p className="ui-status ui-status-positive">{t('verify.done')}</p> : recipient}
        {verified ? null : <Tips />}
        <p
          role={failure ? 'alert' : 'status'}
          className={`verify-feedback ${failure ? 'verify-failed' : 'verify-sent'}`}
        >
          {failure && !known ? null : feedback?.sentence}
        </p>
      </form>
    </Dialog>
  )
}
