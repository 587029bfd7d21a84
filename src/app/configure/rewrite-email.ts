import { useRef } from 'react'
import { useMutation } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { Step } from '#model/api/outreach.ts'
import { toast } from '#ui/base/toast-state.ts'
import { tContent as t } from './content-messages.ts'
import type { PartEditor } from './use-part.ts'

/** How an email is written again. */
export interface Rewrite {
  length?: 'short'
  /** Another subject only. */
  part?: 'subject'
}

/** The steps with another text for one of them, and the origin of that text. */
const withText = (steps: readonly Step[], text: Step): Step[] => {
  const { id, subject = '', body, draft, sources = [], writtenBy = 'rules' } = text
  return steps.map((step) =>
    step.id === id
      ? { ...step, subject, body, sources, writtenBy, ...(draft ? { draft } : {}) }
      : step,
  )
}

/** Writes one email in other words; a toast offers to undo it. */
export function useRewrite(campaignId: string, part: PartEditor<Step[]>) {
  const variations = useRef(0)
  return useMutation({
    async mutationFn({ step, ...rewrite }: Rewrite & { step: Step }) {
      variations.current += 1
      return api.post<Step>(`/campaigns/${campaignId}/propose-email`, {
        stepId: step.id,
        variation: variations.current,
        ...rewrite,
      })
    },
    onSuccess(proposed, { step: before, part: changed }) {
      part.change((steps) => withText(steps, proposed))
      toast({
        title: t(changed === 'subject' ? 'conf.content.newSubject' : 'conf.content.rewritten'),
        variant: 'success',
        action: {
          label: t('conf.content.undo'),
          run: () => part.change((steps) => withText(steps, before)),
        },
      })
    },
    onError: (error) =>
      toast({
        title: t('conf.content.notRedrafted'),
        description: error.message,
        variant: 'destructive',
      }),
  })
}
