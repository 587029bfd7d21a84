import presetModule from 'mjml-preset-core'
import { describe, expect, it } from 'vitest'
import { readNodes, readSource } from '#model/email/mjml/read-source.ts'
import { findElement, walk, type MjmlElement } from '#model/email/mjml/tree.ts'
import { attributesIn, DEFAULTS } from './attributes.ts'
import { kindOf } from './kinds/list.ts'
import { palette } from './palette.ts'
import { dropTarget } from './use-drag.ts'

interface Component {
  getTagName(): string
  allowedAttributes?: Record<string, string>
  defaultAttributes?: Record<string, string>
}
const preset = ((presetModule as { default?: unknown }).default ?? presetModule) as {
  components: Component[]
}
const component = (name: string) =>
  preset.components.find((candidate) => candidate.getTagName() === name)!

describe('attributes', () => {
  it.each(Object.entries(DEFAULTS))('of %s have the defaults of MJML', (name, defaults) =>
    expect(component(name).defaultAttributes).toMatchObject(defaults),
  )

  it('of every panel are known to MJML', () => {
    const unknown = preset.components.flatMap((one) =>
      (kindOf(one.getTagName())?.properties ?? [])
        .filter(({ name }) => !(name in (one.allowedAttributes ?? {})))
        .map(({ name }) => `${one.getTagName()} ${name}`),
    )
    expect(unknown).toEqual([])
  })

  const { tree } = readSource(`<mjml><mj-head><mj-attributes>
    <mj-all font-family="Arial" color="#111111" /><mj-text color="#222222" />
    <mj-class name="a" font-size="20px" /><mj-class name="b" font-size="30px" />
  </mj-attributes></mj-head><mj-body><mj-section><mj-column>
    <mj-image /><mj-text mj-class="a b" align="center">x</mj-text>
  </mj-column></mj-section></mj-body></mjml>`)
  const text = findElement(findElement(tree, 'mj-column')!, 'mj-text')!
  it.each([
    ['align', 'center', 'its own'],
    ['font-size', '30px', 'its last class'],
    ['color', '#222222', 'its element'],
    ['font-family', 'Arial', 'all'],
    ['padding', '10px 25px', "MJML's default"],
  ])('%s is %s: %s', (name, value) => expect(attributesIn(tree).value(text, name)).toBe(value))

  it.each(palette)('of a new block can be read: $label', ({ source }) => {
    const [node, ...others] = readNodes(source)
    expect(others).toEqual([])
    for (const mjmlNode of walk(node!))
      if (mjmlNode.kind === 'element')
        expect(
          mjmlNode.attributes
            .map(({ name }) => name)
            .filter((name) => !(name in (component(mjmlNode.name).allowedAttributes ?? {}))),
        ).toEqual([])
  })

  it.each([
    ['mj-button', 'mj-text', 0.2, 'before', 'mj-text'],
    ['mj-button', 'mj-text', 0.8, 'after', 'mj-text'],
    ['mj-button', 'mj-column', 0.8, 'inside', 'mj-column'],
    ['mj-section', 'mj-text', 0.8, 'after', 'mj-section'],
    ['mj-column', 'mj-text', 0.2, 'before', 'mj-column'],
  ])('%s over %s at %d goes %s %s', (dragged, over, ratio, side, at) => {
    const nodes = readNodes(`<${dragged}></${dragged}>`)
    const body = findElement(tree, 'mj-body')!
    const idOf = (name: string) => (findElement(body, name) as MjmlElement).id
    expect(dropTarget(tree, nodes, idOf(over), ratio)).toMatchObject({ side, id: idOf(at) })
  })

  it('has no place for a button outside of columns, nor for a block in itself', () => {
    const body = findElement(tree, 'mj-body')!
    const section = findElement(body, 'mj-section')!
    expect(dropTarget(tree, readNodes('<mj-button></mj-button>'), section.id, 0.5)).toBeNull()
    expect(dropTarget(tree, [section], text.id, 0.5)).toBeNull()
  })
})
