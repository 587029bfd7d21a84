import { useState } from 'react'
import {
  sentenceStates,
  type SentenceState,
  type SpecificationSentence,
} from '#model/api/specification.ts'
import { DataError } from '#ui/base/load-error.tsx'
import { Loaded } from '#ui/base/loaded.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { SearchBox } from '#ui/lists/search-box.tsx'
import { defineMessages } from '#ui/messages/messages.ts'
import { PageHead } from '../page-parts/page-head.tsx'
import { usePaged, useTotal } from '../parts/use-paged.ts'
import '#ui/lists/lists.css'
import './specification.css'

const t = defineMessages({
  'specification.title': 'Specification',
  'specification.about':
    'Every sentence of the specification, with the tests that fail when it no longer holds, ' +
    'or the document that says how the product differs.',
  'specification.find': 'Search sentences',
  'specification.state': 'State',
  'specification.all': 'All sentences',
  'specification.held': 'Held by a test',
  'specification.decided': 'Differs or decided here',
  'specification.open': 'Open',
  'specification.none': 'No sentence matches. Change the search or choose another state.',
  'specification.counted': '{state} ({count})',
  'specification.loading': 'Loading the sentences',
  'specification.failed': 'The specification could not be loaded',
})

const tones = { held: 'positive', decided: 'caution', open: 'negative' } as const

function Sentence({ text, state, note, tests, document }: SpecificationSentence) {
  return (
    <li>
      <span className={`f-dot f-${tones[state]}`}>{t(`specification.${state}`)}</span>
      <div className="c-spec-text">
        <p>{text}</p>
        {note && <p className="c-medium">{note}</p>}
        {(tests.length > 0 || document) && (
          <ul>
            {document && (
              <li>
                <code>{document}</code>
              </li>
            )}
            {tests.map(({ file, name }) => (
              <li key={`${file} ${name}`}>
                <span>{name}</span> <code>{file}</code>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

/** The sentences of a page below the headings of their sections. */
function Sections({ rows }: { rows: readonly SpecificationSentence[] }) {
  const sections = [...new Set(rows.map(({ section }) => section))]
  return sections.map((section) => (
    <section key={section} className="c-spec" aria-label={section}>
      <h2>{section}</h2>
      <ul>
        {rows
          .filter((row) => row.section === section)
          .map((row) => (
            <Sentence key={row.id} {...row} />
          ))}
      </ul>
    </section>
  ))
}

/** The states with the number of their sentences, as a filter. */
function StateField({
  chosen,
  onChoose,
}: {
  chosen: SentenceState | ''
  onChoose(state: SentenceState | ''): void
}) {
  const totals: Record<SentenceState, number | undefined> = {
    held: useTotal('/specification', { state: 'held' }),
    decided: useTotal('/specification', { state: 'decided' }),
    open: useTotal('/specification', { state: 'open' }),
  }
  return (
    <select
      className="f-input c-spec-state"
      aria-label={t('specification.state')}
      value={chosen}
      onChange={({ target }) =>
        onChoose(sentenceStates.find((state) => state === target.value) ?? '')
      }
    >
      <option value="">{t('specification.all')}</option>
      {sentenceStates.map((state) => (
        <option key={state} value={state}>
          {totals[state] === undefined
            ? t(`specification.${state}`)
            : t('specification.counted', {
                state: t(`specification.${state}`),
                count: totals[state],
              })}
        </option>
      ))}
    </select>
  )
}

/** The sentences of the specification with what holds each of them. */
export default function SpecificationScreen() {
  const [q, setQ] = useState('')
  const [state, setState] = useState<SentenceState | ''>('')
  const paged = usePaged<SpecificationSentence>('/specification', {
    ...(q ? { q } : {}),
    ...(state ? { state } : {}),
  })
  const { setPage } = paged
  return (
    <div className="c-page">
      <PageHead title={t('specification.title')} />
      <p className="c-soft c-measure">{t('specification.about')}</p>
      <div className="c-tab-tools">
        <SearchBox
          label={t('specification.find')}
          value={q}
          onSearch={(text) => {
            setQ(text)
            setPage(0)
          }}
        />
        <StateField
          chosen={state}
          onChoose={(one) => {
            setState(one)
            setPage(0)
          }}
        />
      </div>
      <Loaded
        query={paged}
        loading={
          <p className="c-soft" role="status">
            {t('specification.loading')}
          </p>
        }
        failed={({ message }) => (
          <DataError
            sentence={`${t('specification.failed')}: ${message}`}
            onRetry={() => void paged.refetch()}
          />
        )}
      >
        {({ rows, total }) =>
          total === 0 ? (
            <p className="c-soft c-measure" role="status">
              {t('specification.none')}
            </p>
          ) : (
            <>
              <Sections rows={rows} />
              <Pager page={paged.page} size={paged.size} total={total} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}
