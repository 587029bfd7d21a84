import { HttpError } from 'react-admin'
import { describe, expect, it } from 'vitest'
import { ApiError } from '#client/api.ts'
import {
  createDataProvider,
  errorBody,
  fieldOfPointer,
  isQueued,
  type Send,
  type BulkOutcome,
  type BulkProvider,
} from './data-provider.ts'
import { registry } from './registry.ts'

interface Call {
  method: string
  path: string
  body: unknown
  version: number | undefined
}

function recorded(answer: (call: Call) => unknown) {
  const calls: Call[] = []
  const send: Send = async (method, path, body, { version }) => {
    const call = { method, path, body: typeof body === 'string' ? JSON.parse(body) : body, version }
    calls.push(call)
    return {
      status: 200,
      headers: new Headers({ 'content-range': 'segments 0-0/84' }),
      body: answer(call),
    }
  }
  return { calls, provider: createDataProvider(registry, send) }
}

describe('data provider', () => {
  it('maps the name of a resource to the path of its entity', async () => {
    const { calls, provider } = recorded(() => [{ id: 'a' }])
    const { total } = await provider.getList('customer/segment', {
      filter: { q: 'x', state: ['a', 'b'] },
      pagination: { page: 2, perPage: 30 },
      sort: { field: 'name', order: 'ASC' },
    })
    const url = new URL(calls[0]!.path, 'http://x')
    expect(url.pathname).toBe('/segments')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      filter: '{"q":"x","state":["a","b"]}',
      range: '[30,59]',
      sort: '["name","ASC"]',
    })
    expect(total).toBe(84)
  })

  it('turns pages by the cursor of the page before, and jumps by number', async () => {
    const asked: (string | null)[] = []
    const send: Send = async (_method, path) => {
      const { searchParams } = new URL(path, 'http://x')
      asked.push(`${searchParams.get('range')} ${searchParams.get('after') ?? ''}`)
      const last = (JSON.parse(searchParams.get('range')!) as number[])[1]
      return {
        status: 200,
        headers: new Headers({
          'content-range': 'segments 0-9/84',
          link: `</api/v1/segments?after=behind-${last}>; rel="next"`,
        }),
        body: [],
      }
    }
    const provider = createDataProvider(registry, send)
    const page = (number: number, q = '') =>
      provider.getList('customer/segment', {
        filter: { q },
        pagination: { page: number, perPage: 10 },
        sort: { field: 'name', order: 'ASC' },
      })
    for (const number of [1, 2, 3, 2, 7]) await page(number)
    await page(2, 'other')
    expect(asked).toEqual([
      '[0,9] ',
      '[10,19] behind-9',
      '[20,29] behind-19',
      '[10,19] behind-9',
      '[60,69] ',
      '[10,19] ',
    ])
  })

  it('asks for many records in portions of a page', async () => {
    const { calls, provider } = recorded(({ path }) =>
      (
        JSON.parse(new URL(path, 'http://x').searchParams.get('filter')!) as { id: string[] }
      ).id.map((id) => ({ id })),
    )
    const ids = Array.from({ length: 120 }, (_unused, i) => `s-${i}`)
    const { data } = await provider.getMany('customer/segment', { ids })
    expect(calls).toHaveLength(3)
    expect(data.map((record) => record.id)).toEqual(ids)
  })

  it('sends the version that was read with every update and delete', async () => {
    const { calls, provider } = recorded(() => ({ id: 'a' }))
    await provider.update('customer/segment', {
      id: 'a',
      data: { name: 'New' },
      previousData: { id: 'a', version: 7 },
    })
    await provider.delete('customer/segment', {
      id: 'a b',
      previousData: { id: 'a b', version: 8 },
    })
    expect(calls.map(({ method, path, version }) => [method, path, version])).toEqual([
      ['PUT', '/segments/a', 7],
      ['DELETE', '/segments/a%20b', 8],
    ])
  })

  it('turns faults into errors of form fields', async () => {
    const send: Send = async () => {
      throw new ApiError(422, 'invalid', 'Some values are not valid.', [
        { path: '/steps/2/subject', message: 'Subject is required.' },
        { path: '/steps/3', message: 'Later.' },
        { path: '', message: 'Whole.' },
      ])
    }
    const error = await createDataProvider(registry, send)
      .create('customer/segment', { data: {} })
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(HttpError)
    expect((error as HttpError).status).toBe(422)
    expect(errorBody(error).errors).toEqual({ steps: 'Subject is required.', root: 'Whole.' })
  })

  it('keeps the record as it is now on a conflict', async () => {
    const send: Send = async () => {
      throw new ApiError(409, 'conflict', 'Changed.', [], { current: { id: 'a', version: 9 } })
    }
    const error = await createDataProvider(registry, send)
      .update('customer/segment', { id: 'a', data: {}, previousData: { id: 'a' } })
      .catch((thrown: unknown) => thrown)
    expect(errorBody(error)).toMatchObject({ code: 'conflict', current: { version: 9 } })
  })

  it('does one thing with many in portions, and puts the answers together', async () => {
    const asked: { path: string; ids: string[]; undo?: string }[] = []
    const send: Send = async (_method, path, text) => {
      const body = JSON.parse(String(text))
      asked.push({ path, ...body })
      const answer = path.endsWith('/bulk')
        ? {
            done: body.ids.slice(1),
            failed: [{ id: body.ids[0], name: 'One', reason: 'Still used by 2 goals.' }],
            undo: `undo-${asked.length}`,
            undoable: body.ids.length - 1,
          }
        : { done: [body.undo], failed: [] }
      return { status: 200, headers: new Headers(), body: answer }
    }
    const provider = createDataProvider(registry, send)
    const ids = Array.from({ length: 101 }, (_unused, i) => `s${i}`)
    const outcome = (await provider.bulk('customer/segment', 'delete', ids)) as BulkOutcome
    expect(asked.map((one) => [one.path, one.ids.length])).toEqual([
      ['/segments/bulk', 100],
      ['/segments/bulk', 1],
    ])
    expect(outcome).toMatchObject({
      failed: [{ id: 's0' }, { id: 's100' }],
      undo: ['undo-1', 'undo-2'],
      final: false,
    })
    expect(outcome.done).toHaveLength(99)
    expect(await provider.undoDelete('customer/segment', outcome.undo)).toMatchObject({
      done: ['undo-1', 'undo-2'],
    })
    expect((await provider.deleteMany('customer/segment', { ids: ['a', 'b'] })).data).toEqual(['b'])
  })

  it('reads escaped JSON Pointers (RFC 6901)', () => {
    expect(fieldOfPointer('/a~1b~0c/0')).toBe('a/b~c')
  })

  it('reads a selection beyond a page in pages that the API allows, up to its limit', async () => {
    const ranges: string[] = []
    const send: Send = async (_method, path) => {
      const range = new URL(path, 'http://x').searchParams.get('range')!
      ranges.push(range)
      const [first, last] = JSON.parse(range) as [number, number]
      const count = Math.max(0, Math.min(last, 119) - first + 1)
      return {
        status: 200,
        headers: new Headers({ 'content-range': `segments ${first}-${last}/120` }),
        body: Array.from({ length: count }, (_unused, at) => ({ id: `s${first + at}` })),
      }
    }
    const ask = (perPage: number) =>
      createDataProvider(registry, send).getList('customer/segment', {
        filter: {},
        pagination: { page: 1, perPage },
        sort: { field: 'name', order: 'ASC' },
      })
    expect((await ask(1000)).data).toHaveLength(120)
    expect(ranges).toEqual(['[0,49]', '[50,99]', '[100,149]'])
    expect((await ask(70)).data).toHaveLength(70)
  })

  it('sets a field of each record in its version, and names those that failed', async () => {
    const { calls, provider } = recorded(({ method, path }) => {
      if (method === 'GET')
        return [
          { id: 'a', name: 'First', version: 3, enabled: true },
          { id: 'b', name: 'Second', version: 8, enabled: true },
        ]
      if (path.endsWith('/b')) throw new ApiError(422, 'invalid', 'Not allowed.')
      return { id: 'a' }
    })
    const outcome = await provider.setMany('customer/segment', ['a', 'b'], { enabled: false })
    expect(calls.filter(({ method }) => method === 'PUT')).toMatchObject([
      { path: '/segments/a', version: 3, body: { enabled: false } },
      { path: '/segments/b', version: 8, body: { enabled: false } },
    ])
    expect(outcome).toMatchObject({
      done: ['a'],
      failed: [{ id: 'b', name: 'Second', reason: 'Not allowed.' }],
      before: [{ id: 'a', enabled: true }],
    })
  })

  it('changes all records of a filter, follows the job and undoes it', async () => {
    const { calls, provider } = recorded(({ method, path }) =>
      method === 'GET'
        ? { state: 'running' }
        : path.endsWith('/bulk')
          ? { jobId: 'j', total: 500 }
          : {},
    )
    const beyond = provider as unknown as BulkProvider
    const change = { action: 'tag', filter: { segment: 'busy' }, count: 500, tags: ['hot'] }
    const answer = await beyond.bulkByFilter('profiles', change)
    expect(isQueued(answer) && answer.total).toBe(500)
    expect(await beyond.bulkState('j')).toEqual({ state: 'running' })
    await beyond.cancelBulk('j')
    await beyond.undoBulk('j')
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/profiles/bulk', change],
      ['GET', '/bulk/j', undefined],
      ['POST', '/jobs/j/cancel', {}],
      ['POST', '/bulk/j/undo', {}],
    ])
  })

  it('reads the columns of people, and asks nothing for other records', async () => {
    const { calls, provider } = recorded(() => [{ key: 'segment' }])
    const beyond = provider as unknown as BulkProvider
    expect(await beyond.columnsOf('profiles')).toEqual([{ key: 'segment' }])
    expect(await beyond.columnsOf('customer/segment')).toEqual([])
    expect(calls.map(({ path }) => path)).toEqual(['/profiles/columns'])
  })
})

describe('a bulk change whose later portion fails', () => {
  const ids = Array.from({ length: 150 }, (_unused, n) => `s${n}`)

  it('keeps what the earlier ones changed, to be undone', async () => {
    let calls = 0
    const { provider } = recorded(({ body }) => {
      if (++calls > 1) throw new ApiError(0, 'timeout', 'Too slow.')
      return { done: (body as { ids: string[] }).ids, failed: [], undo: 'u1' }
    })
    const outcome = (await provider.bulk('customer/segment', 'delete', ids)) as BulkOutcome
    expect([outcome.done.length, outcome.undo, outcome.failed.length]).toEqual([100, ['u1'], 50])
    expect(outcome.failed[0]).toEqual({ id: 's100', name: 's100', reason: 'Too slow.' })
  })

  it('fails as a whole where the first one does', async () => {
    const { provider } = recorded(() => {
      throw new ApiError(0, 'timeout', 'Too slow.')
    })
    await expect(provider.bulk('customer/segment', 'delete', ids)).rejects.toThrow()
  })
})
