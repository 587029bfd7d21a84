import type { Targets } from '#model/api/outreach.ts'
import { listFormat, namesOf } from '#language'
import { Fact } from './shared-messaging.tsx'
import { tShared as t } from './messages.ts'

const RULES = [
  'industries',
  'companySizes',
  'countries',
  'titles',
  'seniorities',
  'departments',
  'keywords',
] as const

/** The targeting rules in words. */
export function SharedTargets({ targets }: { targets: Targets }) {
  const chosen = RULES.filter((rule) => (targets[rule]?.values.length ?? 0) > 0)
  const domains = targets.excludeDomains ?? []
  return (
    <section className="panel shared-part" aria-labelledby="shared-targets">
      <h2 id="shared-targets">{t('shared.targets')}</h2>
      {chosen.length === 0 && domains.length === 0 ? (
        <p className="soft">{t('shared.targets.none')}</p>
      ) : null}
      <dl className="shared-facts-list">
        {chosen.map((rule) => {
          const { mode, values } = targets[rule]!
          const shown = rule === 'countries' ? values.map(countryName) : values
          return (
            <Fact
              key={rule}
              name={t(`shared.${rule}`)}
              before={<span className="soft">{t(`shared.mode.${mode}`)} </span>}
              values={[listFormat('disjunction').format(shown)]}
            />
          )
        })}
        <Fact
          name={t('shared.excludeDomains')}
          values={domains.length > 0 ? [domains.join(', ')] : []}
        />
      </dl>
    </section>
  )
}

function countryName(code: string): string {
  try {
    return namesOf('region').of(code) ?? code
  } catch {
    return code
  }
}
