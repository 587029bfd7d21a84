import { paths } from '#client/paths.ts'
import { roleMay, type Role } from '#model/access.ts'
import { entityAccessOf } from '#model/entity-access.generated.ts'
import { objectsPath, type ObjectTypeFacts } from '#model/object-type.ts'
import type { IconName } from '#model/icon-name.generated.ts'
import { menuGroups, type MenuGroup } from '#model/resource.ts'
import { resources } from '#resources/index.ts'
import { tSignedIn as t } from '#ui/messages/signed-in.ts'

/**
 * Items without a resource declare their audience here; others follow the access of their entity.
 */
type Listed = MenuItem & { hasScreen?: true; isForOperators?: true }

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

/**
 * Main menu items of every signed-in user, in order (specification, section 2). Account is at the
 * bottom of the sidebar.
 */
export function mainItems(): readonly MenuItem[] {
  return [
    { path: paths.startNew, label: t('side.start'), icon: 'plus' },
    { path: paths.campaigns, label: t('side.campaigns'), icon: 'send' },
    { path: paths.dashboard, label: t('side.dashboard'), icon: 'gauge' },
    { path: paths.home, label: t('side.home'), icon: 'home' },
  ]
}

/** Customer pages that the specification names without a place in the sidebar. */
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

/**
 * The specification's groups in its order (section 2). `hasScreen` marks screens without a
 * resource.
 */
function listedItems(): Record<MenuGroup, readonly Listed[]> {
  return {
    Audience: [
      { path: paths.profiles, label: t('side.profiles'), icon: 'users' },
      { path: paths.segments, label: t('side.segments'), icon: 'seg' },
      { path: paths.properties, label: t('side.properties'), icon: 'prop' },
      { path: paths.rules, label: t('side.rules'), icon: 'rule' },
      { path: paths.actions, label: t('side.actions'), icon: 'bolt' },
      { path: paths.conditions, label: t('side.conditions'), icon: 'cond' },
      { path: paths.events, label: t('side.events'), icon: 'pulse' },
      { path: paths.logs, label: t('side.logs'), icon: 'log' },
    ],
    'Design Studio': [
      { path: paths.engage, label: t('side.engage'), icon: 'mail' },
      { path: paths.journeys, label: t('side.journey'), icon: 'flow' },
      { path: paths.settings, label: t('side.settings'), icon: 'cog', hasScreen: true },
    ],
    Admin: [
      { path: paths.admin, label: t('side.overview'), icon: 'shield', hasScreen: true },
      {
        path: paths.health,
        label: t('side.health'),
        icon: 'pulse',
        hasScreen: true,
        isForOperators: true,
      },
      { path: paths.roles, label: t('side.roles'), icon: 'users', hasScreen: true },
    ],
  }
}

const GROUP_LABELS = {
  Audience: 'side.audience',
  'Design Studio': 'side.studio',
  Admin: 'side.admin',
} as const

/**
 * The console's menu groups, limited to what a role may read: first the specification's items in
 * order, then other resources with a `menu`. Items without an existing path are left out (decision
 * 005). Custom object types follow the audience.
 */
export function adminSections(
  types: readonly ObjectTypeFacts[] = [],
  role: Role = 'ADMIN',
): readonly MenuSection[] {
  const listed = listedItems()
  const everywhere = new Set(
    Object.values(listed).flatMap((items) => items.map((item) => item.path)),
  )
  const readable = resources.filter(({ entity }) => roleMay(role, entityAccessOf[entity]!, 'read'))
  const standing = new Set(readable.map((resource) => resource.path))
  return menuGroups.map((group) => {
    const first = listed[group].filter((item) =>
      item.hasScreen ? role === 'ADMIN' || !item.isForOperators : standing.has(item.path),
    )
    const others = readable
      .filter((resource) => resource.menu?.group === group && !everywhere.has(resource.path))
      .sort((a, b) => a.menu!.order - b.menu!.order)
      .map(({ entity, path, label, menu }): MenuItem => ({
        path,
        label: menu!.label ?? label ?? entityAccessOf[entity]!.plural,
        icon: menu!.icon,
      }))
    const made =
      group === 'Audience'
        ? types
            .filter((type) => type.inMenu)
            .map((type): MenuItem => ({
              path: objectsPath(type.id),
              label: type.plural,
              icon: 'prop',
            }))
        : []
    return {
      id: group.toLowerCase().replace(' ', '-'),
      label: t(GROUP_LABELS[group]),
      items: [...first, ...others, ...made],
    }
  })
}

/** Resources whose record pages are not below their lists: a persona's is among the profiles. */
const recordPages = resources.flatMap((one) =>
  one.recordPath
    ? [{ path: one.path as string, begin: one.recordPath.slice(0, one.recordPath.indexOf('{')) }]
    : [],
)

/** True on the item's page and the pages below it; Home and the admin overview match exactly. */
export function isActive(item: Pick<MenuItem, 'path'>, pathname: string): boolean {
  if (item.path === paths.home || item.path === paths.admin) return pathname === item.path
  if (item.path === paths.journeys && /^\/(executions|editjourney|addJourney)(\/|$)/.test(pathname))
    return true
  const owner = recordPages.find(({ begin }) => pathname.startsWith(begin))
  if (owner) return item.path === owner.path
  return pathname === item.path || pathname.startsWith(`${item.path}/`)
}
