import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentenceInEnglish } from '#language'
import { systemScope } from '#engine/kernel/engine.ts'
import { compileMjml } from '#engine/engage/templates/compile-mjml.ts'
import { checkTemplate } from '#engine/engage/templates/check-template.ts'
import { checkLiquid, renderLiquid, variablesIn } from '#engine/engage/templates/liquid.ts'
import { plainText } from '#engine/engage/templates/plain-text.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

const mail = (inside: string) =>
  `<mjml>\n<mj-body>\n<mj-section><mj-column>\n${inside}\n</mj-column></mj-section>\n</mj-body>\n</mjml>`

describe('MJML', () => {
  it('becomes HTML with its variables in it', async () => {
    const { html, faults } = await compileMjml(
      mail(
        '<mj-text>Hello {{ properties.firstName | default: "you" }}{% if properties.a < 3 ' +
          '%}!{% endif %}</mj-text><mj-button href="https://a.example/?q={{ properties.q | ' +
          'url_encode }}">Go</mj-button>',
      ),
    )
    expect(faults).toEqual([])
    expect(html).toContain(
      'Hello {{ properties.firstName | default: "you" }}{% if properties.a < 3 %}!{% endif %}',
    )
    expect(html).toContain('href="https://a.example/?q={{ properties.q | url_encode }}"')
  })

  it.each([
    ['an element that does not exist', mail('<mj-text>x</mj-text>\n<mj-foo/>'), 5, /mj-foo/],
    ['an element that is not closed', mail('<mj-text>x'), 4, '<mj-text> is not closed.'],
    [
      'an end without a beginning',
      `${mail('<mj-text>x</mj-text>')}\n</mj-body>`,
      8,
      '</mj-body> closes nothing.',
    ],
    [
      'a loop between elements, which MJML would drop',
      mail('{% for x in properties.list %}\n<mj-text>{{ x }}</mj-text>\n{% endfor %}'),
      4,
      '{% for x in properties.list %} would be lost: between elements, put it into <mj-raw>.',
    ],
    [
      'a file of the server',
      mail('<mj-include path="/etc/passwd" />'),
      4,
      '<mj-include> is not available. Put everything in the source.',
    ],
    ['nothing', '  ', 1, 'There is nothing in it yet.'],
    ['neither MJML nor HTML', 'Dear all', 1, 'This is neither MJML nor HTML: begin with <mjml>.'],
  ])('names the line of %s', async (_name, source, line, message) => {
    const { faults, html } = await compileMjml(source)
    expect(faults[0]!.line).toBe(line)
    const english = sentenceInEnglish(faults[0]!)
    if (typeof message === 'string') expect(english).toBe(message)
    else expect(english).toMatch(message)
    expect(html).not.toContain('root:')
  })

  it('keeps a loop that stands in mj-raw, and takes HTML as it is', async () => {
    expect(
      (
        await compileMjml(
          mail(
            '<mj-raw>{% for x in properties.list %}</mj-raw><mj-text>{{ x }}</mj-text><mj-raw>{% endfor %}</mj-raw>',
          ),
        )
      ).faults,
    ).toEqual([])
    expect(await compileMjml('<p>{{ properties.a }}</p>')).toEqual({
      html: '<p>{{ properties.a }}</p>',
      faults: [],
    })
  })
})

describe('the language of an email', () => {
  const compile = async (source: string, language: string) =>
    (await checkTemplate({ subject: 'x', source, text: '', language }, false, 't')).html
  const root = (html: string) => /<html[^>]*>/.exec(html)![0]
  const table =
    '<mj-text>x</mj-text><mj-table><tr><td>1</td></tr></mj-table>' +
    '<mj-button href="https://a.example">b</mj-button>'

  it.each(['ar', 'he', 'fa'])('%s runs from right to left', async (language) => {
    const html = await compile(mail(table), language)
    expect(root(html)).toContain(`lang="${language}" dir="rtl"`)
    expect(html).not.toMatch(/text-align:\s*left|direction:\s*ltr|align="left"/)
  })

  it.each(['de', 'pl'])('%s runs from left to right', async (language) => {
    const html = await compile(mail(table), language)
    expect(root(html)).toContain(`lang="${language}"`)
    expect(root(html)).not.toContain('rtl')
    expect(html).toContain('text-align:left')
  })

  it('is what the source says, and so is an alignment', async () => {
    const source = mail('<mj-text align="left">x</mj-text>').replace(
      '<mjml>',
      '<mjml lang="fa"><mj-head><mj-title>t</mj-title></mj-head>',
    )
    const html = await compile(source, 'he')
    expect(root(html)).toContain('lang="fa"')
    expect(html.match(/text-align:left/g)).toHaveLength(1)
    expect(await compile('<html dir="ltr"><body>x</body></html>', 'he')).toContain(
      '<html lang="he" dir="ltr">',
    )
  })
})

