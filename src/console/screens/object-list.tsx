import { ListScreen } from '../generate/list-screen.tsx'
import type { ConsoleResource } from '../core/registry.ts'
import { ObjectImport } from './object-import.tsx'

/** The list of a custom object type, with the import of a file. */
export const ObjectList = ({ of }: { of: ConsoleResource }) => (
  <ListScreen of={of} actions={<ObjectImport of={of} />} />
)
