import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One request as the stand-in read it. */
export interface AskedModel {
  path: string
  key: string
  model: string
  system: string
  material: string
  hasSchema: boolean
  hasTools: boolean
  body: Record<string, unknown>
}

/** How the stand-in answers one request. */
export type Answer =
  | {
      kind: 'text'
      text: string
      isStreamed?: boolean
      withoutUsage?: boolean
      /** Token counts in place of the right ones. */
      usage?: Record<string, number>
    }
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: string }
  | { kind: 'hang' }
  | { kind: 'drop' }

export interface ModelStandIn {
  /** Base address for the settings. */
  url: string
  host: string
  asked: AskedModel[]
  /** Answers all further requests. */
  answerBy(answer: (asked: AskedModel, count: number) => Answer | Promise<Answer>): void
  close(): Promise<void>
}

export const json = (value: unknown): Answer => ({ kind: 'text', text: JSON.stringify(value) })

async function readRequest(request: IncomingMessage): Promise<AskedModel> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const body = JSON.parse(text || '{}') as Record<string, unknown>
  const messages = (body['messages'] ?? []) as { role: string; content: string }[]
  const of = (role: string) => messages.find((one) => one.role === role)?.content ?? ''
  const form = body['response_format'] as { type?: string } | undefined
  return {
    path: request.url ?? '',
    key: (request.headers.authorization ?? '').replace(/^Bearer /, ''),
    model: String(body['model'] ?? ''),
    system: of('system'),
    material: of('user'),
    hasSchema: form?.type === 'json_schema',
    hasTools: 'tools' in body,
    body,
  }
}

const usageOf = (asked: AskedModel, text: string) => ({
  prompt_tokens: Math.ceil((asked.system.length + asked.material.length) / 4),
  completion_tokens: Math.ceil(text.length / 4),
  total_tokens: Math.ceil((asked.system.length + asked.material.length + text.length) / 4),
})

function stream(response: ServerResponse, asked: AskedModel, text: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const chunk = (value: object) =>
    response.write(
      `data: ${JSON.stringify({ id: 'c', model: asked.model, created: 1, ...value })}\n\n`,
    )
  for (let at = 0; at < text.length; at += 20)
    chunk({ choices: [{ index: 0, delta: { content: text.slice(at, at + 20) } }] })
  chunk({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })
  chunk({ choices: [], usage: usageOf(asked, text) })
  response.end('data: [DONE]\n\n')
}

function reply(response: ServerResponse, asked: AskedModel, answer: Answer): void {
  if (answer.kind === 'hang') return
  if (answer.kind === 'drop') {
    response.destroy()
    return
  }
  if (answer.kind === 'status') {
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
    response.end(answer.body ?? JSON.stringify({ error: { message: 'refused', type: 'x' } }))
    return
  }
  if (answer.isStreamed) {
    stream(response, asked, answer.text)
    return
  }
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify({
      id: 'c',
      object: 'chat.completion',
      created: 1,
      model: asked.model,
      choices: [
        { index: 0, message: { role: 'assistant', content: answer.text }, finish_reason: 'stop' },
      ],
      ...(answer.withoutUsage ? {} : { usage: answer.usage ?? usageOf(asked, answer.text) }),
    }),
  )
}

/** A server that speaks chat completions and answers as a test decides. */
export async function startModelStandIn(): Promise<ModelStandIn> {
  const asked: AskedModel[] = []
  let answer: Parameters<ModelStandIn['answerBy']>[0] = () => ({ kind: 'status', status: 500 })
  const server: Server = createServer((request, response) => {
    void readRequest(request).then(async (one) => {
      asked.push(one)
      reply(response, one, await answer(one, asked.length))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    host: `127.0.0.1:${port}`,
    asked,
    answerBy(next) {
      answer = next
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
