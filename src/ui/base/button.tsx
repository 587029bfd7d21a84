import type { ButtonHTMLAttributes } from 'react'
import { Spinner } from './spinner.tsx'
import { Tooltip } from './tooltip.tsx'

export interface ButtonLook {
  /**
   * `primary` is the one accent button of a screen; `quiet` has no border; `danger` is destructive.
   */
  variant?: 'default' | 'primary' | 'quiet' | 'danger'
  /** 28, 34, 40 or 48 px high. */
  size?: 's' | 'm' | 'l' | 'xl'
}

/** Class names of a button, for links and other elements that look like one. */
export function buttonClass(
  { variant = 'default', size = 'm' }: ButtonLook = {},
  more = '',
): string {
  return `ui-button ui-button-${size} ${variant === 'default' ? '' : `ui-button-${variant}`} ${more}`
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * A button. While `busy` it is disabled and shows a spinner next to its label. One that can be busy
 * starts something: the second click of a double click does not start it again.
 */
export function Button({
  variant,
  size,
  busy,
  className,
  disabled,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonLook & { busy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      {...rest}
      type={type}
      onClick={(event) => {
        if (busy !== undefined && event.detail > 1) event.preventDefault()
        else onClick?.(event)
      }}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size }, className)}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  )
}

/** A square button with only an icon; `label` is its accessible name and its tooltip. */
export function IconButton({
  label,
  className = '',
  ...rest
}: ButtonLook & { label: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <Tooltip text={label} isName>
      <Button
        variant="quiet"
        {...rest}
        aria-label={label}
        className={`ui-button-icon ${className}`}
      />
    </Tooltip>
  )
}
