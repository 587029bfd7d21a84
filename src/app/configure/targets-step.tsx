import { brand } from '#brand'
import type { Targets } from '#model/api/outreach.ts'
import { toast } from '#ui/base/toast-state.ts'
import { ChipsField } from '#ui/controls/form-field.tsx'
import { Segmented } from '#ui/controls/tabs.tsx'
import { anchorOf, findingsAt, useConfigure } from './configure-context.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { Changing } from '../page-parts/read-only.tsx'
import { countryName } from '../page-parts/countries.ts'
import { readCountry } from './countries.ts'
import { TargetsCount } from './targets-count.tsx'
import { tTargets as t } from './targets-messages.ts'
import { usePart } from './use-part.ts'

type RuleName = Exclude<keyof Targets, 'excludeDomains'>
type Rule = NonNullable<Targets[RuleName]>
type Mode = Rule['mode']

const SIZES = ['1-10', '11-50', '51-200', '201-1000', '1001+']
const LONGEST_VALUE = 80

interface RuleOffer {
  name: RuleName
  suggestions: readonly string[]
  example?: string
}

/**
 * The available rules. Suggestions and examples are values, not words: they are stored in the
 * campaign and compared with contacts, as are drafted ones, so they are the same in every language.
 * Only countries are displayed by name instead of code.
 */
const RULES: readonly RuleOffer[] = [
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
/** Presets for when drafting found no targets. */
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
    .replace(/\/[\s\S]*/, '')
  return /^[a-z0-9.-]+\.[a-z]{2,}$/.test(domain)
    ? { value: domain }
    : { fault: t('conf.targets.notDomain', { text }) }
}

/** Step 3: the target companies and people. */
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
        <Changing>
          {empty ? (
            <ProfileOffers
              onChoose={(profile) => part.change((before) => ({ ...before, ...profile }))}
            />
          ) : null}
          <div className="panel">
            {RULES.map((offer) => (
              <RuleRow
                key={offer.name}
                offer={offer}
                rule={targets[offer.name]}
                onChange={(rule) => setRule(offer.name, rule)}
              />
            ))}
            <NeverRow
              domains={targets.excludeDomains ?? []}
              onChange={(excludeDomains) =>
                part.change((before) => ({ ...before, excludeDomains }))
              }
            />
          </div>
        </Changing>
        {broad.map((missing) => (
          <p key={missing.path + missing.message} className="help">
            {missing.message}
          </p>
        ))}
      </section>
      <TargetsAside targets={targets} />
      <ConflictDialog
        conflict={part.conflict}
        part="targets"
        mine={targets}
        onClose={part.closeConflict}
        onTheirs={part.takeTheirs}
        onMine={part.overwrite}
      />
    </div>
  )
}

/** Offers presets while no rule is set. */
function ProfileOffers({ onChoose }: { onChoose: (targets: Targets) => void }) {
  return (
    <div className="notice" style={{ marginBottom: 16 }}>
      <span>{t('conf.targets.nothing')}</span>
      {PROFILES.map((profile) => (
        <button
          key={profile.id}
          type="button"
          className="btn btn-s"
          onClick={() => onChoose(profile.targets)}
        >
          {t(`conf.targets.profile.${profile.id}`)}
        </button>
      ))}
    </div>
  )
}

interface RuleRowProps {
  offer: RuleOffer
  rule: Rule | undefined
  onChange: (rule: Partial<Rule>) => void
}

/** One rule: its field, its effect and its values. */
function RuleRow({ offer: { name, suggestions, example }, rule, onChange }: RuleRowProps) {
  const title = t(`conf.targets.${name}`)
  return (
    <div className="tg-row" id={anchorOf('targets', `/${name}`)}>
      <h3>{title}</h3>
      <div>
        <Segmented
          label={t('conf.targets.counts', { title })}
          options={MODES.map((mode) => ({
            id: mode,
            label: t(`conf.targets.mode.${mode}`),
          }))}
          value={rule?.mode ?? 'prefer'}
          onChange={(mode) => onChange({ mode })}
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
        onChange={(values) => onChange({ values })}
      />
      {rule?.source ? <p className="help">{rule.source}</p> : null}
    </div>
  )
}

/** Companies to exclude, by domain. */
function NeverRow({
  domains,
  onChange,
}: {
  domains: string[]
  onChange: (domains: string[]) => void
}) {
  return (
    <div className="tg-row">
      <h3>{t('conf.targets.never')}</h3>
      <p className="soft s13" style={{ paddingTop: 6 }}>
        {t('conf.targets.never.help')}
      </p>
      <ChipsField
        label={t('conf.targets.never')}
        hideLabel
        max={500}
        values={domains}
        placeholder={t('conf.targets.never.example')}
        read={readDomain}
        onChange={onChange}
      />
    </div>
  )
}

/** The number of matching contacts, with advice. */
function TargetsAside({ targets }: { targets: Targets }) {
  const profile = profileText(targets)
  const { countries } = targets
  const isToGermany = countries?.mode !== 'exclude' && countries?.values.includes('DE')
  return (
    <aside className="cf-side" aria-label={t('conf.targets.who')}>
      <TargetsCount targets={targets} />
      {isToGermany ? (
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
        disabled={profile === ''}
        onClick={() => {
          // Without HTTPS browsers have no clipboard.
          void (
            navigator.clipboard?.writeText(profile) ?? Promise.reject(new Error('no clipboard'))
          ).then(
            () => toast({ title: t('conf.targets.copied'), variant: 'success' }),
            () => toast({ title: t('conf.targets.copyFailed'), variant: 'destructive' }),
          )
        }}
      >
        {t('conf.targets.copy')}
      </button>
    </aside>
  )
}

/** The target profile as text, for searching elsewhere. */
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
