import type { RaRecord } from 'react-admin'
import type { KeyView } from '#model/key-standing.ts'
import { defineMessages } from '#ui/messages/messages.ts'
import { ShowScreen } from '../generate/show-screen.tsx'
import type { ConsoleResource } from '../core/registry.ts'

const t = defineMessages({
  'key.title': 'What this key may do now',
  'key.active': 'Works with the rights of: {role}.',
  'key.readOnly': 'Its maker may only read, so the key only reads.',
  'key.expired': 'Expired.',
  'key.maker-deleted': 'Ended: the person who made it was deleted.',
  'key.maker-blocked': 'Ended: the person who made it can no longer sign in.',
  'key.maker-moved': 'Ended: the person who made it left the organization.',
  'key.role.MEMBER': 'member',
  'key.role.TENANT_ADMIN': 'organization admin',
  'key.maker': 'Made by {name}.',
  'key.parent': 'Made with the key “{name}”; it ends when that key is revoked.',
})

/** One API key with its current permissions. */
export function KeyShow({ of, id }: { of: ConsoleResource; id: string }) {
  return (
    <ShowScreen of={of} id={id} lead={(record) => <Standing of={record as KeyView & RaRecord} />} />
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
