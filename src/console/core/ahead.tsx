import { lazy, useState, type ComponentType } from 'react'

/** A component of another file, which can be loaded before it is rendered. */
export type Ahead<Props> = ComponentType<Props> & { load(): Promise<void> }

/**
 * `React.lazy` whose component, once `load` has brought it, renders without a fallback: React keeps
 * a fallback on the screen for 300 ms, however soon the component is there.
 */
export function ahead<Props extends object>(
  from: () => Promise<{ default: ComponentType<Props> }>,
): Ahead<Props> {
  let loaded: ComponentType<Props> | undefined
  const load = async () => {
    loaded ??= (await from()).default
  }
  const Later: ComponentType<Props> = lazy(from)
  function Component(props: Props) {
    // Chosen once: another component in the same place would lose typed text.
    const [Chosen] = useState(() => loaded ?? Later)
    return <Chosen {...props} />
  }
  return Object.assign(Component, { load })
}
