import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { Targets } from '#model/outreach.ts'
import { DataError } from '#ui/base/load-error.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { ChipsField } from '#ui/controls/form-field.tsx'
import { Segmented } from '#ui/controls/tabs.tsx'
import { anchorOf, campaignKey, findingsAt, useConfigure } from './configure-context.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { countryName, readCountry } from './countries.ts'
import { usePart } from './use-part.ts'

type RuleName = Exclude<keyof Targets, 'excludeDomains'>
type Rule = NonNullable<Targets[RuleName]>
type Mode = Rule['mode']

const SIZES = ['1-10', '11-50', '51-200', '201-1000', '1001+']
const RULES: readonly { name: RuleName; title: string; suggestions: readonly string[]; placeholder: string }[] = [
  { name: 'industries', title: 'Industries', suggestions: ['Manufacturing', 'Software', 'Logistics', 'Construction', 'Health care', 'Retail', 'Finance', 'Education'], placeholder: 'Manufacturing' },
  { name: 'companySizes', title: 'Company size', suggestions: SIZES, placeholder: '51-200' },
  { name: 'countries', title: 'Countries', suggestions: ['Germany', 'Austria', 'Switzerland', 'United Kingdom', 'United States', 'France', 'Netherlands', 'Sweden'], placeholder: 'Germany or DE' },
  { name: 'titles', title: 'Titles', suggestions: ['Head of operations', 'Quality manager', 'Managing director', 'Head of marketing'], placeholder: 'Head of operations' },
  { name: 'seniorities', title: 'Seniority', suggestions: ['owner', 'c-level', 'vp', 'director', 'head', 'manager', 'senior'], placeholder: 'director' },
  { name: 'departments', title: 'Departments', suggestions: ['operations', 'sales', 'marketing', 'finance', 'it', 'hr', 'engineering', 'purchasing'], placeholder: 'operations' },
  { name: 'keywords', title: 'Keywords', suggestions: [], placeholder: 'ISO 17025' },
]
const MODES: readonly { id: Mode; label: string }[] = [
  { id: 'must', label: 'Must' },
  { id: 'prefer', label: 'Prefer' },
  { id: 'exclude', label: 'Exclude' },
]
/** Starting points for when nothing could be guessed. */
const PROFILES: readonly { title: string; targets: Targets }[] = [
  { title: 'Operations in manufacturing', targets: { industries: { mode: 'prefer', values: ['Manufacturing'] }, departments: { mode: 'prefer', values: ['operations'] }, companySizes: { mode: 'prefer', values: ['51-200', '201-1000'] } } },
  { title: 'Founders of small software companies', targets: { industries: { mode: 'prefer', values: ['Software'] }, seniorities: { mode: 'prefer', values: ['owner', 'c-level'] }, companySizes: { mode: 'prefer', values: ['1-10', '11-50'] } } },
  { title: 'Marketing leads', targets: { departments: { mode: 'prefer', values: ['marketing'] }, seniorities: { mode: 'prefer', values: ['head', 'director', 'manager'] } } },
]

function reader(name: RuleName) {
  if (name === 'countries') return readCountry
  if (name === 'companySizes') return (text: string) => (SIZES.includes(text) ? { value: text } : { fault: `Choose one of ${SIZES.join(', ')}.` })
  return (text: string) => (text.length > 80 ? { fault: 'At most 80 characters each.' } : { value: text })
}

