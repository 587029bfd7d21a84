import { WhoMay } from '#shell/who-may.tsx'
import { tWhoMay } from '#shell/who-may-messages.ts'
import { PageHead } from '../page-parts/page-head.tsx'

/** Permissions by area and kind of caller. */
export default function RolesScreen() {
  return (
    <div className="c-page">
      <PageHead title={tWhoMay('who.title')} />
      <WhoMay />
    </div>
  )
}
