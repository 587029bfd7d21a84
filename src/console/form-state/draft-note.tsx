import { useState } from 'react'
import type { Field } from '#model/schema/entity.ts'
import { Button } from '#ui/base/button.tsx'
import { relativeWords } from '#language'
import { tConsole as t } from '../core/messages.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { FormValues } from './form-values.ts'
import type { useRecordDraft } from './use-record-draft.ts'

interface DraftNoteProps {
  draft: ReturnType<typeof useRecordDraft>
  fields: readonly Field[]
  start: FormValues
  onFill(values: FormValues): void
}

/**
 * Offers unsaved input of an earlier visit. If the record has changed since then, each field is
 * chosen.
 */
export function DraftNote({
  draft: { offer, answered, forget },
  fields,
  start,
  onFill,
}: DraftNoteProps) {
  const [isChoosing, setChoosing] = useState(false)
  if (!offer) return null
  const take = (values: FormValues) => {
    onFill(values)
    answered()
  }
  return (
    <>
      <p className="c-note" role="status">
        {t('console.draft.found', { when: relativeWords(offer.savedAt, new Date()) })}
        <Button size="s" onClick={() => (offer.conflicts ? setChoosing(true) : take(offer.values))}>
          {t('console.draft.restore')}
        </Button>
        <Button size="s" variant="quiet" onClick={forget}>
          {t('console.draft.forget')}
        </Button>
      </p>
      {isChoosing && (
        <ConflictDialog
          fields={fields}
          base={offer.over}
          mine={{ ...start, ...offer.values }}
          theirs={start}
          description={t('console.draft.changed')}
          action={t('console.draft.take')}
          onCancel={() => setChoosing(false)}
          onChoose={take}
        />
      )}
    </>
  )
}
