export interface GlyphProps {
  /** Pixels. */
  size?: 12 | 14 | 16 | 18 | 20
  /** Accessible name of a standalone icon; without one it is hidden from screen readers. */
  title?: string
  className?: string
}

/**
 * Draws a shape of `base-shapes.ts`; public pages use it instead of `Icon`, which contains all
 * shapes.
 */
export function Glyph({ shape, size = 16, title, className = '' }: GlyphProps & { shape: string }) {
  return (
    <svg
      className={`ui-icon ${className}`.trim()}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
      dangerouslySetInnerHTML={{ __html: shape }}
    />
  )
}
