import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'

interface SaveFileProps {
  label: string
  /** What is said when it did not work. */
  failed: string
  /** What is said meanwhile: so many of so many. */
  progress(done: number, total: number): string
  /** Fetches the file, and tells its lines as they come. */
  save(onLines: (count: number, total: number | null) => void): Promise<void>
  /** Lines that are no records: the names of the columns. */
  headLines: number
  onSettled?(): void
}

/** A button that fetches a file which may be long, and says how far it is. */
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
