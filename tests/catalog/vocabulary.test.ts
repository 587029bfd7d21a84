import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as object
const validate = new Ajv2020({ strict: false, allErrors: true }).compile(
  read('schemas/vocabulary.json'),
)
const files = ['schemas', 'schemas/parts'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'vocabulary.json')
    .map((name) => `${folder}/${name}`),
)

describe('the vocabulary', () => {
  it.each(files)('has every word of %s', (path) => {
    validate(read(path))
    expect(
      (validate.errors ?? []).map(
        ({ instancePath, message, params }) =>
          `${instancePath} ${message} ${JSON.stringify(params)}`,
      ),
    ).toEqual([])
  })
})
