import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { api, ApiError } from '#client/api.ts'
import { brand } from '#brand'

/** Receives the form, as JSON from the script or as a form without it. */
const ENDPOINT = '/contact-requests'
const LIMITS = { name: 80, email: 100, message: 4000 } as const

type Field = keyof typeof LIMITS
type Faults = Partial<Record<Field, string>>
type FormState = { kind: 'idle' | 'sending' | 'sent' } | { kind: 'failed'; sentence: string }

/** Validates the form; empty without faults. */
export function contactFaults(values: Record<Field, string>): Faults {
  const faults: Faults = {}
  if (!values.name.trim()) faults.name = 'Please enter your name'
  if (!values.email.trim()) faults.email = 'Please enter your email address'
  else if (!/^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]+$/.test(values.email.trim()))
    faults.email = 'Please enter a valid email address'
  if (!values.message.trim()) faults.message = 'Please enter a message'
  for (const field of Object.keys(LIMITS) as Field[])
    if (values[field].length > LIMITS[field])
      faults[field] =
        `Please use at most ${LIMITS[field]} characters. You have ${values[field].length}`
  return faults
}

/** Messages of the server for single fields, without those for the whole form. */
function serverFaults(error: ApiError): Faults {
  const faults: Faults = {}
  for (const { path, message } of error.errors) {
    const field = path.replace(/^\//, '')
    if (field in LIMITS) faults[field as Field] = message
  }
  return faults
}

function failure(error: unknown): string {
  if (error instanceof ApiError && error.status > 0 && error.detail) return error.detail
  return (
    'Couldn’t send the message. Your text is still here. Try again, or write to ' +
    `${brand.supportEmail}.`
  )
}

function Labeled({
  field,
  label,
  fault,
  children,
}: {
  field: Field
  label: string
  fault: string | undefined
  children: (props: object) => ReactNode
}) {
  const id = `contact-${field}`
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name: field,
        maxLength: LIMITS[field],
        'aria-invalid': fault ? true : undefined,
        'aria-describedby': fault ? `${id}-fault` : undefined,
      })}
      {fault ? (
        <p className="err" id={`${id}-fault`}>
          {fault}
        </p>
      ) : null}
    </div>
  )
}

/** The contact form. Keeps the typed text until it was delivered. */
export function ContactForm() {
  const [faults, setFaults] = useState<Faults>({})
  const [state, setState] = useState<FormState>({ kind: 'idle' })
  const form = useRef<HTMLFormElement>(null)

  const show = (found: Faults) => {
    setFaults(found)
    const first = (Object.keys(LIMITS) as Field[]).find((field) => found[field])
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.kind === 'sending') return
    const data = new FormData(event.currentTarget)
    const values = {
      name: String(data.get('name') ?? ''),
      email: String(data.get('email') ?? ''),
      message: String(data.get('message') ?? ''),
    }
    const trap = String(data.get('website') ?? '')
    const found = contactFaults(values)
    show(found)
    if (Object.keys(found).length > 0) return
    setState({ kind: 'sending' })
    try {
      await api.post(
        ENDPOINT,
        {
          name: values.name.trim(),
          email: values.email.trim(),
          message: values.message.trim(),
          ...(trap ? { website: trap } : {}),
        },
        { bearer: false },
      )
      form.current?.reset()
      setState({ kind: 'sent' })
    } catch (error) {
      if (error instanceof ApiError) show(serverFaults(error))
      setState({ kind: 'failed', sentence: failure(error) })
    }
  }

  const sending = state.kind === 'sending'
  return (
    <form
      ref={form}
      className="contact"
      action={`/api/v1${ENDPOINT}`}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <Labeled field="name" label="Your name" fault={faults.name}>
        {(props) => <input className="input" type="text" autoComplete="name" required {...props} />}
      </Labeled>
      <Labeled field="email" label="Email" fault={faults.email}>
        {(props) => (
          <input className="input" type="email" autoComplete="email" required {...props} />
        )}
      </Labeled>
      <Labeled field="message" label="Message" fault={faults.message}>
        {(props) => <textarea className="input" rows={7} required {...props} />}
      </Labeled>
      {/* Honeypot: hidden from people, so only programs that fill in every field fill it. */}
      <div className="ui-sr" aria-hidden="true">
        <label htmlFor="contact-website">Leave this empty</label>
        <input id="contact-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="send">
        <button className="btn primary large" disabled={sending} aria-busy={sending || undefined}>
          {sending ? 'Sending' : 'Send message'}
        </button>
        <p className="tiny soft">We only use this to answer you.</p>
      </div>
      <p role="status" className={state.kind === 'failed' ? 'err' : 'answer'}>
        {state.kind === 'failed' ? state.sentence : null}
        {state.kind === 'sent' ? 'Message received. We reply to the address you gave.' : null}
      </p>
      <p id="sent" className="answer arrived">
        Message received. We reply to the address you gave.
      </p>
    </form>
  )
}
