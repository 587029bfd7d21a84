import { useContext, useId, useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRefresh, type RaRecord } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import type { PluginLeave } from '#catalog/referrers.ts'
import { api } from '#client/api.ts'
import type { PluginView } from '#model/api/answers/plugin-answers.ts'
import type { ImportPlan } from '#model/api/import-plan.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { WriteAccess } from '../core/access.ts'
import { ShowScreen } from '../generate/show-screen.tsx'
import { UsageList } from '../usage/used-by.tsx'
import { LONG_REQUEST_TIMEOUT_MS } from '../core/request-timeout.ts'
import { recordPath, useRegistry, type ConsoleResource } from '../core/registry.ts'
import { PlanView } from '../parts/plan-view.tsx'
import { usePlan } from '../parts/use-plan.ts'
import { Faults, isNewer, PluginState } from './plugins-list.tsx'
import { tPlugins as t } from './messages.ts'

type PluginRecord = PluginView & RaRecord

const addressOf = ({ id }: PluginView) => `/plugins/${encodeURIComponent(id)}`

/** One plugin: its faults, its records, and the switch to turn it on or off. */
export function PluginShow({
  consoleResource,
  id,
}: {
  consoleResource: ConsoleResource
  id: string
}) {
  return (
    <ShowScreen
      consoleResource={consoleResource}
      id={id}
      actions={(record) => (
        <Actions consoleResource={consoleResource} plugin={record as PluginRecord} />
      )}
      lead={(record) => <Lead key={String(record['version'])} plugin={record as PluginRecord} />}
    />
  )
}

function Actions({
  consoleResource,
  plugin,
}: {
  consoleResource: ConsoleResource
  plugin: PluginRecord
}) {
  const canWrite = useContext(WriteAccess)
  const [asking, setAsking] = useState<'off' | 'delete' | null>(null)
  if (!canWrite) return null
  return (
    <>
      {plugin.enabled && <Button onClick={() => setAsking('off')}>{t('plugin.switchOff')}</Button>}
      {!plugin.enabled && plugin.source === 'upload' && (
        <Button variant="danger" onClick={() => setAsking('delete')}>
          {t('plugin.delete')}
        </Button>
      )}
      {asking === 'off' && (
        <OffDialog
          consoleResource={consoleResource}
          plugin={plugin}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'delete' && (
        <DeleteDialog
          consoleResource={consoleResource}
          plugin={plugin}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}

function consequenceOf({ data, error }: { data: PluginLeave | undefined; error: Error | null }) {
  if (!data) return error ? error.message : t('plugin.reading')
  if (data.usedBy.length > 0) return t('plugin.offUsed')
  const count = data.goes.length
  return count > 0 ? t('plugin.offText', { count }) : t('plugin.offNothing')
}

/** Confirms switching off: lists the records to remove and the references to them. */
function OffDialog({
  consoleResource,
  plugin,
  onClose,
}: {
  consoleResource: ConsoleResource
  plugin: PluginRecord
  onClose(): void
}) {
  const queries = useQueryClient()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const leave = useQuery({
    queryKey: ['plugin-leave', plugin.id, plugin.version],
    gcTime: 0,
    retry: false,
    queryFn: () =>
      api.post<PluginLeave>(`${addressOf(plugin)}/leave`, undefined, {
        timeout: LONG_REQUEST_TIMEOUT_MS,
      }),
  })
  const off = useMutation({
    mutationFn: () =>
      api.post<PluginView | null>(`${addressOf(plugin)}/off`, undefined, {
        timeout: LONG_REQUEST_TIMEOUT_MS,
      }),
    onSuccess: (left) => {
      toast({ title: t('plugin.switchedOff', { name: plugin.name }), variant: 'success' })
      void queries.invalidateQueries()
      if (left) refresh()
      else navigate(consoleResource.resource.path)
    },
    onError: (error) =>
      toast({
        title: t('plugin.offFailed'),
        description: error.message,
        variant: 'destructive',
      }),
    onSettled: onClose,
  })
  const used = leave.data?.usedBy ?? []
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('plugin.offTitle', { name: plugin.name })}
      description={consequenceOf(leave)}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('plugin.cancel')}
          </Button>
          <Button
            variant="danger"
            busy={off.isPending || leave.isPending}
            disabled={!leave.data || used.length > 0}
            onClick={() => off.mutate()}
          >
            {t('plugin.switchOff')}
          </Button>
        </>
      }
    >
      {used.length > 0 && <UsageList id={plugin.id} usedBy={used} />}
    </Dialog>
  )
}

