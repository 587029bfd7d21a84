import { say } from '#language'
import { randomUUID } from 'node:crypto'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorCatalog, fail, problemDetails, ProductError } from '#model/lib/errors.ts'
import { isDiskFull } from '#model/lib/disk-full.ts'
import { noteDiskFull } from '#engine/kernel/disk-full-note.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { visibleRefusal } from './visible-usages.ts'
import { MAX_HELD_FILE } from '../base/scope-of.ts'

/** Errors of the form parser (busboy) for a truncated or malformed form, which have no code. */
const brokenForm = new RegExp(
  `^(${[
    'Multipart: Boundary not found',
    'Unexpected end of (multipart data|form|file)',
    'Malformed (part header|content type|multipart form)',
  ].join('|')})`,
)

/** Fastify's own errors as errors of our catalog. */
function fromFastify(error: FastifyError): ProductError | null {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return fail('too_large', 'The request holds more than may be sent at once.')
    case 'FST_REQ_FILE_TOO_LARGE':
      return fail(
        'too_large',
        say('The file of a form may have at most {most} MB.', {
          most: MAX_HELD_FILE / 1024 / 1024,
        }),
      )
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return fail('unsupported_media', 'This content type is not understood here.')
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return fail('malformed', 'The request says that it is JSON but has no content.')
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return fail('malformed', 'The request is not valid JSON.')
    // PostgreSQL's invalid_text_representation: a malformed id belongs to no record.
    case '22P02':
      return fail('not_found', 'There is no such record.')
    // numeric_value_out_of_range, invalid_datetime_format, datetime_field_overflow.
    case '22003':
    case '22007':
    case '22008':
      return fail('invalid', 'A number or date of the request is not one that can be kept.')
    // character_not_in_repertoire and untranslatable_character: U+0000, which text must not
    // contain.
    case '22021':
    case '22P05':
      return fail('malformed', 'The request holds a character that no text may hold (U+0000).')
    // too_many_connections, query_canceled (statement timeout),
    // idle_in_transaction_session_timeout, admin_shutdown, crash_shutdown, cannot_connect_now,
    // connection_failure: caused by the database's state, not the request.
    case '53300':
    case '57014':
    case '25P03':
    case '57P01':
    case '57P02':
    case '57P03':
    case '08006':
      return fail(
        'unavailable',
        'The database could not do this right now. Please try again in a moment.',
      )
    default:
      if (brokenForm.test(error.message))
        return fail(
          'malformed',
          'The form cannot be read: it is not whole, or its boundary is missing.',
        )
      if (error instanceof SyntaxError && error.statusCode === 400)
        return fail('malformed', 'The request is not valid JSON.')
      if (error.statusCode === 429)
        return fail('too_many', 'Too many requests. Wait a little and try again.')
      if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
        return fail('malformed', 'The request cannot be read.')
      return null
  }
}

function knownProblem(engine: Engine, error: FastifyError | ProductError): ProductError | null {
  if (error instanceof ProductError) return error
  return isDiskFull(error) ? noteDiskFull(engine, error) : fromFastify(error)
}

/** RFC 9457 responses for every error. Internal details are only logged. */
export function answerProblems(app: FastifyInstance) {
  app.setErrorHandler(
    (error: FastifyError | ProductError, request: FastifyRequest, reply: FastifyReply) => {
      const known = knownProblem(app.context.engine, error)
      // Generated on failure only: it connects the response with the log.
      const requestId = randomUUID()
      const isOurs = !known || (known.code === 'unavailable' && known !== error)
      if (isOurs)
        app.context.engine.log.error(
          {
            requestId,
            fault: error.message,
            stack: error.stack,
            method: request.method,
            path: request.url.split('?')[0],
          },
          'a request failed',
        )
      const problem =
        known ??
        fail(
          'internal',
          'Something went wrong on our side. Nothing was changed; please try again.',
          [],
          { requestId },
        )
      return sendProblem(
        reply,
        visibleRefusal(problem, app.context.engine.stores.entities, request.caller),
      )
    },
  )
}

export function sendProblem(reply: FastifyReply, problem: ProductError) {
  if (typeof problem.facts.retryAfter === 'number')
    void reply.header('retry-after', problem.facts.retryAfter)
  return reply
    .code(errorCatalog[problem.code].status)
    .type('application/problem+json')
    .send(problemDetails(problem))
}
