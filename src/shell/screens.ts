import { paths } from '#client/paths.ts'
import { roleMay, type Role } from '#model/schema/access.ts'
import { entityAccessOf } from '#model/schema/entity-access.generated.ts'
import type { ThingIconName } from '#model/schema/icon-name.generated.ts'
import { objectsPath, type ObjectTypeFacts } from '#model/schema/object-type.ts'
import { rooms, roomIds, roomOfShelf, DEFAULT_SHELF, type Shelf } from '#model/schema/rooms.ts'
import type { Resource } from '#model/schema/resource.ts'
import { resources } from '#resources/index.ts'
import { tSignedIn as t } from '#ui/messages/signed-in.ts'
import { inSentence } from '#language'

/** One screen of the console: a list of records, or a page without a resource. */
export interface ConsoleScreen {
  path: string
  label: string
  icon: ThingIconName
  shelf: Shelf
  /** True for data of the whole installation, rather than of one organization. */
  isInstallation: boolean
  synonyms: string
  /** Entity of the listed records; null for pages without a resource. */
  entity: string | null
  /** Where a record is created. */
  create: { path: string; label: string } | null
}

/** The add page of resources whose form is not below their list. */
const createPaths: Record<string, string> = { [paths.journeys]: paths.addJourney }

const all: readonly Resource[] = resources

/**
 * Whether records of an entity are listed for the whole installation. Administrators of one
 * organization only see those that name it.
 */
const spansInstallation = (entity: string, role: Role): boolean => {
  const { scope, access } = entityAccessOf[entity]!
  return access.read === 'operator' || (scope === 'global' && role === 'ADMIN')
}

const createLabel = (title: string) => t('palette.new', { thing: inSentence(title) })

function ofResource(resource: Resource, role: Role, writes: boolean): ConsoleScreen {
  const { entity, path, label, room, icon, synonyms = '', operations } = resource
  const facts = entityAccessOf[entity]!
  const creates =
    writes &&
    facts.creates &&
    (operations?.includes('create') ?? true) &&
    roleMay(role, facts, 'write')
  return {
    path,
    label: label ?? facts.plural,
    icon,
    shelf: room,
    isInstallation: spansInstallation(entity, role),
    synonyms,
    entity,
    create: creates
      ? { path: createPaths[path] ?? `${path}/create`, label: createLabel(facts.title) }
      : null,
  }
}

const ofType =
  (writes: boolean) =>
  (type: ObjectTypeFacts): ConsoleScreen => ({
    path: objectsPath(type.id),
    label: type.plural,
    icon: 'cube',
    shelf: DEFAULT_SHELF,
    isInstallation: false,
    synonyms: type.name,
    entity: null,
    create: writes
      ? { path: `${objectsPath(type.id)}/create`, label: createLabel(type.name) }
      : null,
  })

type Page = Omit<ConsoleScreen, 'entity' | 'create'> & {
  /** Entity that a person must be allowed to read to be offered the page. */
  reads?: string
}

/** Pages without a resource. */
const pages = (): readonly Page[] => [
  {
    path: paths.inbox,
    label: t('side.inbox'),
    icon: 'inbox',
    shelf: 'messages.sending',
    isInstallation: false,
    synonyms: t('synonyms.inbox'),
  },
  {
    path: paths.emailResults,
    label: t('side.emailResults'),
    icon: 'chart',
    shelf: 'messages.history',
    isInstallation: false,
    synonyms: t('synonyms.emailResults'),
    reads: 'engage-message',
  },
  {
    path: paths.roles,
    label: t('side.roles'),
    icon: 'shield',
    shelf: 'organization.access',
    isInstallation: false,
    synonyms: t('synonyms.roles'),
  },
  {
    path: paths.settings,
    label: t('side.settings'),
    icon: 'cog',
    shelf: 'organization.configuration',
    isInstallation: false,
    synonyms: t('synonyms.settings'),
  },
  {
    path: paths.health,
    label: t('side.health'),
    icon: 'heart',
    shelf: 'administration.system',
    isInstallation: true,
    synonyms: t('synonyms.health'),
  },
  {
    path: paths.hold,
    label: t('side.hold'),
    icon: 'hand',
    shelf: 'administration.system',
    isInstallation: true,
    synonyms: t('synonyms.hold'),
  },
  {
    path: paths.specification,
    label: t('side.specification'),
    icon: 'quote',
    shelf: 'administration.system',
    isInstallation: true,
    synonyms: t('synonyms.specification'),
  },
]

interface Viewer {
  role: Role
  /** False for people with read-only access. */
  writes?: boolean
  types?: readonly ObjectTypeFacts[]
}

const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label, 'en')

/** Every screen that a person may open, in the order of the alphabet. */
export function consoleScreens({ role, writes = true, types = [] }: Viewer): ConsoleScreen[] {
  const ofPages = pages()
    .filter((page) => role === 'ADMIN' || !page.isInstallation)
    .filter(({ reads }) => !reads || roleMay(role, entityAccessOf[reads]!, 'read'))
    .map((page): ConsoleScreen => ({ ...page, entity: null, create: null }))
  return [
    ...all
      .filter(({ entity }) => roleMay(role, entityAccessOf[entity]!, 'read'))
      .map((resource) => ofResource(resource, role, writes)),
    ...types.map(ofType(writes)),
    ...ofPages,
  ].toSorted(byLabel)
}

/** A room's page, as an item of menus. */
export interface RoomItem {
  path: string
  label: string
  icon: ThingIconName
}

/** Today and the rooms with at least one screen that a person may open. */
export function roomItems(viewer: Viewer): RoomItem[] {
  const open = new Set(consoleScreens(viewer).map(({ shelf }) => roomOfShelf(shelf)))
  return [
    { path: paths.admin, label: t('side.today'), icon: 'agenda' },
    ...roomIds
      .filter((id) => open.has(id))
      .map((id): RoomItem => ({ path: rooms[id].path, label: rooms[id].title, icon: 'door' })),
  ]
}

/** The beginnings of record pages that are not below their lists, by list. */
const recordPages = all.flatMap(({ path, recordPath }) =>
  recordPath ? [{ path, begin: recordPath.slice(0, recordPath.indexOf('{')) }] : [],
)

/** True on a screen and the pages below it; Home and Today match exactly. */
export function isActive({ path }: { path: string }, pathname: string): boolean {
  if (path === paths.home || path === paths.admin) return pathname === path
  if (path === paths.journeys && /^\/(executions|editjourney|addJourney)(\/|$)/.test(pathname))
    return true
  const owner = recordPages.find(({ begin }) => pathname.startsWith(begin))
  if (owner) return path === owner.path
  return pathname === path || pathname.startsWith(`${path}/`)
}

/** The screen of a page: the one with the longest path that contains it. */
export const screenAt = <S extends { path: string }>(
  screens: readonly S[],
  pathname: string,
): S | undefined =>
  screens
    .filter((screen) => isActive(screen, pathname))
    .toSorted((a, b) => b.path.length - a.path.length)[0]
