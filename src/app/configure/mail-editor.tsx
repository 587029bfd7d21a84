import { useRef, useState } from 'react'
import { isEdited } from '#model/email/email-draft.ts'
import type { Missing, Step } from '#model/api/outreach.ts'
import { Icon } from '#ui/base/icon.tsx'
import { ActionMenu, type MenuAction } from '#ui/lists/action-menu.tsx'
import { StatusDot } from '#ui/controls/status.tsx'
import { Changing } from '../page-parts/read-only.tsx'
import { SentenceSources } from '../page-parts/sentence-sources.tsx'
import { anchorOf, useConfigure } from './configure-context.ts'
import { tContent as t } from './content-messages.ts'
import { placeOfFinding } from './finding-place.ts'
import { MailChecks } from './mail-checks.tsx'
import { MailSources } from './mail-sources.tsx'
import { ModelRewrite, type AcceptedText } from './model-rewrite.tsx'
import {
  fallbackOf,
  newId,
  VARIABLES,
  variableText,
  wordCount,
  type ChangeStep,
} from './mail-text.ts'
import type { Rewrite } from './rewrite-email.ts'
import { VariantBar, withVariant } from './variant-bar.tsx'

const MAX_VARIANTS = 5

export interface MailEditorProps {
  step: Step
  index: number
  findings: readonly Missing[]
  onChange: ChangeStep
  onRedraft: () => void
  onRewrite: (rewrite: Rewrite) => void
}

/**
 * Whether drafting wrote the email, so that it can be drafted again; others are a person's own, or
 * further ones of the language model.
 */
const isDrafted = ({ id }: Step): boolean => /^mail-[1-3]$/.test(id)

const originOf = (step: Step) => (isEdited(step) ? 'edited' : 'drafted')

/** The ways to draft an email again. */
function redraftsOf({ onRedraft, onRewrite }: MailEditorProps): MenuAction[] {
  const action = (label: string, rewrite: Rewrite) => ({
    label,
    onSelect: () => onRewrite(rewrite),
  })
  return [
    { label: t('conf.mail.redraft'), onSelect: onRedraft },
    action(t('conf.mail.otherWords'), {}),
    action(t('conf.mail.shorter'), { length: 'short' }),
  ]
}

/** Whether a sentence of the text still has the facts that a language model cited for it. */
const isCited = ({ body, sources = [] }: Step): boolean =>
  sources.some(({ text }) => body.includes(text))

/** Edits subject and text of an email, or of the selected variant. */
export function MailEditor(props: MailEditorProps) {
  const { step, index, findings, onChange, onRewrite } = props
  const [shown, setShown] = useState<string | null>(null)
  const subject = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLTextAreaElement>(null)
  const number = index + 1
  const variants = step.variants ?? []
  const at = variants.findIndex((variant) => variant.id === shown)
  const variant = at === -1 ? null : variants[at]!
  const text = variant ?? step
  const showsDraft = isDrafted(step) && !variant
  const left =
    100 - variants.reduce((sum, one) => sum + (one.enabled === false ? 0 : one.weight), 0)
  const write = (next: { subject?: string; body?: string }) =>
    onChange(variant ? withVariant(step, { ...variant, ...next }) : { ...step, ...next })
  const path = at === -1 ? `/${index}` : `/${index}/variants/${at}`
  const here = findings.filter((finding) =>
    at === -1 ? !finding.path.startsWith(`/${index}/variants/`) : finding.path.startsWith(path),
  )
  const isFaulty = (field: string) =>
    here.some((missing) => missing.path.endsWith(field) && missing.level === 'blocker') || undefined
  const goTo = (finding: Missing) => {
    const field = finding.path.endsWith('/subject') ? subject.current : body.current
    const place = field ? placeOfFinding(finding, field.value) : null
    field?.focus()
    if (place) field?.setSelectionRange(...place)
  }
  return (
    <>
      {variants.length > 0 ? (
        <VariantBar
          step={step}
          number={number}
          left={left}
          shown={shown}
          onShow={setShown}
          onChange={onChange}
        />
      ) : null}
      <Changing>
        <div className="subj-row">
          <input
            ref={subject}
            id={anchorOf('steps', `${path}/subject`)}
            className="subj"
            aria-label={t('conf.mail.subject', { number })}
            maxLength={200}
            placeholder={t(index === 0 ? 'conf.mail.subject.first' : 'conf.mail.subject.later')}
            value={text.subject ?? ''}
            aria-invalid={isFaulty('/subject')}
            onChange={(event) => write({ subject: event.target.value })}
          />
          {showsDraft && step.subject ? (
            <OtherSubject onPress={() => onRewrite({ part: 'subject' })} />
          ) : null}
        </div>
        <textarea
          ref={body}
          id={anchorOf('steps', `${path}/body`)}
          className="body"
          aria-label={t('conf.mail.text', { number })}
          maxLength={5000}
          rows={9}
          placeholder={t('conf.mail.text.example')}
          value={text.body}
          aria-invalid={isFaulty('/body')}
          onChange={(event) => write({ body: event.target.value })}
        />
        <MailTools
          redrafts={showsDraft ? redraftsOf(props) : []}
          origin={showsDraft ? originOf(step) : null}
          onInsert={(name) =>
            insertVariable(body.current, text.body, name, (next) => write({ body: next }))
          }
          onAddVariant={
            variants.length < MAX_VARIANTS
              ? () => {
                  const added = variantOf(step, left)
                  onChange({ ...step, variants: [...variants, added] })
                  setShown(added.id)
                }
              : undefined
          }
        />
        <ModelRewrite
          key={`${step.id} ${variant?.id ?? ''}`}
          number={number}
          text={text}
          onAccept={(accepted) => onChange((now) => withAccepted(now, variant?.id, accepted))}
        />
        <EmailSources step={variant ? null : step} number={number} body={text.body} />
        <MailChecks number={number} words={wordCount(text.body)} findings={here} onGoTo={goTo} />
      </Changing>
    </>
  )
}

