import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The packages whose public surface is reviewed. */
export const SURFACES = [
  'client',
  'core',
  'render-html',
  'render-json',
  'render-latex',
  'render-pdf',
  'server',
] as const

/** All types that a package publishes: its index, and the files that the index takes them from, whose names are hashes. */
export function surfaceOf(index: string): string {
  const text = readFileSync(index, 'utf8')
  const shared = [...new Set([...text.matchAll(/from '\.\/([\w-]+)\.js'/g)].map(match => match[1] ?? ''))]
  const parts = shared.map(name => readFileSync(join(dirname(index), `${name}.d.ts`), 'utf8'))
  return [text, ...parts].join('\n').replace(/'\.\/([a-z]+)-[\w-]+\.js'/g, "'./$1.js'")
}
