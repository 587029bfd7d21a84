import fc from 'fast-check'
import { farewells, profiles, variables, type ChannelSample } from '../sample.ts'

const bodies = fc.constantFrom(
  '',
  ' ',
  '{"to":"{{ properties.name }}"}',
  '{"to":{{ properties.name | json }},"all":{{ profile | json }}}',
)

const calls = fc.record({
  channel: fc.constant('webhook' as const),
  id: fc.constant('sms'),
  name: fc.constantFrom('Text message', 'Post'),
  url: fc.constantFrom('https://sms.example/send', 'https://post.example/?to=1'),
  method: fc.constantFrom('POST' as const, 'PUT' as const, 'PATCH' as const),
  body: bodies,
})

export const sample: ChannelSample = {
  messages: fc
    .tuple(profiles, calls, variables, farewells)
    .map(([profile, engage, values, farewell]) => ({
      ...farewell,
      profile,
      version: null,
      values,
      engage,
    })),
}
