export { CodeControl as CodeInput } from '../code-control.tsx'
