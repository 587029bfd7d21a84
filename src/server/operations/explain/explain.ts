import { say } from '#language'
import { explain } from '#engine/explain/explain.ts'
import { explainKinds } from '#engine/explain/kinds.ts'
import { fail } from '#model/lib/errors.ts'
import {
  explanationSubjects,
  isExplanationKind,
  type ExplanationKind,
} from '#model/api/explanation.ts'
import { endpoint } from '../../base/endpoint.ts'
import { scopeOf } from '../../base/scope-of.ts'
import { audienceScope } from '../segments/audience-scope.ts'

const KINDS = Object.keys(explanationSubjects).join(', ')

/** Splits `segment:buyers` into the kind of question and the id of the record. */
function readSubject(subject: string): { kind: ExplanationKind; id: string } {
  const at = subject.indexOf(':')
  const [kind, id] = [subject.slice(0, at), subject.slice(at + 1)]
  if (at < 0 || id === '' || !isExplanationKind(kind))
    throw fail(
      'malformed',
      say('Name the subject as kind:id; the kinds are {values}.', { values: KINDS }),
      [{ path: '/subject', message: say('kind:id; the kinds are {values}.', { values: KINDS }) }],
    )
  return { kind, id }
}

export const getExplain = endpoint({
  method: 'GET',
  path: '/api/v1/explain',
  access: 'member',
  summary:
    'Why a person is in a segment or journey, got a message, ran a rule, has a score or reached ' +
    'a goal, or why not',
  query: {
    subject: {
      type: 'string',
      maxLength: 60,
      description: `The kind of question and the id of the record: "segment:buyers". Kinds: ${KINDS}.`,
    },
    person: {
      type: 'string',
      maxLength: 200,
      description: 'The id of a profile or a contact, or an email address.',
    },
    event: {
      type: 'string',
      maxLength: 36,
      description: 'Of rules: the id of an event of the person. Default: the latest events.',
    },
  },
  handler(input) {
    const { subject = '', person = '', event } = input.query
    const { kind, id } = readSubject(subject)
    if (person.trim() === '')
      throw fail('malformed', 'Name the person.', [
        { path: '/person', message: 'The id of a profile or a contact, or an email address.' },
      ])
    const scope = explainKinds[kind].access === 'audience' ? audienceScope(input) : scopeOf(input)
    return explain(input.engine, scope, { kind, id, person, eventId: event })
  },
})
