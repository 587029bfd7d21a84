/** Focuses a step once it is rendered; without an id the selected one. */
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
