import type { Dispatch, SetStateAction } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { Conduct, ScriptStep } from '#model/api/agents.ts'
import { stableJson } from '#model/lib/stable-json.ts'
import type { Agent } from '#model/schema/entities.generated.ts'
import { useAction } from '../page-parts/use-action.ts'

interface AgentParts {
  script: ScriptStep[]
  conduct: { conduct: Conduct; never: string; usesModel: boolean }
}
type PartName = keyof AgentParts

/** Unsaved text by part, with the agent it was typed into. */
export type AgentEdits = { [Name in PartName]?: { base: Agent; value: AgentParts[Name] } }

export interface AgentEditing {
  edits: AgentEdits
  setEdits: Dispatch<SetStateAction<AgentEdits>>
}

const readers: { [Name in PartName]: (agent: Agent) => AgentParts[Name] } = {
  script: ({ script }) => script ?? [],
  conduct: ({ conduct, usesModel }) => ({
    conduct: conduct ?? {},
    never: (conduct?.neverSay ?? []).join('\n'),
    usesModel: usesModel ?? false,
  }),
}

const isSame = (left: unknown, right: unknown) => stableJson(left) === stableJson(right)

function without(edits: AgentEdits, name: PartName): AgentEdits {
  const { [name]: _gone, ...others } = edits
  return others
}

/**
 * One part of an agent as a form. The page holds the typed text, so that it survives other tabs and
 * every newer version of the agent. A newer version is a conflict only if this part differs.
 */
export function useAgentPart<Name extends PartName>({
  agent,
  name,
  editing: { edits, setEdits },
  valuesOf,
  done,
}: {
  agent: Agent
  name: Name
  editing: AgentEditing
  /** The fields that are sent for the part. */
  valuesOf: (value: AgentParts[Name]) => Partial<Agent>
  done: () => string
}) {
  const client = useQueryClient()
  const read = readers[name]
  const saved = read(agent)
  const edit = edits[name]
  const value = edit?.value ?? saved
  const base = edit?.base ?? agent
  const version = isSame(saved, read(base)) ? agent.version : base.version
  const change = (next: AgentParts[Name]) =>
    setEdits(
      isSame(next, saved) ? without(edits, name) : { ...edits, [name]: { base, value: next } },
    )
  const save = useAction(
    (sent: AgentParts[Name]) =>
      api.put<Agent>(`/agents/${agent.id}`, { ...valuesOf(sent), version }),
    {
      refresh: [['agents']],
      quiet: true,
      done,
      onDone: (answer, sent) => {
        client.setQueryData(['agents', agent.id, 'view'], answer)
        setEdits((now) => {
          const left = now[name]
          return left === undefined || left.value === sent
            ? without(now, name)
            : { ...now, [name]: { ...left, base: answer } }
        })
      },
    },
  )
  return { value, change, save, isChanged: !isSame(value, saved) }
}
