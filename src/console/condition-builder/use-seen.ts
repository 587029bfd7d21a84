import { useMemo } from 'react'
import { useQueries } from '@tanstack/react-query'
import type { Subject } from '#condition/facts.ts'
import type { Language } from '#condition/language.ts'
import type { SeenValues } from '#condition/lint.ts'
import type { ConditionProperty } from './property-kinds.ts'
import { useSources } from './sources.ts'
import { namesEventType, textPropertiesIn } from './use-names.ts'

const EVENT_TYPE = { subject: 'event', path: 'eventType' } as const

/**
 * Values seen in properties that a condition compares as text, and event types if it names some;
 * null where the list is unknown or incomplete.
 */
export function useSeen(
  condition: unknown,
  language: Language,
  propertyOf: (subject: Subject, path: string) => ConditionProperty | null,
): (subject: Subject, path: string) => SeenValues | null {
  const { seenValues } = useSources()
  const asked = textPropertiesIn(condition, language).filter(
    ({ subject, path }) => propertyOf(subject, path)?.kind === 'text',
  )
  if (
    namesEventType(condition, language) &&
    !asked.some(({ subject, path }) => subject === EVENT_TYPE.subject && path === EVENT_TYPE.path)
  )
    asked.push(EVENT_TYPE)
  const answers = useQueries({
    queries: asked.map(({ subject, path }) => ({
      queryKey: ['condition-builder', 'seen', subject, path, ''],
      queryFn: ({ signal }: { signal: AbortSignal }) => seenValues(subject, path, '', signal),
      staleTime: 60_000,
      retry: false,
    })),
  })
  const known = JSON.stringify(
    asked.map(({ subject, path }, index) => [
      `${subject}:${path}`,
      answers[index]!.data?.all
        ? { values: answers[index]!.data.values, among: answers[index]!.data.among }
        : null,
    ]),
  )
  return useMemo(() => {
    const byPath = new Map(JSON.parse(known) as [string, SeenValues | null][])
    return (subject, path) => byPath.get(`${subject}:${path}`) ?? null
  }, [known])
}
