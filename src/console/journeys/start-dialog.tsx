import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { faceOf } from '#catalog/fields/faces.ts'
import { api } from '#client/api.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { Checkbox } from '#ui/base/field.tsx'
import { journeyAddress, type JourneyRecord } from './journey-record.ts'
import { c } from '../words.ts'
import { w } from './words.ts'

type Whom = 'people' | 'segment' | 'list'

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
  people: faceOf('references').Input,
  segment: faceOf('reference').Input,
  list: faceOf('reference').Input,
}

/** Puts people in by hand: some by name, or all of a segment or a list; as a test or for real. */
export function StartDialog({ record, onClose }: { record: JourneyRecord; onClose(): void }) {
  const [whom, setWhom] = useState<Whom>('people')
  const [chosen, setChosen] = useState<Partial<Record<Whom, unknown>>>({})
  const [isTest, setTest] = useState(false)
  const queryClient = useQueryClient()
  const value = chosen[whom]
  const isChosen = Array.isArray(value)
    ? value.length > 0
    : typeof value === 'string' && value !== ''
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () =>
      api.post<Started>(`${journeyAddress(record.id)}/start`, {
        ...(whom === 'people'
          ? { profileIds: value }
          : whom === 'segment'
            ? { segmentId: value }
            : { listId: value }),
        isTest,
      }),
    onSuccess: () =>
      void queryClient.invalidateQueries({ queryKey: ['journey-statistics', record.id] }),
  })
  const Picker = Pickers[whom]
  const isLive = record.state === 'live'
  return (
    <Dialog
      open
      closeOnBackdrop={false}
      onClose={onClose}
      title={w('start.title')}
      description={w(isLive ? 'start.text' : 'start.notLive')}
      actions={
        <>
          <Button onClick={onClose}>{c(data ? 'console.close' : 'console.cancel')}</Button>
          {isLive && (
            <Button
              variant="primary"
              busy={isPending}
              disabled={!isChosen}
              onClick={() => mutate()}
            >
              {w('start.start')}
            </Button>
          )}
        </>
      }
    >
      {isLive && (
        <div className="jy-form">
          <fieldset className="jy-choices">
            <legend className="f-label">{w('start.whom')}</legend>
            {(['people', 'segment', 'list'] as const).map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="whom"
                  checked={whom === one}
                  onChange={() => setWhom(one)}
                />{' '}
                {w(`start.${one}`)}
              </label>
            ))}
          </fieldset>
          <Picker
            key={whom}
            id="start-whom"
            node={{ ...nodes[whom], title: w(`start.${whom}`) }}
            label={w(`start.${whom}`)}
            value={value ?? (whom === 'people' ? [] : '')}
            onChange={(next) => setChosen({ ...chosen, [whom]: next })}
          />
          <div>
            <Checkbox
              label={w('start.test')}
              checked={isTest}
              onChange={(event) => setTest(event.target.checked)}
            />
            <p className="f-help">{w('start.testHelp')}</p>
          </div>
          {error && (
            <p className="c-fault" role="alert">
              {error.message}
            </p>
          )}
          {data && (
            <div role="status">
              <p>
                {w('start.started', { count: data.started })} {data.jobId ? w('start.working') : ''}
              </p>
              {data.refused.length > 0 && (
                <>
                  <p>{w('start.refused', { count: data.refused.length })}</p>
                  <ul className="jy-refused">
                    {data.refused.slice(0, 20).map((one) => (
                      <li key={one.profileId}>{one.reason}</li>
                    ))}
                  </ul>
                </>
              )}
            </div>
          )}
        </div>
      )}
    </Dialog>
  )
}
