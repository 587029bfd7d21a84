/** `npm run bench -- --small`: a run at a hundredth of its size shows that a bench ends. */
export const isSmall = process.argv.includes('--small')

/** A number of rows, events or runs, or a hundredth of it in a small run. */
export const sized = (full: number, least = 10): number =>
  isSmall ? Math.max(least, Math.ceil(full / 100)) : full
