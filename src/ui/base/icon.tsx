import { Glyph, type GlyphProps } from './glyph.tsx'
import { iconShapes, type IconName } from './icon-shapes.ts'

/** An icon by name: 16 px grid, 1.5 px stroke, round caps. */
export function Icon({ name, ...rest }: GlyphProps & { name: IconName }) {
  return <Glyph shape={iconShapes[name]} {...rest} />
}
