import { paths } from '#client/paths.ts'
import { menuGroups, type MenuGroup } from '#model/resource.ts'
import { resources } from '#resources/index.ts'
import { iconShapes, type IconName } from '#ui/base/icon-shapes.ts'
import { tSignedIn as t } from '#ui/words/signed-in.ts'

export interface MenuItem {
  path: string
  label: string
  icon: IconName
}

export interface MenuSection {
  id: string
  label: string
  items: readonly MenuItem[]
}

/** Items of everybody who is signed in, in order (specification, section 2). Account stands at the foot of the sidebar. */
export function mainItems(): readonly MenuItem[] {
  return [
    { path: paths.startNew, label: t('side.start'), icon: 'plus' },
    { path: paths.campaigns, label: t('side.campaigns'), icon: 'send' },
    { path: paths.dashboard, label: t('side.dashboard'), icon: 'gauge' },
    { path: paths.home, label: t('side.home'), icon: 'home' },
  ]
}

/** Pages of the customer area that the specification names without a place in the sidebar. */
export function outreachSection(): MenuSection {
  return {
    id: 'outreach',
    label: t('side.outreach'),
    items: [
      { path: paths.inbox, label: t('side.inbox'), icon: 'inbox' },
      { path: paths.contacts, label: t('side.contacts'), icon: 'contacts' },
      { path: paths.mailboxes, label: t('side.mailboxes'), icon: 'mail' },
      { path: paths.companyDashboard, label: t('side.company'), icon: 'building' },
    ],
  }
}

interface Ordered extends MenuItem {
  order: number
}

/** The specification's groups, as far as their screens stand: a menu leads nowhere that is not there. Resources with a `menu` join them. */
function fixedItems(): Record<MenuGroup, readonly Ordered[]> {
  return {
    Audience: [
      { order: 1, path: paths.profiles, label: t('side.profiles'), icon: 'users' },
      { order: 2, path: paths.segments, label: t('side.segments'), icon: 'seg' },
      { order: 3, path: paths.properties, label: t('side.properties'), icon: 'prop' },
      { order: 9, path: paths.logs, label: t('side.logs'), icon: 'log' },
    ],
    'Design Studio': [
    ],
    Admin: [{ order: 0, path: paths.admin, label: t('side.overview'), icon: 'shield' }],
  }
}

const GROUP_LABELS = { Audience: 'side.audience', 'Design Studio': 'side.studio', Admin: 'side.admin' } as const

/** `/customer/goal` is called Goals, `/admin/system-properties` System properties. */
function labelOf(path: string): string {
  const name = path.split('/').at(-1)!.replaceAll('-', ' ')
  return name.charAt(0).toUpperCase() + name.slice(1) + (/(s|newsletter|outreach)$/.test(name) ? '' : 's')
}

/** The groups that only admins see: what the specification lists, with the resources that place themselves beside it. */
export function adminSections(): readonly MenuSection[] {
  const fixed = fixedItems()
  return menuGroups.map((group) => {
    const known = new Set(fixed[group].map((item) => item.path))
    const added = resources.flatMap((resource): Ordered[] => {
      const { menu } = resource
      if (menu?.group !== group || known.has(resource.path)) return []
      return [{ order: menu.order, path: resource.path, label: menu.label ?? resource.label ?? labelOf(resource.path), icon: menu.icon in iconShapes ? (menu.icon as IconName) : 'log' }]
    })
    const items = [...fixed[group], ...added].sort((a, b) => a.order - b.order)
    return { id: group.toLowerCase().replace(' ', '-'), label: t(GROUP_LABELS[group]), items }
  })
}

/** True for the item's own page and the pages below it; Home and the admin overview only for themselves. */
export function isActive(item: Pick<MenuItem, 'path'>, pathname: string): boolean {
  if (item.path === paths.home || item.path === paths.admin) return pathname === item.path
  if (item.path === paths.journeys && /^\/(executions|editjourney|addJourney)(\/|$)/.test(pathname)) return true
  return pathname === item.path || pathname.startsWith(`${item.path}/`)
}
