import { expect, it } from 'vitest'
import { priceWords } from './billing.ts'

it.each([
  [{ amount: 4900, currency: 'EUR', interval: 'month' as const }, '€49 per month'],
  [{ amount: 4950, currency: 'USD', interval: 'year' as const }, '$49.50 per year'],
  [{ amount: 5000, currency: 'JPY', interval: 'month' as const }, '¥5,000 per month'],
])('%j reads %s', (price, words) => expect(priceWords(price, 'en-US')).toBe(words))
