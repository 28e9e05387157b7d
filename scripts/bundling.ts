import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import type { Options } from 'tsup'

export type Plugin = NonNullable<Options['esbuildPlugins']>[number]

const require = createRequire(import.meta.url)
const FOLDER_OF_PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/

/** Writes beside a bundle the licenses of the packages that it takes in. */
export const licenses: Plugin = {
  name: 'licenses',
  setup({ initialOptions: { outdir = 'dist' }, onEnd, onLoad }) {
    const folders = new Set<string>()
    onLoad({ filter: FOLDER_OF_PACKAGE }, ({ path }) => {
      folders.add(FOLDER_OF_PACKAGE.exec(path)?.[0] ?? path)
      return null
    })
    onEnd(() => {
      mkdirSync(outdir, { recursive: true })
      writeFileSync(join(outdir, 'LICENSES.txt'), [...folders].map(licenseOf).sort().join('\n\n'))
    })
  },
}

function licenseOf(folder: string): string {
  const { name, version, license } = require(join(folder, 'package.json')) as Record<string, string>
  const file = readdirSync(folder).find(file => /^licen[cs]e/i.test(file))
  return `${name} ${version}${license ? ` (${license})` : ''}\n${file ? `\n${readFileSync(join(folder, file), 'utf8').trim()}\n` : ''}`
}

/** Writes for a CommonJS module the ES module of the same names, so that both kinds share one copy of everything. */
export function writeEsModule(file: string): void {
  const names = Object.keys(require(file) as object).map(name => `  ${name},\n`)
  writeFileSync(
    file.replace(/\.cjs$/, '.js'),
    `import all from './${basename(file)}'

export const {
${names.join('')}} = all
`,
  )
}
