import { isSmall } from './sized.ts'

export interface Bench {
  name: string
  ours: () => unknown
  /** The same work done in the plainest way, in the same process. */
  baseline: () => unknown
  /** Ours may take at most this many times as long. */
  limit: number
  /** Pairs of runs; at least 5. */
  rounds?: number
  /**
   * How many pieces of work a run of each side does, where the plain way takes too long to do as
   * many; times are told for one piece.
   */
  calls?: { ours: number; baseline: number }
  /** What must hold beside the ratio once all runs are over, with the figures to print. */
  also?: () => { text: string; ok: boolean }
  /** Runs before each timed run, untimed: brings both sides back to the same start. */
  before?: () => unknown
}

export interface Measured {
  name: string
  /** Medians, in milliseconds. */
  ours: number
  baseline: number
  /**
   * Median of the ratios of neighbouring runs: what slows the machine down for a while slows both.
   */
  ratio: number
  /** The middle half of the ratios. */
  low: number
  high: number
  limit: number
  /** Figures beside the ratio. */
  also: string
  ok: boolean
}

const quantile = (sorted: readonly number[], at: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))]!
const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b)

async function timed(run: () => unknown): Promise<number> {
  const begin = performance.now()
  await run()
  return performance.now() - begin
}

/** Warms both sides up, then runs them in turn, changing who goes first. */
export async function measure({
  name,
  ours,
  baseline,
  limit,
  rounds = 9,
  calls = { ours: 1, baseline: 1 },
  also = () => ({ text: '', ok: true }),
  before = () => {},
}: Bench): Promise<Measured> {
  for (const warm of [ours, baseline]) {
    await before()
    await warm()
  }
  const times: { ours: number; baseline: number }[] = []
  for (let round = 0; round < (isSmall ? 1 : rounds); round++) {
    const pair = { ours: 0, baseline: 0 }
    for (const side of round % 2 === 0
      ? (['ours', 'baseline'] as const)
      : (['baseline', 'ours'] as const)) {
      await before()
      pair[side] = (await timed(side === 'ours' ? ours : baseline)) / calls[side]
    }
    times.push(pair)
  }
  const ratios = sorted(times.map((pair) => pair.ours / pair.baseline))
  const ratio = quantile(ratios, 0.5)
  const held = also()
  return {
    name,
    ours: quantile(sorted(times.map((pair) => pair.ours)), 0.5),
    baseline: quantile(sorted(times.map((pair) => pair.baseline)), 0.5),
    ratio,
    low: quantile(ratios, 0.25),
    high: quantile(ratios, 0.75),
    limit,
    also: held.text,
    // Small runs are too short to tell a ratio.
    ok: isSmall || (ratio <= limit && held.ok),
  }
}
