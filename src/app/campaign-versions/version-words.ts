import type { ChangedPlace, VersionRow } from '#model/email/campaign-versions.ts'
import { tVersions as t } from './messages.ts'

type NamedPlace = Exclude<ChangedPlace, `email ${number}`>

/** A changed place as people call it. */
export const placeName = (place: ChangedPlace): string =>
  place.startsWith('email ')
    ? t('versions.place.email', { number: place.slice(6) })
    : t(`versions.place.${place as NamedPlace}`)

/** What made a version, in words. */
export const kindName = ({ kind, restoredFrom }: VersionRow): string =>
  kind === 'restored'
    ? t('versions.kind.restored', { number: restoredFrom ?? '' })
    : t(`versions.kind.${kind}`)
