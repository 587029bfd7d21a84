import { paging } from '#model/api/paging.ts'
import { numberFormat } from '#language'
import { tConsole as t } from '../core/messages.ts'

/** True for estimated totals, see `paging.exactTotal`. */
export const isEstimate = (total: number): boolean => total > paging.exactTotal

/** A total in words: exact, or "about 1,020,000". */
export const totalWords = (total: number): string =>
  isEstimate(total)
    ? t('console.list.about', {
        total: numberFormat({ maximumSignificantDigits: 3 }).format(total),
      })
    : numberFormat().format(total)
