import { Boxes } from '../boxes-control.tsx'
import type { FieldInputProps } from '../face.ts'
import { weekdays } from './days.ts'

export function WeekdaysInput(props: FieldInputProps) {
  const { value, node, label } = props
  return (
    <Boxes
      {...props}
      label={label ?? node.title}
      options={weekdays()}
      chosen={Array.isArray(value) ? value.map(Number) : []}
    />
  )
}
