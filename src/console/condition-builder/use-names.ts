import { useCallback, useMemo, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isCondition } from '#condition/condition.ts'
import type { Subject } from '#condition/facts.ts'
import type { CheckTools, DescribeTools } from '#condition/kind.ts'
import type { Language } from '#condition/language.ts'
import { inSentence } from '#language'
import { pathWords } from '#catalog/fields/path-words.ts'
import { undeclaredProperty, type ConditionProperty } from './property-kinds.ts'
import { useSources, type NamedRecord, type RecordKind } from './sources.ts'

/**
 * Property paths by subject and records by kind that a condition references, including disabled
 * parts, which are also shown.
 */
function mentionedIn(
  condition: unknown,
  language: Language,
): { properties: string[]; records: Record<RecordKind, string[]> } {
  const properties = new Set<string>()
  const records: Record<RecordKind, Set<string>> = {
    segment: new Set(),
    list: new Set(),
    scoring: new Set(),
    goal: new Set(),
    campaign: new Set(),
    journey: new Set(),
  }
  const visit = (value: unknown) => {
    if (!isCondition(value)) return
    const parameters = language.definitionOf(value.type)?.parameters ?? []
    for (const { id, type } of parameters) {
      const given = value.parameterValues[id]
      const ids = (Array.isArray(given) ? given : [given]).filter(
        (one): one is string => typeof one === 'string' && one !== '',
      )
      if (type === 'property')
        ids.forEach(
          (path) =>
            path.startsWith('properties.') && properties.add(path.slice('properties.'.length)),
        )
      else if (type in records) ids.forEach((recordId) => records[type as RecordKind].add(recordId))
    }
    for (const part of language.partsOf(value)) visit(part.condition)
  }
  visit(condition)
  return {
    properties: [...properties].toSorted(),
    records: Object.fromEntries(
      Object.entries(records).map(([kind, ids]) => [kind, [...ids].toSorted()]),
    ) as Record<RecordKind, string[]>,
  }
}

/** The properties that a condition compares with text values, without duplicates. */
export function textPropertiesIn(
  condition: unknown,
  language: Language,
): { subject: Subject; path: string }[] {
  const found = new Map<string, { subject: Subject; path: string }>()
  const visit = (value: unknown) => {
    if (!isCondition(value)) return
    const subject = /^(profile|session|event)PropertyCondition$/.exec(value.type)?.[1] as
      | Subject
      | undefined
    const path = value.parameterValues.propertyName
    if (subject && typeof path === 'string' && path !== '')
      found.set(`${subject}:${path}`, { subject, path })
    for (const part of language.partsOf(value)) visit(part.condition)
  }
  visit(condition)
  return [...found.values()]
}

/** True if a condition names an event type. */
export function namesEventType(condition: unknown, language: Language): boolean {
  if (!isCondition(condition)) return false
  const parameters = language.definitionOf(condition.type)?.parameters ?? []
  return (
    parameters.some(
      ({ id, type }) => type === 'event-type' && Boolean(condition.parameterValues[id]),
    ) || language.partsOf(condition).some((part) => namesEventType(part.condition, language))
  )
}

/** Names are loaded in batches of one page. */
const NAMES_PER_REQUEST = 50
const portions = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / NAMES_PER_REQUEST) }, (_, n) =>
    list.slice(n * NAMES_PER_REQUEST, (n + 1) * NAMES_PER_REQUEST),
  )

/**
 * The titles and types of properties and the names of records that a condition references, as far
 * as they are loaded.
 */
export function useNames(condition: unknown, language: Language) {
  const sources = useSources()
  const [picked, setPicked] = useState<{
    properties: Record<string, ConditionProperty>
    names: Record<string, string>
  }>({ properties: {}, names: {} })
  const mentioned = mentionedIn(condition, language)
  const { data: declared } = useQuery({
    queryKey: ['condition-builder', 'declared', mentioned.properties],
    enabled: mentioned.properties.length > 0,
    queryFn: async ({ signal }) =>
      (
        await Promise.all(
          portions(mentioned.properties).map((ids) => sources.propertiesById(ids, signal)),
        )
      ).flat(),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
  const { data: records, isPlaceholderData } = useQuery({
    queryKey: ['condition-builder', 'names', mentioned.records],
    enabled: Object.values(mentioned.records).some((ids) => ids.length > 0),
    queryFn: async ({ signal }) => {
      const kinds = Object.entries(mentioned.records) as [RecordKind, string[]][]
      const found = await Promise.all(
        kinds.flatMap(([kind, ids]) =>
          portions(ids).map(async (some) =>
            (await sources.recordsById(kind, some, signal)).map(
              (namedRecord: NamedRecord) =>
                [`${kind}:${namedRecord.id}`, namedRecord.name] as const,
            ),
          ),
        ),
      )
      return Object.fromEntries(found.flat())
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
  const propertyOf = useCallback(
    (subject: Subject, path: string): ConditionProperty | null =>
      picked.properties[`${subject}:${path}`] ??
      declared?.find(
        (conditionProperty) =>
          conditionProperty.subject === subject && conditionProperty.path === path,
      ) ??
      undeclaredProperty(subject, path),
    [picked, declared],
  )
  const names = useMemo<Omit<DescribeTools, 'describe'>>(
    () => ({
      property: (subject, path) => {
        const title = propertyOf(subject, path)?.title ?? (path === '' ? '…' : pathWords(path))
        return inSentence(title)
      },
      name: (kind, id) => picked.names[`${kind}:${id}`] ?? records?.[`${kind}:${id}`] ?? id,
    }),
    [propertyOf, picked, records],
  )
  /** Null while unknown: a record that was not looked up is not reported as missing. */
  const exists = useCallback<CheckTools['exists']>(
    (kind, id) => {
      if (picked.names[`${kind}:${id}`] !== undefined || records?.[`${kind}:${id}`] !== undefined)
        return true
      return records && !isPlaceholderData ? false : null
    },
    [picked, records, isPlaceholderData],
  )
  const learn = useCallback(
    (property: ConditionProperty) =>
      setPicked((before) => ({
        ...before,
        properties: { ...before.properties, [`${property.subject}:${property.path}`]: property },
      })),
    [],
  )
  const learnName = useCallback(
    (kind: string, id: string, name: string) =>
      setPicked((before) => ({ ...before, names: { ...before.names, [`${kind}:${id}`]: name } })),
    [],
  )
  return { propertyOf, names, exists, learn, learnName }
}
