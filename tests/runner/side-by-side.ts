import { spawn } from 'node:child_process'

/** How a program ended. */
export interface Ended {
  ok: boolean
  seconds: number
}

interface Turn {
  waiting: string[]
  ended: boolean
}

/**
 * Runs programs side by side and prints the output of each in one piece, in the order in which they
 * began: one speaks at once, the others when it has ended.
 * @param print where the output goes
 */
export function sideBySide(print: (text: string) => void) {
  const turns: Turn[] = []

  /** Lets the first program that has not ended speak, after those that ended before it. */
  function pass() {
    while (turns.length > 0) {
      const [first] = turns as [Turn]
      first.waiting.splice(0).forEach(print)
      if (!first.ended) return
      turns.shift()
    }
  }

  /**
   * Starts Node.js with these arguments.
   * @returns how it ended; a program that a signal ended failed
   */
  return function run(
    name: string,
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): Promise<Ended> {
    const turn: Turn = { waiting: [`\n== ${name}\n`], ended: false }
    turns.push(turn)
    const say = (text: string) => {
      turn.waiting.push(text)
      pass()
    }
    pass()
    const begin = performance.now()
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say)
    return new Promise((resolve) => {
      const settle = (ok: boolean) => {
        if (turn.ended) return
        turn.ended = true
        pass()
        resolve({ ok, seconds: Math.round((performance.now() - begin) / 1000) })
      }
      child.on('error', (error) => {
        say(`${error.message}\n`)
        settle(false)
      })
      child.on('close', (code) => settle(code === 0))
    })
  }
}
