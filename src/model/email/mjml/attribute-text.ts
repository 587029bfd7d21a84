const LIQUID = /(\{\{(?:(?!\{\{)[\s\S])*?\}\}|\{%(?:(?!\{%)[\s\S])*?%\})/
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
}

/** Decodes the value of an attribute for a field; Liquid in it stays as written. */
export const readAttribute = (written: string): string =>
  written
    .split(LIQUID)
    .map((part, at) =>
      at % 2 ? part : part.replace(/&(?:amp|quot|#39|lt|gt);/g, (entity) => ENTITIES[entity]!),
    )
    .join('')

/** True when Liquid in a value has double quotes and apostrophes: no attribute can hold it. */
export const isUnquotable = (value: string): boolean =>
  value.split(LIQUID).some((part, at) => at % 2 === 1 && part.includes('"') && part.includes("'"))

/** Encodes the value of a field for double quotes. Liquid gets single quotes, which it takes too. */
export const writeAttributeValue = (value: string): string =>
  value
    .split(LIQUID)
    .map((part, at) =>
      at % 2
        ? part.replaceAll('"', "'")
        : part.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;'),
    )
    .join('')
