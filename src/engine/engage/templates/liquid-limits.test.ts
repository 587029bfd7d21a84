import { createHook } from 'node:async_hooks'
import fc from 'fast-check'
import { Liquid } from 'liquidjs'
import { describe, expect, it } from 'vitest'
import { renderLiquid, type RenderAs } from './liquid.ts'
import { boundedEscape, boundedOperators, boundFilters, renderBounded } from './liquid-limits.ts'

const doubling = (times: number, step: string, start = '{% assign a = "xxxxxxxxxx" %}') =>
  start + step.repeat(times)
const list = '{% assign a = "x" | split: "" %}'

/**
 * Templates that would take unbounded memory or time; each must fail with a message and without
 * blocking the process.
 */
const bombs: readonly (readonly [what: string, source: string])[] = [
  ['a wide date', '{{ "now" | date: "%9999999Y" }}'],
  ['a wide date with flags', '{{ "now" | date: "%-_0^#:0009999999Y" }}'],
  ['wide nanoseconds', '{{ "now" | date: "%99999999N" }}'],
  ['a width beyond numbers', '{{ "now" | date: "%99999999999999999999999Y" }}'],
  ['many wide dates', `{{ "now" | date: "${'%40Y'.repeat(200)}" }}`],
  ['texts that double', `${doubling(40, '{% assign a = a | append: a %}')}{{ a }}`],
  ['texts that double from the front', `${doubling(40, '{% assign a = a | prepend: a %}')}{{ a }}`],
  [
    'captures that double',
    `${doubling(60, '{% capture a %}{{ a }}{{ a }}{% endcapture %}')}{{ a }}`,
  ],
  [
    'raw captures that double',
    `${doubling(60, '{% capture a %}{{ a | raw }}{{ a | raw }}{% endcapture %}')}{{ a | raw }}`,
  ],
  ['a replacement that grows', doubling(12, '{% assign a = a | replace: "x", a %}')],
  ['a long loop', '{% for i in (1..100000000) %}x{% endfor %}'],
  [
    'loops in loops',
    '{% for i in (1..5000) %}{% for j in (1..5000) %}{% for k in (1..5000) %}x{% endfor %}{% endfor %}{% endfor %}',
  ],
  [
    'empty loops in loops',
    '{% for i in (1..9000) %}{% for j in (1..9000) %}{% endfor %}{% endfor %}',
  ],
  ['a long table', '{% tablerow i in (1..9000000) cols:2 %}{% endtablerow %}'],
  ['much text in a loop', `{% for i in (1..9000) %}${'y'.repeat(1000)}{% endfor %}`],
  [
    'much text in a captured loop',
    `{% capture a %}{% for i in (1..9000) %}${'y'.repeat(1000)}{% endfor %}{% endcapture %}{{ a | upcase }}`,
  ],
  ['lists that double', `${doubling(60, '{% assign a = a | concat: a %}', list)}{{ a }}`],
  [
    'lists in lists, written out',
    `${doubling(60, '{% assign a = a | push: a | push: a %}', list)}{{ a }}`,
  ],
  [
    'lists in lists, joined',
    `${doubling(60, '{% assign a = a | push: a | push: a %}', list)}{{ a | join: "" }}`,
  ],
  [
    'lists in lists, as JSON',
    `${doubling(60, '{% assign a = a | push: a | push: a %}', list)}{{ a | json }}`,
  ],
  [
    'lists in lists, inspected',
    `${doubling(60, '{% assign a = a | push: a | push: a %}', list)}{{ a | inspect }}`,
  ],
  [
    'a long text split',
    `${doubling(18, '{% assign a = a | append: a %}')}{% assign b = a | split: "" %}{{ b | join: a }}`,
  ],
  [
    'a text of signs stripped of tags',
    `${doubling(14, '{% assign a = a | append: a %}', '{% assign a = "<<<<<<<<<<" %}')}{{ a | strip_html }}`,
  ],
  [
    'a text of spaces stripped',
    `${doubling(14, '{% assign a = a | append: a %}', '{% assign a = "          " %}')}` +
      '{% assign a = a | append: "x" %}{{ a | rstrip }}',
  ],
  [
    'a search in a long text',
    `${doubling(15, '{% assign a = a | append: a %}')}` +
      '{% assign b = a | append: "y" %}{% if a contains b %}{% endif %}' +
      '{% assign c = "y" | append: a %}{% if a contains c %}{% endif %}' +
      '{{ a | append: a | replace: c, "" }}',
  ],
  [
    'expressions for each entry',
    `{% assign l = (1..20000) %}{{ l | where_exp: "x", "${'x == 1 or '.repeat(200)} x == 2" }}`,
  ],
  [
    'ranges in expressions',
    '{{ (1..1000) | map: "a" | where_exp: "x", "(1..900000) contains x" | size }}',
  ],
  ['sorting much', '{{ (1..90000) | sort | sort | sort | uniq | join: "," }}'],
  [
    'padding by slices',
    `${doubling(25, '{% assign a = a | append: a %}')}{{ a | slice: 0, 999999999 }}`,
  ],
  [
    'truncation that pads',
    `${doubling(25, '{% assign a = a | append: a %}')}{{ a | truncate: 999999999 }}`,
  ],
  [
    'encodings that grow',
    `${doubling(
      19,
      '{% assign a = a | url_encode %}{% assign a = a | append: a %}',
      '{% assign a = "&&&&&&&&&&" %}',
    )}{{ a }}`,
  ],
]

