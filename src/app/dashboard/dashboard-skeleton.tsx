import { Skeleton } from '#ui/base/skeleton.tsx'
import { TableSkeleton } from '../page-parts/part.tsx'
import { tApp } from '../page-parts/messages.ts'

/** The loading state of a dashboard. */
export const DashboardSkeleton = () => (
  <div className="dash-stack" role="status" aria-label={tApp('app.loading')}>
    <div className="panel">
      <div className="figs">
        {Array.from({ length: 6 }, (_, index) => (
          <div className="fig dash-fig-wait" key={index}>
            <Skeleton width="60%" />
            <Skeleton width="44%" height={24} />
            <Skeleton width="72%" />
          </div>
        ))}
      </div>
      <div className="dash-plot-wait">
        <Skeleton height={300} />
      </div>
    </div>
    <div className="panel">
      <TableSkeleton rows={3} />
    </div>
  </div>
)
