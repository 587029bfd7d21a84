import { readAttribute } from '#model/email/mjml/attribute-text.ts'
import {
  attributeOf,
  findElement,
  type MjmlDocument,
  type MjmlElement,
} from '#model/email/mjml/tree.ts'

/** Defaults of MJML that the canvas shows. A test compares them to MJML's own. */
export const DEFAULTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'mj-body': { width: '600px' },
  'mj-section': { padding: '20px 0' },
  'mj-wrapper': { padding: '20px 0' },
  'mj-hero': { padding: '0px', 'background-color': '#ffffff' },
  'mj-text': {
    align: 'left',
    color: '#000000',
    'font-family': 'Ubuntu, Helvetica, Arial, sans-serif',
    'font-size': '13px',
    'line-height': '1',
    padding: '10px 25px',
  },
  'mj-button': {
    align: 'center',
    'background-color': '#414141',
    'border-radius': '3px',
    color: '#ffffff',
    'font-family': 'Ubuntu, Helvetica, Arial, sans-serif',
    'font-size': '13px',
    'inner-padding': '10px 25px',
    padding: '10px 25px',
  },
  'mj-image': { align: 'center', padding: '10px 25px' },
  'mj-divider': {
    'border-color': '#000000',
    'border-width': '4px',
    padding: '10px 25px',
    width: '100%',
  },
  'mj-spacer': { height: '20px' },
  'mj-social': { align: 'center', 'icon-size': '20px', mode: 'horizontal', padding: '10px 25px' },
}

const isElement = (node: { kind: string }): node is MjmlElement => node.kind === 'element'

/**
 * The value of an attribute as an email client gets it: the element's own, that of its classes, that
 * of mj-attributes, or MJML's default.
 */
export function attributesIn(tree: MjmlDocument) {
  const head = findElement(tree, 'mj-attributes')
  const rules = (head?.children ?? []).filter(isElement)
  const classes = rules.filter((rule) => rule.name === 'mj-class')
  const inherited = (element: MjmlElement, name: string): string | undefined => {
    const own = (attributeOf(element, 'mj-class') ?? '').split(/\s+/).filter(Boolean)
    for (const one of own.toReversed()) {
      const rule = classes.find((each) => attributeOf(each, 'name') === one)
      const value = rule && attributeOf(rule, name)
      if (value !== undefined) return value
    }
    for (const scope of [element.name.toLowerCase(), 'mj-all']) {
      const rule = rules.findLast((each) => each.name === scope && attributeOf(each, name))
      if (rule) return attributeOf(rule, name)
    }
    return DEFAULTS[element.name.toLowerCase()]?.[name]
  }
  return {
    /** What applies when the element has no such attribute. */
    inherited: (element: MjmlElement, name: string) => inherited(element, name) ?? '',
    value: (element: MjmlElement, name: string) =>
      readAttribute(attributeOf(element, name) ?? inherited(element, name) ?? ''),
  }
}
