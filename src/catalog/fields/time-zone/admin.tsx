import { AutocompleteInput } from 'react-admin'
import { inputProps, type AdminFace, type FieldSpec } from '../admin.ts'
import { zoneNames } from './zones.ts'

const zones = zoneNames.map((id) => ({ id, name: id.replaceAll('_', ' ') }))

/** A time zone, found by typing a part of its name. */
export const TimeZoneInput = (props: ReturnType<typeof inputProps>) => (
  <AutocompleteInput choices={zones} translateChoice={false} {...props} />
)

export const timeZoneAdmin: AdminFace = {
  input: (spec: FieldSpec) => <TimeZoneInput {...inputProps(spec)} />,
}
