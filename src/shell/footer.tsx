import type { ReactNode } from 'react'
import { Link } from '#ui/base/routing.tsx'
import { brand } from '#brand'
import { analytics } from '#client/analytics.ts'
import { paths } from '#client/paths.ts'
import { t } from '#ui/words/words.ts'
import { BrandLink } from './brand-link.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

function Column({
  id,
  title,
  links,
  children,
}: {
  id: string
  title: string
  links: readonly { to: string; label: string }[]
  children?: ReactNode
}) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="shell-foot-links">
        {links.map(({ to, label }) => (
          <li key={to}>
            {to.startsWith('https:') ? (
              <a href={to} rel="noopener me">
                {label}
              </a>
            ) : (
              <Link to={to}>{label}</Link>
            )}
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}

/**
 * Reopens the consent choice; rendered only if analytics is configured. Its column is shorter than
 * the adjacent ones, so that nothing moves when it appears.
 */
function CookieLink() {
  if (analytics.useConsent() === 'off') return null
  return (
    <li>
      <button type="button" className="shell-foot-button" onClick={analytics.ask}>
        {t('cookies.label')}
      </button>
    </li>
  )
}

/** Rendered on marketing pages only (`isMarketingPath`). */
export function Footer() {
  const { professionalNetwork, microblog, videoSite } = brand.social
  return (
    <footer className="shell-foot">
      <div className="shell-wrap">
        <div className="shell-foot-grid">
          <NewsletterForm />
          <Column
            id="foot-product"
            title={t('footer.product')}
            links={[
              { to: paths.howItWorks, label: t('footer.howItWorks') },
              { to: paths.useCases, label: t('footer.useCases') },
              { to: paths.pricing, label: t('nav.pricing') },
              { to: paths.features, label: t('footer.features') },
            ]}
          />
          <Column
            id="foot-company"
            title={t('footer.company')}
            links={[
              { to: paths.resources, label: t('nav.resources') },
              { to: paths.about, label: t('footer.about') },
              { to: paths.contact, label: t('footer.contact') },
              { to: paths.faq, label: t('footer.faq') },
            ]}
          />
          <Column
            id="foot-legal"
            title={t('footer.legal')}
            links={[
              { to: paths.privacyPolicy, label: t('footer.privacy') },
              { to: paths.termsOfService, label: t('footer.terms') },
            ]}
          >
            <CookieLink />
          </Column>
          <Column
            id="foot-elsewhere"
            title={t('footer.elsewhere')}
            links={[professionalNetwork, microblog, videoSite].map(({ href, label }) => ({
              to: href,
              label,
            }))}
          />
        </div>
        <div className="shell-foot-end">
          <BrandLink />
          <span>
            {brand.tagline} {brand.stage}.
          </span>
        </div>
      </div>
    </footer>
  )
}
