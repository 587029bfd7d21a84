import { TextInput, UrlField, useFieldValue } from 'react-admin'
import { inputProps, type AdminFace } from '../admin.ts'

/** A link, or a dash for an empty text too, which would be a link without a name. */
export function FilledUrl({ source }: { source: string }) {
  const value: unknown = useFieldValue({ source })
  return value ? (
    <UrlField source={source} target="_blank" rel="noreferrer" />
  ) : (
    <span className="c-soft">–</span>
  )
}

export const urlAdmin: AdminFace = {
  input: (spec) => <TextInput {...inputProps(spec)} type="url" />,
  field: ({ source }) => <FilledUrl key={source} source={source} />,
}
