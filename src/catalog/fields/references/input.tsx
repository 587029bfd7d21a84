import { useEffect, useRef } from 'react'
import { Chip } from '../chip.tsx'
import type { FieldInputProps } from '../face.ts'
import { otherKinds } from '../other-kinds.ts'
import { tField as t } from '../field-messages.ts'

/** The chosen records by name, each removable, and below them a picker for one more. */
export function ReferencesInput(props: FieldInputProps) {
  const { value, node, onChange, disabled, label } = props
  const ids = Array.isArray(value) ? value.map(String) : []
  const box = useRef<HTMLSpanElement>(null)
  const added = useRef(false)
  // The picker is reset for the next record, and keeps the focus.
  useEffect(() => {
    if (added.current) box.current?.querySelector<HTMLElement>('input')?.focus()
    added.current = false
  }, [ids.length])
  const items = node.items ?? {}
  const Display = otherKinds.displayOf('reference')
  const Input = otherKinds.inputOf('reference')
  const add = (id: unknown) => {
    if (typeof id !== 'string' || id === '' || ids.includes(id)) return
    added.current = true
    onChange([...ids, id])
  }
  return (
    <span className="f-references" role="group" aria-label={label ?? node.title} ref={box}>
      {ids.length > 0 && (
        <span className="f-boxes">
          {ids.map((id, at) => (
            <Chip
              key={id}
              removeLabel={t('field.references.remove', {
                at: at + 1,
                title: node.title ?? '',
              })}
              onRemove={disabled ? undefined : () => onChange(ids.filter((other) => other !== id))}
            >
              <Display value={id} node={items} plain />
            </Chip>
          ))}
        </span>
      )}
      <Input {...props} key={ids.length} value={null} node={items} onChange={add} />
    </span>
  )
}
