import { describe, expect, it } from 'vitest'
import { readContent } from './content-plugin.ts'

const head = '---\ntitle: A title\ndescription: What it says\ntags: [one, two]\n---\n'
const htmlOf = (body: string) =>
  readContent(head + body, 'x.md')
    .parts.map((part) => ('html' in part ? part.html : `[${part.figure}]`))
    .join('')

describe('content files', () => {
  it('carry their front matter and headings', () => {
    const { meta, headings } = readContent(
      `${head}## First thing\n\ntext\n\n### Below it\n\n## It's the second\n`,
      'x.md',
    )
    expect(meta).toMatchObject({ title: 'A title', tags: ['one', 'two'], minutes: 1 })
    expect(headings).toEqual([
      { id: 'first-thing', text: 'First thing' },
      { id: 'its-the-second', text: 'It’s the second' },
    ])
  })

  it('are refused with the file and the fault', () => {
    expect(() => readContent('text', 'x.md')).toThrow('x.md does not begin with front matter')
    expect(() => readContent('---\ntitle A\n---\n', 'x.md')).toThrow(
      'x.md: front matter has the line "title A"',
    )
    expect(() => readContent('---\ntitle: A\n---\n', 'x.md')).toThrow('x.md has no description')
    expect(() => htmlOf('text <b>bold</b>')).toThrow('x.md has raw HTML')
    expect(() => htmlOf('<script>alert(1)</script>')).toThrow('x.md has raw HTML')
  })

  it('set quotes in prose and leave code alone', () => {
    expect(htmlOf('She said "yes" and didn\'t `say "no"`.')).toBe(
      '<p>She said “yes” and didn’t <code>say &quot;no&quot;</code>.</p>\n',
    )
    expect(htmlOf('```\n; a "comment"\n<b>\n```')).toContain(
      '<span class="o">; a &quot;comment&quot;</span>\n&lt;b&gt;',
    )
  })

  it('lay a sample mail out as a mail', () => {
    const html = htmlOf(
      '```mail\nSubject: When it\n\nHi Ines,\n\none\ntwo\n\nMarit\nReply "no"\n```',
    )
    expect(html).toContain(
      '<p class="subject"><span>Subject</span> When it</p><p>Hi Ines,</p><p>one two</p>' +
        '<p>Marit<br>Reply “no”</p></div>',
    )
  })

  it('make figures of paragraphs in double braces', () => {
    expect(htmlOf('one\n\n{{mailbox-ramp}}\n\ntwo')).toBe('<p>one</p>\n[mailbox-ramp]<p>two</p>\n')
  })

  it('keep table roles and name the column beside each cell', () => {
    const html = htmlOf('| A | B |\n| --- | --- |\n| x | y |')
    expect(html).toContain('<th scope="row" role="rowheader">x</th>')
    expect(html).toContain('<td role="cell"><span class="col" aria-hidden="true">B</span>y</td>')
  })

  it('lead to other sites and schemes as plain links only', () => {
    expect(() => htmlOf('[x](javascript:alert(1))')).toThrow('x.md links to javascript:alert(1)')
  })
})
