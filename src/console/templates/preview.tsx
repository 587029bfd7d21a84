import { useId, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { inputOf } from '#catalog/fields/inputs.ts'
import { api } from '#client/api.ts'
import type { Template } from '#model/schema/entities.generated.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import { SelectField } from '#ui/lists/select-field.tsx'
import { say } from '#language'
import { EmailFrame } from './email-frame.tsx'
import '#ui/lists/lists.css'
import { tTemplates as t } from './messages.ts'
import './templates.css'

/** A fault of a template, as the API reports it. */
export interface TemplateFault {
  level: 'error' | 'warning'
  code: string
  path: string
  line: number
  message: string
}

interface Rendered {
  subject: string
  html: string
  text: string
  faults: TemplateFault[]
  bytes: number
}

export type TemplateRecord = Template & RaRecord

const personNode: SchemaNode = {
  type: 'string',
  format: 'uuid',
  get title() {
    return say('Profile')
  },
  'x-ref': 'profile',
}
const Reference = inputOf('reference')

/** Chooses the person whose data the email is rendered with. */
export function PersonField({
  value,
  onChange,
  help,
}: {
  value: string
  onChange(id: string): void
  help?: string
}) {
  const id = useId()
  return (
    <div className="ui-field tm-person">
      <label className="ui-label" htmlFor={id}>
        {t('templateMail.as')}
      </label>
      <Reference
        id={id}
        node={personNode}
        value={value}
        invalid={false}
        describedBy={help ? `${id}-help` : undefined}
        onChange={(chosen) => onChange(String(chosen ?? ''))}
      />
      {help && (
        <p className="ui-help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}

export function Faults({ faults }: { faults: readonly TemplateFault[] }) {
  if (faults.length === 0) return null
  const broken = faults.filter((fault) => fault.level === 'error').length
  return (
    <div role="status">
      <p className="c-medium">
        {broken
          ? t('templateMail.broken', { count: broken })
          : t('templateMail.faults', { count: faults.length })}
      </p>
      <ul className="tm-faults">
        {faults.map((fault) => (
          <li key={`${fault.path} ${fault.line} ${fault.message}`}>
            <span className={`f-dot ${fault.level === 'error' ? 'f-negative' : 'f-caution'}`}>
              {t(`templateMail.level.${fault.level}`)}
            </span>
            <span>
              {fault.path === '/source' && (
                <span className="c-soft">{t('templateMail.line', { line: fault.line })}: </span>
              )}
              {fault.message}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Shape = 'desktop' | 'phone' | 'text'
type Scheme = 'light' | 'dark'

/** How an email is displayed. */
interface Look {
  shape: Shape
  scheme: Scheme
}

/**
 * Previews the email as a person would read it: draft or published, wide or narrow, light or dark,
 * or as plain text.
 */
export function Preview({
  template,
  person,
  onPerson,
}: {
  template: TemplateRecord
  person: string
  onPerson(id: string): void
}) {
  const [shape, setShape] = useState<Shape>('desktop')
  const [scheme, setScheme] = useState<Scheme>('light')
  const [which, setWhich] = useState<'draft' | 'version'>('draft')
  const look: Look = { shape, scheme }
  const version = which === 'version' ? (template.publishedVersion ?? undefined) : undefined
  const { data, error, isPending } = useQuery({
    queryKey: ['template-preview', template.id, template.version, person, version ?? 'draft'],
    queryFn: ({ signal }) =>
      api.post<Rendered>(
        `/email-template/${encodeURIComponent(String(template.id))}/render`,
        { ...(person ? { profileId: person } : {}), ...(version ? { version } : {}) },
        { signal },
      ),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <section className="c-section tm-preview" aria-label={t('templateMail.preview')}>
      <div className="tm-bar">
        <PersonField value={person} onChange={onPerson} help={t('templateMail.asHelp')} />
        {template.publishedVersion && (
          <SelectField
            label={t('templateMail.of')}
            value={which}
            onChange={({ target }) => setWhich(target.value as 'draft')}
            choices={[
              { value: 'draft', label: t('templateMail.draft') },
              {
                value: 'version',
                label: t('templateMail.version', { number: template.publishedVersion }),
              },
            ]}
          />
        )}
        <ShapeChoice {...look} onShape={setShape} onScheme={setScheme} />
      </div>
      {isPending && (
        <p className="c-soft" role="status">
          {t('templateMail.loading')}
        </p>
      )}
      {error && (
        <p className="c-fault" role="alert">
          {t('templateMail.failed', { why: error.message })}
        </p>
      )}
      {data && <RenderedMail mail={data} {...look} />}
    </section>
  )
}

/** Chooses wide, narrow or plain text; and light or dark, except for plain text. */
function ShapeChoice({
  shape,
  scheme,
  onShape,
  onScheme,
}: Look & { onShape(shape: Shape): void; onScheme(scheme: Scheme): void }) {
  return (
    <>
      <SelectField
        label={t('templateMail.width')}
        value={shape}
        onChange={({ target }) => onShape(target.value as Shape)}
        choices={(['desktop', 'phone', 'text'] as const).map((value) => ({
          value,
          label: t(`templateMail.${value}`),
        }))}
      />
      {shape !== 'text' && (
        <SelectField
          label={t('templateMail.scheme')}
          value={scheme}
          onChange={({ target }) => onScheme(target.value as Scheme)}
          choices={(['light', 'dark'] as const).map((value) => ({
            value,
            label: t(`templateMail.${value}`),
          }))}
        />
      )}
    </>
  )
}

/** A rendered email with its faults, subject and size. */
function RenderedMail({ mail, shape, scheme }: { mail: Rendered } & Look) {
  return (
    <>
      <Faults faults={mail.faults} />
      {mail.html === '' ? (
        <p className="c-soft">{t('templateMail.nothing')}</p>
      ) : (
        <>
          <p className="tm-head">
            <span className="c-soft">{t('templateMail.subject')}</span>{' '}
            <b>{mail.subject || t('templateMail.noSubject')}</b>{' '}
            <span className="c-soft c-num">
              {t('templateMail.size', {
                size: Math.max(1, Math.round(mail.bytes / 1024)),
              })}
            </span>
          </p>
          <div className="tm-stage" tabIndex={0} role="region" aria-label={t('templateMail.frame')}>
            {shape === 'text' ? (
              <pre className="tm-text">{mail.text}</pre>
            ) : (
              <EmailFrame
                className="tm-frame"
                title={t('templateMail.frame')}
                html={mail.html}
                data-width={shape}
                data-scheme={scheme}
              />
            )}
          </div>
          {shape !== 'text' && /<img\b/i.test(mail.html) && (
            <p className="c-soft">{t('templateMail.images')}</p>
          )}
        </>
      )}
    </>
  )
}
