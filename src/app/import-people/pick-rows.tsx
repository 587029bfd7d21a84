import { useRef, useState, type DragEvent } from 'react'
import { Button } from '#ui/base/button.tsx'
import { TextArea } from '#ui/base/field.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Spinner } from '#ui/base/spinner.tsx'
import { saveCsv } from '../page-parts/save-csv.ts'
import { tImport as t } from './messages.ts'

const saveSample = () =>
  saveCsv(
    'sample.csv',
    [
      'email',
      'first name',
      'last name',
      'title',
      'company',
      'country',
      'time zone',
      'lawful basis',
    ],
    [
      [
        'sam@sample.example',
        'Sam',
        'Sample',
        'Head of operations',
        'Sample Ltd',
        'GB',
        'Europe/London',
        'legitimate-interest',
      ],
    ],
  )

/** Accepts a file, chosen or dropped. */
export function PickFile({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [isDraggedOver, setDraggedOver] = useState(false)
  const take = (file: File | undefined) => {
    if (file) onFile(file)
    // Lets the same file be chosen again after a fix.
    if (input.current) input.current.value = ''
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setDraggedOver(false)
    take(event.dataTransfer.files[0])
  }
  return (
    <div
      className={isDraggedOver ? 'import-drop is-over' : 'import-drop'}
      onDragOver={(event) => {
        event.preventDefault()
        setDraggedOver(true)
      }}
      onDragLeave={() => setDraggedOver(false)}
      onDrop={onDrop}
    >
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.json,.ndjson,text/csv,text/plain,application/json"
        hidden
        aria-label={t('import.choose')}
        onChange={(event) => take(event.target.files?.[0])}
      />
      {busy ? (
        <p role="status" className="import-reading">
          <Spinner /> {t('import.reading')}
        </p>
      ) : (
        <>
          <Button onClick={() => input.current?.click()} data-autofocus="">
            <Icon name="upload" />
            {t('import.choose')}
          </Button>
          <span className="soft s13">{t('import.drop')}</span>
          <button type="button" className="link s13" onClick={saveSample}>
            {t('import.saveSample')}
          </button>
        </>
      )}
      <p className="soft s12">
        {t('import.pick')} {t('import.sample')}
      </p>
    </div>
  )
}

/** Accepts rows pasted from a spreadsheet. */
export function PasteRows({
  text,
  busy,
  onText,
  onRows,
}: {
  text: string
  busy: boolean
  onText: (text: string) => void
  onRows: (text: string) => void
}) {
  return (
    <>
      <TextArea
        label={t('import.rowsToPaste')}
        rows={7}
        spellCheck={false}
        value={text}
        placeholder={t('import.pasteExample')}
        help={t('import.pasteHelp')}
        onChange={(event) => onText(event.target.value)}
      />
      <div className="import-row-buttons">
        <Button variant="primary" busy={busy} disabled={!text.trim()} onClick={() => onRows(text)}>
          {t('import.read')}
        </Button>
      </div>
    </>
  )
}
