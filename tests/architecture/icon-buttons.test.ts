import { expect, it } from 'vitest'
import { iconOnlyControls } from './house/icon-only-controls.ts'
import { readSources } from './read-imports.ts'

it('every button or link with only an icon has a tooltip', () => {
  const found = readSources('src')
    .filter(({ path }) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .flatMap(({ path, text }) =>
      iconOnlyControls(path, text).map(
        ({ line, element }) =>
          `${path}:${line}: <${element}> shows only an icon; use IconButton, or put it into <Tooltip isName>`,
      ),
    )
  expect(found).toEqual([])
})

it.each([
  ['<button aria-label="x"><Icon name="x" /></button>', 1],
  ['<Link to="/"><Icon name="left" /></Link>', 1],
  ['<button><Icon name="x" /> Close</button>', 0],
  ['<button><Icon name="x" />{words}</button>', 0],
  ['<button>{open ? <Icon name="up" /> : <Icon name="down" />}</button>', 1],
  ['<Tooltip isName text="x"><button><Icon name="x" /></button></Tooltip>', 0],
  ['<IconButton label="x"><Icon name="x" /></IconButton>', 0],
])('%s: %i', (code, count) =>
  expect(iconOnlyControls('sample.tsx', `export const sample = ${code}`)).toHaveLength(count),
)
