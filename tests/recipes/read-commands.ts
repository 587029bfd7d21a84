import { readFileSync } from 'node:fs'

const COMMAND = /^\s*npm run cli -- (create .+)$/gm
const WORD = /"([^"]*)"|(\S+)/g

/** The words of a command, as a shell reads them. */
const wordsOf = (command: string): string[] =>
  [...command.matchAll(WORD)].map(([, quoted, plain]) => quoted ?? plain!)

/** The `create` commands of docs/recipes.md, in their order. */
export const recipeCommands = (): string[][] =>
  [...readFileSync('docs/recipes.md', 'utf8').matchAll(COMMAND)].map(([, command]) =>
    wordsOf(command!),
  )
