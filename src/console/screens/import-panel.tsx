import { api } from '#client/api.ts'
import type { ImportPlan } from '#model/api/import-plan.ts'
import { Icon } from '#ui/base/icon.tsx'
import { LONG_REQUEST_TIMEOUT_MS } from '../core/request-timeout.ts'
import { tConsole } from '../core/messages.ts'
import { PlanView } from '../parts/plan-view.tsx'
import { tSettings } from './settings-messages.ts'
import { usePlan } from '../parts/use-plan.ts'

function upload(file: File, query: Record<string, string>): Promise<ImportPlan> {
  const form = new FormData()
  form.append('file', file)
  return api.post<ImportPlan>('/settings/importall', form, {
    query,
    timeout: LONG_REQUEST_TIMEOUT_MS,
  })
}

/** Previews an archive, then imports only what the preview showed. */
export function ImportPanel() {
  const { from, choose, isPending, view } = usePlan<File>({
    plan: (chosen) => upload(chosen, { dryRun: 'true' }),
    apply: (chosen, shown, conflicts) =>
      upload(chosen, { dryRun: 'false', plan: shown.hash, conflicts }),
    failed: tSettings('settings.planFailed'),
  })
  return (
    <div>
      <label className="ui-button ui-button-m c-file">
        <Icon name="upload" />
        {isPending
          ? tConsole('console.list.loading', { things: from?.name ?? '' })
          : tSettings('settings.choose')}
        <input
          type="file"
          accept=".gz,.tgz,application/gzip"
          aria-label={tSettings('settings.import')}
          onChange={(event) => {
            const chosen = event.target.files?.[0]
            if (chosen) choose(chosen)
            // Lets the same file be chosen again.
            event.target.value = ''
          }}
        />
      </label>
      <p className="ui-help">{tSettings('settings.importHelp')}</p>
      {view && <PlanView {...view} />}
    </div>
  )
}
