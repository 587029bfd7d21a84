import type { ReactNode } from 'react'
import { Link } from '#ui/base/routing.tsx'
import { brand } from '#brand'
import { analytics } from '#client/analytics.ts'
import { paths } from '#client/paths.ts'
import { useSiteOwner } from '#client/site-owner.ts'
import { ownerPart, type SocialLink } from '#model/api/site-owner.ts'
import { t } from '#ui/messages/messages.ts'
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
            <Link to={to}>{label}</Link>
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

/** Pages of the company that runs the installation; absent where none is configured. */
function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  if (links.length === 0) return null
  return (
    <nav aria-labelledby="foot-elsewhere" data-owner={ownerPart.social}>
      <h2 id="foot-elsewhere">{t('footer.elsewhere')}</h2>
      <ul className="shell-foot-links">
        {links.map(({ href, label }, at) => (
          <li key={href} data-owner={ownerPart.socialLink(at)}>
            <a href={href} rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Name and postal address of the company that runs the installation. */
function Imprint({ company, address }: { company: string; address: string }) {
  if (!company && !address) return null
  return (
    <address className="shell-foot-imprint" data-owner={ownerPart.imprint}>
      {company ? <span data-owner={ownerPart.company}>{company}</span> : null}
      {address ? <span data-owner={ownerPart.address}>{address}</span> : null}
    </address>
  )
}

/** Rendered on marketing pages only (`isMarketingPath`). */
export function Footer() {
  const owner = useSiteOwner()
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
          <SocialLinks links={owner.social} />
        </div>
        <div className="shell-foot-end">
          <BrandLink />
          <Imprint company={owner.company} address={owner.address} />
          <span>
            {brand.tagline} {brand.stage}.
          </span>
        </div>
      </div>
    </footer>
  )
}
