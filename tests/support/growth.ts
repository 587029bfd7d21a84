/** Milliseconds from which the work on an input can be compared. */
const MEASURABLE = 8
const SIZES = [1_000, 8_000, 64_000]
const TURNS = 2
/** What seems steep is measured again, by more turns and more than once. */
const CAREFUL = { turns: 4, isEven: true, measurable: MEASURABLE }
/** Four times the input costs a square of it 16 times as much; less than this is chance. */
const LARGER = 4 * MEASURABLE
const REPEATS = 4
/** Growth beyond this is more than chance and a logarithm. */
export const STEEP = 3

/**
 * By what factor the work grows when the input doubles: 2 for work in proportion to its input, 4
 * where it grows with the square. 0 when even the largest input costs next to nothing. An input is
 * compared with a quarter of it, in turn and within one run, so that a busy machine slows both. A
 * steep growth counts only when a larger input shows it too, as chance does not.
 * @param input makes an input of about that many characters
 * @param longest the size to compare at, for work that looks at so many characters at most
 */
export async function growthOf<Input>(
  input: (size: number) => Input,
  work: (input: Input) => unknown,
  longest?: number,
): Promise<number> {
  for (const size of longest ? [longest] : SIZES) {
    const growth = await growthAt(size, input, work)
    if (growth <= STEEP && growth > 0) return growth
    const again = longest ?? 4 * size
    const how = longest ? CAREFUL : { ...CAREFUL, measurable: LARGER }
    if (growth > STEEP) return smallestOf(REPEATS, () => growthAt(again, input, work, how))
  }
  return 0
}

/**
 * Compares the work on inputs of one size; 0 when it costs too little to be compared.
 * @param how.isEven whether the quarter is worked on four times, so that both sides fill as much
 *   memory and wait as long for it to be cleared
 */
async function growthAt<Input>(
  size: number,
  input: (size: number) => Input,
  work: (input: Input) => unknown,
  { turns, isEven, measurable } = { turns: TURNS, isEven: false, measurable: MEASURABLE },
): Promise<number> {
  const whole = input(size)
  const times = { quarter: Infinity, whole: await timeOf(whole, work) }
  if (times.whole < measurable) return 0
  const quarter = input(size / 4)
  for (let turn = 0; turn < turns; turn++) {
    times.quarter = Math.min(times.quarter, await timeOf(quarter, work, isEven ? 4 : 1))
    if (turn > 0) times.whole = Math.min(times.whole, await timeOf(whole, work))
  }
  // What was slow once by chance is no measure.
  return times.whole < measurable ? 0 : Math.sqrt(times.whole / times.quarter)
}

/** The smallest of several measures, of which the first that is not steep is enough. */
async function smallestOf(count: number, measure: () => Promise<number>): Promise<number> {
  let smallest = Infinity
  for (let turn = 0; turn < count && smallest > STEEP; turn++)
    smallest = Math.min(smallest, await measure())
  return smallest
}

/**
 * Milliseconds of processor time, which unlike those of a clock do not count while other processes
 * have the processor.
 */
async function timeOf<Input>(
  input: Input,
  work: (input: Input) => unknown,
  times = 1,
): Promise<number> {
  const begun = process.cpuUsage()
  for (let turn = 0; turn < times; turn++) await work(input)
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000 / times
}

/** Signs and words that texts of strangers may repeat without an end. */
export const REPEATED: readonly string[] = [
  'a',
  '1',
  ' ',
  '\t',
  '\n',
  '\r\n',
  '\u2028',
  '@',
  '<',
  '>',
  ':',
  ';',
  '=',
  '-',
  '_',
  '.',
  '"',
  '\\',
  '(',
  '[',
  '*',
  'a ',
  '1 ',
  'a@',
  'a.',
  '<a@',
  '> ',
  '\n> ',
  '\n\n> a',
  '- ',
  'x\n',
  '\nx: ',
  'a;b=',
  '="',
  'https://',
  'www.',
]

/** An input of one repeated piece, between a beginning and an end that no pattern expects. */
export const repeating =
  (piece: string, begin = '') =>
  (size: number): string =>
    `${begin}${piece.repeat(Math.ceil(size / piece.length))}\u2028x`
