import { useMe, usesConsole } from '#client/me.ts'
import { tenantChoice, useTenantChoice } from '#client/tenant-choice.ts'
import { Button } from '#ui/base/button.tsx'
import { tSignedIn as t } from '#ui/messages/signed-in.ts'
import { DataLayer } from './data-layer.tsx'

/**
 * Always shows which tenant an operator is viewing, unless it is their own, and that a person has
 * read-only access.
 */
export default function LookingAt() {
  return (
    <DataLayer>
      <Strip />
    </DataLayer>
  )
}

function Strip() {
  const choice = useTenantChoice()
  const { data: me } = useMe()
  const away = me?.role === 'ADMIN' ? choice : null
  if (!usesConsole(me) || (!away && !me?.readOnly)) return null
  return (
    <div className="shell-strip" role="region" aria-label={t('tenant.strip')}>
      <p>
        {away ? (
          <>
            {t('tenant.lookingAt')} <strong className="ui-clip">{away.name}</strong>
            <span className="shell-strip-more">{t('tenant.there')}</span>
          </>
        ) : null}
        {me?.readOnly ? <span>{t('tenant.readOnly')}</span> : null}
      </p>
      {away ? (
        <Button size="s" onClick={() => tenantChoice.set(null)}>
          {t('tenant.back')}
        </Button>
      ) : null}
    </div>
  )
}
