import { productNow } from '#ui/base/product-clock.ts'
import type { FieldInputProps } from '../face.ts'
import { LineControl } from '../text-control.tsx'
import { timeThere, zoneNames } from './zones.ts'

export function TimeZoneInput(props: FieldInputProps) {
  const zone = typeof props.value === 'string' ? props.value : ''
  const listId = `${props.id}-zones`
  const there = zone ? timeThere(zone, productNow()) : ''
  return (
    <span className="f-unit">
      <LineControl {...props} spellCheck={false} list={listId} />
      <datalist id={listId}>
        {zoneNames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {there && <span className="f-unit-word">{there}</span>}
    </span>
  )
}
