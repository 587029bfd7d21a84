import type { FieldDisplayProps } from '../face.ts'
import { otherKinds } from '../other-kinds.ts'
import { JsonValue } from '../json-value.tsx'

const isNamed = (value: unknown, names: object) =>
  typeof value === 'object' && value !== null && Object.keys(value).every((name) => name in names)

/** A list of structures with named parts is shown by these; any other value as JSON. */
export function JsonDisplay(props: FieldDisplayProps) {
  const { value, node, dense } = props
  const { items } = node
  if (
    dense ||
    !items?.properties ||
    !Array.isArray(value) ||
    value.length === 0 ||
    !value.every((one) => isNamed(one, items.properties!))
  )
    return <JsonValue {...props} />
  const Display = otherKinds.displayOf('object')
  return (
    <ol className="f-several">
      {value.map((one, at) => (
        <li key={at}>
          <Display value={one} node={items} />
        </li>
      ))}
    </ol>
  )
}
