import { listsOf, scoresOf, staysOf, type PageOf } from '#engine/audience/profiles/belongings.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { endpoint, type Endpoint } from '../../base/endpoint.ts'
import { pageOf, scopeOf, sendPage } from '../../base/scope-of.ts'
import type { RowRange } from '#model/api/paging.ts'

type Read = (
  engine: Engine,
  scope: ActorScope,
  id: string,
  range: RowRange,
) => Promise<PageOf<unknown>>

const belonging = (name: 'segments' | 'lists' | 'scores', summary: string, read: Read): Endpoint =>
  endpoint({
    method: 'GET',
    path: `/api/v1/profiles/:id/${name}`,
    access: 'audience',
    summary,
    query: { range: { type: 'string' } },
    async handler(input) {
      const range = pageOf(input)
      const page = await read(input.engine, scopeOf(input), input.params.id, range)
      return sendPage(input, name, range.first, page)
    },
  })

export const getProfileSegments = belonging(
  'segments',
  'The stays of one person in segments, those that last first',
  staysOf,
)
export const getProfileLists = belonging('lists', 'The static lists that one person is on', listsOf)
export const getProfileScores = belonging(
  'scores',
  'The scores of one person, the highest first',
  scoresOf,
)
