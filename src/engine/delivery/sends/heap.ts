/** A binary heap with the smallest item by `order` first. */
export interface Heap<T> {
  readonly size: number
  peek(): T | undefined
  pop(): T | undefined
  push(item: T): void
}

export function createHeap<T>(order: (a: T, b: T) => number): Heap<T> {
  const items: T[] = []
  const swap = (a: number, b: number) => {
    const kept = items[a]!
    items[a] = items[b]!
    items[b] = kept
  }
  function sink() {
    let at = 0
    for (;;) {
      const left = at * 2 + 1
      const right = left + 1
      let least = at
      if (left < items.length && order(items[left]!, items[least]!) < 0) least = left
      if (right < items.length && order(items[right]!, items[least]!) < 0) least = right
      if (least === at) return
      swap(at, least)
      at = least
    }
  }
  return {
    get size() {
      return items.length
    },
    peek: () => items[0],
    pop() {
      const top = items[0]
      const last = items.pop()
      if (items.length > 0) {
        items[0] = last!
        sink()
      }
      return top
    },
    push(item) {
      items.push(item)
      for (let at = items.length - 1; at > 0;) {
        const above = (at - 1) >> 1
        if (order(items[at]!, items[above]!) >= 0) return
        swap(at, above)
        at = above
      }
    },
  }
}
