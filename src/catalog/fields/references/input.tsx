import { useEffect, useRef } from 'react'
import type { FieldInputProps } from '../face.ts'
import { faceOf } from '../faces.ts'
import { f } from '../field-words.ts'

/** The chosen records by their names, each to be taken away, and below them the picker of one more. */
export function ReferencesInput(props: FieldInputProps) {
  const { value, node, onChange, disabled, label } = props
  const ids = Array.isArray(value) ? value.map(String) : []
  const box = useRef<HTMLSpanElement>(null)
  const added = useRef(false)
  // The picker begins anew for the next one, and the keyboard stays in it.
  useEffect(() => {
    if (added.current) box.current?.querySelector<HTMLElement>('input')?.focus()
    added.current = false
  }, [ids.length])
  const items = node.items ?? {}
  const { Display, Input } = faceOf('reference')
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
            <span key={id} className="f-tag">
              <Display value={id} node={items} plain />
              {!disabled && (
                <button type="button" aria-label={f('field.references.remove', { at: at + 1, title: node.title ?? '' })} onClick={() => onChange(ids.filter((other) => other !== id))}>
                  <svg viewBox="0 0 16 16" aria-hidden="true">
                    <path d="m4.500 4.500 7 7M11.500 4.500l-7 7" />
                  </svg>
                </button>
              )}
            </span>
          ))}
        </span>
      )}
      <Input {...props} key={ids.length} value={null} node={items} onChange={add} />
    </span>
  )
}
