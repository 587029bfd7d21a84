import { useRef, useState } from 'react'
import type { Missing, Step } from '#model/outreach.ts'
import { Icon } from '#ui/base/icon.tsx'
import { ActionMenu, type MenuAction } from '#ui/lists/action-menu.tsx'
import { StatusDot } from '#ui/controls/status.tsx'
import { Switch } from '#ui/controls/tabs.tsx'
import { anchorOf } from './configure-context.ts'
import { tContent as t } from './content-messages.ts'
import { fallbackOf, firstWords, newId, VARIABLES, variableText, wordCount } from './mail-text.ts'
import { SentenceSources } from '../page-parts/sentence-sources.tsx'
import { ModelRewrite } from './model-rewrite.tsx'
import type { Rewrite } from './rewrite-email.ts'
import { tConfigure } from './messages.ts'

const LETTERS = 'ABCDEF'
const MAX_VARIANTS = 5

interface MailCardProps {
  step: Step
  index: number
  count: number
  open: boolean
  findings: readonly Missing[]
  onOpen: () => void
  onChange: (step: Step) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  onRedraft: () => void
  onRewrite: (how: Rewrite) => void
}

/** Emails that drafting writes; further ones are a person's own. */
const DRAFTED = 4

/** The ways to write an email again; only the first one opens from an angle. */
function rewritesOf(index: number, onRewrite: MailCardProps['onRewrite']): MenuAction[] {
  if (index >= DRAFTED) return []
  const action = (label: string, how: Rewrite) => ({ label, onSelect: () => onRewrite(how) })
  return [
    action(t('conf.mail.otherWords'), {}),
    action(t('conf.mail.shorter'), { length: 'short' }),
    ...(index === 0
      ? [
          action(t('conf.mail.startOffer'), { angle: 'offer' }),
          action(t('conf.mail.startProof'), { angle: 'proof' }),
          action(t('conf.mail.startQuestion'), { angle: 'question' }),
        ]
      : []),
  ]
}

/** One email: collapsed to a summary with its state, or expanded to an editor with its findings. */
export function MailCard({
  step,
  index,
  count,
  open,
  findings,
  onOpen,
  onChange,
  onMove,
  onRemove,
  onRedraft,
  onRewrite,
}: MailCardProps) {
  const number = index + 1
  const off = step.enabled === false
  const blockers = findings.filter((one) => one.level === 'blocker')
  const state = off ? (
    <StatusDot tone="off">{t('conf.mail.off')}</StatusDot>
  ) : blockers.length > 0 ? (
    <StatusDot tone="negative">
      {tConfigure('conf.state.missing', { count: blockers.length })}
    </StatusDot>
  ) : (
    <StatusDot tone="positive">{t('conf.mail.ready')}</StatusDot>
  )
  return (
    <article
      className={`mail panel ${open ? 'open' : ''} ${off ? 'mail-off' : ''}`}
      id={anchorOf('steps', `/${index}`)}
      aria-label={t('conf.mail.name', { number })}
    >
      <header className="mh">
        <button
          type="button"
          className="tog"
          aria-expanded={open}
          aria-label={t(open ? 'conf.mail.close' : 'conf.mail.open', { number })}
          onClick={onOpen}
        >
          <Icon name={open ? 'down' : 'chev'} />
        </button>
        <span className="med nowrap">{t('conf.mail.name', { number })}</span>
        {open ? null : (
          <span className="ms clip">
            {step.subject?.trim() || t('conf.mail.sameThread')}{' '}
            <span className="soft">{firstWords(step.body)}</span>
          </span>
        )}
        <span className="end">
          {open ? null : state}
          <ActionMenu
            label={t('conf.mail.more', { number })}
            items={[
              { label: t('conf.mail.up'), onSelect: () => onMove(-1), disabled: index === 0 },
              {
                label: t('conf.mail.down'),
                onSelect: () => onMove(1),
                disabled: index === count - 1,
              },
              { label: t('conf.mail.redraft'), onSelect: onRedraft },
              ...rewritesOf(index, onRewrite),
              {
                label: t('conf.mail.remove'),
                onSelect: onRemove,
                disabled: count === 1,
                danger: true,
              },
            ]}
          />
          <Switch
            checked={!off}
            label={t('conf.mail.isSent', { number })}
            onChange={(enabled) => onChange({ ...step, enabled })}
          />
        </span>
      </header>
      {open ? (
        <MailEditor step={step} index={index} findings={findings} onChange={onChange} />
      ) : null}
    </article>
  )
}

