import type { BlockProperty } from './kind.ts'

/** Attributes that several kinds have. */
export const padding: BlockProperty = { name: 'padding', label: 'mjml.padding', type: 'length' }
export const background: BlockProperty = {
  name: 'background-color',
  label: 'mjml.background',
  type: 'color',
}
export const align: BlockProperty = {
  name: 'align',
  label: 'mjml.align',
  type: 'choice',
  choices: [
    { value: 'left', label: 'mjml.left' },
    { value: 'center', label: 'mjml.center' },
    { value: 'right', label: 'mjml.right' },
  ],
}
export const color: BlockProperty = { name: 'color', label: 'mjml.color', type: 'color' }
export const fontSize: BlockProperty = { name: 'font-size', label: 'mjml.fontSize', type: 'length' }
export const href: BlockProperty = { name: 'href', label: 'mjml.href', type: 'url' }
