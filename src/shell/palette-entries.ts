import { paths } from '#client/paths.ts'
import type { Role } from '#model/schema/access.ts'
import type { IconName } from '#model/schema/icon-name.generated.ts'
import type { ObjectTypeFacts } from '#model/schema/object-type.ts'
import { roomOfShelf, rooms } from '#model/schema/rooms.ts'
import { tSignedIn as t } from '#ui/messages/signed-in.ts'
import { mainItems, outreachSection } from './menu.ts'
import { consoleScreens, roomItems } from './screens.ts'

/** A line of the command palette. */
export interface Entry {
  path: string
  label: string
  /** The group's name, or the kind of record. */
  kind: string
  icon: IconName
  /** More words that find it. */
  synonyms?: string
}

interface PaletteViewer {
  role: Role
  writes: boolean
  types: readonly ObjectTypeFacts[]
}

/** Every screen and every action that a person may use. */
export function paletteEntries(viewer: PaletteViewer): Entry[] {
  const screens = consoleScreens(viewer)
  const kindOf = (room: string, isInstallation: boolean) =>
    isInstallation ? `${room} · ${t('side.installation')}` : room
  return [
    ...mainItems().map((item): Entry => ({ ...item, kind: t('palette.screen') })),
    {
      path: paths.account,
      label: t('side.account'),
      kind: t('palette.screen'),
      icon: 'user',
      synonyms: t('synonyms.account'),
    },
    ...roomItems(viewer).map((item, at): Entry => ({
      ...item,
      kind: t('palette.room'),
      ...(at === 0 ? { synonyms: t('synonyms.today') } : {}),
    })),
    ...outreachSection().items.map((item): Entry => ({ ...item, kind: t('side.outreach') })),
    ...screens
      .filter(({ path }) => path !== paths.inbox)
      .map(({ path, label, icon, shelf, isInstallation, synonyms }): Entry => ({
        path,
        label,
        icon,
        synonyms,
        kind: kindOf(rooms[roomOfShelf(shelf)].title, isInstallation),
      })),
    ...screens.flatMap(({ create, synonyms }): Entry[] =>
      create
        ? [
            {
              ...create,
              icon: 'plus',
              synonyms: `add create ${synonyms}`,
              kind: t('palette.action'),
            },
          ]
        : [],
    ),
  ]
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s·]+/)
    .filter(Boolean)

/** How well an entry fits: 0 is best, null does not fit. */
function rankOf({ label, kind, synonyms = '' }: Entry, words: readonly string[]): number | null {
  const begins = (among: readonly string[], word: string) =>
    among.some((text) => text.startsWith(word))
  const [own, more] = [wordsOf(label), wordsOf(`${kind} ${synonyms}`)]
  if (!words.every((word) => begins([...own, ...more], word))) return null
  if (label.toLowerCase() === words.join(' ')) return 0
  if (label.toLowerCase().startsWith(words.join(' '))) return 1
  return words.every((word) => begins(own, word)) ? 2 : 3
}

/**
 * The entries that match: a word of the label, of the kind or of the synonyms begins with each typed
 * word. Better matches come first, and recently used ones among equals. With nothing typed, the
 * recent screens come first and the others follow in their order.
 */
export function matchEntries(
  entries: readonly Entry[],
  typed: string,
  recent: readonly string[],
): Entry[] {
  const words = wordsOf(typed)
  const used = ({ path }: Entry) => {
    const at = recent.indexOf(path)
    return at < 0 ? recent.length : at
  }
  if (words.length === 0) {
    const first = recent.flatMap((path): Entry[] => {
      const found = entries.find((entry) => entry.path === path)
      return found ? [{ ...found, kind: `${t('palette.recent')} · ${found.kind}` }] : []
    })
    return [...first, ...entries.filter(({ path }) => !recent.includes(path))]
  }
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, words)
      return rank === null ? [] : [{ entry, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank || used(a.entry) - used(b.entry))
    .map(({ entry }) => entry)
}
