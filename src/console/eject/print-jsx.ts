import { isValidElement, type ReactElement, type ReactNode } from 'react'

/** An expression that is printed as it is, such as a prop of the printed component. */
export class Code {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** Where a printed file imports a name from. */
export interface Import {
  name: string
  from: string
}

export interface Printer {
  /** The import of a component or function; undefined for one that no module exports. */
  importOf(value: unknown): Import | undefined
  /** Values that are printed as a call, such as `required()`. */
  callOf(value: unknown): { text: string; import: Import } | undefined
}

/** JSX text with the imports that it needs. */
export interface Printed {
  text: string
  imports: Import[]
}

const INDENT = '  '
const indented = (text: string) => text.replace(/^(?=.)/gm, INDENT)
const isPlain = (text: string) => !/["\n{}\\]/.test(text)
const isName = (text: string) => /^[A-Za-z_$][\w$]*$/.test(text)

/**
 * Prints elements as the JSX that creates them.
 * @throws Error for a component or function that no module exports
 */
export function printJsx(node: ReactNode, printer: Printer): Printed {
  const imports: Import[] = []
  const nameOf = (value: unknown): string => {
    const found = printer.importOf(value)
    if (!found) throw new Error(`print-jsx: ${String(value).slice(0, 60)} is exported nowhere`)
    imports.push(found)
    return found.name
  }
  const expression = (value: unknown): string => {
    if (value instanceof Code) return value.text
    const call = printer.callOf(value)
    if (call) {
      imports.push(call.import)
      return call.text
    }
    if (isValidElement(value)) return element(value)
    if (typeof value === 'function') return nameOf(value)
    if (Array.isArray(value)) return `[${value.map(expression).join(', ')}]`
    if (typeof value === 'object' && value !== null)
      return `{ ${Object.entries(value)
        .map(([key, part]) => `${isName(key) ? key : JSON.stringify(key)}: ${expression(part)}`)
        .join(', ')} }`
    return JSON.stringify(value) ?? 'undefined'
  }
  const prop = ([name, value]: [string, unknown]): string => {
    if (value === true) return name
    if (typeof value === 'string' && isPlain(value)) return `${name}="${value}"`
    return `${name}={${expression(value)}}`
  }
  const element = ({ type, props }: ReactElement): string => {
    const { children, ...rest } = props as Record<string, unknown> & { children?: ReactNode }
    const tag = typeof type === 'string' ? type : nameOf(type)
    const open = [tag, ...Object.entries(rest).map(prop)].join(' ')
    const inner = print(children)
    return inner === '' ? `<${open} />` : `<${open}>\n${indented(inner)}\n</${tag}>`
  }
  const print = (child: ReactNode): string => {
    if (child === null || child === undefined || typeof child === 'boolean') return ''
    if (Array.isArray(child)) return child.map(print).filter(Boolean).join('\n')
    if (isValidElement(child)) return element(child)
    return `{${expression(child)}}`
  }
  return { text: print(node), imports }
}

/** The import lines of names, sorted and without duplicates. */
export function importLines(imports: readonly Import[]): string {
  const byModule = new Map<string, Set<string>>()
  for (const { name, from } of imports) {
    const names = byModule.get(from) ?? new Set()
    byModule.set(from, names.add(name))
  }
  return [...byModule]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([from, names]) => `import { ${[...names].toSorted().join(', ')} } from '${from}'`)
    .join('\n')
}
