import { paths } from '#client/paths.ts'
import type { Role } from '#model/schema/access.ts'
import type { ObjectTypeFacts } from '#model/schema/object-type.ts'
import type { IconName } from '#model/schema/icon-name.generated.ts'
import {
  menuGroups,
  type MenuEntry,
  type MenuGroup,
  type Resource,
} from '#model/schema/resource.ts'
import { roomIds, rooms } from '#model/schema/rooms.ts'
import { resources } from '#resources/index.ts'
import { tSignedIn as t } from '#ui/messages/signed-in.ts'
import { consoleScreens, isActive, screenAt } from './screens.ts'

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
      { path: paths.agents, label: t('side.agents'), icon: 'agent' },
      { path: paths.contacts, label: t('side.contacts'), icon: 'contacts' },
      { path: paths.mailboxes, label: t('side.mailboxes'), icon: 'mailbox' },
      { path: paths.companyDashboard, label: t('side.company'), icon: 'chart' },
    ],
  }
}

/** The link to Today, from which the rooms with all other screens are reached. */
export const adminItem = (): MenuItem => ({
  path: paths.admin,
  label: t('side.admin'),
  icon: 'agenda',
})

const GROUP_LABELS: Record<MenuGroup, 'side.audience' | 'side.studio'> = {
  Audience: 'side.audience',
  'Design Studio': 'side.studio',
}

type Listed = Resource & { menu: MenuEntry }

const listed: readonly Listed[] = (resources as readonly Resource[])
  .filter((resource): resource is Listed => resource.menu !== undefined)
  .toSorted((a, b) => a.menu.order - b.menu.order)

/**
 * The specification's groups with its items in its order, limited to what a role may read. Custom
 * object types that are set to appear in the menu follow the audience. All other screens are in the
 * rooms (decision 077).
 */
export function adminSections(
  types: readonly ObjectTypeFacts[] = [],
  role: Role = 'ADMIN',
): readonly MenuSection[] {
  const screens = consoleScreens({ role, types })
  const at = (path: string, label?: string): MenuItem[] => {
    const consoleScreen = screens.find((screen) => screen.path === path)
    return consoleScreen
      ? [{ path, label: label ?? consoleScreen.label, icon: consoleScreen.icon }]
      : []
  }
  const more: Record<MenuGroup, MenuItem[]> = {
    Audience: types
      .filter((type) => type.inMenu)
      .map((type) => ({ path: `/custom/${type.id}`, label: type.plural, icon: 'cube' })),
    'Design Studio': at(paths.settings),
  }
  return menuGroups.map((group) => ({
    id: group.toLowerCase().replace(' ', '-'),
    label: t(GROUP_LABELS[group]),
    items: [
      ...listed
        .filter(({ menu }) => menu.group === group)
        .flatMap(({ path, menu }) => at(path, menu.label)),
      ...more[group],
    ],
  }))
}

/** The pinned screens that a person may open, in the order of pinning. */
export function pinnedItems(
  pins: readonly string[],
  types: readonly ObjectTypeFacts[],
  role: Role,
): MenuItem[] {
  const screens = consoleScreens({ role, types })
  return pins.flatMap((path): MenuItem[] => {
    const consoleScreen = screens.find((screen) => screen.path === path)
    return consoleScreen ? [{ path, label: consoleScreen.label, icon: consoleScreen.icon }] : []
  })
}

/**
 * True on Today, in a room, and on each screen that is reached through one: those that no other
 * item of the sidebar leads to.
 */
export function isInRooms(
  pathname: string,
  others: readonly MenuItem[],
  types: readonly ObjectTypeFacts[] = [],
): boolean {
  if (others.some((item) => isActive(item, pathname))) return false
  return (
    pathname === paths.admin ||
    roomIds.some((id) => rooms[id].path === pathname) ||
    screenAt(consoleScreens({ role: 'ADMIN', types }), pathname) !== undefined
  )
}
