/** Publishes what changesets has versioned. Provenance ties a package to its repository, which the workflow names. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const { GITHUB_REPOSITORY: repository } = process.env
if (!repository) throw new Error('Releases are made by the release workflow, which sets GITHUB_REPOSITORY.')

const packages = new URL('../packages/', import.meta.url)
for (const name of readdirSync(packages)) {
  const file = new URL(`${name}/package.json`, packages)
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  manifest.repository = {
    type: 'git',
    url: `git+https://github.com/${repository}.git`,
    directory: `packages/${name}`,
  }
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
}
execFileSync('npx', ['changeset', 'publish'], { stdio: 'inherit', cwd: fileURLToPath(new URL('../', import.meta.url)) })
