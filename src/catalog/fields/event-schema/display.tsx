export { JsonValue as EventSchemaDisplay } from '../json-value.tsx'
