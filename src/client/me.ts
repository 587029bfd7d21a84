import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { ownZone } from '#model/lib/time-zone.ts'
import { roles } from '#model/schema/access.ts'
import type { Tenant, User } from '#model/schema/entities.generated.ts'
import { api, ApiError } from './api.ts'
import { useSession } from './session.ts'

/** The current user (GET /users/me). `role` defaults to MEMBER. */
export type Me = Pick<User, 'id' | 'email' | 'role' | 'first_name' | 'last_name'> & {
  readOnly: boolean
  tenantId?: string
}
/** The current tenant (GET /tenants/me). */
export type MyTenant = Pick<Tenant, 'subscription_tier' | 'trial_ends_at' | 'status'> &
  Partial<Tenant> & {
    /**
     * The product's time at the response: in development the clock can be moved, and trials end by
     * it.
     */
    now?: string
    /** Set while sending is on hold; with the cause for admins. */
    sendingHold?: {
      since: string
      cause?: 'restored' | 'copied' | 'outage' | 'manual'
      lastWorkAt?: string | null
    } | null
  }

/** Messages of specification section 8. */
export const loadFailures = {
  user: 'Failed to load user data',
  tenant: 'Failed to load tenant data.',
  unknown: 'An unknown error occurred.',
} as const

/** The text of a failed load; the stock sentence for an error without one. */
export const failureSentence = (error: Pick<ApiError, 'message'> | null): string =>
  error?.message || loadFailures.unknown

async function loadMe(signal: AbortSignal): Promise<Me> {
  try {
    const user = await api.get<Partial<User> & { id: string; email: string }>('/users/me', {
      signal,
    })
    return {
      ...user,
      role: roles.find((role) => role === user.role) ?? 'MEMBER',
      readOnly: user.readOnly === true,
      first_name: user.first_name ?? '',
      last_name: user.last_name ?? '',
    }
  } catch (error) {
    throw withDetail(error, () => loadFailures.user)
  }
}

async function loadTenant(signal: AbortSignal): Promise<MyTenant> {
  try {
    return await api.get<MyTenant>('/tenants/me', { signal })
  } catch (error) {
    throw withDetail(error, (detail) => detail || loadFailures.tenant)
  }
}

function withDetail(error: unknown, sentence: (detail: string) => string): ApiError {
  if (!(error instanceof ApiError)) return new ApiError(0, 'unknown', sentence(''))
  return new ApiError(error.status, error.code, sentence(error.detail), error.errors, error.facts)
}

/** The signed-in user; idle for anonymous visitors. */
export function useMe(): UseQueryResult<Me, ApiError> {
  const { status } = useSession()
  return useQuery<Me, ApiError>({
    queryKey: ['users', 'me'],
    queryFn: ({ signal }) => loadMe(signal),
    enabled: status === 'authenticated',
    staleTime: 60_000,
  })
}

/** True for people who use the console: admins of an organization, or operators. */
export const usesConsole = (me: Pick<Me, 'role'> | undefined): boolean =>
  me !== undefined && me.role !== 'MEMBER'

/** The tenant in use: the operator's choice, else their own. */
export function useTenant(): UseQueryResult<MyTenant, ApiError> {
  const { status } = useSession()
  return useQuery<MyTenant, ApiError>({
    queryKey: ['tenants', 'me'],
    queryFn: ({ signal }) => loadTenant(signal),
    enabled: status === 'authenticated',
    staleTime: 60_000,
  })
}

/** The time zone of the tenant in use, in which its reports count days. */
export const useTenantZone = (): string => useTenant().data?.timeZone ?? ownZone()

/** First and last name, else the email address. */
export function displayName(
  me: Pick<Me, 'first_name' | 'last_name' | 'email'> | undefined,
  fallback = '',
): string {
  if (!me) return fallback
  return [me.first_name, me.last_name].filter(Boolean).join(' ') || me.email || fallback
}
