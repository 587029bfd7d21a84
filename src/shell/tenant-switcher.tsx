import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { api, errorSentence } from '#client/api.ts'
import { useTenant } from '#client/me.ts'
import { tenantChoice, useTenantChoice } from '#client/tenant-choice.ts'
import type { Tenant } from '#model/schema/entities.generated.ts'
import { Icon } from '#ui/base/icon.tsx'
import { DataError } from '#ui/base/load-error.tsx'
import { SkeletonLines } from '#ui/base/skeleton.tsx'
import { tSignedIn as t } from '#ui/messages/signed-in.ts'

/** Chooses the tenant that an admin views; sets the `X-Tenant-Id` header of every call. */
export function TenantSwitcher() {
  const choice = useTenantChoice()
  const { data: tenant } = useTenant()
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const name = choice?.name ?? tenant?.name ?? t('tenant.own')
  useEffect(() => {
    if (!isOpen) return
    const onDown = (event: Event) => !box.current?.contains(event.target as Node) && setOpen(false)
    document.addEventListener('pointerdown', onDown)
    return () => document.removeEventListener('pointerdown', onDown)
  }, [isOpen])
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div
      ref={box}
      className="tenant-box"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) {
          event.stopPropagation()
          event.preventDefault()
          close()
        }
      }}
    >
      <button
        ref={button}
        type="button"
        className="tenant-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="tenant-initial" aria-hidden="true">
          {name.charAt(0).toUpperCase()}
        </span>
        <span className="tenant-name">
          <span className="ui-sr">{t('tenant.switch')}: </span>
          <span className="ui-clip tenant-strong">{name}</span>
          <span className="ui-soft tenant-kind">
            {choice ? t('tenant.viewing') : t('tenant.own')}
          </span>
        </span>
        <Icon name="updown" />
      </button>
      {isOpen ? <TenantList id={id} chosen={choice?.id ?? null} onDone={close} /> : null}
    </div>
  )
}

function TenantList({
  id,
  chosen,
  onDone,
}: {
  id: string
  chosen: string | null
  onDone: () => void
}) {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const list = useQuery({
    queryKey: ['tenants', 'switch', q],
    queryFn: ({ signal }) =>
      api.list<Tenant>(
        '/tenants',
        { sort: ['name', 'ASC'], range: [0, 49], filter: q ? { q } : {} },
        { signal },
      ),
    placeholderData: (before) => before,
  })
  const choose = (tenant: { id: string; name: string } | null) => {
    tenantChoice.set(tenant)
    onDone()
  }
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    stops[(at + (event.key === 'ArrowDown' ? 1 : -1) + stops.length) % stops.length]?.focus()
  }
  return (
    <div id={id} className="tenant-panel" onKeyDown={move}>
      <input
        className="ui-input"
        type="search"
        aria-label={t('tenant.search')}
        placeholder={t('tenant.search')}
        value={typed}
        autoFocus
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul className="tenant-list">
        <li>
          <button type="button" aria-pressed={chosen === null} onClick={() => choose(null)}>
            {t('tenant.own')}
            {chosen === null ? <Icon name="check" /> : null}
          </button>
        </li>
        {list.data?.rows.map((tenant) => (
          <li key={tenant.id}>
            <button
              type="button"
              aria-pressed={tenant.id === chosen}
              onClick={() => choose({ id: tenant.id, name: tenant.name })}
            >
              <span className="ui-clip">{tenant.name}</span>
              {tenant.id === chosen ? <Icon name="check" /> : null}
            </button>
          </li>
        ))}
      </ul>
      {list.isPending ? <SkeletonLines lines={3} label={t('tenant.loading')} /> : null}
      {list.isError ? (
        <DataError
          sentence={errorSentence(list.error, t('tenant.failed'))}
          onRetry={() => void list.refetch()}
        />
      ) : null}
      {list.data ? (
        <p className="tenant-count">
          {list.data.total === 0 ? t('tenant.none') : t('tenant.count', { count: list.data.total })}
        </p>
      ) : null}
    </div>
  )
}
