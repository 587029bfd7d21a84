import { api, ApiError } from './api.ts'

/** Shown if the server gives no reason (specification, section 7). */
const RESEND_REFUSED = 'Failed to resend email'

/**
 * Requests another verification email.
 * @returns the server's message
 * @throws Error with the message to show: detail or message of a failed call, message if `success`
 * is false.
 */
export async function resendVerification(email: string): Promise<string> {
  const answer = await api
    .post<{ success?: boolean; message?: string; detail?: string }>('/auth/resend-verification', {
      email,
    })
    .catch((error: unknown) => {
      throw new Error(error instanceof ApiError && error.detail ? error.detail : RESEND_REFUSED)
    })
  if (answer?.success === false) throw new Error(answer.message ?? '')
  return answer?.message ?? ''
}
