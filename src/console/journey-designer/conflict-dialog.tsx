import { compareGraphs, nodeOf, type JourneyGraph } from '#journey/graph.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import type { Saved } from './use-autosave.ts'
import { stepTitle } from './use-node-words.ts'
import { tDesigner as t } from './messages.ts'

/** Compares both drafts; the person keeps one, and Undo brings back the other. */
export function ConflictDialog({
  mine,
  theirs,
  onMine,
  onTheirs,
}: {
  mine: JourneyGraph
  theirs: Saved
  onMine(saved: Saved): void
  onTheirs(saved: Saved): void
}) {
  const { added, removed, changed } = compareGraphs(mine, theirs.graph)
  const names = (ids: readonly string[], graph: JourneyGraph) =>
    ids.map((id) => stepTitle(nodeOf(graph, id)!)).join(', ')
  const lines = [
    [t('journey.mine'), removed, mine],
    [t('journey.theirs'), added, theirs.graph],
    [t('journey.differ'), changed, mine],
  ] as const
  return (
    <Dialog
      open
      closeOnBackdrop={false}
      onClose={() => {}}
      title={t('journey.conflict')}
      description={t('journey.conflictText')}
      actions={
        <>
          <Button onClick={() => onTheirs(theirs)}>{t('journey.takeTheirs')}</Button>
          <Button variant="primary" onClick={() => onMine(theirs)}>
            {t('journey.keepMine')}
          </Button>
        </>
      }
    >
      <dl className="c-facts">
        <div>
          <dt>{t('journey.mine')}</dt>
          <dd>{t('journey.stepsIn', { count: mine.nodes.length })}</dd>
        </div>
        <div>
          <dt>{t('journey.theirs')}</dt>
          <dd>{t('journey.stepsIn', { count: theirs.graph.nodes.length })}</dd>
        </div>
      </dl>
      {added.length + removed.length + changed.length === 0 ? (
        <p>{t('journey.sameSteps')}</p>
      ) : (
        <ul className="jd-differences">
          {lines.map(([title, ids, graph]) =>
            ids.length === 0 ? null : (
              <li key={title}>
                <b>{title}</b> {names(ids, graph)}
              </li>
            ),
          )}
        </ul>
      )}
    </Dialog>
  )
}
