import { useState } from 'react'
import { Changing, useReadOnly } from '../page-parts/read-only.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { useConfigure } from './configure-context.ts'
import { AddPeople } from './add-people.tsx'
import { tPeople as t } from './people-messages.ts'
import { PeopleTable } from './people-table.tsx'
import { SendingPlan } from './sending-plan.tsx'
import { usePart } from './use-part.ts'

/** Step 4: the recipients and the schedule. */
export default function ContactsStep() {
  const { campaign } = useConfigure()
  const isReadOnly = useReadOnly()
  const schedule = usePart('schedule')
  const isEmpty = campaign.counts.people === 0
  // Stays open to show an import's result, even though there are people by then.
  const [adding, setAdding] = useState(isEmpty)
  return (
    <div className="cf-l">
      <div className="ct">
        <div className="stack">
          <div className="sec-h" id="at-contacts">
            <h2>{t('conf.people.title')}</h2>
            <span className="end">
              {isEmpty ? null : (
                <button
                  type="button"
                  className="btn btn-s"
                  disabled={isReadOnly}
                  aria-expanded={adding}
                  onClick={() => setAdding(!adding)}
                >
                  {t('conf.people.add')}
                </button>
              )}
            </span>
          </div>
          {isEmpty || adding ? (
            <Changing>
              <AddPeople campaign={campaign} onDone={() => setAdding(false)} />
            </Changing>
          ) : null}
          {isEmpty ? null : <PeopleTable campaign={campaign} />}
        </div>
        <Changing>
          <SendingPlan campaign={campaign} value={schedule.value} onChange={schedule.change} />
        </Changing>
      </div>
      <ConflictDialog
        conflict={schedule.conflict}
        part="schedule"
        mine={schedule.value}
        onClose={schedule.closeConflict}
        onTheirs={schedule.takeTheirs}
        onMine={schedule.overwrite}
      />
    </div>
  )
}
