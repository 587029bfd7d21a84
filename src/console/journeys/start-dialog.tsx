import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { inputOf } from '#catalog/fields/inputs.ts'
import { api } from '#client/api.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { Checkbox } from '#ui/base/field.tsx'
import { journeyAddress, type JourneyRecord } from './journey-record.ts'
import { tConsole } from '../core/messages.ts'
import { tJourneys } from './messages.ts'

type Audience = 'people' | 'segment' | 'list'

interface Started {
  started: number
  refused: { profileId: string; reason: string }[]
  jobId?: string | null
}

const nodes = {
  people: {
    type: 'array',
    title: '',
    items: { type: 'string', format: 'uuid', 'x-ref': 'profile' },
  },
  segment: { type: 'string', title: '', 'x-ref': 'segment' },
  list: { type: 'string', title: '', 'x-ref': 'user-list' },
} as const

const Pickers = {
  people: inputOf('references'),
  segment: inputOf('reference'),
  list: inputOf('reference'),
}

/** The properties of the request. */
const PROPERTIES = { people: 'profileIds', segment: 'segmentId', list: 'listId' } as const

/** Starts people by hand: single people, or all of a segment or a list; as a test or for real. */
export function StartDialog({ record, onClose }: { record: JourneyRecord; onClose(): void }) {
  const [audience, setAudience] = useState<Audience>('people')
  const [chosen, setChosen] = useState<Partial<Record<Audience, unknown>>>({})
  const [isTest, setTest] = useState(false)
  const queryClient = useQueryClient()
  const value = chosen[audience]
  const isChosen = Array.isArray(value)
    ? value.length > 0
    : typeof value === 'string' && value !== ''
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () =>
      api.post<Started>(`${journeyAddress(record.id)}/start`, {
        [PROPERTIES[audience]]: value,
        isTest,
      }),
    onSuccess: () =>
      void queryClient.invalidateQueries({ queryKey: ['journey-statistics', record.id] }),
  })
  const Picker = Pickers[audience]
  const isLive = record.state === 'live'
  return (
    <Dialog
      open
      closeOnBackdrop={false}
      onClose={onClose}
      title={tJourneys('journeyStart.title')}
      description={tJourneys(isLive ? 'journeyStart.text' : 'journeyStart.notLive')}
      actions={
        <>
          <Button onClick={onClose}>{tConsole(data ? 'console.close' : 'console.cancel')}</Button>
          {isLive && (
            <Button
              variant="primary"
              busy={isPending}
              disabled={!isChosen}
              onClick={() => mutate()}
            >
              {tJourneys('journeyStart.start')}
            </Button>
          )}
        </>
      }
    >
      {isLive && (
        <div className="jy-form">
          <AudienceChoice audience={audience} onChange={setAudience} />
          <Picker
            key={audience}
            id="start-whom"
            node={{ ...nodes[audience], title: tJourneys(`journeyStart.${audience}`) }}
            label={tJourneys(`journeyStart.${audience}`)}
            value={value ?? (audience === 'people' ? [] : '')}
            onChange={(next) => setChosen({ ...chosen, [audience]: next })}
          />
          <div>
            <Checkbox
              label={tJourneys('journeyStart.test')}
              checked={isTest}
              onChange={(event) => setTest(event.target.checked)}
            />
            <p className="f-help">{tJourneys('journeyStart.testHelp')}</p>
          </div>
          {error && (
            <p className="c-fault" role="alert">
              {error.message}
            </p>
          )}
          {data && <StartOutcome outcome={data} />}
        </div>
      )}
    </Dialog>
  )
}

/** Chooses between single people and all of a segment or a list. */
const AudienceChoice = ({
  audience,
  onChange,
}: {
  audience: Audience
  onChange(audience: Audience): void
}) => (
  <fieldset className="jy-choices">
    <legend className="f-label">{tJourneys('journeyStart.whom')}</legend>
    {(['people', 'segment', 'list'] as const).map((one) => (
      <label key={one}>
        <input
          type="radio"
          name="audience"
          checked={audience === one}
          onChange={() => onChange(one)}
        />{' '}
        {tJourneys(`journeyStart.${one}`)}
      </label>
    ))}
  </fieldset>
)

/** The number of started people, and why others were skipped. */
const StartOutcome = ({ outcome }: { outcome: Started }) => (
  <div role="status">
    <p>
      {tJourneys('journeyStart.started', { count: outcome.started })}{' '}
      {outcome.jobId ? tJourneys('journeyStart.working') : ''}
    </p>
    {outcome.refused.length > 0 && (
      <>
        <p>{tJourneys('journeyStart.refused', { count: outcome.refused.length })}</p>
        <ul className="jy-refused">
          {outcome.refused.slice(0, 20).map((one) => (
            <li key={one.profileId}>{one.reason}</li>
          ))}
        </ul>
      </>
    )}
  </div>
)