const modes: readonly RenderAs[] = ['html', 'text', 'json']

describe('a template that would never end', () => {
  it.each(bombs)('is refused in a sentence: %s', async (_what, source) => {
    for (const mode of modes) {
      const outcome = await renderLiquid(source, {}, mode).then(
        (text) => text.length,
        (error: Error) => error.message,
      )
      if (typeof outcome === 'number') expect(outcome).toBeLessThanOrEqual(1_000_000)
      else
        expect(outcome).toMatch(
          new RegExp(
            '^Line 1: .*(takes more work than one message may|more than 1,000,000 characters|' +
              'characters wide|at most 500 characters|call stack)',
          ),
        )
    }
  })

  it('is refused by what it does, and not by how long that takes', async () => {
    await expect(renderLiquid('{{ "now" | date: "%9999999Y" }}', {}, 'text')).rejects.toThrow(
      'Line 1: A part of a date may be at most 40 characters wide, not 9999999.',
    )
  })
})

it('a template at its limit makes no promise for each of its pieces', async () => {
  let promises = 0
  const hook = createHook({ init: (_id, type) => void (promises += type === 'PROMISE' ? 1 : 0) })
  const nested = '{% for i in (1..10) %}'.repeat(6) + 'x' + '{% endfor %}'.repeat(6)
  hook.enable()
  const done = await renderLiquid(nested, {}, 'html').catch((error: Error) => error.message)
  hook.disable()
  expect(done).toContain('more work than one message may')
  expect(promises).toBeLessThan(20)
})

/** A separate instance, to observe the counted work. */
function counting() {
  const liquid = new Liquid({
    parseLimit: 500_000,
    operators: boundedOperators,
    outputEscape: boundedEscape(String) as never,
    strictFilters: true,
  })
  boundFilters(liquid)
  return (source: string) => renderBounded(liquid, liquid.parse(source), {})
}

it('counts a length that is a text of digits as a number', async () => {
  const { work } = await counting()(
    '{% assign a = "12" %}{% for i in (1..9) %}{{ a | slice: "", a }}{% endfor %}',
  )
  expect(work).toBeTypeOf('number')
  expect(work).toBeLessThan(10_000)
})

describe('any template', () => {
  it('makes no more than its limit and does no more than its work, whatever it is made of', async () => {
    const render = counting()
    const names = Object.keys(new Liquid().filters).filter((name) => name !== 'raw')
    const argument = fc.oneof(
      fc.constantFrom(
        'a',
        'b',
        '(1..3000)',
        '"%99999Y"',
        '"x"',
        '""',
        '999999999',
        '-1',
        '"x.x == 1"',
      ),
      fc.string({ maxLength: 5 }).map((text) => `"${text.replace(/["\\{}%|]/g, '')}"`),
    )
    const filter = fc
      .tuple(fc.constantFrom(...names), fc.array(argument, { maxLength: 2 }))
      .map(([name, args]) => ` | ${name}${args.length ? `: ${args.join(', ')}` : ''}`)
    const value = fc
      .tuple(
        fc.constantFrom('a', 'b', '(1..3000)', '"now"', '"<<<< x"'),
        fc.array(filter, { maxLength: 3 }),
      )
      .map(([start, filters]) => start + filters.join(''))
    const { template } = fc.letrec<{ template: string }>((tie) => ({
      template: fc.oneof(
        { maxDepth: 4 },
        value.map((text) => `{{ ${text} }}`),
        fc
          .tuple(fc.constantFrom('a', 'b'), value)
          .map(([name, one]) => `{% assign ${name} = ${one} %}`),
        fc
          .tuple(fc.constantFrom('a', 'b'), tie('template'))
          .map(([name, inner]) => `{% capture ${name} %}${inner}${inner}{% endcapture %}`),
        fc
          .tuple(fc.constantFrom('(1..200)', 'a', 'b'), tie('template'))
          .map(([over, inner]) => `{% for i in ${over} %}${inner}{% endfor %}`),
        fc.tuple(tie('template'), tie('template')).map(([one, other]) => one + other),
      ),
    }))
    await fc.assert(
      fc.asyncProperty(template, async (source) => {
        const done = await render(
          `{% assign a = "0123456789" %}{% assign b = a | split: "" %}${source}`,
        ).catch((error: Error) => error)
        if (done instanceof Error) return
        expect(done.text.length).toBeLessThanOrEqual(1_000_000)
        expect(done.work).toBeLessThanOrEqual(1_000_000)
      }),
      { numRuns: 300 },
    )
  })

  it('that people write stays far below', async () => {
    const rows =
      '{% for i in (1..200) %}<tr><td>{{ i | times: 3 | append: " EUR" | escape ' +
      '}}</td><td>{{ "now" | date: "%d.%m.%Y %10N" }}</td></tr>{% endfor %}'
    const { work } = await counting()(
      `<h1>{{ "Hello" | upcase | strip }}</h1>${rows}${'<p>text</p>'.repeat(5000)}`,
    )
    expect(work).toBeLessThan(50_000)
  })
})
