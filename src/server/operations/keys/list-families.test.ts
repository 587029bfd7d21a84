import { expect, it } from 'vitest'
import { namedFamilies } from './list-families.ts'

it('families are called by their records, else by their address, and never two the same', () => {
  const named = namedFamilies(['contacts', 'company-dashboard', 'contact'])
  expect(named).toContainEqual({ family: 'company-dashboard', name: 'Company dashboard' })
  expect(named).toContainEqual({ family: 'contacts', name: 'Contacts' })
  const doubled = namedFamilies(['contacts', 'Contacts'])
  expect(doubled.map(({ name }) => name)).toEqual(['Contacts (/contacts)', 'Contacts (/Contacts)'])
})
