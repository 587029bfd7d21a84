import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import type { CompanyDashboard } from '#model/api/outreach.ts'
import { formatNumber, formatShare } from '#ui/lists/format.ts'
import { Ago } from '#ui/lists/when.tsx'
import { BarRows } from '#ui/plots/bar-rows.tsx'
import { tCompany as t } from './messages.ts'

/** One half of a pair: a heading, an aside, and the content or why there is none. */
function Half({
  id,
  title,
  aside,
  none,
  children,
}: {
  id: string
  title: string
  aside?: ReactNode
  none: string | null
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id}>
      <div className="sec-h">
        <h2 id={id}>{title}</h2>
        {aside ? <span className="soft s12 end">{aside}</span> : null}
      </div>
      {none ? <p className="soft s13 company-none">{none}</p> : children}
    </section>
  )
}

/** Suppressed addresses, and people contacted by two members. */
export function Reach({ suppression, overlap }: Pick<CompanyDashboard, 'suppression' | 'overlap'>) {
  const largest = suppression.reasons[0]?.count ?? 1
  const widest = overlap[0]?.people ?? 1
  return (
    <div className="panel dash-duo">
      <Half
        id="company-suppression"
        title={t('company.suppression')}
        aside={
          <Link className="link s13" to={`${paths.account}#suppression`}>
            {t('company.openList')}
          </Link>
        }
        none={suppression.total === 0 ? t('company.suppressionNone') : null}
      >
        <p className="soft s13 num">
          {t('company.suppressionTotal', { total: suppression.total, added: suppression.added })}
        </p>
        <BarRows
          rows={suppression.reasons.map(({ reason, count }) => ({
            name: t(`company.reason.${reason}`),
            share: count / largest,
            value: formatNumber(count),
            aside: formatShare(count / suppression.total),
          }))}
        />
      </Half>
      <Half
        id="company-overlap"
        title={t('company.overlap')}
        aside={t('company.overlapAside')}
        none={overlap.length === 0 ? t('company.overlapNone') : null}
      >
        <BarRows
          rows={overlap.map(({ first, second, people }) => ({
            name: t('company.pair', {
              first: first || t('company.colleagues'),
              second: second || t('company.colleagues'),
            }),
            share: people / widest,
            value: formatNumber(people),
          }))}
        />
      </Half>
    </div>
  )
}

/** Recent imports and changes. */
export function Happened({
  imports,
  audit,
  now,
}: Pick<CompanyDashboard, 'imports' | 'audit'> & { now: number }) {
  return (
    <div className="panel dash-duo">
      <Half
        id="company-audit"
        title={t('company.audit')}
        none={audit.length === 0 ? t('company.auditNone') : null}
      >
        <ul className="company-list">
          {audit.map((one) => (
            <li key={one.id}>
              <span>
                <span className="med">{one.who}</span>{' '}
                {one.summary || `${one.action} ${one.entity}`}
              </span>
              <Ago at={one.at} now={now} className="soft s12 num" />
            </li>
          ))}
        </ul>
      </Half>
      <Half
        id="company-imports"
        title={t('company.imports')}
        aside={
          <Link className="link s13" to={paths.contacts}>
            {t('company.contactsLink')}
          </Link>
        }
        none={imports.length === 0 ? t('company.importsNone') : null}
      >
        <ul className="company-list">
          {imports.map((one) => (
            <li key={one.id}>
              <span>
                {t('company.importRows', { count: one.rows })}
                <span className="soft s12 num company-more">
                  {one.state === 'done'
                    ? t('company.importDone', {
                        created: one.created,
                        updated: one.updated,
                        refused: one.refused,
                      })
                    : t(`company.job.${one.state}`)}
                </span>
              </span>
              <Ago at={one.at} now={now} className="soft s12 num" />
            </li>
          ))}
        </ul>
      </Half>
    </div>
  )
}
