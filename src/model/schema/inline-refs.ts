import type { SchemaNode } from './entity.ts'

/** Shared schemas by their file name without extension, as in `schemas/parts/`. */
export type SchemaParts = Record<string, SchemaNode>

/**
 * Replaces every `$ref` of a schema by its target, so that readers (validators, forms, OpenAPI)
 * need no resolver. Supports `./parts/<name>.json` and `#/$defs/<name>` within a part. Title,
 * description, default and x- keywords next to a `$ref` take precedence.
 * @throws Error naming an unresolved reference
 */
export function inlineRefs<T extends SchemaNode>(
  node: T,
  parts: SchemaParts,
  root: SchemaNode = node,
): T {
  if (Array.isArray(node)) return node.map((item) => inlineRefs(item, parts, root)) as unknown as T
  if (node === null || typeof node !== 'object') return node
  if (typeof node.$ref === 'string') {
    const { $ref, ...beside } = node
    const part = /^(?:\.\/)?(?:parts\/)([\w-]+)\.json$/.exec($ref)?.[1]
    const local = /^#\/\$defs\/([\w-]+)$/.exec($ref)?.[1]
    const definition = local ? root.$defs?.[local] : undefined
    const target = part ? parts[part] : definition
    if (!target) throw new Error(`nothing answers to the reference "${$ref}"`)
    const { $id: _id, $defs: _defs, ...body } = inlineRefs(target, parts, part ? target : root)
    return { ...body, ...beside } as T
  }
  const result: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(node))
    if (key !== '$defs' || root !== node)
      result[key] =
        typeof value === 'object' && value !== null && key !== 'default'
          ? inlineRefs(value as SchemaNode, parts, root)
          : value
  return result as T
}
