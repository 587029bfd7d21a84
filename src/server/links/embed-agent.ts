import { endpoint } from '../base/endpoint.ts'

/** The frame that the script puts where it is. */
const frameScript = (address: string) => `(() => {
const at = document.currentScript
const frame = document.createElement('iframe')
frame.src = ${JSON.stringify(address).replaceAll('<', '\\u003c')}
frame.title = 'Assistant'
frame.allow = 'microphone'
frame.style.cssText = 'width:100%;max-width:480px;height:640px;border:0'
at.after(frame)
})()
`

/**
 * The script of the one line that embeds an agent. Whether a website may show the frame is decided
 * by the policy of the page.
 */
export const embedAgent = endpoint({
  method: 'GET',
  path: '/shared/agent/:token/embed.js',
  access: 'public',
  summary: 'Script that embeds an agent',
  rateLimit: 600,
  handler: async ({ params, engine, reply }) =>
    reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(
        frameScript(`${engine.publicUrl}/shared/agent/${encodeURIComponent(params.token)}?embed=1`),
      ),
})
