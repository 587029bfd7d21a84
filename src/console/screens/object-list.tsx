import { ListScreen } from '../generate/list-screen.tsx'
import type { ConsoleResource } from '../core/registry.ts'
import { ObjectImport } from './object-import.tsx'

/** The list of a custom object type, with the import of a file. */
export const ObjectList = ({ consoleResource }: { consoleResource: ConsoleResource }) => (
  <ListScreen
    consoleResource={consoleResource}
    actions={<ObjectImport consoleResource={consoleResource} />}
  />
)
