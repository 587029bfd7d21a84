/** The end of an id, where ids of the same minute differ; complete in the tooltip and on a page. */
export function ShortId({ value, dense }: { value: unknown; dense?: boolean }) {
  const id = String(value)
  return (
    <code className="f-code-inline" title={dense ? id : undefined}>
      {dense && id.length > 12 ? `…${id.slice(-8)}` : id}
    </code>
  )
}
