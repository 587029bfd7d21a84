import { readJson, storageKeys, writeJson } from './storage.ts'

/** How many screens are remembered. */
export const MAX_RECENT = 8

interface Remembered {
  /** The person, because a browser may be shared. */
  of: string
  paths: string[]
}

function read(person: string): string[] {
  const kept = readJson<Partial<Remembered>>('local', storageKeys.recentScreens)
  return kept?.of === person && Array.isArray(kept.paths)
    ? kept.paths.filter((path) => typeof path === 'string').slice(0, MAX_RECENT)
    : []
}

/** The screens that a person opened last in this browser, newest first. */
export const recentScreens = {
  read,
  /** Moves a screen to the front. */
  note(person: string, path: string): void {
    const [first, ...others] = read(person)
    if (first === path || person === '') return
    const paths = [path, ...[first, ...others].filter((one) => one && one !== path)]
    writeJson('local', storageKeys.recentScreens, {
      of: person,
      paths: paths.slice(0, MAX_RECENT),
    })
  },
}
