export { JsonControl as JourneyGraphInput } from '../json-control.tsx'
