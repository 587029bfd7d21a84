import { Button } from '#ui/base/button.tsx'
import type { LintFinding } from '#condition/lint.ts'
import { setValues } from '#condition/edit-tree.ts'
import { useTools } from './tools.ts'
import { tConditions as t } from './messages.ts'

/** Lists lint findings, each with a link to its line and a fix where one exists. */
export function Findings({
  findings,
  nodeAt,
}: {
  findings: readonly LintFinding[]
  nodeAt(path: string): string | undefined
}) {
  const { edit, focusNode } = useTools()
  if (findings.length === 0) return null
  const fix = (id: string, wrong: string, right: string) =>
    edit((root) => {
      let values: Record<string, unknown> = {}
      const node = nodeIn(root, id)
      for (const [name, value] of Object.entries(node ?? {})) {
        if (value === wrong) values = { ...values, [name]: right }
        else if (Array.isArray(value) && value.includes(wrong))
          values = {
            ...values,
            [name]: [...new Set(value.map((one) => (one === wrong ? right : one)))],
          }
      }
      return setValues(root, id, values)
    })
  return (
    <section className="cb-findings" aria-label={t('builder.lint')}>
      <p>{t('builder.lint')}</p>
      <ul>
        {findings.map((finding) => {
          const id = nodeAt(finding.path)
          return (
            <li key={finding.kind + finding.path + finding.message}>
              {finding.message}{' '}
              {id && finding.path !== '' ? (
                <Button size="s" variant="quiet" onClick={() => focusNode(id)}>
                  {t('builder.lint.show')}
                </Button>
              ) : null}
              {id && finding.meant ? (
                <Button
                  size="s"
                  onClick={() => fix(id, finding.meant!.wrong, finding.meant!.right)}
                >
                  {t('builder.lint.use', { value: finding.meant.right })}
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type Root = Parameters<Parameters<ReturnType<typeof useTools>['edit']>[0]>[0]

/** The parameter values of a line, at any depth. */
function nodeIn(root: Root, id: string): Record<string, unknown> | null {
  const waiting: (Root | Root['parts'][number])[] = [root]
  for (const node of waiting) {
    if (node.kind === 'line') {
      if (node.id === id) return node.base.parameterValues
      for (const { groups } of Object.values(node.slots)) waiting.push(...groups)
    }
    if (node.kind === 'group') waiting.push(...node.parts)
  }
  return null
}
