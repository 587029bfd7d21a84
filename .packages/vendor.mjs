import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { build } from 'vite'

/*
 * `node .packages/vendor.mjs`: makes the packages of this folder again. Each is a part of a published
 * package, unchanged and under its license: react-admin needs 80 of 10,000 icons and three functions
 * of date-fns, which would be 210 MB of every install. The tests need one file of each of two browser
 * clients, which would be 18 MB.
 */

const ICONS = '@mui/icons-material'
const ICON_IMPORT = /['"]@mui\/icons-material\/(\w+)['"]/g

/** Fetches a published package. @param {string} spec @returns {string} its folder */
function unpack(spec) {
  const folder = mkdtempSync(join(tmpdir(), 'vendor-'))
  const packed = spawnSync('npm', ['pack', spec, '--silent'], { cwd: folder, encoding: 'utf8' })
  if (packed.status !== 0) throw new Error(packed.stderr)
  const extracted = spawnSync('tar', ['xzf', packed.stdout.trim()], { cwd: folder })
  if (extracted.status !== 0) throw new Error(String(extracted.stderr))
  return join(folder, 'package')
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)

/** Every file that runs below a folder. @param {string} folder @returns {string[]} */
const programsIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[cm]?js$/.test(file))
    .map((file) => join(folder, file))

/** The icons that react-admin imports. */
function iconsOfReactAdmin() {
  const folders = ['react-admin', 'ra-ui-materialui', 'ra-core'].flatMap((name) => [
    `node_modules/${name}/dist`,
    `node_modules/react-admin/node_modules/${name}/dist`,
  ])
  const names = folders
    .filter((folder) => existsSync(folder))
    .flatMap(programsIn)
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(ICON_IMPORT)])
    .map((match) => match[1])
  return [...new Set(names)].sort()
}

function vendorIcons() {
  const to = '.packages/icons-material'
  const { version } = existsSync(`${to}/package.json`)
    ? readJson(`${to}/package.json`)
    : readJson('node_modules/@mui/material/package.json')
  const from = unpack(`${ICONS}@${version}`)
  // Comments of react-admin name icons that do not exist.
  const icons = iconsOfReactAdmin().filter((name) => existsSync(join(from, `${name}.js`)))
  rmSync(to, { recursive: true, force: true })
  const files = icons.flatMap((name) => [
    `${name}.js`,
    `${name}.d.ts`,
    `esm/${name}.js`,
    `esm/${name}.d.ts`,
  ])
  for (const file of ['LICENSE', 'utils', 'esm/utils', 'esm/package.json', ...files]) {
    if (!existsSync(join(from, file))) continue
    mkdirSync(dirname(join(to, file)), { recursive: true })
    cpSync(join(from, file), join(to, file), { recursive: true })
  }
  const { name, license, exports, sideEffects, dependencies, peerDependencies } = readJson(
    join(from, 'package.json'),
  )
  writeJson(join(to, 'package.json'), {
    name,
    version,
    description: `The ${icons.length} icons of ${name} that react-admin imports, unchanged`,
    license,
    sideEffects,
    exports: { './*': exports['./*'] },
    dependencies,
    peerDependencies: { react: peerDependencies.react, '@mui/material': version },
  })
}

async function vendorDateFns() {
  const to = '.packages/date-fns'
  const names = ['isMatch', 'isValid', 'parseISO']
  const from = unpack('date-fns@3.6.0')
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  const entry = join(from, 'part.mjs')
  writeFileSync(entry, `export { ${names.join(', ')} } from './index.mjs'\n`)
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: to,
      emptyOutDir: false,
      minify: false,
      lib: { entry, formats: ['es', 'cjs'], fileName: (format) => `index.${format}.js` },
    },
  })
  for (const [built, name] of [
    ['index.es.js', 'index.mjs'],
    ['index.cjs.js', 'index.cjs'],
  ]) {
    // The bundler notes where it found each module, which is a temporary folder.
    const text = readFileSync(join(to, built), 'utf8').replace(/^\/\/ \.\..*\n/gm, '')
    writeFileSync(join(to, name), text)
    rmSync(join(to, built))
  }
  writeFileSync(
    join(to, 'index.d.ts'),
    [
      'export declare function isMatch(dateStr: string, formatStr: string): boolean',
      'export declare function isValid(date: unknown): boolean',
      'export declare function parseISO(argument: string): Date',
      '',
    ].join('\n'),
  )
  cpSync(join(from, 'LICENSE.md'), join(to, 'LICENSE.md'))
  const { name, version, license } = readJson(join(from, 'package.json'))
  writeJson(join(to, 'package.json'), {
    name,
    version,
    description: `${names.join(', ')} of ${name}: what react-admin imports, bundled`,
    license,
    sideEffects: false,
    main: './index.cjs',
    module: './index.mjs',
    types: './index.d.ts',
    exports: { '.': { types: './index.d.ts', import: './index.mjs', require: './index.cjs' } },
  })
}

/**
 * The build of a browser client that a page loads with a script tag.
 * @param {string} spec of the package @param {string} to the folder here
 * @param {(file: string) => boolean} isPart of the build, by its path in the package
 */
function vendorClient(spec, to, isPart) {
  const from = unpack(spec)
  rmSync(to, { recursive: true, force: true })
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((one) => isPart(one) || /^LICENSE/.test(one)))
    cpSync(join(from, file), join(to, basename(file)))
  const { name, version, license } = readJson(join(from, 'package.json'))
  writeJson(join(to, 'package.json'), {
    name,
    version,
    description: `The build of ${name} for a script tag, unchanged: what the browser tests load`,
    license,
  })
}

vendorIcons()
await vendorDateFns()
vendorClient('@segment/analytics-next@1.84.3', '.packages/segment-analytics-next', (file) =>
  /^dist\/umd\/.*\.js$/.test(file),
)
vendorClient(
  '@rudderstack/analytics-js@3.34.1',
  '.packages/rudderstack-analytics-js',
  (file) => file === 'dist/npm/modern/bundled/umd/index.js',
)
