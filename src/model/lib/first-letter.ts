/** The text with its first letter as a capital; an empty text stays empty. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The text with a small first letter; an empty text stays empty. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
