import type { Problem } from '#journey/check-graph.ts'
import { waysParameter } from '#journey/edit-graph.ts'
import type { JourneyNode } from '#journey/graph.ts'
import type { NodeDefinition, NodeParameter } from '#journey/kind.ts'
import { useDesigner } from './context.ts'
import type { DesignerAction } from './designer-state.ts'
import { ParameterField } from './parameter-field.tsx'
import { WaysField } from './ways-field.tsx'

/** Changes one part of a step; consecutive changes of the same part are undone together. */
export const stepChange = (
  { id }: JourneyNode,
  part: string,
  to: Extract<DesignerAction, { type: 'change' }>['to'],
): DesignerAction => ({ type: 'change', id, key: `${id}/${part}`, to })

/** The settings of a step: a field for each parameter that applies to the values of the others. */
export function StepParameters({
  node,
  kind,
  parameters,
  faultsAt,
}: {
  node: JourneyNode
  kind: NodeDefinition | null
  parameters: [string, NodeParameter][]
  /** Faults in the parameters, by JSON Pointer. */
  faultsAt(path: string): readonly Problem[]
}) {
  const { dispatch, writes } = useDesigner()
  const ways = kind && waysParameter(kind)
  const give = (parameter: string, value: unknown) =>
    dispatch(stepChange(node, parameter, { given: { ...node.given, [parameter]: value } }))
  return (
    <section className="jd-parameters">
      {parameters.map(([parameter, schema]) =>
        parameter === ways ? (
          <WaysField
            key={parameter}
            node={node}
            parameter={schema}
            value={node.given[parameter]}
            faultsAt={(path) => faultsAt(`/${parameter}${path}`)}
            onChange={(value) => give(parameter, value)}
          />
        ) : (
          <ParameterField
            key={parameter}
            id={`step-${node.id}-${parameter}`}
            schema={schema}
            isRequired={kind?.required?.includes(parameter) ?? false}
            value={node.given[parameter]}
            faults={faultsAt(`/${parameter}`)}
            disabled={!writes}
            onChange={(value) => give(parameter, value)}
          />
        ),
      )}
    </section>
  )
}
