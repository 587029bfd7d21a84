import { checkToolsAt } from '#condition/check-tools.ts'
import { productNow } from '#ui/base/product-clock.ts'
import { useCallback, useMemo } from 'react'
import type { Position } from '#condition/edit-tree.ts'
import type { Subject } from '#condition/facts.ts'
import type { Language } from '#condition/language.ts'
import { lintCondition } from '#condition/lint.ts'
import { ownZone } from '#model/lib/time-zone.ts'
import { conditionOf, type GroupNode, type NodePaths } from '#condition/tree.ts'
import { useNames } from './use-names.ts'
import { useSeen } from './use-seen.ts'

export type CheckedCondition = ReturnType<typeof useCheckedCondition>

/** Derives from a tree its condition, the path of each node, its faults and its lint findings. */
export function useCheckedCondition(root: GroupNode, language: Language, about: Position) {
  const { condition, places } = useMemo(() => {
    const nodePaths: NodePaths = new Map()
    return { condition: conditionOf(root, nodePaths), places: nodePaths }
  }, [root])
  const { exists, ...known } = useNames(condition, language)
  const { propertyOf } = known
  const moment = useMemo(() => ({ now: productNow().getTime(), zone: ownZone() }), [condition])
  const seen = useSeen(condition, language, propertyOf)
  const typeOf = useCallback(
    (subject: Subject, path: string) => propertyOf(subject, path)?.kind ?? null,
    [propertyOf],
  )
  const faults = useMemo(
    () =>
      condition === null || condition === undefined
        ? []
        : language.check(condition, about, { typeOf, exists, ...checkToolsAt(moment) }),
    [condition, language, about, typeOf, moment, exists],
  )
  const findings = useMemo(
    () =>
      faults.length > 0
        ? []
        : lintCondition(condition, language, {
            typeOf,
            isList: (subject, path) => propertyOf(subject, path)?.multivalued !== false,
            seen,
            moment,
          }),
    [condition, language, typeOf, propertyOf, seen, moment, faults],
  )
  return { condition, places, faults, findings, ...known }
}
