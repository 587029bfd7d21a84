import { upperFirst } from '#model/lib/first-letter.ts'

/**
 * Turns the last step of a path into words: `properties.address.zipCode` is "Address, zip code".
 */
export const pathWords = (path: string): string => {
  const steps = path.split('.').filter((step, index) => index > 0 || step !== 'properties')
  const text = steps
    .map((step) =>
      step
        .replace(
          /([a-z0-9])([A-Z])/g,
          (_all, before: string, after: string) => `${before} ${after.toLowerCase()}`,
        )
        .replace(/[_-]+/g, ' '),
    )
    .join(', ')
  return text ? upperFirst(text) : path
}
