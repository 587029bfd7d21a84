import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { EntitySchema } from '#model/schema/entity.ts'

/** The changes of a command, before they are written. */
export interface ScaffoldPlan {
  /** New files by path. */
  made: Record<string, string>
  /** Changed files with their new content. */
  changed?: Record<string, string>
  /** Name of the required migration. */
  migration?: string
  /** Remaining steps for a person, one sentence each. */
  next: readonly string[]
}

/** Reads the project's files by relative path. */
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

/** JSON in the layout of the project, except for the line breaks of short lists. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/**
 * Writes a plan.
 * @returns a function that undoes it
 * @throws Error if a new file already exists
 */
export function writePlan(project: Project, { made, changed = {} }: ScaffoldPlan): () => void {
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
