import type { Price } from '#model/api/billing.ts'

/**
 * A payment provider's event about one customer, in the product's terms. `at`: when it happened at
 * the provider, in milliseconds since 1970.
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
  | { kind: 'payment-failed'; subscriptionId: string }
)

/**
 * A payment provider with a hosted checkout: people pay on its pages, and it sends signed webhooks.
 * Every call ends within ten seconds. Throws `PaymentsDown` with a sentence when the provider
 * cannot be reached or refuses.
 */
export interface Payments {
  price(): Promise<Price>
  /** @returns the address of the provider's page; the same key gives the same page */
  startCheckout(order: {
    tenantId: string
    email: string
    customerId: string
    successUrl: string
    cancelUrl: string
    idempotencyKey: string
  }): Promise<string>
  /** The page on which a customer changes cards, reads invoices and cancels. */
  openPortal(customerId: string, returnUrl: string): Promise<string>
  /**
   * Reads a webhook.
   * @returns null for an irrelevant event
   * @throws InvalidSignature when the signature is wrong or too old
   */
  readEvent(body: string, signature: string, now: number): PaymentEvent | null
}

export class PaymentsDown extends Error {}
export class InvalidSignature extends Error {}
