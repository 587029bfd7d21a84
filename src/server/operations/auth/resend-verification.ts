import { fail } from '#model/lib/errors.ts'
import { messageOf } from '#model/lib/thrown.ts'
import { endpoint } from '../../base/endpoint.ts'

/**
 * Specification, section 7: returns success, message, detail; the same for known and unknown
 * addresses.
 */
export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/v1/auth/resend-verification',
  idempotency: 'lease',
  access: 'public',
  summary: 'Send the verification email again',
  rateLimit: 10,
  body: {
    type: 'object',
    properties: { email: { type: 'string', format: 'email', title: 'Email', maxLength: 100 } },
    required: ['email'],
    additionalProperties: false,
  },
  async handler({ body, request }) {
    try {
      return await request.server.context.identity.resendVerification(body.email)
    } catch (error) {
      request.server.context.engine.log.warn(
        { fault: messageOf(error) },
        'a verification mail could not be sent',
      )
      throw fail('unavailable', 'Failed to resend email')
    }
  },
})
