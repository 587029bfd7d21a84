import { AutocompleteInput, ReferenceInput, type RaRecord } from 'react-admin'
import type { ReferenceTarget } from '#catalog/fields/face.ts'

/** Filters by a record of another resource. */
export default function ReferenceFilter({
  source,
  label,
  target,
  ...rest
}: {
  source: string
  label: string
  target: ReferenceTarget
}) {
  return (
    <ReferenceInput source={source} reference={target.resource}>
      <AutocompleteInput
        {...rest}
        label={label}
        helperText={false}
        optionText={(record: RaRecord | undefined) =>
          String(record?.[target.label] || record?.id || '')
        }
        filterToQuery={(q: string) => (q && target.searchable ? { q } : {})}
      />
    </ReferenceInput>
  )
}
