import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { brand } from '#brand'
import { api } from '#client/api.ts'
import type { Targets } from '#model/outreach.ts'
import { DataError } from '#ui/base/load-error.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { ChipsField } from '#ui/controls/form-field.tsx'
import { Segmented } from '#ui/controls/tabs.tsx'
import { anchorOf, campaignKey, findingsAt, useConfigure } from './configure-context.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { countryName, readCountry } from './countries.ts'
import { tTargets as t } from './targets-words.ts'
import { usePart } from './use-part.ts'

type RuleName = Exclude<keyof Targets, 'excludeDomains'>
type Rule = NonNullable<Targets[RuleName]>
type Mode = Rule['mode']

const SIZES = ['1-10', '11-50', '51-200', '201-1000', '1001+']
const LONGEST_VALUE = 80

/**
 * What can be asked for. Suggestions and examples are values, not words: they are kept in the campaign and compared with what stands in the
 * contacts, as drafting writes them too, so they are the same in every language. Only countries are shown by another name than their code.
 */
const RULES: readonly { name: RuleName; suggestions: readonly string[]; example?: string }[] = [
  {
    name: 'industries',
    suggestions: [
      'Manufacturing',
      'Software',
      'Logistics',
      'Construction',
      'Health care',
      'Retail',
      'Finance',
      'Education',
    ],
    example: 'Manufacturing',
  },
  { name: 'companySizes', suggestions: SIZES, example: '51-200' },
  { name: 'countries', suggestions: ['DE', 'AT', 'CH', 'GB', 'US', 'FR', 'NL', 'SE'] },
  {
    name: 'titles',
    suggestions: [
      'Head of operations',
      'Quality manager',
      'Managing director',
      'Head of marketing',
    ],
    example: 'Head of operations',
  },
  {
    name: 'seniorities',
    suggestions: ['owner', 'c-level', 'vp', 'director', 'head', 'manager', 'senior'],
    example: 'director',
  },
  {
    name: 'departments',
    suggestions: [
      'operations',
      'sales',
      'marketing',
      'finance',
      'it',
      'hr',
      'engineering',
      'purchasing',
    ],
    example: 'operations',
  },
  { name: 'keywords', suggestions: [], example: 'ISO 17025' },
]
const MODES: readonly Mode[] = ['must', 'prefer', 'exclude']
/** Starting points for when nothing could be guessed. */
const PROFILES: readonly { id: 'operations' | 'founders' | 'marketing'; targets: Targets }[] = [
  {
    id: 'operations',
    targets: {
      industries: { mode: 'prefer', values: ['Manufacturing'] },
      departments: { mode: 'prefer', values: ['operations'] },
      companySizes: { mode: 'prefer', values: ['51-200', '201-1000'] },
    },
  },
  {
    id: 'founders',
    targets: {
      industries: { mode: 'prefer', values: ['Software'] },
      seniorities: { mode: 'prefer', values: ['owner', 'c-level'] },
      companySizes: { mode: 'prefer', values: ['1-10', '11-50'] },
    },
  },
  {
    id: 'marketing',
    targets: {
      departments: { mode: 'prefer', values: ['marketing'] },
      seniorities: { mode: 'prefer', values: ['head', 'director', 'manager'] },
    },
  },
]

function reader(name: RuleName) {
  if (name === 'countries') return readCountry
  if (name === 'companySizes')
    return (text: string) =>
      SIZES.includes(text)
        ? { value: text }
        : { fault: t('conf.targets.chooseOne', { values: SIZES.join(', ') }) }
  return (text: string) =>
    text.length > LONGEST_VALUE
      ? { fault: t('conf.targets.long', { count: LONGEST_VALUE }) }
      : { value: text }
}

const readDomain = (text: string) => {
  const domain = text
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^(www\.|@)/, '')
    .replace(/\/.*$/, '')
  return /^[a-z0-9.-]+\.[a-z]{2,}$/.test(domain)
    ? { value: domain }
    : { fault: t('conf.targets.notDomain', { text }) }
}