/** Edits subject and text of an email, or of the selected variant. */
function MailEditor({
  step,
  index,
  findings,
  onChange,
}: Pick<MailCardProps, 'step' | 'index' | 'findings' | 'onChange'>) {
  const [shown, setShown] = useState<string | null>(null)
  const body = useRef<HTMLTextAreaElement>(null)
  const number = index + 1
  const variants = step.variants ?? []
  const at = variants.findIndex((variant) => variant.id === shown)
  const variant = at === -1 ? null : variants[at]!
  const text = variant ?? step
  const left =
    100 - variants.reduce((sum, one) => sum + (one.enabled === false ? 0 : one.weight), 0)
  const write = (next: { subject?: string; body?: string }) =>
    onChange(variant ? withVariant(step, { ...variant, ...next }) : { ...step, ...next })
  const insert = (name: string, fallback: string) => {
    const field = body.current
    const from = field?.selectionStart ?? text.body.length
    const piece = variableText(name, fallback)
    write({ body: text.body.slice(0, from) + piece + text.body.slice(field?.selectionEnd ?? from) })
    requestAnimationFrame(() => {
      field?.focus()
      field?.setSelectionRange(from + piece.length, from + piece.length)
    })
  }
  const addVariant = () => {
    const made = {
      id: newId(),
      weight: Math.max(0, Math.floor(left / 2)),
      subject: step.subject ?? '',
      body: step.body,
      enabled: true,
    }
    onChange({ ...step, variants: [...variants, made] })
    setShown(made.id)
  }
  const path = at === -1 ? `/${index}` : `/${index}/variants/${at}`
  const here = findings.filter((one) =>
    at === -1 ? !one.path.startsWith(`/${index}/variants/`) : one.path.startsWith(path),
  )
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
      <input
        id={anchorOf('steps', `${path}/subject`)}
        className="subj"
        aria-label={t('conf.mail.subject', { number })}
        maxLength={200}
        placeholder={t(index === 0 ? 'conf.mail.subject.first' : 'conf.mail.subject.later')}
        value={text.subject ?? ''}
        aria-invalid={
          here.some((one) => one.path.endsWith('/subject') && one.level === 'blocker') || undefined
        }
        onChange={(event) => write({ subject: event.target.value })}
      />
      <textarea
        ref={body}
        id={anchorOf('steps', `${path}/body`)}
        className="body"
        aria-label={t('conf.mail.text', { number })}
        maxLength={5000}
        rows={9}
        placeholder={t('conf.mail.text.example')}
        value={text.body}
        aria-invalid={
          here.some((one) => one.path.endsWith('/body') && one.level === 'blocker') || undefined
        }
        onChange={(event) => write({ body: event.target.value })}
      />
      <MailTools
        onInsert={insert}
        onAddVariant={variants.length < MAX_VARIANTS ? addVariant : undefined}
      />
      <ModelRewrite
        key={`${step.id} ${variant?.id ?? ''}`}
        number={number}
        text={text}
        onAccept={({ subject = '', body: words, ...made }) =>
          variant
            ? write({ subject, body: words })
            : onChange({ ...step, subject, body: words, ...made })
        }
      />
      <SentenceSources text={text.body} sources={variant ? [] : (step.sources ?? [])} />
      <MailChecks number={number} words={wordCount(text.body)} findings={here} />
    </>
  )
}

/** Tools below the text: insert a variable, add a variant. */
function MailTools({
  onInsert,
  onAddVariant,
}: {
  onInsert: (name: string, fallback: string) => void
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
          onSelect: () => onInsert(name, fallbackOf(name)),
        }))}
      />
      {onAddVariant ? (
        <button type="button" className="btn btn-q btn-s" onClick={onAddVariant}>
          {t('conf.mail.addVariant')}
        </button>
      ) : null}
    </div>
  )
}

type Variant = NonNullable<Step['variants']>[number]

const withVariant = (step: Step, changed: Variant): Step => ({
  ...step,
  variants: (step.variants ?? []).map((one) => (one.id === changed.id ? changed : one)),
})

interface VariantBarProps {
  step: Step
  number: number
  /** Share of the original version, in percent. */
  left: number
  /** The selected variant; null for the original. */
  shown: string | null
  onShow: (id: string | null) => void
  onChange: (step: Step) => void
}

/** Selects a variant, sets its share, and removes it. */
function VariantBar({ step, number, left, shown, onShow, onChange }: VariantBarProps) {
  const variants = step.variants ?? []
  const variant = variants.find((one) => one.id === shown) ?? null
  return (
    <div className="row" style={{ padding: '8px 12px', borderBottom: 'var(--hair)' }}>
      <div className="vt" role="group" aria-label={t('conf.mail.variants', { number })}>
        <button type="button" aria-pressed={!variant} onClick={() => onShow(null)}>
          {LETTERS[0]} <span className="num">{left}</span>
        </button>
        {variants.map((one, position) => (
          <button
            key={one.id}
            type="button"
            aria-pressed={one.id === shown}
            onClick={() => onShow(one.id)}
          >
            {LETTERS[position + 1]} <span className="num">{one.weight}</span>
          </button>
        ))}
      </div>
      {variant ? (
        <span className="end row s12 soft">
          <label className="row">
            {t('conf.mail.share')}
            <input
              className="field field-s"
              style={{ width: 68 }}
              type="number"
              min={0}
              max={100}
              value={variant.weight}
              onChange={(event) =>
                onChange(
                  withVariant(step, {
                    ...variant,
                    weight: Math.max(0, Math.min(100, Math.round(Number(event.target.value) || 0))),
                  }),
                )
              }
            />
            %
          </label>
          <button
            type="button"
            className="btn btn-q btn-s"
            onClick={() => {
              onChange({ ...step, variants: variants.filter((one) => one.id !== variant.id) })
              onShow(null)
            }}
          >
            {t('conf.mail.removeVariant')}
          </button>
        </span>
      ) : null}
    </div>
  )
}

/** The length of the email and its findings. */
function MailChecks({
  number,
  words,
  findings,
}: {
  number: number
  words: number
  findings: readonly Missing[]
}) {
  return (
    <ul className="checks" aria-label={t('conf.mail.checks', { number })}>
      <li>
        <StatusDot
          tone={
            findings.some(({ message }) => message.startsWith(`${words} words`))
              ? 'caution'
              : 'positive'
          }
        >
          <span className="num">{t('conf.mail.words', { count: words })}</span>
        </StatusDot>
      </li>
      {findings.map((one) => (
        <li key={one.path + one.message}>
          <StatusDot tone={one.level === 'blocker' ? 'negative' : 'caution'}>
            {one.message}
          </StatusDot>
        </li>
      ))}
      {findings.length === 0 ? (
        <li>
          <StatusDot tone="positive">{t('conf.mail.nothing')}</StatusDot>
        </li>
      ) : null}
    </ul>
  )
}
