import { useSearchParams } from 'react-router-dom'
import type { CampaignView } from '#model/api/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { tVersions as t } from '../campaign-versions/messages.ts'
import { VersionsDialog } from '../campaign-versions/versions-dialog.tsx'
import type { Saver } from './configure-context.ts'

/** The parameter of the address that opens the versions: empty, or the shown one. */
const PARAMETER = 'version'

/**
 * Opens the versions of facts and emails. The shown one is in the address, so that Back closes the
 * dialog and a reload opens it again.
 */
export function Versions({ campaign, save }: { campaign: CampaignView; save: Saver }) {
  const [search, setSearch] = useSearchParams()
  const given = search.get(PARAMETER)
  const number = Number(given)
  const show = (value: string | null, replace: boolean) =>
    setSearch(
      (before) => {
        const params = new URLSearchParams(before)
        if (value === null) params.delete(PARAMETER)
        else params.set(PARAMETER, value)
        return params
      },
      { replace },
    )
  return (
    <>
      <Button size="s" variant="quiet" aria-haspopup="dialog" onClick={() => show('', false)}>
        <Icon name="log" size={14} />
        {t('versions.open')}
      </Button>
      {given === null ? null : (
        <VersionsDialog
          campaign={campaign}
          save={save}
          shown={Number.isInteger(number) && number > 0 ? number : null}
          onShow={(next) => show(next === null ? '' : String(next), true)}
          onClose={() => show(null, true)}
        />
      )}
    </>
  )
}
