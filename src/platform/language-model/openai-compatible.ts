import { message } from '#language'
import type { z } from 'zod'
import { createPlaceRules } from '#platform/exchange/place-rules.ts'
import { resolveBySystem, type Resolve } from '#platform/web/request-page.ts'
import { checkedFetch, type CallLimits } from './checked-fetch.ts'
import { explainFailure, isPassing, isShapeRefused } from './explain-failure.ts'
import { readJson } from './read-answer.ts'
import {
  estimateTokens,
  ModelFailure,
  type InstallationModel,
  type LanguageModel,
  type ModelAnswer,
  type ModelEndpoint,
  type ModelRequest,
  type TokenUse,
} from './language-model.ts'

export interface LanguageModelOptions {
  installation: InstallationModel | null
  /** `host` or `host:port` entries that organizations may use on private addresses. */
  allowHosts: readonly string[]
  limits?: CallLimits
  resolve?: Resolve
  /** Waits between attempts; in tests it does not. */
  pause?: (milliseconds: number) => Promise<void>
}

const MAX_ATTEMPTS = 3
const FIRST_PAUSE = 1000
/** An endpoint that asks for a longer wait is not asked again in the same call. */
const MAX_PAUSE = 15_000
const LIMITS: CallLimits = { connectMs: 5000, headersMs: 75_000, totalMs: 80_000 }

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** How an endpoint gets the form of the answer: as a schema, or, where it takes none, in words. */
type FormMode = 'schema' | 'words'

/** What the library returns, or what it throws with an answer that it could not read. */
interface RawAnswer {
  text: string
  use: TokenUse
}

interface Usage {
  inputTokens?: number | undefined
  outputTokens?: number | undefined
}

/** No call uses more tokens. */
const MAX_TOKENS = 10_000_000
/** No model puts more characters of prose into a token. */
const MAX_CHARACTERS = 12

/** The tokens that an endpoint counted for a text, where that is possible; else an estimate. */
const credibleTokens = (counted: number | undefined, text: string): number =>
  counted !== undefined &&
  Number.isSafeInteger(counted) &&
  counted >= text.length / MAX_CHARACTERS &&
  counted <= MAX_TOKENS
    ? counted
    : estimateTokens(text)

const useOf = (usage: Usage | undefined, asked: string, text: string): TokenUse => ({
  inputTokens: credibleTokens(usage?.inputTokens, asked),
  outputTokens: credibleTokens(usage?.outputTokens, text),
})

/** Loaded with the first call: most installations make none. */
async function loadLibrary() {
  const [{ generateText, Output, NoObjectGeneratedError }, { createOpenAICompatible }, { z: zod }] =
    await Promise.all([import('ai'), import('@ai-sdk/openai-compatible'), import('zod')])
  return { generateText, Output, NoObjectGeneratedError, createOpenAICompatible, zod }
}

type ModelLibrary = Awaited<ReturnType<typeof loadLibrary>>

/** Says the form of the answer in words, for endpoints that cannot be given a schema. */
const withForm = (instructions: string, shape: z.ZodType, { zod }: ModelLibrary) =>
  `${instructions}\n\nAnswer with one JSON object and nothing else. Its JSON Schema:\n` +
  JSON.stringify(zod.toJSONSchema(shape))

interface ModelCaller {
  library: ModelLibrary
  fetch: typeof fetch
  mode: FormMode
  /** Ends the call, with all its attempts. */
  signal: AbortSignal
}

async function generate<T>(
  { endpoint, instructions, material, shape, maxOutputTokens }: ModelRequest<T>,
  { library, fetch, mode, signal }: ModelCaller,
): Promise<RawAnswer> {
  const { generateText, Output, NoObjectGeneratedError, createOpenAICompatible } = library
  const provider = createOpenAICompatible({
    name: 'endpoint',
    baseURL: endpoint.url.replace(/(?<!\/)\/+$/, ''),
    ...(endpoint.key ? { apiKey: endpoint.key } : {}),
    supportsStructuredOutputs: true,
    fetch,
  })
  const system = mode === 'words' ? withForm(instructions, shape, library) : instructions
  const asked = system + material
  try {
    const { text, usage } = await generateText({
      model: provider(endpoint.model),
      system,
      prompt: material,
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
      ...(mode === 'schema' ? { output: Output.object({ schema: shape }) } : {}),
    })
    return { text, use: useOf(usage, asked, text) }
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error
    const text = error.text ?? ''
    return { text, use: useOf(error.usage, asked, text) }
  }
}

function readShape<T>({ text, use }: RawAnswer, shape: z.ZodType<T>): T {
  const read = shape.safeParse(readJson(text))
  if (read.success) return read.data
  throw new ModelFailure('invalid-answer', 'The model did not answer in the form asked for.', {
    use,
  })
}

/**
 * Calls OpenAI-compatible endpoints with the `ai` library. Every request obeys the product's rules
 * for outgoing addresses; the operator's own endpoint may be anywhere.
 */
export function createLanguageModel({
  installation,
  allowHosts,
  limits = LIMITS,
  resolve = resolveBySystem,
  pause = sleep,
}: LanguageModelOptions): LanguageModel {
  const rules = createPlaceRules(allowHosts, '')
  /** Endpoints that refused a schema, so that the next call uses words at once. */
  const wordy = new Set<string>()
  const isExempt = ({ url, isOperators }: ModelEndpoint) =>
    isOperators || rules.isExempt(new URL(url))

  async function attempt<T>(
    request: ModelRequest<T>,
    library: ModelLibrary,
    signal: AbortSignal,
  ): Promise<ModelAnswer<T>> {
    const { endpoint, shape } = request
    const id = `${endpoint.url} ${endpoint.model}`
    const fetch = checkedFetch(isExempt(endpoint), resolve, limits)
    const ask = async (mode: FormMode): Promise<ModelAnswer<T>> => {
      const raw = await generate(request, { library, fetch, mode, signal })
      return { value: readShape(raw, shape), ...raw.use, attempts: 1 }
    }
    if (wordy.has(id)) return ask('words')
    try {
      return await ask('schema')
    } catch (error) {
      if (!isShapeRefused(error)) throw error
      wordy.add(id)
      return ask('words')
    }
  }

  return {
    installation,
    faultOf: (url) =>
      url.startsWith('folder:') ? message('This is not an address.') : rules.faultOf(url),
    async ask(request) {
      const { endpoint } = request
      const fault = endpoint.isOperators ? null : rules.faultOf(endpoint.url)
      if (fault) throw new ModelFailure('refused', fault)
      const library = await loadLibrary()
      const signal = AbortSignal.timeout(limits.totalMs)
      for (let count = 1; ; count++)
        try {
          return { ...(await attempt(request, library, signal)), attempts: count }
        } catch (error) {
          const { failure, wait } = explainFailure(error)
          const ms = wait === null ? FIRST_PAUSE * 2 ** (count - 1) : wait * 1000
          if (signal.aborted || count >= MAX_ATTEMPTS || !isPassing(failure) || ms > MAX_PAUSE)
            throw new ModelFailure(failure.issue, failure.message, {
              attempts: count,
              use: failure.use,
            })
          await pause(ms)
        }
    },
  }
}
