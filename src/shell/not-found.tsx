import { Link } from '#ui/base/routing.tsx'
import { brand } from '#brand'
import { paths } from '#client/paths.ts'
import { buttonClass } from '#ui/base/button.tsx'
import { t } from '#ui/messages/messages.ts'

/** Shown for unknown paths and those the person may not open. */
export function NotFound() {
  return (
    <div className="shell-notice">
      <title>{`${t('notFound.title')} · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.detail')}</p>
      <Link className={buttonClass({ size: 'l' })} to={paths.home}>
        {t('notFound.home')}
      </Link>
    </div>
  )
}
