import { useMemo } from 'react'
import { useObjectTypes } from '#client/object-types.ts'
import { entities } from '#model/schema/entities.generated.ts'
import { objectEntity, objectResource } from '#model/schema/object-type.ts'
import { resources } from '#resources/index.ts'
import { createRegistry, registry, type Registry } from './registry.ts'

/** The product's entities, plus custom object types once they are loaded. */
export function useKnownRegistry(): Registry {
  const { data } = useObjectTypes(true)
  return useMemo(() => {
    if (!data?.length) return registry
    const made = data.map(objectEntity)
    return createRegistry([...entities, ...made], [...resources, ...made.map(objectResource)])
  }, [data])
}
