/**
 * Every resource with a file of its own. Entities that are not here get `defaultResource` below
 * `/admin/data`.
 */
export { list as resources } from './list.generated.ts'
