/** The name of a custom variable of contacts that a column becomes: small letters, digits and `_`; empty when nothing is left of it. */
export const customName = (column: string): string => column.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/[^a-z0-9]+/g, '_').replace(/^_+|_+$/g, '').slice(0, 40)
