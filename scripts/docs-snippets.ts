/** Writes the TypeScript of the documentation to files, so that npm run typecheck checks it with everything else. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { pages, typescriptIn } from '../docs/snippets.ts'

const folder = new URL('../docs/.snippets/', import.meta.url)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
for (const page of [...pages(), new URL('../README.md', import.meta.url)])
  for (const { at, code } of typescriptIn(page)) writeFileSync(new URL(`${at.replace(/\W+/g, '-')}.ts`, folder), code)
