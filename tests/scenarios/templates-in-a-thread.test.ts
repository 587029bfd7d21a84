import { afterAll, describe, expect, it } from 'vitest'
import { compileSource } from '#engine/engage/templates/compile-source.ts'
import type { CompiledSource } from '#engine/engage/templates/compile-mjml.ts'
import { createThreadQueue } from '#platform/threads/thread-queue.ts'
import { readSources } from '#tests/architecture/read-imports.ts'

const program = new URL('../../src/engine/engage/templates/mjml-worker.ts', import.meta.url)
const thread = createThreadQueue<string, CompiledSource>({ program, time: 60_000 })
afterAll(() => thread.close())

const template = (body: string, head = '') =>
  `<mjml><mj-head>${head}</mj-head><mj-body><mj-section><mj-column>${body}</mj-column></mj-section></mj-body></mjml>`

describe('templates', () => {
  it('are compiled in a thread alone', () => {
    const compiling = readSources('src').filter(({ imports }) =>
      imports.some(({ target, typeOnly }) => !typeOnly && target.endsWith('/compile-mjml.ts')),
    )
    expect(compiling.map(({ path }) => path)).toEqual([
      'src/engine/engage/templates/mjml-worker.ts',
    ])
  })

  it('come back as they were compiled', async () => {
    const { html, faults } = await compileSource(
      template('<mj-text>Hello {{ name }}</mj-text>'),
      't',
    )
    expect(faults).toEqual([])
    expect(html).toContain('Hello {{ name }}')
  })

  it('of one organization wait for those of the others, however many it asks for', async () => {
    const done: string[] = []
    const ask = (owner: string, name: string) =>
      thread.ask(template(`<mj-text>${name}</mj-text>`), owner).then(() => done.push(name))
    await Promise.all([
      ask('busy', 'busy 1'),
      ask('busy', 'busy 2'),
      ask('busy', 'busy 3'),
      ask('other', 'other 1'),
      ask('third', 'third 1'),
      ask('other', 'other 2'),
    ])
    expect(done).toEqual(['busy 1', 'other 1', 'third 1', 'busy 2', 'other 2', 'busy 3'])
  })

  it('that take too long are ended, and the next one is compiled', async () => {
    const hasty = createThreadQueue<string, CompiledSource>({ program, time: 1 })
    await hasty.ready()
    const slow = template(
      '<mj-text>x</mj-text>',
      `<mj-style inline="inline">${'*{a:b}'.repeat(3000)}</mj-style>`,
    )
    expect((await hasty.ask(slow)).kind).toBe('time')
    await hasty.close()
    expect((await thread.ask(template('<mj-text>x</mj-text>'))).kind).toBe('done')
  })
})
