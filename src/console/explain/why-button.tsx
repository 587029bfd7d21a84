import { useState } from 'react'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import type { ExplanationKind } from '#model/api/explanation.ts'
import type { AskedRecord, Asked } from './asked.ts'
import { tExplain as t } from './messages.ts'
import { WhyDialog } from './why-dialog.tsx'

interface WhyButtonProps {
  /** The record in question; absent: chosen in the dialog. */
  subject?: Asked | undefined
  /** The person in question; absent: chosen in the dialog. */
  person?: AskedRecord | undefined
  /** The kind of question to begin with, where no record is given. */
  firstKind?: ExplanationKind
  /** Small and without an icon, for rows and tabs. */
  inRow?: boolean
  label?: string
}

/** A button that explains why a person is in something, or not. */
export function WhyButton({
  subject,
  person,
  firstKind,
  inRow = false,
  label = t('why.open'),
}: WhyButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        {...(inRow ? { size: 's' as const, variant: 'quiet' as const } : {})}
        onClick={() => setOpen(true)}
      >
        {!inRow && <Icon name="info" />}
        {label}
      </Button>
      {isOpen && (
        <WhyDialog
          subject={subject}
          person={person}
          firstKind={firstKind}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
