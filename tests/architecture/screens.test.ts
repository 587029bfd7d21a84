import { describe, expect, it } from 'vitest'
import { registry, type ConsoleResource } from '#console/core/registry.ts'
import { isOwnScreen } from '#console/own-screens.ts'
import { formSections } from '#console/form-state/form-values.ts'
import { relationsOf } from '#console/generate/related-records.tsx'
import { isReadable, isWritable } from '#model/schema/field-access.ts'
import { resources } from '#resources/index.ts'
import { readSources } from './read-imports.ts'

const named = (omit: Readonly<Record<string, readonly string[]>> = {}) => Object.values(omit).flat()

/** The file of an entity in `resources/`; nothing for those that only have a schema. */
const given = ({ entity }: ConsoleResource) => resources.find((one) => one.entity === entity.id)

const onPage = ({ entity, resource: { show } }: ConsoleResource) => [
  entity.label,
  ...show.summary,
  ...show.sections.flatMap(({ fields }) => fields),
]

const inForm = (of: ConsoleResource) =>
  formSections(of.entity, of.resource, 'create').flatMap(({ fields }) =>
    fields.map(({ name }) => name),
  )

const isEdited = ({ resource: { operations } }: ConsoleResource) =>
  operations.includes('create') || operations.includes('update')

const missing = (names: readonly string[], ...placed: (readonly string[])[]) =>
  names.filter((name) => !placed.flat().includes(name))
const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at)

describe.each(registry.all.map((of) => [of.entity.id, of] as const))('screens of %s', (_id, of) => {
  const { entity, resource } = of
  const omit = { show: named(given(of)?.show?.omit), edit: named(given(of)?.edit?.omit) }
  const readable = entity.fields.filter(isReadable).map(({ name }) => name)
  const writable = entity.fields
    .filter((field) => isWritable(field, entity))
    .map(({ name }) => name)

  it('are own components only from files that are loaded as such', () => {
    const names = Object.values(resource.screens ?? {}).flat()
    expect(names.filter((name) => !isOwnScreen(name))).toEqual([])
  })

  it('have every readable field on the page of a record, or omit it for a reason', () =>
    expect(missing(readable, onPage(of), omit.show)).toEqual([]))

  it('have every writable field in the form, or omit it for a reason', () =>
    expect(isEdited(of) ? missing(writable, inForm(of), omit.edit) : []).toEqual([]))

  it('offer every short readable field as a column', () => {
    const large = entity.fields.filter(({ node, secret }) => secret || node['x-hidden'])
    expect(
      missing(
        readable,
        large.map(({ name }) => name),
        resource.list.columns,
        resource.list.more,
        omit.show,
      ),
    ).toEqual([])
  })

  it('have a tab for every entity that refers to it, or leave it out for a reason', () => {
    const referring = registry.all.filter((from) =>
      from.entity.fields.some(
        ({ base, node }) => !base && node['x-ref'] === entity.id && !node['x-weak'],
      ),
    )
    const ids = referring.map((from) => from.entity.id)
    const tabs = relationsOf(registry, of).map(({ from }) => from.entity.id)
    expect(missing(ids, tabs, resource.show.unrelated)).toEqual([])
    expect(missing([...resource.show.related, ...resource.show.unrelated], ids)).toEqual([])
  })

  it('place no field twice, and omit nothing that is placed or does not exist', () => {
    const page = [...resource.show.summary, ...resource.show.sections.flatMap((one) => one.fields)]
    expect(twice(page)).toEqual([])
    expect(twice(resource.edit.sections.flatMap((one) => one.fields))).toEqual([])
    expect(omit.show.filter((name) => page.includes(name) || !readable.includes(name))).toEqual([])
    expect(
      omit.edit.filter((name) => inForm(of).includes(name) || !writable.includes(name)),
    ).toEqual([])
  })
})

it('every page that is made by hand shows the fields of the resource', () => {
  const parts = /^src\/console\/generate\/(show-screen|record-facts)\.tsx$/
  const sources = readSources('src/console')
  const importsOf = (path: string) =>
    sources.find((one) => one.path === path)!.imports.map(({ target }) => target)
  const pages = [
    ...new Set(
      registry.all
        .map(({ resource }) => resource.screens?.show)
        .filter((name) => name !== undefined)
        .map((name) => `src/console/${name.split('#')[0]}.tsx`),
    ),
    'src/console/profile/persona-show.tsx',
    'src/console/profile/summary.tsx',
  ]
  expect(pages.length).toBeGreaterThan(20)
  expect(
    pages.filter((path) => !importsOf(path).some((target) => parts.test(target))),
    'build the page of ShowScreen, or of Facts and Sections',
  ).toEqual([])
})
