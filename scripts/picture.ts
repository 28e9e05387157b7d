/** Prints a sheet of many kinds of problems and writes its first page as the picture of the README: npm run picture */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateWorksheet } from '@worksheet/core'
import { renderPdf } from '@worksheet/render-pdf'

const entries = [
  { grade: 'k', topic: 'ten-frame-numbers', difficulty: 'easy', count: 1 },
  { grade: '1', topic: 'tell-time-hour-half-hour', difficulty: 'easy', count: 1 },
  { grade: '4', topic: 'long-division-one-digit-divisor', difficulty: 'easy', count: 1 },
  { grade: '5', topic: 'add-subtract-fractions-unlike-denominators', difficulty: 'medium', count: 1 },
  { grade: '8', topic: 'pythagorean-missing-side', difficulty: 'easy', count: 1 },
  { grade: 'algebra-1', topic: 'graph-quadratic-functions', difficulty: 'easy', count: 1 },
] as const
const [seed = '5'] = process.argv.slice(2)
const worksheet = generateWorksheet({
  seed: Number(seed),
  entries: entries.map(entry => ({ id: entry.topic, ...entry })),
})

const folder = mkdtempSync(join(tmpdir(), 'worksheet-picture-'))
const picture = fileURLToPath(new URL('../docs/public/sheet', import.meta.url))
const pdf = await renderPdf(worksheet, { title: 'Practice', workspace: 'compact' })
writeFileSync(join(folder, 'sheet.pdf'), pdf)
const size = ['-r', '96', '-gray', '-png', '-singlefile']
execFileSync('pdftoppm', [...size, join(folder, 'sheet.pdf'), picture])
rmSync(folder, { recursive: true })
