import { useEffect, useRef, type IframeHTMLAttributes } from 'react'

const FRAME = '/email-frame.html'

/**
 * Shows an email in an isolated frame: `email-frame.html` has an opaque origin and its own policy,
 * which allows inline styles and blocks scripts. (A `srcDoc` document would inherit the policy of
 * this page.)
 */
export function EmailFrame({
  html,
  ...rest
}: { html: string } & Omit<IframeHTMLAttributes<HTMLIFrameElement>, 'src' | 'sandbox'>) {
  const frame = useRef<HTMLIFrameElement>(null)
  // An opaque origin cannot be named as the target.
  const show = () => frame.current?.contentWindow?.postMessage(html, '*')
  useEffect(show, [html])
  return <iframe {...rest} ref={frame} src={FRAME} sandbox="allow-scripts" onLoad={show} />
}
