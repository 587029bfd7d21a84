export { JsonControl as JsonInput } from '../json-control.tsx'
