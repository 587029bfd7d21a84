import { dateFormat } from '#language'

/** To the second and with the zone, in the reader's own zone. */
export const exactMoment = (at: Date): string =>
  dateFormat({ dateStyle: 'medium', timeStyle: 'long' }).format(at)

/** Replaces ISO 8601 instants in a sentence by a readable format in the reader's own zone. */
export const withReadableMoments = (text: string): string =>
  text.replace(
    /\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})/g,
    (written) => {
      const at = new Date(written)
      return Number.isNaN(at.getTime()) ? written : exactMoment(at)
    },
  )
