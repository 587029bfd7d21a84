import type { Dispatch, SetStateAction } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { useDraftState } from '#client/drafts.ts'
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

/** The unsaved text of an agent, which also survives leaving the page. */
export function useAgentEdits(agentId: string): AgentEditing {
  const { value, setValue } = useDraftState<AgentEdits>(`agent.${agentId}`, {})
  return { edits: value, setEdits: setValue }
}

/** Rules without emptied fields, which mean the same as missing ones. */
export const withoutEmpty = (conduct: Conduct): Conduct =>
  Object.fromEntries(Object.entries(conduct).filter(([, rule]) => String(rule ?? '') !== ''))

const readers: { [Name in PartName]: (agent: Agent) => AgentParts[Name] } = {
  script: ({ script }) => script ?? [],
  conduct: ({ conduct, usesModel }) => ({
    conduct: withoutEmpty(conduct ?? {}),
    never: (conduct?.neverSay ?? []).join('\n'),
    usesModel: usesModel ?? false,
  }),
}

const isSame = (left: unknown, right: unknown) => stableJson(left) === stableJson(right)

function without(edits: AgentEdits, name: PartName): AgentEdits {
  const { [name]: _gone, ...others } = edits
  return others
}

/** A part of an agent as its form and its save button see it. */
export interface AgentPart<Value> {
  value: Value
  change: (next: Value) => void
  save: () => void
  isSaving: boolean
  isChanged: boolean
  error: unknown
  /** Who saved other text for this part since the typing began; undefined without such text. */
  changedBy: string | undefined
  takeTheirs: () => void
  overwrite: () => void
}

/**
 * One part of an agent as a form. The page holds the typed text, so that it survives other tabs and
 * every newer version of the agent. A newer version is a conflict only if this part differs; then
 * both texts are kept until the person chooses one.
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
}): AgentPart<AgentParts[Name]> {
  const client = useQueryClient()
  const read = readers[name]
  const saved = read(agent)
  const edit = edits[name]
  const value = edit?.value ?? saved
  const base = edit?.base ?? agent
  const isTheirs = !isSame(saved, read(base)) && !isSame(saved, value)
  const change = (next: AgentParts[Name]) =>
    setEdits(
      isSame(next, saved) ? without(edits, name) : { ...edits, [name]: { base, value: next } },
    )
  const put = useAction(
    ({ sent, version }: { sent: AgentParts[Name]; version: number }) =>
      api.put<Agent>(`/agents/${agent.id}`, { ...valuesOf(sent), version }),
    {
      refresh: [['agents']],
      quiet: true,
      done,
      onDone: (answer, { sent }) => {
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
  return {
    value,
    change,
    save: () => put.mutate({ sent: value, version: isTheirs ? base.version : agent.version }),
    isSaving: put.isPending,
    isChanged: !isSame(value, saved),
    error: put.error,
    changedBy: isTheirs ? agent.updatedBy : undefined,
    takeTheirs: () => {
      put.reset()
      setEdits(without(edits, name))
    },
    overwrite: () => put.mutate({ sent: value, version: agent.version }),
  }
}
