import fc from 'fast-check'
import mjmlParser from 'mjml-parser-xml'
import presetModule from 'mjml-preset-core'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '#tests/support/property-runs.ts'
import {
  duplicateBlock,
  insertBlock,
  moveBlock,
  placesIn,
  placeToward,
  removeBlock,
  setAttribute,
  setContent,
  unitOf,
} from './commands.ts'
import { framesIn } from './frames.ts'
import { pushState, redo, startHistory, undo } from './history.ts'
import { PLACEMENT } from './placement.ts'
import { keepIds, readNodes, readSource } from './read-source.ts'
import {
  CONTENT_ELEMENTS,
  findElement,
  nodeOf,
  walk,
  writeNode,
  type MjmlDocument,
  type MjmlElement,
} from './tree.ts'

interface Preset {
  components: { componentName?: string; name: string; endingTag?: boolean; getTagName(): string }[]
  dependencies: Record<string, (string | RegExp)[]>
}
const inner = <T>(module: unknown): T => ((module as { default?: T }).default ?? module) as T
const preset = inner<Preset>(presetModule)
const parse = inner<(source: string, options: object) => Parsed>(mjmlParser)

interface Parsed {
  tagName: string
  attributes?: Record<string, unknown>
  content?: string
  children?: Parsed[]
}

const written = (source: string) => writeNode(readSource(source).tree)
const read = (source: string): MjmlDocument => readSource(source).tree
const element = (tree: MjmlElement, name: string): MjmlElement => findElement(tree, name)!

const LETTER = `\uFEFF<!-- head -->
<mjml lang="en">\r
  <mj-head>
    <mj-attributes><mj-text color='#111' /><mj-class name="big" font-size="20px"/></mj-attributes>
    <mj-style inline="inline">a > b { color: red }</mj-style>
  </mj-head>
  <mj-body background-color="#fff" >
    <mj-section>
      <mj-column>
        <mj-text mj-class="big">Hi {{ properties.firstName | default: "there" }} &mdash; <b>5 < 6</b></mj-text>
        <mj-raw>{% if properties.plan == "pro" %}</mj-raw>
        <mj-button href="https://a.example/?a=1&amp;b={{ 'x' }}">Go</mj-button>
        <mj-raw>{% endif %}</mj-raw>
        <mj-image src=logo.png  alt='' />
      </mj-column>
      <mj-column></mj-column>
    </mj-section>
    {% comment %} stray {% endcomment %}
    <my-thing x="1"><mj-text>a<mj-text>b</mj-text>c</mj-text></my-thing>
  </mj-body>
</mjml>
`

const blanks = fc.constantFrom('', ' ', '\n  ', '\r\n\t', '  \n')
const nameOf = fc.constantFrom(
  ...Object.keys(PLACEMENT),
  ...CONTENT_ELEMENTS,
  'mj-spacer',
  'mj-divider',
  'x-thing',
)
const bits = fc.constantFrom(
  'Hello ',
  '{{ a.b | default: "c" }}',
  '{% if a > b %}',
  '{% endif %}',
  '&mdash;',
  '<br />',
  '<b>x</b>',
  '<!-- c -->',
  '<![CDATA[ <mj-text> ]]>',
  '5 < 6',
  '"',
  "'",
)
const attribute = fc
  .tuple(
    fc.constantFrom(' ', '\n  '),
    fc.constantFrom('href', 'src', 'padding', 'css-class', 'width'),
    fc.constantFrom(
      '="a"',
      "='b'",
      '=c',
      '',
      ' = "d e"',
      '="{{ x | default: \'y\' }}"',
      '="a&amp;b"',
    ),
  )
  .map((parts) => parts.join(''))
