/** The fields of a record by name, before a schema has checked them. */
export type RecordValues = Record<string, unknown>

/** A JSON object whose content is not known. */
export type JsonObject = Record<string, unknown>
