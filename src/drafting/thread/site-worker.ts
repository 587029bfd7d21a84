import { answerInThread } from '#platform/threads/answer-in-thread.ts'
import { siteSteps, type StepAsked } from './site-steps.ts'

/* The thread in which the websites of strangers are understood. */
answerInThread(({ step, given }: StepAsked) =>
  (siteSteps[step] as (given: unknown) => unknown)(given),
)
