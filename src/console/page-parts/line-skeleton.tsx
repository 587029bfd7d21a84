/** Widths of lines in percent, repeated for more lines. */
const WIDTHS = [62, 48, 70, 55, 66]

/** Gray lines in place of a list that loads. */
export const LineSkeleton = ({ lines = 4 }: { lines?: number }) => (
  <div className="c-bones" aria-hidden="true">
    {Array.from({ length: lines }, (_unused, line) => (
      <span key={line} className="c-bone" style={{ width: `${WIDTHS[line % WIDTHS.length]}%` }} />
    ))}
  </div>
)
