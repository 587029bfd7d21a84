import type { BlockKind } from '../kind.ts'
import { bodyKind } from './body/body-kind.tsx'
import { sectionKind } from './section/section-kind.tsx'
import { wrapperKind } from './wrapper/wrapper-kind.tsx'
import { groupKind } from './group/group-kind.tsx'
import { columnKind } from './column/column-kind.tsx'
import { heroKind } from './hero/hero-kind.tsx'
import { textKind } from './text/text-kind.tsx'
import { buttonKind } from './button/button-kind.tsx'
import { imageKind } from './image/image-kind.tsx'
import { dividerKind } from './divider/divider-kind.tsx'
import { spacerKind } from './spacer/spacer-kind.tsx'
import { socialKind } from './social/social-kind.tsx'
import { socialElementKind } from './social-element/social-element-kind.tsx'

/** Every kind of block that has a panel. All other elements are source blocks. */
export const blockKinds: readonly BlockKind[] = [
  bodyKind,
  sectionKind,
  wrapperKind,
  groupKind,
  columnKind,
  heroKind,
  textKind,
  buttonKind,
  imageKind,
  dividerKind,
  spacerKind,
  socialKind,
  socialElementKind,
]

const byName = new Map(blockKinds.map((kind) => [kind.name, kind]))

/** The kind of an element; undefined for source blocks. */
export const kindOf = (name: string): BlockKind | undefined => byName.get(name.toLowerCase())
