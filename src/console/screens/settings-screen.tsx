import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useContext, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { api } from '#client/api.ts'
import { useTenant } from '#client/me.ts'
import { Button, buttonClass } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { TextField } from '#ui/base/field.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { ConsoleRole, WriteAccess } from '../core/access.ts'
import { PageHead } from '../page-parts/page-head.tsx'
import { useRegistry } from '../core/registry.ts'
import { tConsole } from '../core/messages.ts'
import { ImportPanel } from './import-panel.tsx'
import { PurgePanel } from './purge-panel.tsx'
import { tRepository } from './repository-messages.ts'
import { SettingsRepositories } from './settings-repositories.tsx'
import { tSettings } from './settings-messages.ts'

/**
 * Settings of a whole tenant: its configuration as a file, the system email, and the deletion of
 * all its data.
 */
export default function SettingsScreen() {
  const canWrite = useContext(WriteAccess)
  const isOperator = useContext(ConsoleRole) === 'ADMIN'
  const registry = useRegistry()
  const properties = registry.byEntity('system-property')
  const plugins = registry.byEntity('plugin')
  const repositories = registry.byEntity('repository')
  const tenant = useTenant().data
  const name = tenant?.name ?? ''
  return (
    <div className="c-page">
      <PageHead
        title={tSettings('settings.title')}
        count={name ? tSettings('settings.of', { tenant: name }) : undefined}
      />
      <Part title={tSettings('settings.config')} text={tSettings('settings.configText')}>
        <ExportButton />
        {canWrite && <ImportPanel />}
      </Part>
      {repositories && (
        <Part title={tRepository('repositories.title')} text={tRepository('repositories.text')}>
          <SettingsRepositories consoleResource={repositories} />
        </Part>
      )}
      {plugins && (
        <Part title={tSettings('settings.plugins')} text={tSettings('settings.pluginsText')}>
          <p>
            <Link className={buttonClass({})} to={plugins.resource.path}>
              {tSettings('settings.openPlugins')}
            </Link>
          </p>
        </Part>
      )}
      {canWrite && isOperator && (
        <Part title={tSettings('settings.mail')} text={tSettings('settings.mailText')}>
          <TestMail />
        </Part>
      )}
      {properties && (
        <Part title={tSettings('settings.properties')} text={tSettings('settings.propertiesText')}>
          <p>
            <Link className={buttonClass({})} to={properties.resource.path}>
              {tSettings('settings.openProperties')}
            </Link>
          </p>
        </Part>
      )}
      {canWrite && isOperator && (
        <Part title={tSettings('settings.caches')} text={tSettings('settings.cachesText')}>
          <ClearCaches />
        </Part>
      )}
      {canWrite && (
        <Part title={tSettings('settings.purge')} text={tSettings('settings.purgeText')}>
          <PurgePanel />
        </Part>
      )}
      {canWrite && name && (
        <Part
          title={tSettings('settings.danger')}
          text={tSettings('settings.dangerText', { tenant: name })}
        >
          <DeleteAll tenant={name} />
        </Part>
      )}
    </div>
  )
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="c-form-section c-settings">
      <div>
        <h2>{title}</h2>
        <p className="c-soft">{text}</p>
      </div>
      <div className="c-settings-work">{children}</div>
    </section>
  )
}

function ExportButton() {
  const run = useMutation({
    mutationFn: () =>
      api.download(
        '/settings/exportall',
        `configuration-${new Date().toISOString().slice(0, 10)}.tar.gz`,
      ),
    onError: (error) =>
      toast({
        title: tSettings('settings.exportFailed'),
        description: error.message,
        variant: 'destructive',
      }),
  })
  return (
    <div>
      <Button busy={run.isPending} onClick={() => run.mutate()}>
        <Icon name="dl" />
        {tSettings('settings.export')}
      </Button>
      <p className="ui-help">{tSettings('settings.exportHelp')}</p>
    </div>
  )
}

function TestMail() {
  const send = useMutation({
    mutationFn: () => api.post<{ to: string }>('/settings/testmail'),
    onSuccess: ({ to }) =>
      toast({ title: tSettings('settings.mailSent', { to }), variant: 'success' }),
    onError: (error) =>
      toast({
        title: tSettings('settings.mailFailed'),
        description: error.message,
        variant: 'destructive',
      }),
  })
  return (
    <p>
      <Button busy={send.isPending} onClick={() => send.mutate()}>
        <Icon name="mail" />
        {tSettings('settings.testMail')}
      </Button>
    </p>
  )
}

function ClearCaches() {
  const clear = useMutation({
    mutationFn: () => api.post<{ cleared: { entries: number }[] }>('/settings/clearcache'),
    onSuccess: ({ cleared }) =>
      toast({
        title: tSettings('settings.cleared', {
          count: cleared.reduce((sum, { entries }) => sum + entries, 0),
        }),
        variant: 'success',
      }),
    onError: (error) =>
      toast({
        title: tSettings('settings.clearFailed'),
        description: error.message,
        variant: 'destructive',
      }),
  })
  return (
    <p>
      <Button busy={clear.isPending} onClick={() => clear.mutate()}>
        <Icon name="refresh" />
        {tSettings('settings.clearCaches')}
      </Button>
    </p>
  )
}

function DeleteAll({ tenant }: { tenant: string }) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState<string | null>(null)
  const wipe = useMutation({
    mutationFn: () =>
      api.post<{ deleted: Record<string, number> }>(
        '/settings/deleteall',
        { confirm: typed },
        { timeout: 10 * 60_000 },
      ),
    onSuccess: ({ deleted }) => {
      toast({
        title: tSettings('settings.deleted', {
          count: Object.values(deleted).reduce((sum, n) => sum + n, 0),
        }),
        variant: 'success',
      })
      setTyped(null)
      void queries.invalidateQueries()
    },
    onError: (error) =>
      toast({
        title: tSettings('settings.deleteFailed'),
        description: error.message,
        variant: 'destructive',
      }),
  })
  return (
    <>
      <p>
        <Button variant="danger" onClick={() => setTyped('')}>
          {tSettings('settings.deleteAll')}
        </Button>
      </p>
      <Dialog
        open={typed !== null}
        onClose={() => setTyped(null)}
        closeOnBackdrop={false}
        title={tSettings('settings.deleteTitle', { tenant })}
        description={tSettings('settings.dangerText', { tenant })}
        actions={
          <>
            <Button variant="quiet" onClick={() => setTyped(null)}>
              {tConsole('console.cancel')}
            </Button>
            <Button
              variant="danger"
              busy={wipe.isPending}
              disabled={typed?.trim() !== tenant}
              onClick={() => wipe.mutate()}
            >
              {tSettings('settings.deleteAll')}
            </Button>
          </>
        }
      >
        <TextField
          label={tSettings('settings.typeName', { tenant })}
          value={typed ?? ''}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setTyped(event.target.value)}
        />
      </Dialog>
    </>
  )
}
