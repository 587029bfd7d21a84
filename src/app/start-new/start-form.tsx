import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api, ApiError } from '#client/api.ts'
import { drafts } from '#client/drafts.ts'
import { paths } from '#client/paths.ts'
import { session } from '#client/session.ts'
import { workflow } from '#client/workflow.ts'
import type { CampaignListRow, CampaignView } from '#model/api/outreach.ts'
import { checkWebsiteUrl } from '#model/lib/website-url.ts'
import { Button } from '#ui/base/button.tsx'
import { TextArea, TextField } from '#ui/base/field.tsx'
import { DataError } from '#ui/base/load-error.tsx'
import { SelectField } from '#ui/lists/select-field.tsx'
import { emailLanguages } from '../page-parts/email-languages.ts'
import { FirstLookPanel, useFirstLook } from './first-look.tsx'
import { tStart as t } from './messages.ts'

export interface StartFields {
  websiteUrl: string
  goal: 'call' | 'trial' | 'reply'
  language: string
  pastedText: string
}

const DRAFT = 'start-new'
const goals = () =>
  (['reply', 'call', 'trial'] as const).map((value) => ({ value, label: t(`start.goal.${value}`) }))
const languages = () => [{ value: '', label: t('start.language.site') }, ...emailLanguages()]
const SHORTEST_TEXT = 200

/**
 * Milliseconds after a sign-up in which a draft requested before it starts automatically; later it
 * waits for a press.
 */
const BEGIN_WITHIN = 60 * 60_000

export interface Carried {
  /** The website address from the public site or sign-up. */
  url: string
  /** True if the address was typed on the public site, so that a visitor sees it read at once. */
  asked: boolean
  /** True if a visitor requested the draft and has signed in since. */
  begun: boolean
  /** Token of what the visitor saw of the site at that address; otherwise empty. */
  firstLook: string
}

/** Values passed to this page in its address and by earlier pages. */
export function readCarried(search: string): Carried {
  const { websiteUrl, begunAt = 0, firstLook = '' } = workflow.get()
  const asked = new URLSearchParams(search).get('url')
  return {
    url: asked ?? websiteUrl ?? '',
    asked: asked !== null,
    begun: Date.now() - begunAt < BEGIN_WITHIN,
    firstLook,
  }
}

/**
 * Opens the sign-in, which returns here; the browser keeps a draft of the fields. A sign-up starts
 * the campaign on return.
 */
function leave(websiteUrl: string | undefined, { signup }: { signup?: boolean }): Promise<void> {
  workflow.update({ websiteUrl, begunAt: signup ? Date.now() : undefined })
  return session.login({ signup, returnTo: paths.startNew })
}

interface Fault {
  field: 'websiteUrl' | 'pastedText'
  message: string
}

function faultOf({ websiteUrl, pastedText }: StartFields, pasting: boolean): Fault | null {
  if (pasting && !websiteUrl.trim()) {
    const length = pastedText.trim().length
    return length >= SHORTEST_TEXT
      ? null
      : {
          field: 'pastedText',
          message: t('start.textShort', { least: SHORTEST_TEXT, count: length }),
        }
  }
  const checked = checkWebsiteUrl(websiteUrl)
  return checked.ok ? null : { field: 'websiteUrl', message: checked.message }
}

/** What the server refused, at its field; null for any other error. */
function faultIn(error: Error): Fault | null {
  const found =
    error instanceof ApiError
      ? error.errors.find(
          (fieldError) => fieldError.path === '/websiteUrl' || fieldError.path === '/pastedText',
        )
      : undefined
  return found ? { field: found.path.slice(1) as 'websiteUrl', message: found.message } : null
}

/** The fields of an earlier visit, with the newly passed address. */
function fieldsAtFirst(carried: Carried): StartFields {
  const keptFields = drafts.read<StartFields>(DRAFT)?.value ?? {
    websiteUrl: '',
    goal: 'reply',
    language: '',
    pastedText: '',
  }
  return carried.url ? { ...keptFields, websiteUrl: carried.url } : keptFields
}

