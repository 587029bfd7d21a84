/** A piece of JSX, and the components of react-admin that it uses. */
export interface Jsx {
  text: string
  uses: readonly string[]
}

/** A property with a text value: quotes in the text make it an expression. */
export const prop = (name: string, text: string): string =>
  /["\\{}<>&\n]/.test(text) ? `${name}={${JSON.stringify(text)}}` : `${name}="${text}"`
