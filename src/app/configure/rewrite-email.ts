import { useRef } from 'react'
import { useMutation } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { Step } from '#model/api/outreach.ts'
import { timing } from '#ui/base/timing.ts'
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
export const withText = (steps: readonly Step[], text: Step): Step[] => {
  const { id, subject = '', body, draft, sources = [], writtenBy = 'rules' } = text
  return steps.map((step) =>
    step.id === id
      ? { ...step, subject, body, sources, writtenBy, ...(draft ? { draft } : {}) }
      : step,
  )
}

/** The steps with another subject for one of them; its body stays as it is typed. */
const withSubject = (steps: readonly Step[], { id, subject = '', draft }: Step): Step[] =>
  steps.map((step) => (step.id === id ? { ...step, subject, ...(draft ? { draft } : {}) } : step))

/** Puts a proposed text into its email; returns how to undo that. */
function putProposed(
  part: PartEditor<Step[]>,
  proposed: Step,
  withNew: typeof withText,
): () => void {
  const replaced: Step[] = []
  part.change((steps) => {
    replaced.push(...steps.filter(({ id }) => id === proposed.id))
    return withNew(steps, proposed)
  })
  return () => part.change((steps) => replaced.reduce<Step[]>(withNew, steps))
}

/** Writes one email in other words; a toast offers to undo it. */
export function useRewrite(campaignId: string, part: PartEditor<Step[]>) {
  const variations = useRef(0)
  return useMutation({
    async mutationFn({ step, ...rewrite }: Rewrite & { step: Step }) {
      variations.current += 1
      // The server writes from the saved email, so what was just typed goes there first.
      if (!(await part.save())) throw new Error(t('conf.content.saveFirst'))
      return api.post<Step>(`/campaigns/${campaignId}/propose-email`, {
        stepId: step.id,
        variation: variations.current,
        ...rewrite,
      })
    },
    onSuccess(proposed, { part: changed }) {
      const isSubject = changed === 'subject'
      const undo = putProposed(part, proposed, isSubject ? withSubject : withText)
      toast({
        title: t(isSubject ? 'conf.content.newSubject' : 'conf.content.rewritten'),
        variant: 'success',
        duration: timing.undoDuration,
        action: { label: t('conf.content.undo'), run: undo },
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
