import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import {
  alertKinds,
  ALERTS,
  alertPreferences,
  type AlertPreferences,
} from '#model/api/alert-preferences.ts'
import type { SignInSessions, SignInSessionView } from '#model/api/answers/sign-in-sessions.ts'
import { Button } from '#ui/base/button.tsx'
import { Checkbox } from '#ui/base/field.tsx'
import { ConfirmDialog } from '#ui/lists/confirm-dialog.tsx'
import { SessionList, sessionName } from '#ui/lists/session-list.tsx'
import { Part } from '../page-parts/part.tsx'
import { useAction } from '../page-parts/use-action.ts'
import { tAccount as t } from './messages.ts'

const refresh = [['users', 'me', 'sessions']]

/** The person's sessions: end one, or all but this one. */
export function Sessions() {
  const query = useQuery({
    queryKey: refresh[0]!,
    queryFn: ({ signal }) => api.get<SignInSessions>('/users/me/sessions', { signal }),
  })
  const [ending, setEnding] = useState<SignInSessionView | 'others' | null>(null)
  const close = () => setEnding(null)
  const end = useAction(
    (what: SignInSessionView | 'others') =>
      what === 'others'
        ? api.post('/users/me/sessions/end-others')
        : api.del(`/users/me/sessions/${what.id}`),
    {
      refresh,
      done: (what) =>
        what === 'others'
          ? t('account.othersEnded')
          : t('account.sessionEnded', { name: sessionName(what) }),
      onDone: close,
    },
  )
  return (
    <div className="account-form">
      <Part query={query} lines={3}>
        {({ sessions, now }) => (
          <>
            <SessionList
              sessions={sessions}
              now={Date.parse(now)}
              label={t('account.sessions')}
              onEnd={setEnding}
            />
            <div>
              <Button onClick={() => setEnding('others')} disabled={sessions.length < 2}>
                {t('account.endOthers')}
              </Button>
            </div>
          </>
        )}
      </Part>
      <Alerts />
      <ConfirmDialog
        open={ending !== null}
        danger
        onClose={close}
        title={
          ending === 'others' || ending === null
            ? t('account.endOthersTitle')
            : t('account.endTitle', { name: sessionName(ending) })
        }
        description={ending === 'others' ? t('account.endOthersDetail') : t('account.endDetail')}
        confirm={ending === 'others' ? t('account.endOthers') : t('account.end')}
        busy={end.isPending}
        onConfirm={() => ending && end.mutate(ending)}
      />
    </div>
  )
}

const preferences = [['users', 'me', 'preferences']]

/** Chooses the notices to receive by email. */
function Alerts() {
  const query = useQuery({
    queryKey: preferences[0]!,
    queryFn: ({ signal }) => api.get<Record<string, unknown>>('/users/me/preferences', { signal }),
  })
  const save = useAction(
    (value: AlertPreferences) => api.put('/users/me/preferences', { name: ALERTS, value }),
    { refresh: preferences, done: () => t('account.saved') },
  )
  return (
    <Part query={query} lines={2}>
      {(chosen) => {
        const alerts = alertPreferences(chosen)
        return (
          <fieldset className="account-alerts">
            <legend className="ui-label">{t('account.alerts')}</legend>
            {alertKinds.map((kind) => (
              <Checkbox
                key={kind}
                label={t(`account.alert.${kind}`)}
                checked={alerts[kind]}
                disabled={save.isPending}
                onChange={(event) => save.mutate({ ...alerts, [kind]: event.target.checked })}
              />
            ))}
          </fieldset>
        )
      }}
    </Part>
  )
}
