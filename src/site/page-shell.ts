import { usedStyles } from './page-styles.ts'

const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\s*/g
const PRELOADED = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>\s*/g
const ENTRY = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\s*/
const HTML = /<html lang="en"/
const BOOT = '<script src="/boot.js"></script>'

/** Files that boot.js loads after the first paint. */
interface LateStart {
  styles: string[]
  modules: string[]
}

/** Vite's index.html with the boot script inlined; the server allows it by the file's hash. */
export function withBoot(shell: string, boot: string): string {
  if (!shell.includes(BOOT) || boot.includes('</script'))
    throw new Error('index.html must hold boot.js once, and boot.js must not end a script')
  return shell.replace(BOOT, () => `<script>${boot}</script>`)
}

/**
 * The shell of prerendered pages: the first paint waits for no file. Styles are inlined, fonts and
 * the script load afterwards.
 * @throws Error if Vite's output has another shape
 */
export function lateShell(shell: string): { shell: string; styles: string[] } {
  const styles = [...shell.matchAll(STYLESHEET)].map((found) => found[1]!)
  const entry = ENTRY.exec(shell)?.[1]
  if (!entry || styles.length === 0) throw new Error('the build has no entry or no stylesheet')
  const late: LateStart = {
    styles,
    modules: [...[...shell.matchAll(PRELOADED)].map((found) => found[1]!), entry],
  }
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  return {
    styles,
    shell: shell
      .replace(HTML, '$& data-fonts="later" data-waking=""')
      .replace(STYLESHEET, '')
      .replace(PRELOADED, '')
      .replace(ENTRY, '')
      .replace('</head>', () => `<style><!--styles--></style><noscript>${links}</noscript></head>`)
      .replace(
        '</body>',
        () =>
          `<script type="application/json" id="outrider-start">${JSON.stringify(late)}</script></body>`,
      ),
  }
}

/** Inserts head, markup and the styles they use at the shell's placeholders. */
export function fillPage(shell: string, css: string, head: string, app: string): string {
  return shell
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => app)
    .replace('<!--styles-->', () => usedStyles(css, app))
}
