import { say } from '#language'
import { fail } from '#model/lib/errors.ts'
import { sentences } from '#model/api/specification.generated.ts'
import { sentenceStates, type SentenceState } from '#model/api/specification.ts'
import { endpoint } from '../../base/endpoint.ts'
import { pageOf, sendPage } from '../../base/scope-of.ts'

const stateIn = (given: unknown): SentenceState | undefined => {
  if (given === undefined) return undefined
  const state = sentenceStates.find((sentenceState) => sentenceState === given)
  if (!state)
    throw fail('malformed', say('There is no state "{name}".', { name: String(given) }), [
      {
        path: '/filter/state',
        message: say('One of: {values}.', { values: sentenceStates.join(', ') }),
      },
    ])
  return state
}

export const getSpecification = endpoint({
  method: 'GET',
  path: '/api/v1/specification',
  access: 'operator',
  summary:
    'Every sentence of the specification, page by page, with the tests that hold it ' +
    'or the document in which the product differs',
  query: {
    range: { type: 'string' },
    filter: { type: 'string', description: '{"state":"open","q":"trial"}' },
  },
  async handler(input) {
    const { first, size, filter } = pageOf(input)
    const unknown = Object.keys(filter).find((name) => name !== 'state' && name !== 'q')
    if (unknown)
      throw fail('malformed', say('Sentences cannot be filtered by "{name}".', { name: unknown }), [
        { path: `/filter/${unknown}`, message: 'state or q.' },
      ])
    const state = stateIn(filter.state)
    const searched = String(filter.q ?? '')
      .trim()
      .toLowerCase()
    const specificationSentences = sentences.filter(
      (sentence) =>
        (state === undefined || sentence.state === state) &&
        [sentence.id, sentence.section, sentence.text, sentence.note].some((text) =>
          text.toLowerCase().includes(searched),
        ),
    )
    return sendPage(input, 'specification', first, {
      rows: specificationSentences.slice(first, first + size),
      total: specificationSentences.length,
    })
  },
})
