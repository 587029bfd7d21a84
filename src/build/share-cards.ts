import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { brand } from '#brand'
import { paths } from '#client/paths.ts'
import { browserPath } from '#tests/support/browser-path.ts'

// Draws the image of a shared link for each public page in dist/: run it after `npm run build`. The
// images are committed, so that neither build nor server needs a browser; `cards.json` records the
// text of each.

const FOLDER = 'src/site/public/share'
const FONTS = 'src/ui/fonts'

const { publicPaths, renderPage, cardName } = (await import(
  pathToFileURL('dist/prerender/prerender.js').href
)) as typeof import('#site/prerender.tsx')

const font = async (file: string) =>
  `data:font/woff2;base64,${(await readFile(join(FONTS, file))).toString('base64')}`

const metaOf = (head: string, name: string) =>
  new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1] ?? ''

const kinds: readonly (readonly [start: string, kind: string])[] = [
  ['/resources/guides/', 'Guide'],
  ['/resources/blog/', 'Blog'],
  ['/solutions/', 'Solutions'],
  ['/industries/', 'Industries'],
]

const display = await font('bricolage-grotesque-latin-opsz.woff2')
const text = await font('inter-latin-wght.woff2')
const style = `
@font-face { font-family: Display; src: url(${display}); font-weight: 200 800 }
@font-face { font-family: Text; src: url(${text}); font-weight: 100 900 }
body {
  margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 72px 92px 76px;
  display: flex; flex-direction: column; background: #fbfaf7; color: #14171c; font-family: Text;
}
.brand { display: flex; gap: 18px; align-items: center; font: 700 40px/1 Display; letter-spacing: -.02em }
.brand span { margin-left: auto; font: 500 26px/1 Text; letter-spacing: 0; color: #565c66 }
h1 { margin: auto 0 24px; font: 700 76px/1.04 Display; letter-spacing: -.03em; text-wrap: balance }
h1.long { font-size: 60px } p { margin: 0; font-size: 28px; line-height: 1.4; color: #565c66; max-width: 980px }`

const mark =
  '<svg width="52" height="52" viewBox="0 0 24 24" fill="none">' +
  '<circle cx="10" cy="14" r="7.25" stroke="#14171c" stroke-width="3.5"/>' +
  '<circle cx="20.5" cy="3.5" r="3" fill="#c7431b"/></svg>'

await mkdir(FOLDER, { recursive: true })
const list = join(FOLDER, 'cards.json')
const before = existsSync(list)
  ? (JSON.parse(await readFile(list, 'utf8')) as Record<string, string>)
  : {}
const words: Record<string, string> = {}
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
// The debug page is for the site's operators and is not shared.
for (const path of publicPaths().filter((publicPath) => publicPath !== paths.contentDebug)) {
  const { head } = await renderPage(path)
  const title = metaOf(head, 'og:title')
  const description = metaOf(head, 'og:description')
  words[path] = title
  const file = join(FOLDER, `${cardName(path)}.png`)
  if (before[path] === title && existsSync(file)) continue
  const kind = kinds.find(([start]) => path.startsWith(start))?.[1] ?? ''
  await page.setContent(
    `<style>${style}</style><div class="brand">${mark}${brand.name}<span>${kind}</span>` +
      `</div><h1 class="${title.length > 34 ? 'long' : ''}">${title}</h1><p>${description}` +
      '</p>',
  )
  await page.evaluate('document.fonts.ready')
  await writeFile(file, await page.screenshot())
}
await browser.close()
await writeFile(list, `${JSON.stringify(words, null, 2)}\n`)
process.stdout.write(`${Object.keys(words).length} cards in ${FOLDER}\n`)
process.exit(0)
