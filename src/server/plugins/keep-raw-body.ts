import { Readable } from 'node:stream'
import type { preParsingAsyncHookHandler } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, where an endpoint asks for it (`rawBody`): signatures are made over bytes, not over what was read from them. */
    rawBody?: Buffer
  }
}

/** Keeps the bytes of a body beside what is parsed from them. The route's body limit holds for what is parsed, so also for these. */
export const keepRawBody: preParsingAsyncHookHandler = async (request, _reply, payload) => {
  const limit = request.routeOptions.bodyLimit ?? 1_048_576
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of payload as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length <= limit) chunks.push(chunk)
  }
  request.rawBody = Buffer.concat(chunks)
  // More than the limit is refused by the parser that comes next, which looks at this length.
  return Object.assign(Readable.from([request.rawBody]), { receivedEncodedLength: length })
}