/** Step 3: who fits. */
export default function TargetsStep() {
  const { campaign } = useConfigure()
  const part = usePart('targets')
  const targets = part.value
  const setRule = (name: RuleName, rule: Partial<Rule>) =>
    part.change((before) => ({
      ...before,
      [name]: { ...(before[name] ?? { mode: 'prefer', values: [] }), ...rule },
    }))
  const empty = RULES.every(({ name }) => !targets[name]?.values.length)
  const broad = findingsAt(campaign.missing, 'targets', '')
  return (
    <div className="cf-work">
      <section className="cf-l" aria-labelledby="targets-title">
        <div className="sec-h">
          <h2 id="targets-title">{t('conf.targets.title')}</h2>
          <span className="soft s13 end">{t('conf.targets.how')}</span>
        </div>
        {empty ? (
          <div className="notice" style={{ marginBottom: 16 }}>
            <span>{t('conf.targets.nothing')}</span>
            {PROFILES.map((profile) => (
              <button
                key={profile.id}
                type="button"
                className="btn btn-s"
                onClick={() => part.change((before) => ({ ...before, ...profile.targets }))}
              >
                {t(`conf.targets.profile.${profile.id}`)}
              </button>
            ))}
          </div>
        ) : null}
        <div className="panel">
          {RULES.map(({ name, suggestions, example }) => {
            const rule = targets[name]
            const title = t(`conf.targets.${name}`)
            return (
              <div key={name} className="tg-row" id={anchorOf('targets', `/${name}`)}>
                <h3>{title}</h3>
                <div>
                  <Segmented
                    label={t('conf.targets.counts', { title })}
                    options={MODES.map((mode) => ({
                      id: mode,
                      label: t(`conf.targets.mode.${mode}`),
                    }))}
                    value={rule?.mode ?? 'prefer'}
                    onChange={(mode) => setRule(name, { mode })}
                  />
                </div>
                <ChipsField
                  label={title}
                  hideLabel
                  values={rule?.values ?? []}
                  suggestions={name === 'countries' ? suggestions.map(countryName) : suggestions}
                  placeholder={
                    rule?.values.length
                      ? t('conf.targets.add')
                      : (example ?? t('conf.targets.country.example'))
                  }
                  read={reader(name)}
                  show={name === 'countries' ? countryName : undefined}
                  onChange={(values) => setRule(name, { values } as Partial<Rule>)}
                />
                {rule?.source ? <p className="help">{rule.source}</p> : null}
              </div>
            )
          })}
          <div className="tg-row">
            <h3>{t('conf.targets.never')}</h3>
            <p className="soft s13" style={{ paddingTop: 6 }}>
              {t('conf.targets.never.help')}
            </p>
            <ChipsField
              label={t('conf.targets.never')}
              hideLabel
              max={500}
              values={targets.excludeDomains ?? []}
              placeholder={t('conf.targets.never.example')}
              read={readDomain}
              onChange={(excludeDomains) =>
                part.change((before) => ({ ...before, excludeDomains }))
              }
            />
          </div>
        </div>
        {broad.map((one) => (
          <p key={one.path + one.message} className="help">
            {one.message}
          </p>
        ))}
      </section>
      <aside className="cf-side" aria-label={t('conf.targets.who')}>
        <Count targets={targets} />
        {targets.countries?.values.includes('DE') ? (
          <div className="notice notice-caution" style={{ marginTop: 20 }}>
            <p>
              <span className="med">{t('conf.targets.germany')}</span>{' '}
              {t('conf.targets.germanyDetail')}
            </p>
          </div>
        ) : null}
        <p className="help" style={{ marginTop: 20 }}>
          {t('conf.targets.noAddresses', { product: brand.name })}
        </p>
        <button
          type="button"
          className="btn btn-s"
          style={{ marginTop: 8 }}
          onClick={() => {
            void navigator.clipboard?.writeText(profileText(targets)).then(
              () => toast({ title: t('conf.targets.copied'), variant: 'success' }),
              () => toast({ title: t('conf.targets.copyFailed'), variant: 'destructive' }),
            )
          }}
        >
          {t('conf.targets.copy')}
        </button>
      </aside>
      <ConflictDialog
        conflict={part.conflict}
        part="targets"
        mine={targets}
        onTheirs={part.takeTheirs}
        onMine={part.overwrite}
      />
    </div>
  )
}

/** The profile in words, for searching elsewhere. */
function profileText(targets: Targets): string {
  const lines = RULES.flatMap(({ name }) => {
    const rule = targets[name]
    return rule && rule.values.length > 0
      ? [
          t('conf.targets.copyRule', {
            title: t(`conf.targets.${name}`),
            mode: t(`conf.targets.copyMode.${rule.mode}`),
            values: rule.values
              .map((value) => (name === 'countries' ? countryName(value) : value))
              .join(', '),
          }),
        ]
      : []
  })
  return [
    ...lines,
    ...(targets.excludeDomains?.length
      ? [t('conf.targets.copyNever', { domains: targets.excludeDomains.join(', ') })]
      : []),
  ].join('\n')
}

interface Counted {
  match: number
  unknown: number
  excluded: number
  total: number
  complete: boolean
}

/** How many of the contacts held fit, as one edits. */
function Count({ targets }: { targets: Targets }) {
  const { campaign } = useConfigure()
  const [asked, setAsked] = useState(targets)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(targets), 500)
    return () => clearTimeout(timer)
  }, [targets])
  const { data, error, refetch } = useQuery({
    queryKey: [...campaignKey(campaign.id), 'targets-count', asked],
    queryFn: ({ signal }) =>
      api.post<Counted>(`/campaigns/${campaign.id}/targets/count`, { targets: asked }, { signal }),
    placeholderData: (before) => before,
  })
  const number = new Intl.NumberFormat()
  if (error)
    return <DataError sentence={t('conf.targets.countFailed')} onRetry={() => void refetch()} />
  return (
    <div aria-live="polite">
      <h2>{t('conf.targets.held')}</h2>
      {data && data.total === 0 ? (
        <p className="soft s13" style={{ marginTop: 8 }}>
          {t('conf.targets.noContacts')}
        </p>
      ) : (
        <dl className="tg-count">
          <div>
            <dt>{t('conf.targets.match')}</dt>
            <dd>{data ? number.format(data.match) : '–'}</dd>
          </div>
          <div>
            <dt>{t('conf.targets.unknown')}</dt>
            <dd>{data ? number.format(data.unknown) : '–'}</dd>
          </div>
          <div>
            <dt>{t('conf.targets.excluded')}</dt>
            <dd>{data ? number.format(data.excluded) : '–'}</dd>
          </div>
        </dl>
      )}
      {data && !data.complete ? (
        <p className="help">{t('conf.targets.countedFirst', { count: data.total })}</p>
      ) : null}
    </div>
  )
}
