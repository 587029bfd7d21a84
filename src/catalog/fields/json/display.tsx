export { JsonValue as JsonDisplay } from '../json-value.tsx'
