import { useEffect, useState } from 'react'

/** Waits for a pause in typing before it searches, in milliseconds. */
const PAUSE = 250

/**
 * The text of a search field and its setter. Calls back after a pause in typing; adopts a value that
 * changes from outside, but not its own last one, which is older than the text by then.
 */
export function useSearchText(
  value: string,
  onSearch: (text: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const [sent, setSent] = useState(value)
  if (known !== value) {
    setKnown(value)
    if (value !== sent) setText(value)
  }
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => {
      setSent(text.trim())
      onSearch(text.trim())
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [text, value, onSearch])
  return [text, setText]
}
