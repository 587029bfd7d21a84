import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'

interface SaveFileProps {
  label: string
  /** Title of the toast on failure. */
  failed: string
  /** Text while running: so many of so many. */
  progress(done: number, total: number): string
  /** Downloads the file, and reports lines as they arrive. */
  save(onLines: (count: number, total: number | null) => void): Promise<void>
  /** Number of lines that are not records: the column names. */
  headLines: number
  onSettled?(): void
}

/** A button that downloads a large file and shows the progress. */
export function SaveFile({ label, failed, progress, save, headLines, onSettled }: SaveFileProps) {
  const [said, setSaid] = useState('')
  const saving = useMutation({
    mutationFn: () =>
      save((count, total) => setSaid(progress(Math.max(0, count - headLines), total ?? 0))),
    onError: (error) =>
      toast({ title: failed, description: error.message, variant: 'destructive' }),
    onSettled: () => {
      setSaid('')
      onSettled?.()
    },
  })
  return (
    <Button busy={saving.isPending} onClick={() => saving.mutate()}>
      <Icon name="dl" />
      {said || label}
    </Button>
  )
}
