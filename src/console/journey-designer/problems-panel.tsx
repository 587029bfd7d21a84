import { nodeOf } from '#journey/graph.ts'
import { IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { useDesigner } from './context.ts'
import { stepTitle } from './use-node-words.ts'
import { tDesigner as t } from './messages.ts'

/** Problems to review before publishing; pressing one opens its step. */
export function ProblemsPanel({ onClose }: { onClose(): void }) {
  const { problems } = useDesigner()
  return (
    <>
      <PanelHead title={t('journey.problems')} onClose={onClose} />
      <div className="jd-panel-body">
        <ProblemsSaid />
        {problems.length > 0 && <ProblemList />}
      </div>
    </>
  )
}

export function PanelHead({
  title,
  onClose,
  children,
}: {
  title: string
  onClose(): void
  children?: React.ReactNode
}) {
  return (
    <header className="jd-panel-head">
      <h2>{title}</h2>
      <span className="jd-end">
        {children}
        <IconButton size="s" label={t('journey.close')} onClick={onClose}>
          <Icon name="x" />
        </IconButton>
      </span>
    </header>
  )
}

function ProblemsSaid() {
  const { problems } = useDesigner()
  const errors = problems.filter(({ level }) => level === 'error').length
  const warnings = problems.length - errors
  return (
    <p className="jd-says" role="status">
      {errors === 0 && warnings === 0
        ? t('journey.noProblems')
        : [
            errors > 0 ? t('journey.errors', { count: errors }) : '',
            warnings > 0 ? t('journey.warnings', { count: warnings }) : '',
          ]
            .filter(Boolean)
            .join(' ')}
    </p>
  )
}

export function ProblemList({ onOpen }: { onOpen?: () => void }) {
  const { problems, graph, open } = useDesigner()
  return (
    <ul className="jd-problems">
      {problems.map((problem) => {
        const node = nodeOf(graph, problem.nodeId)
        return (
          <li key={problem.nodeId + problem.path + problem.message}>
            <button
              type="button"
              disabled={!node}
              onClick={() => {
                onOpen?.()
                if (node) open(node.id)
              }}
            >
              <Icon
                name="warn"
                size={14}
                className={problem.level === 'error' ? 'jd-error' : 'jd-warning'}
              />
              <span>
                <b>{node ? stepTitle(node) : t('journey.whole')}</b>
                {problem.message}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
