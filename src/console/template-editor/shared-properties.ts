import type { Property } from './kind.ts'

/** Attributes that several kinds have. */
export const padding: Property = { name: 'padding', label: 'mjml.padding', type: 'length' }
export const background: Property = {
  name: 'background-color',
  label: 'mjml.background',
  type: 'color',
}
export const align: Property = {
  name: 'align',
  label: 'mjml.align',
  type: 'choice',
  choices: [
    { value: 'left', label: 'mjml.left' },
    { value: 'center', label: 'mjml.center' },
    { value: 'right', label: 'mjml.right' },
  ],
}
export const color: Property = { name: 'color', label: 'mjml.color', type: 'color' }
export const fontSize: Property = { name: 'font-size', label: 'mjml.fontSize', type: 'length' }
export const href: Property = { name: 'href', label: 'mjml.href', type: 'url' }