/** Starts the campaign; `onFault` receives the server's rejection of a field. */
function useStart({
  onStarted,
  onFault,
}: {
  onStarted: (campaign: CampaignView) => void
  onFault: (fault: Fault) => void
}) {
  // One idempotency key per attempt: a second press after a lost response does not start a second
  // campaign.
  const [key, setKey] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: (body: Partial<StartFields>) =>
      api.post<CampaignView>('/campaigns', body, { idempotencyKey: key }),
    onSuccess(campaign) {
      drafts.clear(DRAFT)
      onStarted(campaign)
    },
    onError(error) {
      if (error instanceof ApiError && error.status > 0) setKey(crypto.randomUUID())
      const fault = faultIn(error)
      if (fault) onFault(fault)
    },
  })
}

/**
 * Asks for the website and starts a campaign with it; visitors sign up first. Keeps the typed
 * fields until that has succeeded.
 */
export function StartForm({
  carried,
  signedIn,
  onStarted,
}: {
  carried: Carried
  signedIn: boolean
  onStarted: (campaign: CampaignView) => void
}) {
  const [fields, setFields] = useState<StartFields>(() => fieldsAtFirst(carried))
  const [pasting, setPasting] = useState(() => fields.pastedText !== '')
  const [fault, setFault] = useState<Fault | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const start = useStart({ onStarted, onFault: setFault })
  const look = useFirstLook((error) => setFault(faultIn(error)))
  const error = start.error ?? look.error
  const showsLook = !signedIn && !pasting
  const change = (part: Partial<StartFields>) => {
    const next = { ...fields, ...part }
    setFields(next)
    drafts.write(DRAFT, next)
    if (fault) setFault(null)
    if (start.isError) start.reset()
    if (part.websiteUrl !== undefined) look.reset()
  }
  const signUp = () => {
    const found = faultOf(fields, pasting)
    setFault(found)
    if (found) return document.getElementById(found.field)?.focus()
    const checked = checkWebsiteUrl(fields.websiteUrl)
    setLeaving(true)
    void leave(checked.ok ? checked.url : undefined, { signup: true }).finally(() =>
      setLeaving(false),
    )
  }
  const submit = () => {
    const found = faultOf(fields, pasting)
    setFault(found)
    if (found) return document.getElementById(found.field)?.focus()
    const checked = checkWebsiteUrl(fields.websiteUrl)
    if (!signedIn) return pasting || !checked.ok ? signUp() : look.mutate(checked.url)
    start.mutate({
      websiteUrl: checked.ok ? checked.url : '',
      goal: fields.goal,
      ...(fields.language ? { language: fields.language } : {}),
      ...(pasting && fields.pastedText.trim() ? { pastedText: fields.pastedText.trim() } : {}),
      ...(carried.firstLook ? { firstLook: carried.firstLook } : {}),
    })
  }
  const resume = useRef(signedIn ? carried.begun : carried.asked)
  useEffect(() => {
    if (!resume.current) return
    resume.current = false
    submit()
  })
  return (
    <form
      className="stack sn"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit()
      }}
    >
      <SourceFields
        fields={fields}
        fault={fault}
        pasting={pasting}
        signedIn={signedIn}
        change={change}
      />
      <DraftChoices fields={fields} change={change} />
      {error && !fault ? <DataError sentence={error.message} /> : null}
      <div className="row">
        <StartButtons
          signedIn={signedIn}
          showsLook={showsLook}
          busy={{ look: look.isPending, start: start.isPending, leaving: isLeaving }}
          onSignUp={signUp}
        />
        <Button variant="quiet" size="l" onClick={() => setPasting(!pasting)}>
          {t(pasting ? 'start.websiteOnly' : 'start.paste')}
        </Button>
      </div>
      {look.isPending ? (
        <p role="status" className="soft">
          {t('look.reading')}
        </p>
      ) : null}
      {look.data && !signedIn ? (
        <FirstLookPanel look={look.data} busy={isLeaving} onSignUp={signUp} />
      ) : null}
      {signedIn ? null : (
        <AccountNote onLogin={() => void leave(fields.websiteUrl || undefined, {})} />
      )}
      <p className="help">{t('start.nothingSent')}</p>
    </form>
  )
}

