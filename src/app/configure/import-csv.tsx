import { useState, type DragEvent } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { ImportPreview, ImportResult, JobView } from '#model/outreach.ts'
import { Button, buttonClass } from '#ui/base/button.tsx'
import { TextArea } from '#ui/base/field.tsx'
import { DataError } from '#ui/base/load-error.tsx'
import { Spinner } from '#ui/base/spinner.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { DataTable } from '#ui/controls/data-table.tsx'
import { SelectField } from '#ui/controls/form-field.tsx'

interface Props {
  paste: boolean
  campaignId: string
  onChanged: () => void
  onDone: () => void
}

const FIELDS = [
  ['', 'Leave out'],
  ['email', 'E-mail'],
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['title', 'Title'],
  ['company', 'Company'],
  ['companyDomain', 'Company domain'],
  ['industry', 'Industry'],
  ['companySize', 'Company size'],
  ['department', 'Department'],
  ['seniority', 'Seniority'],
  ['city', 'City'],
  ['country', 'Country'],
  ['timeZone', 'Time zone'],
  ['language', 'Language'],
  ['phone', 'Phone'],
  ['linkedinUrl', 'LinkedIn'],
  ['lawfulBasis', 'Lawful basis'],
  ['source', 'Source'],
] as const
const LARGEST = 25 * 1024 * 1024
const CSV = { 'content-type': 'text/csv' }
const UPLOAD = 120_000

const customName = (column: string) => `custom.${column.trim().toLowerCase().replace(/[^a-z0-9]+/g, '_').replace(/^_+|_+$/g, '').slice(0, 40) || 'value'}`

/** From a file or pasted rows to people: what it holds, how its columns map, what came of it. */
export function ImportCsv({ paste, campaignId, onChanged, onDone }: Props) {
  const [file, setFile] = useState<Blob | null>(null)
  const [preview, setPreview] = useState<ImportPreview | null>(null)
  const [result, setResult] = useState<ImportResult | null>(null)
  const look = useMutation({
    mutationFn: (given: Blob) => api.post<ImportPreview>('/contacts/import/preview', given, { headers: CSV, timeout: UPLOAD }),
    onSuccess: setPreview,
  })
  const take = (given: Blob) => {
    if (given.size > LARGEST) return toast({ title: 'The file is too large', description: 'At most 25 MB; cut it into several.', variant: 'destructive' })
    // Without a type of its own the body is what the header says: CSV.
    const plain = given.slice(0, given.size, 'text/csv')
    setFile(plain)
    setPreview(null)
    setResult(null)
    look.mutate(plain)
  }
  const again = () => {
    setFile(null)
    setPreview(null)
    setResult(null)
    look.reset()
  }
  if (result) return <Result result={result} onAgain={again} onDone={onDone} onChanged={onChanged} />
  if (preview && file)
    return (
      <Mapping
        preview={preview} file={file} campaignId={campaignId} onBack={again}
        onImported={(answer) => {
          setResult(answer)
          onChanged()
        }}
      />
    )
  return (
    <div className="stack">
      {paste ? <PasteRows busy={look.isPending} onRows={(text) => take(new Blob([text]))} /> : <DropFile busy={look.isPending} onFile={take} />}
      {look.error ? <DataError sentence={`The rows could not be read. ${look.error.message}`} {...(file ? { onRetry: () => look.mutate(file) } : {})} /> : null}
    </div>
  )
}

