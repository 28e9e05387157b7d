import { copyFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'tsup'

const local = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The reference is one file, copied as it is, so that a server needs none of what it is made of. */
function copyReference(): void {
  const entry = createRequire(import.meta.url).resolve('@scalar/api-reference')
  copyFileSync(join(dirname(entry), 'browser/standalone.js'), local('dist/reference.js'))
  const about = readFileSync(join(dirname(entry), '../package.json'), 'utf8')
  const { name, version, license, author } = JSON.parse(about) as Record<string, string>
  writeFileSync(
    local('dist/reference-LICENSE.txt'),
    `reference.js is ${name} ${version}, ${license} license, ${author}\n`,
  )
}

export default defineConfig({
  entry: { main: 'src/main.ts', index: 'src/index.ts', worker: 'src/rendering/worker.ts' },
  format: ['esm'],
  clean: true,
  splitting: true,
  target: 'node20',
  // The package brings the pages that it serves.
  onSuccess: async () => {
    cpSync('../maker/dist', 'dist/maker', { recursive: true })
    copyReference()
  },
})
