import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { Button, buttonClass } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { tConsole as t } from '../core/messages.ts'
import type { ConsoleResource } from '../core/registry.ts'
import { isEstimate, totalWords } from '../page-parts/total-words.ts'
import { loadExport } from './load-export.ts'
import type { ExportFormat, ExportProgress } from './save-export.ts'

const formats = {
  csv: 'console.list.exportCsv',
  json: 'console.list.exportJson',
  ndjson: 'console.list.exportNdjson',
} as const

/** Shows the progress of the export, with a button to stop it. */
function ExportLine({ done, total, stop }: ExportProgress) {
  return (
    <span className="c-exporting c-soft c-num">
      <span role="status">{t('console.list.exporting', { done, total })}</span>
      <progress max={total} value={done} aria-label={t('console.list.export')} />
      <Button size="s" variant="quiet" onClick={stop}>
        {t('console.list.exportStop')}
      </Button>
    </span>
  )
}

/** Exports everything that matches the filters as a file, streamed from the server. */
export function ExportMenu({ consoleResource: { entity } }: { consoleResource: ConsoleResource }) {
  const { filterValues, total = 0 } = useListContext()
  const [progress, setProgress] = useState<ExportProgress | null>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const run = (format: ExportFormat) => {
    close()
    progress?.stop()
    void loadExport().then(({ saveExport }) =>
      saveExport(entity, format, filterValues, { onProgress: setProgress }),
    )
  }
  return (
    <>
      {progress && <ExportLine {...progress} />}
      <button
        type="button"
        className={buttonClass({ variant: 'quiet' })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="dl" /> <span className="c-wide-only">{t('console.list.export')}</span>
        <span className="c-sr c-narrow-only">{t('console.list.export')}</span>
      </button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{
          list: {
            subheader: (
              <ListSubheader component="div">
                {isEstimate(total)
                  ? t('console.list.exportAbout', { about: totalWords(total) })
                  : t('console.list.exportAll', { count: total })}
              </ListSubheader>
            ),
          },
        }}
      >
        {(Object.keys(formats) as ExportFormat[]).map((format) => (
          <MenuItem key={format} onClick={() => run(format)}>
            {t(formats[format])}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
