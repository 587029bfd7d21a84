import type { ComponentType, ReactNode } from 'react'
import type { MjmlElement } from '#model/email/mjml/tree.ts'
import type { IconName } from '#ui/base/icon-shapes.ts'
import type { MessageKey } from './messages.ts'

/** One attribute in the panel of a block. */
export interface BlockProperty {
  name: string
  label: MessageKey
  type: 'text' | 'url' | 'color' | 'length' | 'choice'
  /** Values of a choice with their labels. */
  choices?: readonly { value: string; label: MessageKey }[]
  help?: MessageKey
}

export interface CanvasProps {
  element: MjmlElement
  /** An attribute with the defaults of the email and of MJML applied. */
  value(name: string): string
  /** The rendered children. */
  children?: ReactNode
  /** The text of the block, which is edited in place while the block is selected. */
  text?: ReactNode
}

/** A kind of block: how it is called, drawn and edited. */
export interface BlockKind {
  /** The element. */
  name: string
  icon: IconName
  label: MessageKey
  properties: readonly BlockProperty[]
  /** True when its text is edited as rich text. */
  hasText?: boolean
  /** Draws it roughly as an email client does. */
  Canvas: ComponentType<CanvasProps>
}
