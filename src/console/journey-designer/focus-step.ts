/** Puts the keyboard on a step once it is drawn; without an id on the chosen one. */
export function focusStep(id?: string): void {
  const find = () =>
    document.querySelector<HTMLElement>(
      id === undefined ? '.jd-chosen [data-step]' : `[data-step="${CSS.escape(id)}"]`,
    )
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      find()?.focus({
        preventScroll: id === undefined && document.querySelector('.jd-canvas') !== null,
      }),
    ),
  )
}
