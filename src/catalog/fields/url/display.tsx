import type { FieldDisplayProps } from '../face.ts'
import { EmptyValue, isEmpty } from '../empty-value.tsx'

/** Only web addresses become links: a stored `javascript:` URL remains text. */
export function UrlDisplay({ value, dense }: FieldDisplayProps) {
  if (isEmpty(value)) return <EmptyValue />
  const address = String(value)
  if (dense || !/^https?:\/\//i.test(address))
    return <span className={dense ? 'f-clip' : undefined}>{address}</span>
  return (
    <a className="f-link" href={address} target="_blank" rel="noreferrer">
      {address}
    </a>
  )
}
