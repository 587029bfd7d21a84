import { paging } from '#model/paging.ts'
import { c } from '../core/messages.ts'

/** True for estimated totals, see `paging.exactTotal`. */
export const isEstimate = (total: number): boolean => total > paging.exactTotal

const rounded = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })

/** A total in words: exact, or "about 1,020,000". */
export const totalWords = (total: number): string =>
  isEstimate(total)
    ? c('console.list.about', { total: rounded.format(total) })
    : total.toLocaleString('en')
