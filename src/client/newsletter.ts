import { api } from './api.ts'

/**
 * Identifies the site to the company dashboard; public, because every visitor's browser sends it
 * (specification, section 7).
 */
const DASHBOARD_KEY = 'outrider-website'

/**
 * Subscribes an address.
 * @throws ApiError with the server's detail, status 0 if it was unreachable.
 */
export async function subscribeToNewsletter(
  email: string,
): Promise<{ message?: string; detail?: string }> {
  return (
    (await api.post<{ message?: string; detail?: string } | undefined>(
      '/newsletter-subscriptions',
      { email },
      { headers: { 'x-company-dashboard-key': DASHBOARD_KEY } },
    )) ?? {}
  )
}
