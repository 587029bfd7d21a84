import { useEffect, useState } from 'react'
import { Icon } from '../base/icon.tsx'

const PAUSE = 250

/** A search field that calls back after a pause in typing; adopts a value changed from outside. */
export function SearchBox({
  label,
  value,
  onSearch,
}: {
  label: string
  value: string
  onSearch: (text: string) => void
}) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setText(value)
  }
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => onSearch(text.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [text, value, onSearch])
  return (
    <label className="field data-search">
      <Icon name="search" size={14} />
      <span className="ui-sr">{label}</span>
      <input
        type="search"
        value={text}
        placeholder={label}
        onChange={(event) => setText(event.target.value)}
      />
    </label>
  )
}
