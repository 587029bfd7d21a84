import { useState } from 'react'
import type { useDraft } from '#client/drafts.ts'

type Draft<Edits> = Pick<ReturnType<typeof useDraft<Edits>>, 'offered' | 'keep' | 'clear'>

/**
 * The typed fields of a form over the saved ones. Only typed fields are remembered, so that a field
 * that a colleague saves is shown and is not sent back.
 */
export function useEdits<Values extends Record<string, string>>(
  saved: Values,
  draft: Draft<Partial<Values>>,
) {
  const [edits, setEdits] = useState<Partial<Values>>(draft.offered?.value ?? {})
  const names = Object.keys(saved) as (keyof Values)[]
  /** What saving would change, without spaces around it. */
  const changes: Partial<Values> = {}
  for (const name of names) {
    const text = edits[name]?.trim()
    if (text !== undefined && text !== saved[name]) changes[name] = text as Values[keyof Values]
  }
  const keepDraft = (next: Partial<Values>) =>
    Object.keys(next).length > 0 ? draft.keep(next) : draft.clear()
  const adopt = (next: Partial<Values>) => {
    setEdits(next)
    keepDraft(next)
  }
  return {
    values: { ...saved, ...edits },
    changes,
    isChanged: Object.keys(changes).length > 0,
    set: <Name extends keyof Values>(name: Name, value: Values[Name]) => {
      const { [name]: _before, ...others } = edits
      adopt((value === saved[name] ? others : { ...others, [name]: value }) as Partial<Values>)
    },
    /** Forgets edits that were saved; those of a field that was typed in since stay. */
    forget: (sent: Partial<Values>) =>
      setEdits((now) => {
        const left = Object.fromEntries(
          Object.entries(now).filter(([name, text]) => String(text).trim() !== sent[name]),
        ) as Partial<Values>
        keepDraft(left)
        return left
      }),
  }
}
