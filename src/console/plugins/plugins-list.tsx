import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useContext } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { api, ApiError } from '#client/api.ts'
import type { BroughtRecord, PluginView } from '#model/api/answers/plugin-answers.ts'
import { paging } from '#model/api/paging.ts'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { inSentence } from '#language'
import { WriteAccess } from '../core/access.ts'
import { PageHead } from '../page-parts/page-head.tsx'
import { LONG_REQUEST_TIMEOUT_MS } from '../core/request-timeout.ts'
import { recordPath, useRegistry, type ConsoleResource, type Registry } from '../core/registry.ts'
import { tConsole } from '../core/messages.ts'
import { tPlugins } from './messages.ts'

async function allPlugins(): Promise<PluginView[]> {
  const pluginViews: PluginView[] = []
  for (;;) {
    const some = await api.get<PluginView[]>('/plugins', {
      query: {
        range: JSON.stringify([pluginViews.length, pluginViews.length + paging.maxSize - 1]),
      },
    })
    pluginViews.push(...some)
    if (some.length < paging.maxSize) return pluginViews
  }
}

/** "2 rules, 1 script". */
function countsOf(registry: Registry, brings: readonly BroughtRecord[]): string {
  const counts = new Map<string, number>()
  for (const { entity } of brings) counts.set(entity, (counts.get(entity) ?? 0) + 1)
  return [...counts]
    .map(([id, count]) => {
      const entity = registry.entities.find((candidate) => candidate.id === id)
      const title = count === 1 ? entity?.title : entity?.plural
      return `${count} ${title ? inSentence(title) : id}`
    })
    .join(', ')
}

/** The state of a plugin and its faults, in a few words. */
export function PluginState({ plugin }: { plugin: PluginView }) {
  return (
    <span className="c-plugin-state">
      <span className={`f-dot f-${plugin.enabled ? 'positive' : 'neutral'}`}>
        {tPlugins(plugin.enabled ? 'plugin.on' : 'plugin.off')}
      </span>
      {plugin.faults.length > 0 && (
        <span className="f-dot f-negative">
          {tPlugins('plugin.faulty', { count: plugin.faults.length })}
        </span>
      )}
    </span>
  )
}

/** The faults of a plugin, or of a file that is not a valid one. */
export function Faults({ title, faults }: { title: string; faults: readonly string[] }) {
  return (
    <div role="alert" className="c-plugin-faults">
      <p>{title}</p>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </div>
  )
}

/** True if the offered version differs from the enabled one. */
export const isNewer = ({ enabled, packageVersion = '', offeredVersion }: PluginView) =>
  enabled && offeredVersion !== '' && offeredVersion !== packageVersion

const versionOf = (plugin: PluginView) => {
  if (isNewer(plugin))
    return tPlugins('plugin.newer', {
      version: plugin.packageVersion ?? '',
      offered: plugin.offeredVersion,
    })
  return plugin.enabled ? plugin.packageVersion : plugin.offeredVersion
}

/** All plugins with their records, version, state and faults. */
export function PluginsList({ consoleResource }: { consoleResource: ConsoleResource }) {
  const canWrite = useContext(WriteAccess)
  const registry = useRegistry()
  const send = useUpload(consoleResource)
  const { data, isPending, error } = useQuery({
    queryKey: [consoleResource.name, 'all'],
    queryFn: allPlugins,
  })
  return (
    <div className="c-page">
      <PageHead
        title={consoleResource.resource.label}
        count={data ? String(data.length) : undefined}
      >
        {canWrite && <Upload send={send} />}
      </PageHead>
      <Refused send={send} />
      {isPending && (
        <p className="c-soft" role="status" aria-busy="true">
          {tConsole('console.list.loading', { things: inSentence(consoleResource.resource.label) })}
        </p>
      )}
      {error && (
        <p className="c-fault" role="alert">
          {error.message}
        </p>
      )}
      {data?.length === 0 && (
        <section className="c-section">
          <h2>{tPlugins('plugin.none')}</h2>
          <p className="c-soft c-measure">{tPlugins('plugin.noneText')}</p>
        </section>
      )}
      {data && data.length > 0 && (
        <div
          className="c-scroll-x"
          tabIndex={0}
          role="region"
          aria-label={consoleResource.resource.label}
        >
          <table className="c-table c-table-open">
            <thead>
              <tr>
                <th scope="col">{tPlugins('plugin.name')}</th>
                <th scope="col">{tPlugins('plugin.state')}</th>
                <th scope="col" className="c-p2">
                  {tPlugins('plugin.version')}
                </th>
                <th scope="col" className="c-p2">
                  {tPlugins('plugin.brings')}
                </th>
                <th scope="col" className="c-p2">
                  {tPlugins('plugin.from')}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.map((plugin) => (
                <tr key={plugin.id}>
                  <td className="c-wrap">
                    <Link className="f-link c-medium" to={recordPath(consoleResource, plugin.id)}>
                      {plugin.name}
                    </Link>
                    <div className="c-soft">{plugin.description}</div>
                  </td>
                  <td>
                    <PluginState plugin={plugin} />
                  </td>
                  <td className="c-p2">{versionOf(plugin)}</td>
                  <td className="c-p2 c-wrap">{countsOf(registry, plugin.brings)}</td>
                  <td className="c-p2">{tPlugins(`plugin.from.${plugin.source ?? 'folder'}`)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}

/** Uploads a plugin and opens its page on success. */
function useUpload(consoleResource: ConsoleResource) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (file: File) => {
      const form = new FormData()
      form.append('file', file)
      return api.post<PluginView>('/plugins', form, { timeout: LONG_REQUEST_TIMEOUT_MS })
    },
    onSuccess: (plugin) => {
      toast({
        title: plugin.enabled
          ? tPlugins('plugin.uploadedOther', { name: plugin.name, version: plugin.offeredVersion })
          : tPlugins('plugin.uploaded', { name: plugin.name }),
        variant: 'success',
      })
      void queries.invalidateQueries()
      navigate(recordPath(consoleResource, plugin.id))
    },
  })
}

type Sending = ReturnType<typeof useUpload>

function Upload({ send }: { send: Sending }) {
  return (
    <label className="ui-button ui-button-m c-file">
      <Icon name="upload" />
      {send.isPending
        ? tPlugins('plugin.uploading', { name: send.variables.name })
        : tPlugins('plugin.upload')}
      <input
        type="file"
        accept=".gz,.tgz,application/gzip"
        aria-label={tPlugins('plugin.upload')}
        disabled={send.isPending}
        onChange={(event) => {
          const chosen = event.target.files?.[0]
          if (chosen) send.mutate(chosen)
          // Lets the same file be chosen again.
          event.target.value = ''
        }}
      />
    </label>
  )
}

/** Why an upload was rejected: its author needs all faults, for longer than a toast is visible. */
function Refused({ send }: { send: Sending }) {
  const { error, variables } = send
  if (!error) return null
  const faults =
    error instanceof ApiError && error.errors.length > 0
      ? error.errors.map(({ message }) => message)
      : [error.message]
  return (
    <Faults title={tPlugins('plugin.notTaken', { file: variables?.name ?? '' })} faults={faults} />
  )
}
