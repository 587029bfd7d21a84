import { useEffect, useRef, type IframeHTMLAttributes } from 'react'

const FRAME = '/email-frame.html'

/**
 * An email as its reader sees it, apart from the page: `email-frame.html` has an opaque origin and
 * a policy of its own under which inline styles work and scripts do not. (A document given by
 * `srcDoc` would have the policy of this page.)
 */
export function EmailFrame({
  html,
  ...rest
}: { html: string } & Omit<IframeHTMLAttributes<HTMLIFrameElement>, 'src' | 'sandbox'>) {
  const frame = useRef<HTMLIFrameElement>(null)
  // The target has no origin that could be named.
  const show = () => frame.current?.contentWindow?.postMessage(html, '*')
  useEffect(show, [html])
  return <iframe {...rest} ref={frame} src={FRAME} sandbox="allow-scripts" onLoad={show} />
}
