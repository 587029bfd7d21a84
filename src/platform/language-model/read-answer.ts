/** The chunks of a streamed chat completion that matter here (OpenAI API, "Streaming"). */
interface Chunk {
  id?: string
  model?: string
  created?: number
  choices?: { delta?: { content?: string | null }; finish_reason?: string | null }[]
  usage?: unknown
}

function chunkOf(line: string): Chunk | null {
  const data = line.replace(/^data:\s*/, '').trim()
  if (!line.startsWith('data:') || data === '[DONE]') return null
  try {
    return JSON.parse(data) as Chunk
  } catch {
    return null
  }
}

/**
 * A streamed answer as the one that the same request without streaming gives. Some servers and
 * gateways stream although the request does not ask for it.
 * @param stream server-sent events, complete
 */
export function joinStream(stream: string): string {
  const chunks = stream.split(/\r?\n/).flatMap((line) => chunkOf(line) ?? [])
  const content = chunks.map(({ choices }) => choices?.[0]?.delta?.content ?? '').join('')
  const finish = chunks.findLast(({ choices }) => choices?.[0]?.finish_reason)
  const usage = chunks.findLast((chunk) => chunk.usage)?.usage
  return JSON.stringify({
    id: chunks[0]?.id ?? '',
    model: chunks[0]?.model ?? '',
    created: chunks[0]?.created ?? 0,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content },
        finish_reason: finish?.choices?.[0]?.finish_reason ?? 'stop',
      },
    ],
    ...(usage ? { usage } : {}),
  })
}

const END_OF_THOUGHT = '</think>'

/**
 * The JSON value of an answer, also where a model wraps it into a code block, thinks aloud before
 * it or adds a sentence after it; undefined where there is none.
 */
export function readJson(text: string): unknown {
  const answer = text.slice(text.lastIndexOf(END_OF_THOUGHT) + 1)
  const from = answer.indexOf('{')
  const to = answer.lastIndexOf('}')
  if (from === -1 || to < from) return undefined
  try {
    return JSON.parse(answer.slice(from, to + 1))
  } catch {
    return undefined
  }
}
