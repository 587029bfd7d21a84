import { setFlagsFromString } from 'node:v8'

/**
 * V8 has words of its own for its tests (`%HaveSameMap`), which it reads only when told so before.
 */
setFlagsFromString('--allow-natives-syntax')
const same = new Function('one', 'other', 'return %HaveSameMap(one, other)') as (
  one: object,
  other: object,
) => boolean

/**
 * How many shapes V8 sees in objects that are made one after the other. More than some, and each
 * look at one of them is a search (decision 043).
 */
export function shapesOf(make: (n: number) => object): number {
  const shapes: object[] = []
  for (let n = 0; n < 200; n++) {
    const one = make(n)
    if (!shapes.some((known) => same(known, one))) shapes.push(one)
  }
  return shapes.length
}
