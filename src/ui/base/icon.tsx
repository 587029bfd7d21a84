import { iconShapes, type IconName } from './icon-shapes.ts'

/** An icon beside a word; it says nothing to screen readers. Give it a `title` where it stands alone. */
export function Icon({ name, size = 16, title, className = '' }: { name: IconName; size?: 12 | 14 | 16 | 18 | 20; title?: string; className?: string }) {
  return (
    <svg
      className={`ui-icon ${className}`}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
      dangerouslySetInnerHTML={{ __html: iconShapes[name] }}
    />
  )
}