function DeleteDialog({
  consoleResource,
  plugin,
  onClose,
}: {
  consoleResource: ConsoleResource
  plugin: PluginRecord
  onClose(): void
}) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    mutationFn: () => api.del(addressOf(plugin)),
    onSuccess: () => {
      toast({ title: t('plugin.deleted', { name: plugin.name }), variant: 'success' })
      navigate(consoleResource.resource.path)
      void queries.invalidateQueries()
    },
    onError: (error) =>
      toast({
        title: t('plugin.deleteFailed'),
        description: error.message,
        variant: 'destructive',
      }),
    onSettled: onClose,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('plugin.deleteTitle', { name: plugin.name })}
      description={t('plugin.deleteText')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('plugin.cancel')}
          </Button>
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            {t('plugin.delete')}
          </Button>
        </>
      }
    />
  )
}

function Lead({ plugin }: { plugin: PluginRecord }) {
  const headingId = useId()
  const canWrite = useContext(WriteAccess)
  const refresh = useRefresh()
  const { choose, isPending, view } = usePlan<string>({
    subject: 'plugin',
    plan: () =>
      api.post<ImportPlan>(`${addressOf(plugin)}/plan`, undefined, {
        timeout: LONG_REQUEST_TIMEOUT_MS,
      }),
    apply: async (_id, shown, conflicts) => {
      await api.post(
        `${addressOf(plugin)}/on`,
        { plan: shown.hash, conflicts },
        { timeout: LONG_REQUEST_TIMEOUT_MS },
      )
      refresh()
    },
    failed: t('plugin.planFailed'),
    done: () => t('plugin.switchedOn', { name: plugin.name, version: plugin.offeredVersion }),
  })
  const isOffered = plugin.faults.length === 0
  return (
    <section className="c-section c-plugin" aria-labelledby={headingId}>
      <p className="c-plugin-head">
        <PluginState plugin={plugin} />
        {plugin.offeredVersion && (
          <span className="c-soft">
            {t('plugin.version')} {plugin.offeredVersion}
          </span>
        )}
      </p>
      {plugin.description && <p className="c-measure">{plugin.description}</p>}
      {plugin.faults.length > 0 && <Faults title={t('plugin.faults')} faults={plugin.faults} />}
      <h2 id={headingId}>{t('plugin.what')}</h2>
      <p className="c-soft c-measure">{t(plugin.enabled ? 'plugin.whatNote' : 'plugin.whatOff')}</p>
      <Brings plugin={plugin} />
      {isOffered && !view && (
        <p>
          <Button
            variant={plugin.enabled || !canWrite ? 'default' : 'primary'}
            busy={isPending}
            onClick={() => choose(plugin.id)}
          >
            {t(plugin.enabled || !canWrite ? 'plugin.look' : 'plugin.switchOn')}
          </Button>
        </p>
      )}
      {view && <PlanView {...view} readOnly={!canWrite} apply={applyLabel(plugin)} />}
    </section>
  )
}

function applyLabel(plugin: PluginRecord) {
  if (!plugin.enabled) return t('plugin.switchOn')
  return isNewer(plugin) ? t('plugin.goOn', { version: plugin.offeredVersion }) : undefined
}

function Brings({ plugin }: { plugin: PluginRecord }) {
  const registry = useRegistry()
  return (
    <ul className="c-settings-list">
      {plugin.brings.map(({ entity, id, name, own }) => {
        const consoleResource = registry.byEntity(entity)
        return (
          <li key={`${entity} ${id}`}>
            {own && consoleResource ? (
              <Link className="f-link c-medium" to={recordPath(consoleResource, id)}>
                {name}
              </Link>
            ) : (
              <span className="c-medium">{name}</span>
            )}{' '}
            <span className="c-soft">
              {consoleResource?.entity.title ?? entity}
              {own && ` · ${t('plugin.own')}`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
