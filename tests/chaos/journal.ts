import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'

export type Line = { what: string } & Record<string, unknown>

/** The suite's own record, as NDJSON. Each line is on disk before the action that it announces. */
export interface Journal {
  readonly path: string
  readonly lines: readonly Line[]
  write(line: Line): void
  close(): void
}

export function openJournal(path: string): Journal {
  const file = openSync(path, 'a', 0o600)
  const lines: Line[] = []
  return {
    path,
    lines,
    write(line) {
      const dated = { at: new Date().toISOString(), ...line }
      lines.push(dated)
      writeSync(file, `${JSON.stringify(dated)}\n`)
      fsyncSync(file)
    },
    close: () => closeSync(file),
  }
}