const readDomain = (text: string) => {
  const domain = text.toLowerCase().replace(/^https?:\/\//, '').replace(/^(www\.|@)/, '').replace(/\/.*$/, '')
  return /^[a-z0-9.-]+\.[a-z]{2,}$/.test(domain) ? { value: domain } : { fault: `“${text}” is not a domain; write for example customer.com.` }
}

/** Step 3: who fits. */
export default function TargetsStep() {
  const { campaign } = useConfigure()
  const part = usePart('targets')
  const targets = part.value
  const setRule = (name: RuleName, rule: Partial<Rule>) => part.change((before) => ({ ...before, [name]: { ...(before[name] ?? { mode: 'prefer', values: [] }), ...rule } }))
  const empty = RULES.every(({ name }) => !targets[name]?.values.length)
  const broad = findingsAt(campaign.missing, 'targets', '')
  return (
    <div className="cf-work">
      <section className="cf-l" aria-labelledby="targets-title">
        <div className="sec-h">
          <h2 id="targets-title">Who fits</h2>
          <span className="soft s13 end">Must and Exclude decide, Prefer only orders</span>
        </div>
        {empty ? (
          <div className="notice" style={{ marginBottom: 16 }}>
            <span>Nothing was guessed. Begin with one of these:</span>
            {PROFILES.map((profile) => (
              <button key={profile.title} type="button" className="btn btn-s" onClick={() => part.change((before) => ({ ...before, ...profile.targets }))}>
                {profile.title}
              </button>
            ))}
          </div>
        ) : null}
        <div className="panel">
          {RULES.map(({ name, title, suggestions, placeholder }) => {
            const rule = targets[name]
            return (
              <div key={name} className="tg-row" id={anchorOf('targets', `/${name}`)}>
                <h3>{title}</h3>
                <div>
                  <Segmented label={`${title}: how it counts`} options={MODES} value={rule?.mode ?? 'prefer'} onChange={(mode) => setRule(name, { mode })} />
                </div>
                <ChipsField
                  label={title} hideLabel values={rule?.values ?? []} suggestions={suggestions} placeholder={rule?.values.length ? 'Add' : placeholder} read={reader(name)} show={name === 'countries' ? countryName : undefined}
                  onChange={(values) => setRule(name, { values } as Partial<Rule>)}
                />
                {rule?.source ? <p className="help">{rule.source}</p> : null}
              </div>
            )
          })}
          <div className="tg-row">
            <h3>Never these domains</h3>
            <p className="soft s13" style={{ paddingTop: 6 }}>
              Customers, partners, competitors
            </p>
            <ChipsField label="Never these domains" hideLabel max={500} values={targets.excludeDomains ?? []} placeholder="customer.com" read={readDomain} onChange={(excludeDomains) => part.change((before) => ({ ...before, excludeDomains }))} />
          </div>
        </div>
        {broad.map((one) => (
          <p key={one.path + one.message} className="help">
            {one.message}
          </p>
        ))}
      </section>
      <aside className="cf-side" aria-label="Who of your contacts fits">
        <Count targets={targets} />
        {targets.countries?.values.includes('DE') ? (
          <div className="notice notice-caution" style={{ marginTop: 20 }}>
            <p>
              <span className="med">Germany asks for consent.</span> Cold mail to people there without their prior consent is unlawful (section 7 UWG), also between businesses. Give such contacts the lawful basis “consent” or “existing customer”; others are held back.
            </p>
          </div>
        ) : null}
        <p className="help" style={{ marginTop: 20 }}>
          Outrider sells no addresses. Use this profile to search or buy a list, then add it in step 4.
        </p>
        <button
          type="button" className="btn btn-s" style={{ marginTop: 8 }}
          onClick={() => {
            void navigator.clipboard?.writeText(profileText(targets)).then(
              () => toast({ title: 'Profile copied', variant: 'success' }),
              () => toast({ title: 'The browser did not allow copying', variant: 'destructive' }),
            )
          }}
        >
          Copy profile as text
        </button>
      </aside>
      <ConflictDialog conflict={part.conflict} part="targets" mine={targets} onTheirs={part.takeTheirs} onMine={part.overwrite} />
    </div>
  )
}

/** The profile in words, for searching elsewhere. */
function profileText(targets: Targets): string {
  const lines = RULES.flatMap(({ name, title }) => {
    const rule = targets[name]
    return rule && rule.values.length > 0 ? [`${title} (${rule.mode}): ${rule.values.map((value) => (name === 'countries' ? countryName(value) : value)).join(', ')}`] : []
  })
  return [...lines, ...(targets.excludeDomains?.length ? [`Never: ${targets.excludeDomains.join(', ')}`] : [])].join('\n')
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
    queryFn: ({ signal }) => api.post<Counted>(`/campaigns/${campaign.id}/targets/count`, { targets: asked }, { signal }),
    placeholderData: (before) => before,
  })
  const number = new Intl.NumberFormat()
  if (error) return <DataError sentence="The contacts could not be counted." onRetry={() => void refetch()} />
  return (
    <div aria-live="polite">
      <h2>Of the contacts you hold</h2>
      {data && data.total === 0 ? (
        <p className="soft s13" style={{ marginTop: 8 }}>
          You hold no contacts yet. The counts stand here once you have added some in step 4.
        </p>
      ) : (
        <dl className="tg-count">
          <div>
            <dt>match</dt>
            <dd>{data ? number.format(data.match) : '–'}</dd>
          </div>
          <div>
            <dt>unknown, a field is missing</dt>
            <dd>{data ? number.format(data.unknown) : '–'}</dd>
          </div>
          <div>
            <dt>excluded</dt>
            <dd>{data ? number.format(data.excluded) : '–'}</dd>
          </div>
        </dl>
      )}
      {data && !data.complete ? <p className="help">Counted over the first {number.format(data.total)} contacts.</p> : null}
    </div>
  )
}
