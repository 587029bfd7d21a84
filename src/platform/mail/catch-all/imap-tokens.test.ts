import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createCommandSource,
  imapString,
  inSet,
  isSet,
  tokenize,
  type Token,
} from './imap-tokens.ts'

const atom = (value: string): Token => ({ kind: 'atom', value })
const text = (value: string): Token => ({ kind: 'text', value })
const list = (...items: Token[]): Token => ({ kind: 'list', items })

test.for([
  ['a1 LOGIN "o\\"neil" pass', [atom('a1'), atom('LOGIN'), text('o"neil'), atom('pass')]],
  [
    'a UID FETCH 1:* (UID BODY.PEEK[HEADER.FIELDS (TO CC)]<0.10>)',
    [
      atom('a'),
      atom('UID'),
      atom('FETCH'),
      atom('1:*'),
      list(atom('UID'), atom('BODY.PEEK[HEADER.FIELDS (TO CC)]<0.10>')),
    ],
  ],
  [
    'a STORE 1 +FLAGS.SILENT (\\Seen)',
    [atom('a'), atom('STORE'), atom('1'), atom('+FLAGS.SILENT'), list(atom('\\Seen'))],
  ],
  ['a LIST "" "*"', [atom('a'), atom('LIST'), text(''), text('*')]],
  ['((a)(b', [list(list(atom('a')), list(atom('b')))]],
  ['"open', [text('open')]],
  ['', []],
] as [string, Token[]][])('the tokens of %j', ([line, expected]) => {
  expect(tokenize(line, [])).toEqual(expected)
})

test.for([
  ['1', 1, 9, true],
  ['2:4,7', 5, 9, false],
  ['4:2', 3, 9, true],
  ['8:*', 9, 9, true],
  ['12:*', 9, 9, true],
  ['*', 9, 9, true],
  ['*', 8, 9, false],
] as const)('%s holds %d of %d: %s', ([set, number, largest, expected]) => {
  expect(inSet(set, number, largest)).toBe(expected)
})

test('sets and strings', () => {
  for (const good of ['1', '*', '1:*', '1,2:3,*']) expect(isSet(good)).toBe(true)
  for (const bad of ['', 'a', '1:', ',1', '1 2']) expect(isSet(bad)).toBe(false)
  expect([imapString(null), imapString('a b'), imapString('a"b'), imapString('')]).toEqual([
    'NIL',
    '"a b"',
    '{3}\r\na"b',
    '""',
  ])
})

/** Feeds the bytes in chunks. */
function commandsOf(bytes: Buffer, cuts: number[]): { line: string; literals: string[] }[] {
  const commands: { line: string; literals: string[] }[] = []
  const source = createCommandSource(
    (line, literals) => commands.push({ line, literals }),
    () => {},
  )
  let from = 0
  for (const to of [
    ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b),
    bytes.length,
  ]) {
    if (to > from) source.feed(bytes.subarray(from, to))
    from = Math.max(from, to)
  }
  return commands
}

test('however the bytes are cut, the commands are the same, and a literal may hold anything', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.uint8Array({ maxLength: 40 }), fc.boolean()), { maxLength: 4 }),
      fc.array(fc.nat(), { maxLength: 12 }),
      (literals, cuts) => {
        const bytes = Buffer.concat(
          literals.map(([body, plus], index) =>
            Buffer.concat([
              Buffer.from(`a${index} APPEND Sent {${body.length}${plus ? '+' : ''}}\r\n`),
              body,
              Buffer.from('\r\n'),
            ]),
          ),
        )
        const commands = commandsOf(bytes, cuts)
        expect(commands.map(({ line, literals: own }) => tokenize(line, own))).toEqual(
          literals.map(([body], index) => [
            atom(`a${index}`),
            atom('APPEND'),
            atom('Sent'),
            text(Buffer.from(body).toString('latin1')),
          ]),
        )
      },
    ),
  )
})

test('a client that never ends its line, or announces too much, is stopped', () => {
  const source = createCommandSource(
    () => {},
    () => {},
  )
  expect(source.feed(Buffer.from('a APPEND x {99999999}\r\n'))).toMatch(/too large/)
  expect(
    createCommandSource(
      () => {},
      () => {},
    ).feed(Buffer.alloc(2 * 1024 * 1024, 97)),
  ).toMatch(/too long/)
})
