import { useContext, useState } from 'react'
import type { RaRecord } from 'react-admin'
import type { EngageMessage } from '#model/schema/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { ResolveDialog } from '../engage/resolve-unknown.tsx'
import { tEngage as t } from '../engage/messages.ts'
import { WriteAccess } from '../core/access.ts'
import { recordLabel, type ConsoleResource } from '../core/registry.ts'
import { ShowScreen } from '../generate/show-screen.tsx'
import { subjectOf, type Asked, type AskedRecord } from '../explain/asked.ts'
import { WhyButton } from '../explain/why-button.tsx'

type ShownRecord = { of: ConsoleResource; id: string }

const text = (record: RaRecord, field: string) =>
  typeof record[field] === 'string' && record[field] !== '' ? String(record[field]) : undefined

function Why({
  record,
  kind,
  subject,
  person,
}: {
  record: RaRecord
  kind: Asked['kind']
  /** Fields with the ids of the record and the person in question. */
  subject: string
  person: string
}) {
  const [id, personId] = [text(record, subject), text(record, person)]
  return id && personId ? (
    <WhyButton subject={{ kind, id }} person={{ id: personId } satisfies AskedRecord} />
  ) : null
}

/** A generated page with the question about its own record and person. */
const asking = (kind: Asked['kind'], subject: string, person: string) =>
  function AskingShow({ of, id }: ShownRecord) {
    return (
      <ShowScreen
        of={of}
        id={id}
        actions={(record) => <Why record={record} kind={kind} subject={subject} person={person} />}
      />
    )
  }

/** An email of a campaign. */
export const MessageShow = asking('email', 'id', 'contactId')
/** A person in a campaign. */
export const OutreachShow = asking('campaign', 'campaignId', 'contactId')
/** A delivery of an engage message; one with unknown outcome can be decided about. */
export function DeliveryOfMessageShow({ of, id }: ShownRecord) {
  const [resolving, setResolving] = useState<EngageMessage | null>(null)
  const canWrite = useContext(WriteAccess)
  return (
    <>
      <ShowScreen
        of={of}
        id={id}
        actions={(record) => (
          <>
            {canWrite && record.state === 'unknown' && (
              <Button onClick={() => setResolving(record as unknown as EngageMessage)}>
                {t('engage.resolve')}
              </Button>
            )}
            <Why record={record} kind="message" subject="engageId" person="profileId" />
          </>
        )}
      />
      {resolving && <ResolveDialog delivery={resolving} onClose={() => setResolving(null)} />}
    </>
  )
}
/** A person in a journey. */
export const ExecutionShow = asking('journey', 'journeyId', 'profileId')
/** A firing of a rule. */
export const FiringShow = asking('rule', 'ruleId', 'profileId')

/** A contact: asked about a campaign first. */
export function ContactShow({ of, id }: ShownRecord) {
  return (
    <ShowScreen
      of={of}
      id={id}
      actions={(record) => (
        <WhyButton firstKind="campaign" person={{ id, name: recordLabel(of.entity, record) }} />
      )}
    />
  )
}

/** A campaign in the console. */
export function CampaignShow({ of, id }: ShownRecord) {
  return (
    <ShowScreen
      of={of}
      id={id}
      actions={(record) => <WhyButton subject={subjectOf(of, record)} />}
    />
  )
}
