/** The name of a component by its file: `goal-show` is `GoalShow`. */
export const exportOf = (file: string): string =>
  file
    .slice(file.lastIndexOf('/') + 1)
    .replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase())
