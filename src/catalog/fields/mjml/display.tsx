export { CodeDisplay as MjmlDisplay } from '../code-display.tsx'