function DropFile({ busy, onFile }: { busy: boolean; onFile: (file: Blob) => void }) {
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onFile(file)
  }
  return (
    <div
      className={`drop ${over ? 'drop-over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)} onDrop={drop}
    >
      <p>A CSV file with one person per row. The first row names the columns; one of them is the e-mail address.</p>
      <div className="row">
        <label className={`${buttonClass()} cf-file`}>
          {busy ? <Spinner /> : null}
          Choose CSV file
          <input
            type="file" accept=".csv,text/csv,text/plain" className="ui-sr" aria-label="CSV file" disabled={busy}
            onChange={(event) => {
              const file = event.target.files?.[0]
              if (file) onFile(file)
              event.target.value = ''
            }}
          />
        </label>
        <button type="button" className="link s13" onClick={() => saveSample()}>
          Download a sample
        </button>
      </div>
    </div>
  )
}

function saveSample() {
  const text = 'email,first name,last name,title,company,country,time zone,lawful basis\r\nsam@sample.example,Sam,Sample,Head of operations,Sample Ltd,GB,Europe/London,legitimate-interest\r\n'
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href: url, download: 'sample.csv' }).click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

function PasteRows({ busy, onRows }: { busy: boolean; onRows: (text: string) => void }) {
  const [text, setText] = useState('')
  return (
    <>
      <TextArea label="Rows" rows={7} spellCheck={false} value={text} placeholder={'email,first name,company\nsam@sample.example,Sam,Sample Ltd'} help="From a spreadsheet or a CSV file, with the names of the columns in the first row." onChange={(event) => setText(event.target.value)} />
      <div className="row">
        <Button busy={busy} disabled={!text.trim()} onClick={() => onRows(text)}>
          Read rows
        </Button>
      </div>
    </>
  )
}

function Mapping({ preview, file, campaignId, onBack, onImported }: { preview: ImportPreview; file: Blob; campaignId: string; onBack: () => void; onImported: (result: ImportResult) => void }) {
  const [mapping, setMapping] = useState(preview.mapping)
  const [existing, setExisting] = useState<'update' | 'skip'>('update')
  const take = useMutation({
    mutationFn: () => api.post<ImportResult>(`/campaigns/${campaignId}/contacts/import`, file, { headers: CSV, timeout: UPLOAD, query: { mapping: JSON.stringify(mapping), existing, source: 'CSV import' } }),
    onSuccess: onImported,
  })
  const hasEmail = Object.values(mapping).includes('email')
  const number = new Intl.NumberFormat()
  return (
    <div className="stack">
      <p>
        <span className="med num">{number.format(preview.rows)}</span> {preview.rows === 1 ? 'row' : 'rows'}, {preview.encoding}. Say what each column holds.
      </p>
      {preview.problems.length > 0 ? (
        <div className="notice notice-caution" role="status">
          {preview.problems.join(' ')}
        </div>
      ) : null}
      <div className="cf-map">
        {preview.columns.map((column, index) => {
          const own = mapping[column] ?? ''
          const custom = own.startsWith('custom.') ? own : customName(column)
          return (
            <div key={`${column}-${index}`}>
              <span>
                <span className="med">{column}</span> <span className="soft s12">{preview.sample.map((row) => row[index]).filter(Boolean).slice(0, 2).join(', ')}</span>
              </span>
              <select className="field field-s" aria-label={`Column ${column} is`} value={own} onChange={(event) => setMapping({ ...mapping, [column]: event.target.value })}>
                {FIELDS.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
                <option value={custom}>Own variable {custom.slice(7)}</option>
              </select>
            </div>
          )
        })}
      </div>
      <SelectField
        label="Addresses that are known already" value={existing} onChange={(event) => setExisting(event.target.value as 'update')}
        options={[
          { value: 'update', label: 'Fill in and update from the file' },
          { value: 'skip', label: 'Leave as they are' },
        ]}
      />
      {hasEmail ? null : (
        <p className="ui-error" role="alert">
          Choose the column that holds the e-mail address.
        </p>
      )}
      {take.error ? <DataError sentence={`Nothing was lost, and nothing imported. ${take.error.message}`} onRetry={() => take.mutate()} /> : null}
      <div className="row">
        <Button variant="default" busy={take.isPending} disabled={!hasEmail || preview.rows === 0} onClick={() => take.mutate()}>
          {`Import ${number.format(preview.rows)} ${preview.rows === 1 ? 'person' : 'people'}`}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Start over
        </Button>
      </div>
    </div>
  )
}

function Result({ result: first, onAgain, onDone, onChanged }: { result: ImportResult; onAgain: () => void; onDone: () => void; onChanged: () => void }) {
  const job = useQuery({
    queryKey: ['jobs', first.jobId],
    async queryFn({ signal }) {
      const view = await api.get<JobView>(`/jobs/${first.jobId}`, { signal })
      if (view.state === 'done') onChanged()
      return view
    },
    enabled: first.jobId !== null,
    refetchInterval: (query) => (query.state.data && query.state.data.state !== 'queued' && query.state.data.state !== 'running' ? false : 1000),
  })
  const number = new Intl.NumberFormat()
  if (first.jobId && job.data?.state !== 'done') {
    if (job.data && job.data.state !== 'queued' && job.data.state !== 'running') return <DataError sentence={`The import stopped: ${job.data.error || job.data.state}. Rows taken in so far stay.`} onRetry={onAgain} />
    const { done = 0, total = first.rows } = job.data ?? {}
    return (
      <div className="stack-s" role="status">
        <p>
          <span className="num">{number.format(done)}</span> of <span className="num">{number.format(total || first.rows)}</span> rows. You may leave; the import goes on.
        </p>
        <progress max={total || first.rows} value={done} aria-label="Import" style={{ width: '100%' }} />
      </div>
    )
  }
  const result = first.jobId ? (job.data!.result as unknown as ImportResult) : first
  const facts = [
    [result.added, 'added to the campaign'],
    [result.created, 'new contacts'],
    [result.updated, 'updated'],
    [result.duplicates, 'twice in the file'],
    [result.suppressed, 'on the do-not-mail list'],
    [result.refused, 'refused'],
  ] as const
  return (
    <div className="stack" role="status">
      <p>{facts.filter(([count], index) => count > 0 || index === 0).map(([count, words]) => `${number.format(count)} ${words}`).join(', ')}.</p>
      {result.errors.length > 0 ? (
        <>
          <DataTable
            label="Rows with a fault" rows={result.errors.slice(0, 20)} rowKey={(row) => `${row.row}-${row.column}-${row.message}`}
            columns={[
              { id: 'row', head: 'Row', number: true, cell: (row) => row.row },
              { id: 'column', head: 'Column', cell: (row) => row.column },
              { id: 'value', head: 'Value', wrap: true, cell: (row) => row.value },
              { id: 'fault', head: 'Fault', wrap: true, cell: (row) => row.message },
            ]}
          />
          {result.errorsUrl ? (
            <button type="button" className="link s13" onClick={() => void api.download(result.errorsUrl!.replace(/^\/api\/v1/, ''), 'errors.csv').catch((error: Error) => toast({ title: 'Not downloaded', description: error.message, variant: 'destructive' }))}>
              Download all faults as CSV
            </button>
          ) : null}
        </>
      ) : null}
      <div className="row">
        <Button onClick={onDone}>Done</Button>
        <Button variant="quiet" onClick={onAgain}>
          Add another file
        </Button>
      </div>
    </div>
  )
}
