import { readdirSync } from 'node:fs'

type Modules = Record<string, Record<string, unknown>>

export interface CatalogKind<Definition, Sample> {
  folder: string
  definition: Definition
  sample: Sample
}

/**
 * Reads the kinds of a set of the catalog from its folders: a kind that is in no list, or that has
 * no generator, is an error.
 * @param definitions what the set's list names
 * @param modules every `definition.ts` and `sample.ts` of the set, as `import.meta.glob` gives them
 */
export function readKinds<Definition, Sample>(
  set: string,
  definitions: readonly Definition[],
  modules: Modules,
): CatalogKind<Definition, Sample>[] {
  const root = `src/catalog/${set}`
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: folder }) => {
      const exported = Object.values(modules[`/${root}/${folder}/definition.ts`] ?? {})
      const definition = definitions.find((one) => exported.includes(one))
      const sample = modules[`/${root}/${folder}/sample.ts`]?.['sample']
      if (!definition) throw new Error(`${root}/definitions.ts does not list ${folder}`)
      if (!sample) throw new Error(`${root}/${folder}/sample.ts exports no sample`)
      return { folder, definition, sample: sample as Sample }
    })
}
