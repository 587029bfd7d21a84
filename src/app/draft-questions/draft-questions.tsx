import { useCallback, useEffect, useRef, useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { api } from '#client/api.ts'
import type {
  DraftingAnswer,
  DraftingQuestion,
  QuestionId,
} from '#model/email/drafting-questions.ts'
import { renderText } from '#model/email/merge-text.ts'
import type { CampaignView } from '#model/api/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { DataError } from '#ui/base/load-error.tsx'
import { SkeletonLines } from '#ui/base/skeleton.tsx'
import { ConsumersNotice } from './consumers-notice.tsx'
import { initialChoice, textsOf, type Choice } from './choice-state.ts'
import { QuestionForm } from './question-form.tsx'
import { tQuestions as t } from './messages.ts'
import './draft-questions.css'

/** Milliseconds between the last change of an answer and the update of the preview. */
const SAVE_AFTER = 400

const questionsKey = (id: string) => ['campaigns', id, 'questions'] as const

/** Whether a person has neither answered a question nor left it out. */
export const isOpen = ({ isAnswered, isSkipped }: DraftingQuestion): boolean =>
  !isAnswered && !isSkipped

const withAnswer = (question: DraftingQuestion, { texts }: DraftingAnswer): DraftingQuestion => ({
  ...question,
  current: texts,
  isAnswered: texts.length > 0,
  isSkipped: texts.length === 0,
})

/** The questions about a draft, read once it is finished. */
export function useDraftQuestions(campaignId: string, isEnabled: boolean) {
  return useQuery({
    queryKey: questionsKey(campaignId),
    queryFn: ({ signal }) =>
      api.get<DraftingQuestion[]>(`/campaigns/${campaignId}/questions`, { signal }),
    enabled: isEnabled,
    staleTime: Infinity,
  })
}

/**
 * Asks what reading was unsure of, one question at a time, next to the first email as the answers
 * make it. The question is in the address, so that Back leads to the one before.
 */
export function DraftQuestions({
  campaign,
  questions,
  onDone,
}: {
  campaign: CampaignView
  questions: readonly DraftingQuestion[]
  onDone: () => void
}) {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('question')
  const firstOpen = Math.max(0, questions.findIndex(isOpen))
  const found = questions.findIndex((draftingQuestion) => draftingQuestion.id === asked)
  const index = found === -1 ? firstOpen : found
  const question = questions[index]!
  const show = useCallback(
    (id: string, replace: boolean) =>
      setSearch(
        (before) => {
          const params = new URLSearchParams(before)
          params.set('question', id)
          return params
        },
        { replace },
      ),
    [setSearch],
  )
  useEffect(() => {
    if (asked !== question.id) show(question.id, true)
  }, [asked, question.id, show])
  const go = (to: number) => {
    const next = questions[to]
    if (next) show(next.id, false)
    else onDone()
  }
  return (
    <div className="ask">
      <Question
        key={question.id}
        campaign={campaign}
        question={question}
        place={{ number: index + 1, total: questions.length }}
        onBack={index > 0 ? () => go(index - 1) : null}
        onNext={() => go(index + 1)}
      />
      <EmailPreview campaign={campaign} number={question.id === 'example' ? 2 : 1} />
    </div>
  )
}

/** Answers on which the candidates of later questions depend. */
const LEADING: ReadonlySet<QuestionId> = new Set(['buyers', 'whatYouDo', 'services', 'sale'])

/** Saves answers one after the other, so that the last one typed is the one that stays. */
function useAnswer(campaignId: string) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `answers ${campaignId}` },
    mutationFn: (answer: DraftingAnswer) =>
      api.post<CampaignView>(`/campaigns/${campaignId}/answers`, { answers: [answer] }),
    onSuccess(view, answer) {
      client.setQueryData(['campaigns', campaignId], view)
      client.setQueryData<DraftingQuestion[]>(questionsKey(campaignId), (all) =>
        all?.map((draftingQuestion) =>
          draftingQuestion.id === answer.question
            ? withAnswer(draftingQuestion, answer)
            : draftingQuestion,
        ),
      )
      // The owner's sentences follow the buyers, and their suggestions what is sold and how.
      if (LEADING.has(answer.question))
        void client.invalidateQueries({ queryKey: questionsKey(campaignId) })
    },
  })
}

