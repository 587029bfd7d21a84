import type { Price } from '#model/billing.ts'

/**
 * What a payment provider tells us of one customer, in our words. `at`: when it happened there,
 * milliseconds since 1970.
 */
export type PaymentEvent = { id: string; at: number; customerId: string } & (
  | { kind: 'checkout-done'; tenantId: string; subscriptionId: string }
  | {
      kind: 'subscription'
      tenantId: string
      subscriptionId: string
      state: 'active' | 'past_due' | 'ended'
      paidUntil: number | null
    }
  | { kind: 'payment-failed' }
)

/**
 * A payment provider with a hosted checkout: people pay on its pages, and it reports by signed
 * calls. Every call ends within ten seconds. Throws `PaymentsDown` with a sentence when the
 * provider cannot be reached or refuses.
 */
export interface Payments {
  price(): Promise<Price>
  /** @returns the address of the provider's page. The same key gives the same page. */
  startCheckout(order: {
    tenantId: string
    email: string
    customerId: string
    successUrl: string
    cancelUrl: string
    idempotencyKey: string
  }): Promise<string>
  /** Where a customer changes cards, reads invoices and cancels. */
  openPortal(customerId: string, returnUrl: string): Promise<string>
  /**
   * Reads a report.
   * @returns null for one that says nothing to us
   * @throws InvalidSignature when it was not signed by the provider, or too long ago
   */
  readEvent(body: string, signature: string, now: number): PaymentEvent | null
}

export class PaymentsDown extends Error {}
export class InvalidSignature extends Error {}
