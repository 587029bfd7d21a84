import { Icon } from '../base/icon.tsx'
import { useSearchText } from './use-search-text.ts'

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
  const [text, setText] = useSearchText(value, onSearch)
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
