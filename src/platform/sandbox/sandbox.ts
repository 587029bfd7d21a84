/**
 * Where in a script something went wrong; lines and columns count from one. Null where it cannot be
 * told.
 */
export interface ScriptFault {
  /**
   * `syntax`: it cannot be read. `thrown`: it threw something. `steps`, `memory`, `time`: it was
   * cut off. `answer`: what it gave back is no JSON, or too much. `resting`: it was cut off before
   * and is not asked for a while. `gone`: the sandbox itself fell over.
   */
  kind: 'syntax' | 'thrown' | 'steps' | 'memory' | 'time' | 'answer' | 'resting' | 'gone'
  message: string
  line: number | null
  column: number | null
}

export interface ScriptRun {
  /** What the script gave back, as plain JSON; undefined when it gave nothing, or failed. */
  value: unknown
  fault: ScriptFault | null
  /** What it said by `log`, at most fifty lines. */
  log: readonly string[]
}

export interface Script {
  /**
   * Whose it is, and which: scripts of different owners never share a context, whatever their text.
   */
  key: string
  /** Body of a function; strict mode. */
  code: string
}

/** Names that a script sees beside `now`, with the JSON that each holds. */
export type ScriptFacts = Readonly<Record<string, unknown>>

/**
 * Runs what people write, away from everything: no I/O, no clock, no chance, bounded in steps,
 * memory and time. A script is a pure function of its facts: nothing of a run is left for the next
 * one.
 */
export interface Sandbox {
  /**
   * Null when the text can be read.
   * @param names what the script will see, beside `now` and the helpers
   */
  check(script: Script, names: readonly string[]): Promise<ScriptFault | null>
  /**
   * Never rejects. A script that was cut off rests for `RESTS_FOR` of the given time, so that one
   * that loops costs little however often it is asked.
   * @param now milliseconds since 1970: the script's only clock
   */
  run(script: Script, facts: ScriptFacts, now: number): Promise<ScriptRun>
  close(): Promise<void>
}

/** Milliseconds for which a script that was cut off is not asked. */
export const RESTS_FOR = 60_000

/** Bounds of one run. */
export interface SandboxLimits {
  /**
   * In units of ten thousand loops and calls, counted by the interpreter: the same script with the
   * same facts is always cut off, or never.
   */
  steps: number
  /** Bytes that all values of a script may take. */
  memory: number
  /**
   * Milliseconds by the wall, also for what counts no steps; then the whole sandbox is thrown away
   * and begun anew.
   */
  time: number
}

export const limits: SandboxLimits = { steps: 200, memory: 8_000_000, time: 1000 }
