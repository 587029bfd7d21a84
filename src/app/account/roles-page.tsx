import { paths } from '#client/paths.ts'
import { WhoMay } from '#shell/who-may.tsx'
import { tWhoMay } from '#shell/who-may-messages.ts'
import { Link } from '#ui/base/routing.tsx'
import { PageFrame } from '../page-parts/page-frame.tsx'
import { tAccount as t } from './messages.ts'

/** The permissions of all roles in an organization. */
export default function RolesPage() {
  return (
    <PageFrame
      title={tWhoMay('who.title')}
      above={<Link to={paths.account}>{t('account.title')}</Link>}
    >
      <WhoMay />
    </PageFrame>
  )
}