/** The email with an accepted text, for the original or a variant; all else stays as it is. */
function withAccepted(
  step: Step,
  variantId: string | undefined,
  { subject = '', body, sources, writtenBy }: AcceptedText,
): Step {
  if (variantId === undefined) return { ...step, subject, body, sources, writtenBy }
  const variant = step.variants?.find(({ id }) => id === variantId)
  return variant ? withVariant(step, { ...variant, subject, body }) : step
}

const OtherSubject = ({ onPress }: { onPress: () => void }) => (
  <button type="button" className="btn btn-q btn-s" onClick={onPress}>
    {t('conf.mail.otherSubject')}
  </button>
)

/** What the sentences rest on: as the language model cited it, else found by their words. */
function EmailSources({
  step,
  number,
  body,
}: {
  /** Null for a variant, whose sentences no model has cited facts for. */
  step: Step | null
  number: number
  body: string
}) {
  const { campaign } = useConfigure()
  return step && isCited(step) ? (
    <SentenceSources text={body} sources={step.sources ?? []} />
  ) : (
    <MailSources campaign={campaign} number={number} body={body} />
  )
}

/** A variant that begins as the original, with half of its share. */
const variantOf = (step: Step, left: number) => ({
  id: newId(),
  weight: Math.max(0, Math.floor(left / 2)),
  subject: step.subject ?? '',
  body: step.body,
  enabled: true,
})

/** Writes a variable over the selection, and puts the cursor behind it. */
function insertVariable(
  field: HTMLTextAreaElement | null,
  text: string,
  name: (typeof VARIABLES)[number],
  write: (text: string) => void,
): void {
  const from = field?.selectionStart ?? text.length
  const piece = variableText(name, fallbackOf(name))
  write(text.slice(0, from) + piece + text.slice(field?.selectionEnd ?? from))
  requestAnimationFrame(() => {
    field?.focus()
    field?.setSelectionRange(from + piece.length, from + piece.length)
  })
}

/** Tools below the text: insert a variable, draft again, add a variant; and who wrote the text. */
function MailTools({
  redrafts,
  origin,
  onInsert,
  onAddVariant,
}: {
  redrafts: readonly MenuAction[]
  origin: 'drafted' | 'edited' | null
  onInsert: (name: (typeof VARIABLES)[number]) => void
  onAddVariant: (() => void) | undefined
}) {
  return (
    <div className="tb">
      <ActionMenu
        label={t('conf.mail.insert')}
        text={t('conf.mail.variable')}
        icon="plus"
        side="left"
        variant="quiet"
        items={VARIABLES.map((name) => ({
          label: t(`conf.variable.${name}`),
          onSelect: () => onInsert(name),
        }))}
      />
      {redrafts.length > 0 ? (
        <ActionMenu
          label={t('conf.mail.redraftMenu')}
          text={t('conf.mail.redraftMenu')}
          icon="refresh"
          side="left"
          variant="quiet"
          items={redrafts}
        />
      ) : null}
      {onAddVariant ? (
        <button type="button" className="btn btn-q btn-s" onClick={onAddVariant}>
          <Icon name="split" size={14} />
          {t('conf.mail.addVariant')}
        </button>
      ) : null}
      {origin ? (
        <span className="end">
          <StatusDot tone={origin === 'edited' ? 'info' : 'neutral'}>
            {t(`conf.mail.origin.${origin}`)}
          </StatusDot>
        </span>
      ) : null}
    </div>
  )
}