const { node } = fc.letrec<{ node: string; nodes: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    bits,
    fc
      .tuple(blanks, nameOf, fc.array(attribute, { maxLength: 3 }), blanks, tie('nodes'), blanks)
      .map(([lead, name, attributes, end, children, tail]) => {
        const open = `${lead}<${name}${attributes.join('')}`
        return children === '' ? `${open}${end}/>` : `${open}${end}>${children}${tail}</${name}>`
      }),
  ),
  nodes: fc.array(tie('node'), { maxLength: 4 }).map((all) => all.join('')),
}))
/** Grammar with characters cut out and put in, so that most of it cannot be read. */
const broken = fc
  .tuple(
    node,
    fc.array(fc.tuple(fc.nat(), fc.constantFrom('<', '>', '"', '/', '</', '<!--', '{%', '')), {
      maxLength: 4,
    }),
  )
  .map(([source, cuts]) =>
    cuts.reduce((text, [at, sign]) => {
      const to = at % (text.length + 1)
      return text.slice(0, to) + sign + text.slice(to + 1)
    }, source),
  )
const wholeTags = fc.string({ unit: fc.constantFrom(...'<>/"\'= \n{}%!-mj-text:a') })

describe('a source that is read', () => {
  it.each([
    ['a whole letter', LETTER],
    ['nothing', ''],
    ['an unclosed element', '<mjml><mj-body><mj-section></mj-body></mjml>'],
    ['an unclosed content element', '<mjml><mj-body><mj-text>a</mj-body></mjml>'],
    ['an attribute without an end', '<mjml><mj-body><mj-image src="a></mj-body></mjml>'],
    ['a closing tag alone', '</mj-text> <mjml></mjml>'],
    ['a comment without an end', '<mjml><!-- a <mj-body></mj-body></mjml>'],
    ['a tag in Liquid', '<mjml><mj-body>{{ "<mj-text>" }}</mj-body></mjml>'],
  ])('is written as it was: %s', (_name, source) => expect(written(source)).toBe(source))

  it.each([
    ['grammar', node],
    ['broken grammar', broken],
    ['signs', wholeTags],
    ['any text', fc.string()],
  ])('is written as it was: %s', (_name, sources) =>
    fc.assert(
      fc.property(sources, (source) => {
        expect(written(source)).toBe(source)
      }),
      { numRuns: propertyRuns(20_000) },
    ),
  )

  it.each([
    ['<mjml>\n<mj-body>\n<mj-section>\n</mj-body></mjml>', 3, 'unclosed', 'mj-section'],
    ['<mjml><mj-body>\n</mj-column></mj-body></mjml>', 2, 'stray', 'mj-column'],
    ['<mjml><mj-body>\n\n<mj-text>a</mj-body></mjml>', 3, 'unclosed', 'mj-text'],
    ['<p>Hello</p>', 1, 'no-mjml', 'mjml'],
    ['<mjml></mjml>', 1, 'no-body', 'mj-body'],
    ['<mjml><mj-body>\n<mj-image src="a ></mj-body></mjml>', 2, 'cut-off', '<mj-image src="a ></'],
  ])('names the line and reason: %j', (source, line, code, name) =>
    expect(readSource(source).faults[0]).toEqual({ line, code, name }),
  )

  it('has no faults when MJML can read it', () => expect(readSource(LETTER).faults).toEqual([]))

  it('has the elements, attributes and contents that MJML sees', () => {
    const components = Object.fromEntries(
      preset.components.map((component) => [component.getTagName(), component]),
    )
    const theirs = parse(LETTER, { components, keepComments: false, addEmptyAttributes: false })
    const shape = ({ tagName, attributes, content, children = [] }: Parsed): unknown => [
      tagName,
      attributes ?? {},
      CONTENT_ELEMENTS.has(tagName) ? (content ?? '') : '',
      children.map(shape),
    ]
    const ours = (mjmlElement: MjmlElement): unknown => [
      mjmlElement.name,
      Object.fromEntries(mjmlElement.attributes.map(({ name, value }) => [name, value])),
      (mjmlElement.content ?? '').trim(),
      mjmlElement.children.filter((child) => child.kind === 'element').map(ours),
    ]
    expect(ours(element(read(LETTER), 'mjml'))).toEqual(shape(theirs))
  })

  it('keeps ids when it is read again', () => {
    const before = read(LETTER)
    const after = keepIds(before, read(LETTER.replace('Go</mj-button>', 'Stay</mj-button>')))
    expect(element(after, 'mj-button').content).toBe('Stay')
    expect([...walk(after)].map((mjmlNode) => mjmlNode.id)).toEqual(
      [...walk(before)].map((mjmlNode) => mjmlNode.id),
    )
    const longer = keepIds(before, read(LETTER.replace('<mj-image', '<mj-divider />\n<mj-image')))
    expect(element(longer, 'mj-image').id).toBe(element(before, 'mj-image').id)
  })
})

