import type { MjmlElement } from './tree.ts'
import { lookup } from '#model/lib/lookup.ts'

const LEAVES = [
  'mj-accordion',
  'mj-button',
  'mj-carousel',
  'mj-divider',
  'mj-image',
  'mj-navbar',
  'mj-raw',
  'mj-social',
  'mj-spacer',
  'mj-table',
  'mj-text',
] as const

/** Which elements an element may contain. A test compares this to MJML's own table. */
export const PLACEMENT: Readonly<Record<string, readonly string[]>> = {
  mjml: ['mj-head', 'mj-body', 'mj-raw'],
  'mj-head': [
    'mj-attributes',
    'mj-breakpoint',
    'mj-font',
    'mj-html-attributes',
    'mj-preview',
    'mj-raw',
    'mj-style',
    'mj-title',
  ],
  'mj-body': ['mj-hero', 'mj-raw', 'mj-section', 'mj-wrapper'],
  'mj-wrapper': ['mj-hero', 'mj-raw', 'mj-section'],
  'mj-section': ['mj-column', 'mj-group', 'mj-raw'],
  'mj-group': ['mj-column', 'mj-raw'],
  'mj-column': LEAVES,
  'mj-hero': LEAVES,
  'mj-social': ['mj-raw', 'mj-social-element'],
  'mj-navbar': ['mj-navbar-link', 'mj-raw'],
  'mj-accordion': ['mj-accordion-element', 'mj-raw'],
  'mj-accordion-element': ['mj-accordion-text', 'mj-accordion-title', 'mj-raw'],
  'mj-carousel': ['mj-carousel-image'],
}

/** True when an element of a name may be inside of another. */
export const mayContain = (parent: Pick<MjmlElement, 'name'>, child: string): boolean =>
  lookup(PLACEMENT, parent.name.toLowerCase())?.includes(child.toLowerCase()) ?? false
