import type { RaRecord } from 'react-admin'
import type { KeyView } from '#model/api/key-standing.ts'
import { defineMessages } from '#ui/messages/messages.ts'
import { ShowScreen } from '../generate/show-screen.tsx'
import type { ConsoleResource } from '../core/registry.ts'

const t = defineMessages({
  'key.title': 'Current permissions',
  'key.active': 'Has the permissions of: {role}.',
  'key.readOnly': 'Read-only, because its creator has read-only access.',
  'key.expired': 'Expired.',
  'key.maker-deleted': 'Revoked: the user who created it was deleted.',
  'key.maker-blocked': 'Revoked: the user who created it can no longer sign in.',
  'key.maker-moved': 'Revoked: the user who created it left the organization.',
  'key.role.MEMBER': 'member',
  'key.role.TENANT_ADMIN': 'organization admin',
  'key.maker': 'Created by {name}.',
  'key.parent': 'Created with the key “{name}”. Revoking that key revokes this one too.',
})

/** One API key with its current permissions. */
export function KeyShow({ consoleResource, id }: { consoleResource: ConsoleResource; id: string }) {
  return (
    <ShowScreen
      consoleResource={consoleResource}
      id={id}
      lead={(record) => <Standing of={record as KeyView & RaRecord} />}
    />
  )
}

function Standing({ of: { state, mayNow, makerName, parentName } }: { of: KeyView }) {
  const isActive = state === 'active' && mayNow !== null
  return (
    <section className="c-section">
      <h2>{t('key.title')}</h2>
      <p>
        <span className={`f-dot ${isActive ? 'f-positive' : 'f-negative'}`}>
          {isActive
            ? t('key.active', { role: t(`key.role.${mayNow.role}`) })
            : t(`key.${state === 'active' ? 'expired' : state}`)}
        </span>
      </p>
      {mayNow?.readOnly ? <p className="c-soft">{t('key.readOnly')}</p> : null}
      {makerName ? <p className="c-soft">{t('key.maker', { name: makerName })}</p> : null}
      {parentName ? <p className="c-soft">{t('key.parent', { name: parentName })}</p> : null}
    </section>
  )
}
