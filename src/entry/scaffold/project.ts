import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { EntitySchema } from '#model/entity.ts'

/** What a command makes of the project, before anything is written. */
export interface Plan {
  /** Files that do not exist yet, by path. */
  made: Record<string, string>
  /** Files that exist, with their new content. */
  changed?: Record<string, string>
  /** Name of the migration that the change needs. */
  migration?: string
  /** What is left for a person, one sentence each. */
  next: readonly string[]
}

/** The files of the project, by their path from its folder. */
export interface Project {
  root: string
  exists(path: string): boolean
  read(path: string): string
}

export const openProject = (root: string): Project => ({
  root,
  exists: (path) => existsSync(join(root, path)),
  read: (path) => readFileSync(join(root, path), 'utf8'),
})

/** @throws Error for an entity without a schema */
export function readSchema(project: Project, entity: string): EntitySchema {
  const path = schemaPath(entity)
  if (!project.exists(path)) throw new Error(`There is no entity "${entity}": no ${path}.`)
  return JSON.parse(project.read(path)) as EntitySchema
}

export const schemaPath = (entity: string): string => `schemas/${entity}.json`

/** JSON as Prettier leaves it, but for the line breaks of short lists. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/**
 * Writes a plan.
 * @returns a function that puts everything back as it was
 * @throws Error when a file that is to be made exists
 */
export function writePlan(project: Project, { made, changed = {} }: Plan): () => void {
  for (const path of Object.keys(made))
    if (project.exists(path)) throw new Error(`${path} exists already.`)
  const before = Object.fromEntries(Object.keys(changed).map((path) => [path, project.read(path)]))
  const write = (files: Record<string, string>) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(project.root, path)), { recursive: true })
      writeFileSync(join(project.root, path), text)
    }
  }
  write({ ...made, ...changed })
  return () => {
    for (const path of Object.keys(made)) rmSync(join(project.root, path), { force: true })
    write(before)
  }
}
