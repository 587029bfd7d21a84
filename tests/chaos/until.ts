const LOOK_EVERY = 50

export const pause = (milliseconds: number) =>
  new Promise<void>((done) => setTimeout(done, milliseconds))

/**
 * Asks again and again until there is an answer. Faults count as none.
 * @throws Error in which the last fault is named, when the time is over
 */
export async function until<T>(
  what: string,
  milliseconds: number,
  ask: () => Promise<T | undefined | false | null>,
): Promise<T> {
  const end = performance.now() + milliseconds
  let fault = ''
  for (;;) {
    try {
      const answer = await ask()
      if (answer) return answer
    } catch (error) {
      fault = `: ${(error as Error).message}`
    }
    if (performance.now() > end)
      throw new Error(`not within ${milliseconds / 1000} s: ${what}${fault}`)
    await pause(LOOK_EVERY)
  }
}
