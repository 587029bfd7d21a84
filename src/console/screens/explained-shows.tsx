import { useContext, useState } from 'react'
import type { RaRecord } from 'react-admin'
import type { EngageMessage } from '#model/schema/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { ResolveDialog } from '../engage/resolve-unknown.tsx'
import { tEngage as t } from '../engage/messages.ts'
import { WriteAccess } from '../core/access.ts'
import { recordLabel, type ConsoleResource } from '../core/registry.ts'
import { ShowScreen } from '../generate/show-screen.tsx'
import { subjectOf, type Asked } from '../explain/asked.ts'
import { WhyButton } from '../explain/why-button.tsx'

type DeliveryRecord = EngageMessage & RaRecord

interface RecordPageProps {
  consoleResource: ConsoleResource
  id: string
}

/** The fields of a record that its explanation is about. */
interface ExplainedFields {
  kind: Asked['kind']
  /** The field with the id of the explained record. */
  subjectField: string
  /** The field with the id of the person. */
  personField: string
}

const textOf = (record: RaRecord, field: string) =>
  typeof record[field] === 'string' && record[field] !== '' ? String(record[field]) : undefined

/** A button that explains why the person of a record is in it; absent without a person. */
function Why({ record, fields }: { record: RaRecord; fields: ExplainedFields }) {
  const subjectId = textOf(record, fields.subjectField)
  const personId = textOf(record, fields.personField)
  return subjectId && personId ? (
    <WhyButton subject={{ kind: fields.kind, id: subjectId }} person={{ id: personId }} />
  ) : null
}

/** The generated page of a record, with that button. */
const showWithWhy = (fields: ExplainedFields) =>
  function ShowWithWhy({ consoleResource, id }: RecordPageProps) {
    return (
      <ShowScreen
        consoleResource={consoleResource}
        id={id}
        actions={(record) => <Why record={record} fields={fields} />}
      />
    )
  }

/** An email of a campaign. */
export const MessageShow = showWithWhy({
  kind: 'email',
  subjectField: 'id',
  personField: 'contactId',
})

/** A person in a campaign. */
export const OutreachShow = showWithWhy({
  kind: 'campaign',
  subjectField: 'campaignId',
  personField: 'contactId',
})

/** A person in a journey. */
export const ExecutionShow = showWithWhy({
  kind: 'journey',
  subjectField: 'journeyId',
  personField: 'profileId',
})

/** A run of a rule. */
export const FiringShow = showWithWhy({
  kind: 'rule',
  subjectField: 'ruleId',
  personField: 'profileId',
})

const DELIVERY: ExplainedFields = {
  kind: 'message',
  subjectField: 'engageId',
  personField: 'profileId',
}

/** A delivery of an engage message. Where its outcome is unknown, an operator can decide it. */
export function DeliveryOfMessageShow({ consoleResource, id }: RecordPageProps) {
  const [resolving, setResolving] = useState<DeliveryRecord | null>(null)
  const canWrite = useContext(WriteAccess)
  return (
    <>
      <ShowScreen
        consoleResource={consoleResource}
        id={id}
        actions={(record) => (
          <>
            {canWrite && record.state === 'unknown' && (
              <Button onClick={() => setResolving(record as DeliveryRecord)}>
                {t('engage.resolve')}
              </Button>
            )}
            <Why record={record} fields={DELIVERY} />
          </>
        )}
      />
      {resolving && <ResolveDialog delivery={resolving} onClose={() => setResolving(null)} />}
    </>
  )
}

/** A contact, whose explanation begins with the question about a campaign. */
export function ContactShow({ consoleResource, id }: RecordPageProps) {
  return (
    <ShowScreen
      consoleResource={consoleResource}
      id={id}
      actions={(record) => (
        <WhyButton
          firstKind="campaign"
          person={{ id, name: recordLabel(consoleResource.entity, record) }}
        />
      )}
    />
  )
}

/** A campaign, whose explanation begins with the choice of a person. */
export function CampaignShow({ consoleResource, id }: RecordPageProps) {
  return (
    <ShowScreen
      consoleResource={consoleResource}
      id={id}
      actions={(record) => <WhyButton subject={subjectOf(consoleResource, record)} />}
    />
  )
}
