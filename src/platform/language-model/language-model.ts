import type { z } from 'zod'

/** Where a model is reached. */
export interface ModelEndpoint {
  /** Base address of an OpenAI-compatible API, such as https://api.company.com/v1. */
  url: string
  /** Empty for servers that ask for none. */
  key: string
  /** Name of the model at that endpoint. */
  model: string
  /** Set by the operator, whose own servers may have private addresses. */
  isOperators: boolean
}

/** One question to a model. It has no tools: all it can do is answer. */
export interface ModelRequest<T> {
  endpoint: ModelEndpoint
  /** What the model is to do. Contains nothing that others wrote. */
  instructions: string
  /** The material, in which others' texts are JSON strings. */
  material: string
  /** The form of the answer. */
  shape: z.ZodType<T>
  maxOutputTokens: number
}

/** Tokens as the endpoint counts them; estimated where it does not say. */
export interface TokenUse {
  inputTokens: number
  outputTokens: number
}

export interface ModelAnswer<T> extends TokenUse {
  value: T
  attempts: number
}

export type ModelFault =
  | 'timeout'
  | 'rate-limited'
  | 'refused'
  | 'unreachable'
  | 'server-error'
  | 'invalid-answer'

/**
 * Why a model gave no usable answer. `message` is for users and contains nothing that the endpoint
 * wrote, which could repeat the key.
 */
export class ModelFailure extends Error {
  readonly issue: ModelFault
  readonly attempts: number
  /** What an answer that could not be used has cost; zero where none came. */
  readonly use: TokenUse
  constructor(
    issue: ModelFault,
    message: string,
    { attempts = 1, use = { inputTokens: 0, outputTokens: 0 } } = {},
  ) {
    super(message)
    this.issue = issue
    this.attempts = attempts
    this.use = use
  }
}

/** The operator's settings; a limit of 0 is none. */
export interface InstallationModel {
  endpoint: ModelEndpoint
  tokensPerDay: number
  tokensPerMonth: number
  prices: TokenPrices
}

/** In cents for a million tokens; 0 where it is not known. */
export interface TokenPrices {
  input: number
  output: number
}

/** Calls language models by the OpenAI chat completions API. */
export interface LanguageModel {
  /** Null where the operator has set none. */
  installation: InstallationModel | null
  /** Why an organization may not use an address, as a sentence; null when it may. */
  faultOf(url: string): string | null
  /**
   * Asks at most three times; never longer than the limit of a call.
   * @throws ModelFailure
   */
  ask<T>(request: ModelRequest<T>): Promise<ModelAnswer<T>>
}

/** For tests and benchmarks: no model is set, and none can be reached. */
export const noLanguageModel: LanguageModel = {
  installation: null,
  faultOf: () => null,
  ask: () => Promise.reject(new ModelFailure('unreachable', 'No language model is reached here.')),
}

/**
 * Characters that an estimate counts as one token; more than most texts have, so it errs upward.
 */
const CHARACTERS_PER_TOKEN = 3

/** An upper estimate of the tokens of a text. */
export const estimateTokens = (text: string): number =>
  Math.ceil(text.length / CHARACTERS_PER_TOKEN)
