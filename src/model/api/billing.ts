import { say } from '#language'
import type { Tenant } from '../schema/entities.generated.ts'

/** A recurring price, in the smallest unit of its currency (ISO 4217). */
export interface Price {
  amount: number
  currency: string
  interval: 'month' | 'year'
}

/** GET /api/v1/billing */
export interface Billing {
  /** False: no payment provider is configured, and nothing can be bought. */
  on: boolean
  /** Null while the provider cannot be reached. */
  price: Price | null
  subscription_tier: Tenant['subscription_tier']
  state: Tenant['subscriptionState']
  paidUntil: string | null
  hasCustomer: boolean
}

/**
 * "€49 a month", in the reader's number format. `Intl` knows which currencies have no minor units.
 */
export function priceWords({ amount, currency, interval }: Price, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  const price = format.format(amount / 10 ** digits)
  return interval === 'year'
    ? say('{price} per year', { price })
    : say('{price} per month', { price })
}
