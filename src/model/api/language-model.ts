import type { LanguageModel, LanguageModelCall } from '../schema/entities.generated.ts'

/*
 * The language model of an organization, as the API describes it to the customer area.
 */

/** What a call is for. */
export type ModelPurpose = LanguageModelCall['purpose']

/** A sentence that a model wrote and that is not used, with the reason. */
export type Cut = NonNullable<LanguageModelCall['cuts']>[number]

/** What an organization sets; the key is write-only. */
export type LanguageModelSettings = Required<
  Pick<
    LanguageModel,
    | 'use'
    | 'url'
    | 'model'
    | 'tokensPerDay'
    | 'tokensPerMonth'
    | 'inputPrice'
    | 'outputPrice'
    | 'readsReplies'
  >
>

/** `GET /language-model`. */
export interface LanguageModelView extends LanguageModelSettings {
  hasKey: boolean
  version: number
  /** Whether a call would be made now: there is an endpoint, and it is not switched off. */
  isAvailable: boolean
  /** Name of the operator's model; empty where there is none. */
  installationModel: string
  tokensToday: number
  tokensThisMonth: number
}

/** `POST /language-model/test`. */
export interface ModelTest {
  isWorking: boolean
  message: string
  milliseconds: number
}

/** Rewrites of one email (step 2). */
export const EMAIL_REWRITES = ['angle', 'shorter', 'friendlier', 'translate', 'subject'] as const
export type EmailRewrite = (typeof EMAIL_REWRITES)[number]

/** One fact that a sentence rests on, with the place where it was read. */
export interface SentenceFact {
  text: string
  url?: string
  element?: string
  quote?: string
}

export interface SourcedSentence {
  text: string
  facts: SentenceFact[]
}

/** `POST /campaigns/{id}/model-proposal`: an email in other words, which is not saved. */
export interface EmailProposal {
  subject: string
  body: string
  sources: SourcedSentence[]
  /** Subject lines to choose from, for that rewrite. */
  subjects: string[]
  cuts: Cut[]
}

/** `POST /inbox/{id}/suggest-reply`: a text to start from, which is never sent automatically. */
export interface ReplySuggestion {
  text: string
  sources: SourcedSentence[]
  cuts: Cut[]
}

/** `result` of the job that writes the emails of a campaign. */
export interface WritingResult {
  /** How many of the emails the model wrote. */
  written: number
  /** How many of its sentences are not used. */
  cut: number
  /** Why it did not write all of them; empty otherwise. */
  problem: string
}