/** Starts the campaign, or for visitors shows the first email and signs up. */
function StartButtons({
  signedIn,
  showsLook,
  busy,
  onSignUp,
}: {
  signedIn: boolean
  showsLook: boolean
  busy: { look: boolean; start: boolean; leaving: boolean }
  onSignUp: () => void
}) {
  if (signedIn)
    return (
      <Button type="submit" variant="primary" size="l" busy={busy.start}>
        {t('start.draft')}
      </Button>
    )
  return (
    <>
      {showsLook ? (
        <Button type="submit" variant="primary" size="l" busy={busy.look}>
          {t('look.show')}
        </Button>
      ) : null}
      <Button
        variant={showsLook ? 'quiet' : 'primary'}
        size="l"
        busy={busy.leaving}
        onClick={onSignUp}
      >
        {t('start.signUp')}
      </Button>
    </>
  )
}

interface StartFieldsProps {
  fields: StartFields
  change: (part: Partial<StartFields>) => void
}

interface SourceProps extends StartFieldsProps {
  fault: Fault | null
  pasting: boolean
  signedIn: boolean
}

/** The source of the draft: a website, or pasted text. */
function SourceFields({ fields, change, fault, pasting, signedIn }: SourceProps) {
  return (
    <>
      <TextField
        id="websiteUrl"
        label={t('start.website')}
        size="l"
        inputMode="url"
        autoComplete="url"
        spellCheck={false}
        autoCapitalize="off"
        placeholder={t('start.websiteExample')}
        value={fields.websiteUrl}
        error={fault?.field === 'websiteUrl' ? fault.message : undefined}
        help={t(pasting ? 'start.websiteOptional' : 'start.websiteHelp')}
        onChange={(event) => change({ websiteUrl: event.target.value })}
      />
      {signedIn ? <EarlierDrafts url={fields.websiteUrl} /> : null}
      {pasting ? (
        <TextArea
          id="pastedText"
          label={t('start.text')}
          rows={8}
          maxLength={20000}
          value={fields.pastedText}
          error={fault?.field === 'pastedText' ? fault.message : undefined}
          help={t('start.textHelp')}
          onChange={(event) => change({ pastedText: event.target.value })}
        />
      ) : null}
    </>
  )
}

/** The campaign's goal, and the language of its emails. */
function DraftChoices({ fields, change }: StartFieldsProps) {
  return (
    <div className="sn-pair">
      <SelectField
        label={t('start.goal')}
        choices={goals()}
        value={fields.goal}
        onChange={(event) => change({ goal: event.target.value as StartFields['goal'] })}
      />
      <SelectField
        label={t('start.language')}
        choices={languages()}
        value={fields.language}
        onChange={(event) => change({ language: event.target.value })}
      />
    </div>
  )
}

/** Explains to visitors that an account is needed, with a link to sign in. */
function AccountNote({ onLogin }: { onLogin: () => void }) {
  return (
    <p className="help">
      {t('start.account')}{' '}
      <button type="button" className="link" onClick={onLogin}>
        {t('start.haveAccount')}
      </button>
    </p>
  )
}

/** Offers campaigns drafted from the same site before another one is created. */
function EarlierDrafts({ url }: { url: string }) {
  const checked = checkWebsiteUrl(url)
  const wanted = checked.ok ? checked.url : ''
  const { data } = useQuery({
    queryKey: ['campaigns', 'same-site', wanted],
    queryFn: ({ signal }) =>
      api.list<CampaignListRow>(
        '/campaigns',
        { filter: { websiteUrl: wanted }, range: [0, 2] },
        { signal },
      ),
    enabled: wanted !== '',
    staleTime: 30_000,
    retry: false,
  })
  const rows =
    data?.rows.filter((row) => row.websiteUrl === wanted && row.state !== 'archived') ?? []
  if (rows.length === 0) return null
  return (
    <div className="notice" role="status">
      <span>{t('start.before')}</span>
      {rows.map((row) => (
        <Link
          key={row.id}
          className="link"
          to={
            row.state === 'draft' || row.state === 'configuring' || row.state === 'ready'
              ? paths.configure(row.id)
              : paths.campaign(row.id)
          }
        >
          {row.name}
        </Link>
      ))}
    </div>
  )
}
