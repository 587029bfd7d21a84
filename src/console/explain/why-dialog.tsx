import { useId, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { inputOf } from '#catalog/fields/inputs.ts'
import { api } from '#client/api.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import {
  explanationKindOf,
  explanationSubjects,
  type Explanation,
  type ExplanationKind,
} from '#model/api/explanation.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { ExplanationView } from '#ui/explanation/explanation-view.tsx'
import { tWhy } from '#ui/explanation/messages.ts'
import { SelectField } from '#ui/lists/select-field.tsx'
import '#ui/lists/lists.css'
import type { Asked, AskedRecord } from './asked.ts'
import { tExplain as t } from './messages.ts'
import { RecordPageLink } from './record-page-link.tsx'
import './explain.css'

const Reference = inputOf('reference')

interface WhyDialogProps {
  subject?: Asked | undefined
  person?: AskedRecord | undefined
  /** The kind of question to begin with, where no record is given. */
  firstKind?: ExplanationKind | undefined
  onClose(): void
}

/**
 * "Why / why not?": asks for the record and the person that are not given, and shows the reasons as
 * a tree. Lines that name a record lead to the same question about it.
 */
export function WhyDialog({ subject, person, firstKind, onClose }: WhyDialogProps) {
  const [kind, setKind] = useState<ExplanationKind>(subject?.kind ?? firstKind ?? 'segment')
  const [recordId, setRecordId] = useState(subject?.id ?? '')
  const [personId, setPersonId] = useState(person?.id ?? '')
  /** Records asked about from the lines of an explanation, the latest last. */
  const [followed, setFollowed] = useState<Asked[]>([])
  const asked = followed.at(-1) ?? { kind, id: recordId }
  const isOfOutreach = kind === 'campaign' || kind === 'email'
  return (
    <Dialog
      open
      onClose={onClose}
      title={tWhy('why.title')}
      actions={
        <>
          {followed.length > 0 && (
            <Button onClick={() => setFollowed(followed.slice(0, -1))}>{t('why.back')}</Button>
          )}
          <Button onClick={onClose}>{tWhy('why.close')}</Button>
        </>
      }
    >
      <div className="ex-ask">
        {!subject && followed.length === 0 && (
          <SubjectChoice
            kind={kind}
            recordId={recordId}
            onKind={(next) => {
              setKind(next)
              setRecordId('')
            }}
            onRecord={setRecordId}
          />
        )}
        {!person && (
          <RecordChoice
            label={t(isOfOutreach ? 'why.contact' : 'why.person')}
            entity={isOfOutreach ? 'contact' : 'profile'}
            value={personId}
            onChange={setPersonId}
          />
        )}
      </div>
      {asked.id && personId ? (
        <Answer
          key={`${asked.kind} ${asked.id} ${personId}`}
          asked={asked}
          personId={personId}
          onAsk={(next) => setFollowed([...followed, next])}
        />
      ) : (
        <p className="c-soft">{t('why.choose')}</p>
      )}
    </Dialog>
  )
}

function SubjectChoice({
  kind,
  recordId,
  onKind,
  onRecord,
}: {
  kind: ExplanationKind
  recordId: string
  onKind(kind: ExplanationKind): void
  onRecord(id: string): void
}) {
  return (
    <>
      <SelectField
        label={t('why.about')}
        value={kind}
        onChange={({ target }) => onKind(target.value as ExplanationKind)}
        choices={(Object.keys(explanationSubjects) as ExplanationKind[]).map((value) => ({
          value,
          label: t(`why.kind.${value}`),
        }))}
        data-autofocus
      />
      <RecordChoice
        key={kind}
        label={t(`why.record.${kind}`)}
        entity={explanationSubjects[kind]}
        value={recordId}
        onChange={onRecord}
      />
    </>
  )
}

/** A picker for a record of an entity. */
function RecordChoice({
  label,
  entity,
  value,
  onChange,
}: {
  label: string
  entity: string
  value: string
  onChange(id: string): void
}) {
  const id = useId()
  const node: SchemaNode = { type: 'string', title: label, 'x-ref': entity }
  return (
    <div className="ui-field ex-choice">
      <label className="ui-label" htmlFor={id}>
        {label}
      </label>
      <Reference
        id={id}
        node={node}
        value={value}
        invalid={false}
        describedBy={undefined}
        onChange={(chosen) => onChange(String(chosen ?? ''))}
      />
    </div>
  )
}

function Answer({
  asked,
  personId,
  onAsk,
}: {
  asked: Asked
  personId: string
  onAsk(next: Asked): void
}) {
  const { data, error } = useQuery({
    queryKey: ['explain', asked.kind, asked.id, personId],
    queryFn: ({ signal }) =>
      api.get<Explanation>('/explain', {
        signal,
        query: { subject: `${asked.kind}:${asked.id}`, person: personId },
      }),
    gcTime: 0,
    retry: false,
  })
  if (error)
    return (
      <p className="c-fault" role="alert">
        {error.message}
      </p>
    )
  if (!data)
    return (
      <p className="c-soft" role="status">
        {tWhy('why.loading')}
      </p>
    )
  return (
    <ExplanationView
      answer={data}
      renderLink={(link) => <RecordPageLink link={link} />}
      canAsk={(entity) => explanationKindOf(entity) !== undefined}
      onAsk={(link) => onAsk({ ...link, kind: explanationKindOf(link.entity)! })}
    />
  )
}