describe('Liquid', () => {
  it.each([
    ['a value is safe in HTML', '{{ a }}', { a: '<b>&"' }, 'html', '&lt;b&gt;&amp;&quot;'],
    ['unless somebody says otherwise', '{{ a | raw }}', { a: '<b>' }, 'html', '<b>'],
    ['a list is joined', '{{ a }}', { a: [1, [2, null], '<'] }, 'html', '12&lt;'],
    ['a split text is a list', '{{ "a b" | split: " " }}', {}, 'text', 'ab'],
    [
      'nothing prints nothing',
      '{% assign a = nil %}{{ a }}{{ b | sort }}{{ empty }}',
      {},
      'text',
      '',
    ],
    ['an object is JSON', '{{ a }}', { a: { b: [1] } }, 'text', '{"b":[1]}'],
    [
      'a date has shorthands',
      '{{ a | date: "%F %T|%D|%R|%r|%h|%%F" }}',
      { a: '2026-03-31 10:05:09' },
      'text',
      '2026-03-31 10:05:09|03/31/26|10:05|10:05:09 AM|Mar|%F',
    ],
    ['what is not known is empty', 'x{{ a.b.c }}y', {}, 'html', 'xy'],
    ['a default', '{{ a | default: "you" }}', {}, 'text', 'you'],
    ['a record is shown as JSON', '{{ a }}', { a: { b: 1 } }, 'text', '{"b":1}'],
    [
      'nothing of JavaScript is reached',
      '{{ a.constructor }}{{ a.__proto__ }}{{ a.toString }}',
      { a: { b: 1 } },
      'text',
      '',
    ],
  ] as const)('%s', async (_name, source, values, as, expected) => {
    expect(await renderLiquid(source, values, as)).toBe(expected)
  })

  it.each([
    ['x\n{{ a | nope }}', 2, 'Undefined filter: nope.'],
    ['{% include "/etc/passwd" %}', 1, 'Tag "include" not found.'],
    ['{{ a', 1, 'Output "{{ a" not closed.'],
  ])('names the line in %s', (source, line, message) => {
    expect(checkLiquid(source)).toEqual({ line, message })
  })

  it('ends a loop over millions with a sentence', async () => {
    await expect(
      renderLiquid(
        '{% for i in (1..100000000) %}{% for j in (1..100000000) %}x{% endfor %}{% endfor %}',
        {},
        'text',
      ),
    ).rejects.toThrow(/Line 1/)
  })

  it('knows what is asked for from outside', () => {
    expect(
      variablesIn(
        '{{ properties.a }}{% for x in properties.list %}{{ x.y }}{% endfor %}{% assign q = ' +
          '1 %}{{ q }}{{ profile.name | default: profile.email }}',
      ).toSorted(),
    ).toEqual(['profile.email', 'profile.name', 'properties.a', 'properties.list'])
  })
})

it('plain text has paragraphs, lists and where links lead, and nothing that is hidden', () => {
  expect(
    plainText(
      '<head><title>T</title><style>p{}</style></head><div ' +
        'style="display:none">preview</div><h1>News</h1><p>Dear&nbsp;all,<br>see <a ' +
        'href="https://a.example">here</a> or <a ' +
        'href="https://b.example">https://b.example</a></p><ul><li>one</li><li>two</li></ul><img ' +
        'src="x" alt="A logo"><script>no</script>',
    ),
  ).toBe(
    'News\n\nDear all,\nsee here (https://a.example) or https://b.example\n\n- one\n- two\n\nA logo',
  )
})

