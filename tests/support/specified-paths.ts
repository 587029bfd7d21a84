import { readFileSync } from 'node:fs'
import { splitSpecification } from '#build/specification/split-specification.ts'

const sentences = splitSpecification(readFileSync('docs/specification.md', 'utf8'))

/** The paths that a part of section 2 of the specification lists, with parameters in braces. */
export const specifiedPaths = (heading: string): string[] =>
  sentences
    .filter(({ section }) => section === `2. Screens and routes: ${heading}`)
    .flatMap(({ text }) => [...text.matchAll(/(?<![\w}])\/[\w/{}-]*/g)].map(([path]) => path))
