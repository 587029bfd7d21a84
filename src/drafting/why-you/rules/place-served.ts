import { folded, isQuotable, type WhyYouRule } from '../connection.ts'

/** Their address is in a town that the sender's own site names as its own or as served. */
export const placeServed: WhyYouRule = {
  id: 'place-served',
  connect(theirs, { places }) {
    const place = theirs.facts.find(
      ({ kind, value }) =>
        kind === 'place' &&
        isQuotable(value) &&
        places.some((ours) => folded(ours) === folded(value)),
    )
    return place ? { fact: place, values: { ours: place.value } } : null
  },
}