describe('the API', () => {
  let world: TestApp
  let anna = ''
  beforeAll(async () => {
    world = await startTestApp()
    const scope = systemScope(world.tenants.a)
    anna = (
      await world.engine.stores.of('profile').create(scope, {
        name: 'Anna',
        email: 'anna@firm.example',
        properties: { firstName: 'Anna <A>' },
      })
    ).id
    await world.engine.stores
      .of('property-type')
      .create(scope, { id: 'firstName', name: 'First name', valueType: 'string' } as never)
  })
  afterAll(() => world.close())
  const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    const answer = await world.app.inject({
      method,
      url: `/api/v1/email-template${url}`,
      headers: { ...world.as.admin, 'x-tenant-id': world.tenants.a },
      ...(payload ? { payload } : {}),
    })
    return {
      status: answer.statusCode,
      body: (answer.body ? JSON.parse(answer.body) : null) as any,
    }
  }
  const good = mail('<mj-text>Hello {{ properties.firstName }}</mj-text>')
  const write = async (id: string, values: object) => {
    const { body } = await call('GET', `/${id}`)
    return call('PUT', `/${id}`, { version: body.version, ...values })
  }

  it('renders a draft for a person, saved or not, and names what stands for nothing', async () => {
    await call('POST', '', {
      id: 'hello',
      name: 'Hello',
      subject: 'Hi {{ properties.firstName }}',
      source: good,
    })
    const { body } = await call('POST', '/hello/render', { profileId: anna })
    expect(body).toMatchObject({
      subject: 'Hi Anna <A>',
      text: 'Hello Anna <A>\n',
      faults: [],
      unknown: [],
    })
    expect(body.html).toContain('Hello Anna &lt;A&gt;')
    const unsaved = await call('POST', '/hello/render', {
      profileId: anna,
      draft: {
        subject: '{{ properties.frist }}',
        source: mail('<mj-text>{{ profile.nmae }}{{ organisation.name }}</mj-text>'),
      },
    })
    expect(unsaved.body.unknown.toSorted()).toEqual(['profile.nmae', 'properties.frist'])
    expect(
      (await call('POST', '/hello/render', { values: { properties: { firstName: 'Bo' } } })).body
        .subject,
    ).toBe('Hi Bo')
    expect((await call('POST', '/nothing/render', {})).status).toBe(404)
    expect(
      (await call('POST', '/hello/render', { profileId: '00000000-0000-7000-8000-000000000000' }))
        .status,
    ).toBe(404)
  })

  it('refuses to publish what is wrong, with its lines, and warnings that nobody has read', async () => {
    await call('POST', '', {
      id: 'faulty',
      name: 'Faulty',
      source: mail('<mj-text>x</mj-text>\n<mj-foo/>'),
    })
    const errors = await call('POST', '/faulty/publish', {})
    expect(errors.status).toBe(422)
    expect(errors.body.errors.map((one: { path: string }) => one.path)).toEqual([
      '/subject',
      '/source',
    ])
    expect(errors.body.errors[1].message).toMatch(/^Line 5: .*mj-foo/)
    await write('faulty', {
      subject: 'x',
      source: mail(
        `<mj-image src="https://a.example/x.png" />\n<mj-button ` +
          `href="http://a.example">Go</mj-button><mj-text>${'long '.repeat(22_000)}</mj-text>`,
      ),
    })
    const warned = await call('POST', '/faulty/publish', {})
    expect(warned.status).toBe(422)
    expect(
      warned.body.errors.map(
        (one: { message: string }) => /^Line (\d+: \w+ \w+)/.exec(one.message)?.[1],
      ),
    ).toEqual(['4: The image', '5: The link', '1: It is'])
    expect((await call('POST', '/faulty/publish', { despiteWarnings: true })).status).toBe(201)
  })

  it('refuses to publish a draft that was not reviewed, and publishing is no edit', async () => {
    const { body } = await call('POST', '', {
      id: 'reviewed',
      name: 'Reviewed',
      subject: 'Seen',
      source: good,
    })
    await write('reviewed', { subject: 'Not seen' })
    const refused = await call('POST', '/reviewed/publish', { version: body.version })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'conflict', current: { subject: 'Not seen' } },
    })
    const { version } = refused.body.current
    expect((await call('POST', '/reviewed/publish', { version })).body.template.version).toBe(
      version,
    )
  })

  it('freezes versions, says that the draft has changed, and puts a version back', async () => {
    const first = await call('POST', '/hello/publish', { note: 'The first' })
    expect(first).toMatchObject({
      status: 201,
      body: {
        template: { state: 'published', publishedVersion: 1 },
        version: { number: 1, note: 'The first' },
      },
    })
    expect((await call('POST', '/hello/publish', {})).status).toBe(409)
    expect((await write('hello', { subject: 'Another' })).body.state).toBe('changed')
    expect((await call('POST', '/hello/publish', {})).body.version.number).toBe(2)
    const versions = await call('GET', '/hello/versions')
    expect(versions.body.map((one: { number: number }) => one.number)).toEqual([2, 1])
    expect(versions.body[0].source).toBeUndefined()
    expect((await call('GET', '/hello/versions/1')).body).toMatchObject({
      number: 1,
      subject: 'Hi {{ properties.firstName }}',
      source: good,
    })
    expect(
      (await call('POST', '/hello/render', { version: 1, profileId: anna })).body.subject,
    ).toBe('Hi Anna <A>')
    const restored = await call('POST', '/hello/versions/1/restore')
    expect(restored.body).toMatchObject({
      subject: 'Hi {{ properties.firstName }}',
      state: 'changed',
      publishedVersion: 2,
    })
    expect((await write('hello', { subject: 'Another' })).body.state).toBe('published')
    expect((await write('hello', { state: 'draft' })).body.state).toBe('published')
    expect((await call('GET', '/hello/versions/9')).status).toBe(404)
  })

  it('sends a test to oneself or to an address, and says what is wrong with either', async () => {
    expect((await call('POST', '/hello/test', { profileId: anna })).body).toEqual({
      to: 'admin@a.example',
      subject: '[Test] Another',
    })
    expect(world.mails.at(-1)).toMatchObject({
      to: 'admin@a.example',
      subject: '[Test] Another',
      text: 'Hello Anna <A>\n',
    })
    expect((await call('POST', '/hello/test', { to: 'nobody' })).body.errors[0].path).toBe('/to')
    expect((await call('POST', '/hello/test', { draft: { source: 'nothing' } })).status).toBe(422)
    expect(
      (await call('POST', '/hello/test', { mailboxId: '00000000-0000-7000-8000-000000000000' }))
        .status,
    ).toBe(404)
  })

  it('leaves other organisations alone', async () => {
    const other = await world.app.inject({
      method: 'POST',
      url: '/api/v1/email-template/hello/render',
      headers: { ...world.as.memberB },
      payload: {},
    })
    expect([403, 404]).toContain(other.statusCode)
  })
})
