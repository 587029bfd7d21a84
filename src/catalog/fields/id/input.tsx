export { IdInput } from '../plain-id-input.tsx'