function Question({
  campaign,
  question,
  place,
  onBack,
  onNext,
}: {
  campaign: CampaignView
  question: DraftingQuestion
  place: { number: number; total: number }
  onBack: (() => void) | null
  onNext: () => void
}) {
  const [choice, setChoice] = useState<Choice>(() => initialChoice(question))
  // Only these hold up the buttons: an answer that is saved while it is typed does not.
  const [leaving, setLeaving] = useState<'answered' | 'skipped' | null>(null)
  const answer = useAnswer(campaign.id)
  const timer = useRef(0)
  /** Saves the change that still waits; null when there is none. */
  const pending = useRef<(() => void) | null>(null)
  const title = useRef<HTMLDivElement>(null)
  useEffect(() => {
    title.current?.focus()
    // A change of the last moment is not lost when a person goes back.
    return () => pending.current?.()
  }, [])
  const texts = textsOf(choice, question.max)
  const save = (values: readonly string[]) => {
    window.clearTimeout(timer.current)
    pending.current = null
    return answer.mutateAsync({ question: question.id, texts: [...values] })
  }
  const change = (next: Choice) => {
    setChoice(next)
    window.clearTimeout(timer.current)
    pending.current = null
    const values = textsOf(next, question.max)
    if (values.length === 0) return
    pending.current = () => void save(values).catch(() => null)
    timer.current = window.setTimeout(() => pending.current?.(), SAVE_AFTER)
  }
  const finish = (values: readonly string[]) => {
    if (leaving) return
    setLeaving(values.length > 0 ? 'answered' : 'skipped')
    void save(values).then(onNext, () => setLeaving(null))
  }
  const isLast = place.number === place.total
  return (
    <form
      className="ask-question"
      onSubmit={(event) => {
        event.preventDefault()
        finish(texts)
      }}
    >
      <div ref={title} tabIndex={-1} className="ask-progress soft s13">
        {t('ask.progress', place)}
      </div>
      {question.id === 'buyers' ? <ConsumersNotice campaign={campaign} /> : null}
      <QuestionForm
        question={question}
        isOfCharity={campaign.messaging.buyers?.text === 'donors'}
        choice={choice}
        onChange={change}
      />
      {answer.error ? (
        <DataError sentence={t('ask.saveFailed', { reason: answer.error.message })} />
      ) : null}
      <div className="row">
        <Button
          type="submit"
          variant="primary"
          size="l"
          busy={leaving === 'answered'}
          disabled={texts.length === 0 || leaving !== null}
        >
          {t(isLast ? 'ask.finish' : 'ask.continue')}
        </Button>
        <Button
          size="l"
          variant="quiet"
          busy={leaving === 'skipped'}
          disabled={leaving !== null}
          onClick={() => finish([])}
        >
          {t('ask.skip')}
        </Button>
        {onBack ? (
          <Button size="l" variant="quiet" onClick={onBack}>
            {t('ask.back')}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

/** The email that an answer changes, as a reader without data would get it. */
function EmailPreview({ campaign, number }: { campaign: CampaignView; number: 1 | 2 }) {
  const steps = campaign.steps.filter((step) => step.enabled !== false)
  const shown = steps[number - 1] ?? steps[0]
  if (!shown) return <SkeletonLines label={t('ask.loading')} lines={8} />
  const subject = renderText(shown.subject ?? '', {}, campaign.id).text
  const body = renderText(shown.body, {}, campaign.id).text
  const title = t(shown === steps[0] ? 'ask.preview' : 'ask.preview.second')
  return (
    <aside className="ask-preview" aria-label={title} aria-live="polite">
      <h2 className="s13 soft">{title}</h2>
      <article className="letter">
        {subject ? <h3>{subject}</h3> : null}
        <p className="cf-text">{body}</p>
      </article>
    </aside>
  )
}
