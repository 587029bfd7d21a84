import { api } from './api.ts'

/**
 * Names the site to the company dashboard; public, as every visitor's browser sends it
 * (specification, section 7).
 */
const DASHBOARD_KEY = 'outrider-website'

/**
 * Subscribes an address.
 * @throws ApiError with the server's detail, status 0 when it could not be reached.
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
