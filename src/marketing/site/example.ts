import type { FactName } from '#model/email/campaign-versions.ts'

/*
 * The example of the public pages: a made page, and the campaign that the product drafts from it.
 * `npm run generate` drafts it again, and a law compares the generated file.
 */

/** A piece of a text and the numbers of the facts that it states; a mark ends with `ends`. */
export interface MarkedPart {
  text: string
  facts: readonly number[]
  ends: readonly number[]
}

export type Marked = readonly MarkedPart[]

export interface ExampleBlock {
  kind: 'title' | 'heading' | 'text' | 'button'
  text: Marked
}

export interface ExampleFact {
  /** Connects the page, the fact and the emails. */
  number: number
  fact: FactName
  text: string
  /** The element of the page that says it; empty where the page does not. */
  element: string
  /** Numbers of the emails that use it, from 1. */
  usedIn: readonly number[]
}

export interface ExampleEmail {
  /** Day of the campaign, from 0. */
  day: number
  subject: string
  /** The text as the reader gets it, without signature and footer. */
  lines: readonly Marked[]
  signature: string
  footer: readonly string[]
  words: number
  questions: number
}

export interface Example {
  page: readonly ExampleBlock[]
  facts: readonly ExampleFact[]
  emails: readonly ExampleEmail[]
  /** Sentences of the page that no email uses. */
  leftOut: readonly string[]
  /** Remarks of the product about the draft. */
  problems: readonly string[]
  /** Checks of step 2 that the emails pass: all of them. */
  passedChecks: number
}
