/** Where a script failed; lines and columns count from one. Null where it is unknown. */
export interface ScriptFault {
  /**
   * `syntax`: it cannot be parsed. `thrown`: it threw. `steps`, `memory`, `time`: it was
   * interrupted. `answer`: the return value is not JSON, or too large. `resting`: it was
   * interrupted recently and is skipped for a while. `gone`: the sandbox itself failed.
   */
  kind: 'syntax' | 'thrown' | 'steps' | 'memory' | 'time' | 'answer' | 'resting' | 'gone'
  message: string
  line: number | null
  column: number | null
}

export interface ScriptRun {
  /** The script's return value, as plain JSON; undefined when it returned nothing, or failed. */
  value: unknown
  fault: ScriptFault | null
  /** Lines written with `log`, at most fifty. */
  log: readonly string[]
}

export interface Script {
  /**
   * Identifies the script and its owner: scripts of different owners never share a context, even
   * with equal code.
   */
  key: string
  /** The body of a function; strict mode. */
  code: string
}

/** The names that a script sees in addition to `now`, with the JSON value of each. */
export type ScriptFacts = Readonly<Record<string, unknown>>

/**
 * Runs users' scripts in isolation: no I/O, no clock, no randomness, limited in steps, memory and
 * time. A script is a pure function of its facts: no state survives a run.
 */
export interface Sandbox {
  /**
   * Null when the script can be parsed.
   * @param names the names that the script will see, in addition to `now` and the helpers
   */
  check(script: Script, names: readonly string[]): Promise<ScriptFault | null>
  /**
   * Never rejects. An interrupted script is skipped for `RESTS_FOR` of the given time, so that an
   * endless loop costs little however often it is called.
   * @param now milliseconds since 1970: the script's only clock
   */
  run(script: Script, facts: ScriptFacts, now: number): Promise<ScriptRun>
  close(): Promise<void>
}

/** Milliseconds for which an interrupted script is skipped. */
export const RESTS_FOR = 60_000

/** Limits of one run. */
export interface SandboxLimits {
  /**
   * In units of ten thousand loops and calls, counted by the interpreter, so the same script with
   * the same facts is either always interrupted or never.
   */
  steps: number
  /** Maximum bytes of all values of a script. */
  memory: number
  /**
   * Milliseconds of wall-clock time, which also covers operations that count no steps; beyond it
   * the whole sandbox is restarted.
   */
  time: number
}

export const limits: SandboxLimits = { steps: 200, memory: 8_000_000, time: 1000 }