describe('the tables', () => {
  it('of contents is that of MJML', () => {
    const ending = preset.components
      .filter((component) => component.endingTag)
      .map((component) => component.getTagName())
    expect([...CONTENT_ELEMENTS].toSorted()).toEqual(ending.toSorted())
  })
  it('of places is that of MJML', () => {
    const named = (all: readonly (string | RegExp)[]) =>
      all.filter((one) => typeof one === 'string').toSorted()
    for (const [parent, children] of Object.entries(PLACEMENT))
      expect([parent, named(children)]).toEqual([parent, named(preset.dependencies[parent]!)])
  })
})

/** The source without one part. */
const without = (part: string) => LETTER.replace(part, '')

describe('a command', () => {
  const tree = read(LETTER)
  const idOf = (name: string) => element(tree, name).id

  it('that removes a block leaves all other characters', () =>
    expect(writeNode(removeBlock(tree, idOf('mj-image')))).toBe(
      without(`\n        <mj-image src=logo.png  alt='' />`),
    ))
  it('that removes a tag of a frame removes the frame', () => {
    const column = element(tree, 'mj-column')
    const opens = column.children[1]!
    expect(framesIn(column.children)).toEqual([
      { start: 1, end: 3, source: '{% if properties.plan == "pro" %}' },
    ])
    expect(writeNode(removeBlock(tree, opens.id))).toBe(
      LETTER.replace(/\n {8}<mj-raw>[\s\S]*endif %}<\/mj-raw>/, ''),
    )
  })
  it('that sets an attribute changes its value only', () => {
    expect(writeNode(setAttribute(tree, idOf('mj-image'), 'src', 'a.png'))).toBe(
      LETTER.replace('src=logo.png', 'src="a.png"'),
    )
    expect(writeNode(setAttribute(tree, idOf('mj-button'), 'href', 'https://b.example/?c&d'))).toBe(
      LETTER.replace(/href="https[^"]*"/, 'href="https://b.example/?c&amp;d"'),
    )
    expect(writeNode(setAttribute(tree, idOf('mj-image'), 'alt', null))).toBe(
      LETTER.replace("  alt=''", ''),
    )
    expect(writeNode(setAttribute(tree, idOf('mj-image'), 'width', '80px'))).toBe(
      LETTER.replace("alt=''", `alt='' width="80px"`),
    )
    expect(
      setAttribute(tree, idOf('mj-button'), 'href', "https://a.example/?a=1&b={{ 'x' }}"),
    ).toBe(tree)
  })
  it('that sets Liquid in an attribute uses quotes that the attribute can hold', () =>
    expect(
      writeNode(setAttribute(tree, idOf('mj-button'), 'href', '{{ a | default: "b" }}&c')),
    ).toContain(`href="{{ a | default: 'b' }}&amp;c"`))
  it('that sets a text changes its content only', () =>
    expect(writeNode(setContent(tree, idOf('mj-button'), 'Start'))).toBe(
      LETTER.replace('>Go<', '>Start<'),
    ))
  it('that inserts a block gives it a line', () => {
    const [block] = readNodes('<mj-text>New</mj-text>')
    const [first, second] = element(tree, 'mj-section').children
    expect(writeNode(insertBlock(tree, block!, { parent: first!.id, at: 0 }))).toBe(
      LETTER.replace('<mj-text mj', '<mj-text>New</mj-text>\n        <mj-text mj'),
    )
    expect(writeNode(insertBlock(tree, block!, { parent: second!.id, at: 0 }))).toBe(
      LETTER.replace(
        '<mj-column></mj-column>',
        '<mj-column>\n        <mj-text>New</mj-text>\n      </mj-column>',
      ),
    )
  })
  it('that inserts into an element without a closing tag gives it one', () => {
    const short = read('<mjml><mj-body><mj-section /></mj-body></mjml>')
    const [block] = readNodes('<mj-column></mj-column>')
    const place = { parent: element(short, 'mj-section').id, at: 0 }
    expect(writeNode(insertBlock(short, block!, place))).toBe(
      '<mjml><mj-body><mj-section><mj-column></mj-column></mj-section></mj-body></mjml>',
    )
  })
  it('that copies a block puts the copy behind it', () => {
    const [copied, id] = duplicateBlock(tree, idOf('mj-button'))
    const button = `\n        ${/<mj-button.*/.exec(LETTER)![0]}`
    expect(writeNode(copied)).toBe(LETTER.replace(button, button + button))
    expect(nodeOf(copied, id)).toBeDefined()
    expect(id).not.toBe(idOf('mj-button'))
  })
  it('moves a text at the end of a column to the next column', () => {
    const image = idOf('mj-image')
    const place = placeToward(tree, image, 'down')!
    expect(place).toEqual({ parent: element(tree, 'mj-section').children[1]!.id, at: 0 })
    const moved = moveBlock(tree, image, place)
    expect(moveBlock(moved, image, placeToward(moved, image, 'up')!)).not.toBe(moved)
  })
  it('moves a block into and out of a frame step by step', () => {
    const text = element(element(tree, 'mj-column'), 'mj-text').id
    const moved = moveBlock(tree, text, placeToward(tree, text, 'down')!)
    const { children } = element(moved, 'mj-column')
    expect(framesIn(children)[0]).toMatchObject({ start: 0, end: 3 })
  })
  it('refuses forbidden places', () => {
    const button = idOf('mj-button')
    for (const parent of ['mj-body', 'mj-section', 'mj-head', 'mjml'])
      expect(moveBlock(tree, button, { parent: idOf(parent), at: 0 })).toBe(tree)
    const section = idOf('mj-section')
    expect(moveBlock(tree, section, { parent: idOf('mj-column'), at: 0 })).toBe(tree)
  })

  const sorted = (source: string) => [...source].toSorted().join('')
  it('that moves keeps every character, keeps frames whole, and undo gives the same bytes', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 12 }), (moves) => {
        let history = startHistory(tree)
        for (const [which, where] of moves) {
          const now = history.present
          const nodes = [...walk(element(now, 'mj-body'))].slice(1)
          const { id } = nodes[which % nodes.length]!
          const unit = unitOf(now, id)!
          const places = placesIn(now, unit.nodes)
          const place = places[where % Math.max(1, places.length)]
          if (!place) continue
          const moved = moveBlock(now, id, place)
          const all = [...walk(moved)]
          expect(
            all.filter((mjmlNode) => mjmlNode.kind === 'element' && mjmlNode.name === 'mj-raw'),
          ).toHaveLength(2)
          expect(
            all.flatMap((mjmlNode) =>
              mjmlNode.kind === 'element' ? framesIn(mjmlNode.children) : [],
            ),
          ).toHaveLength(1)
          history = pushState(history, moved, '', 0)
        }
        expect(sorted(writeNode(history.present).replace(/\s/g, ''))).toBe(
          sorted(LETTER.replace(/\s/g, '')),
        )
        const last = history.present
        for (const _move of history.past.slice()) history = undo(history)
        expect(writeNode(history.present)).toBe(LETTER)
        for (const _move of history.future.slice()) history = redo(history)
        expect(history.present).toBe(last)
      }),
      { numRuns: propertyRuns(2000) },
    ))
})

describe('history', () => {
  it('makes one step of changes to the same thing within a second', () => {
    let history = startHistory('')
    history = pushState(history, 'a', 'text 1', 0)
    history = pushState(history, 'ab', 'text 1', 500)
    history = pushState(history, 'abc', 'text 1', 2000)
    history = pushState(history, 'abd', 'text 2', 2100)
    expect(history.past).toEqual(['', 'ab', 'abc'])
    expect(undo(undo(history)).present).toBe('ab')
    expect(pushState(undo(history), 'x', '', 0).future).toEqual([])
  })
})
