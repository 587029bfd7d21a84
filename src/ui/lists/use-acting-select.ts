import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react'

/**
 * A select whose choice acts: by mouse at once, by keyboard when the person presses Enter or leaves
 * it, because arrow keys pass the choices between. Escape takes the choice back.
 * @returns the props of the select
 */
export function useActingSelect<Value extends string>(value: Value, act: (next: Value) => unknown) {
  const [held, setHeld] = useState<Value | null>(null)
  const isByKeyboard = useRef(false)
  const commit = () => {
    if (held !== null && held !== value) act(held)
    setHeld(null)
    isByKeyboard.current = false
  }
  return {
    value: held ?? value,
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => {
      const next = target.value as Value
      if (isByKeyboard.current) setHeld(next)
      else act(next)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') {
        event.preventDefault()
        commit()
      } else if (event.key === 'Escape') setHeld(null)
      else isByKeyboard.current = true
    },
    onPointerDown: () => {
      isByKeyboard.current = false
    },
    onBlur: commit,
  }
}
