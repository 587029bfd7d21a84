import { describe, expect, it } from 'vitest'
import { initialMigration, nextMigration } from './next-migration.ts'
import type { Snapshot, Table } from './tables.ts'

const files = ['0001-schema.sql', '0002-functions.sql']
const ships: Table = {
  name: 'ships',
  columns: { id: { type: 'text', nullable: false, default: null, allowed: null } },
  primaryKey: ['id'],
  unique: [],
  indexes: [],
  foreignKeys: [],
  tenant: false,
  search: [],
}
const before: Snapshot = { ships }
const after: Snapshot = {
  ships: {
    ...ships,
    columns: {
      ...ships.columns,
      color: { type: 'text', nullable: false, default: "'white'", allowed: null },
    },
  },
}
const addColor = { name: 'add-color', before, after }

describe('the next migration', () => {
  it('has the statements that are missing', () => {
    expect(nextMigration(files, addColor)).toEqual({
      file: '0003-add-color.sql',
      text: expect.stringContaining(
        `alter table ships add column "color" text not null default 'white';`,
      ),
    })
  })

  it('has the number after the highest one, whatever numbers were left out', () => {
    expect(nextMigration([...files, '0007-masts.sql'], addColor)?.file).toBe('0008-add-color.sql')
  })

  it('is none when the tables are the same', () => {
    expect(nextMigration(files, { name: '', before, after: before })).toBeNull()
  })

  it.each(['', 'Add color', '-add', '../color'])('refuses the name "%s"', (name) => {
    expect(() => nextMigration(files, { ...addColor, name })).toThrow(/lowercase letters/)
  })
})

describe('the first migration', () => {
  it('creates all tables', () => {
    const { file, text } = initialMigration(files, before)
    expect(file).toBe('0001-schema.sql')
    expect(text).toContain('create table ships')
  })

  it('cannot be written anew once a later one builds on it', () => {
    expect(() => initialMigration([...files, '0003-add-color.sql'], after)).toThrow(
      '0001-schema.sql cannot change any more: 0003-add-color.sql builds on it.',
    )
  })
})
