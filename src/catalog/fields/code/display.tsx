export { CodeDisplay } from '../code-display.tsx'
