import { mkdir, writeFile } from 'node:fs/promises'
import { generateWorksheet } from '@worksheet/core'
import { renderAnswerKeyPdf, renderPdf } from '@worksheet/render-pdf'

/** Each week repeats what was new in the weeks before, a level higher each time. */
const plan = [
  { grade: '7', topic: 'add-subtract-integers' },
  { grade: '7', topic: 'multiply-divide-integers' },
  { grade: '7', topic: 'add-subtract-rationals' },
  { grade: '7', topic: 'expand-combine-linear-expressions' },
  { grade: '7', topic: 'two-step-equations' },
  { grade: '7', topic: 'one-two-step-inequalities' },
]
const levels = ['easy', 'medium', 'hard']
const weeks = Number(process.argv[2] ?? 36)

/** What was new `back` weeks ago, a level higher for each week since. */
function entryOf(week, back) {
  const turn = plan[(week - back + plan.length) % plan.length]
  return { id: `week-${week - back}`, ...turn, difficulty: levels[back], count: 6 }
}

await mkdir('year', { recursive: true })
for (let week = 1; week <= weeks; week++) {
  // A seed of its own for each week, so that no sheet depends on the others.
  const worksheet = generateWorksheet({ seed: 2026_00 + week, entries: [0, 1, 2].map(back => entryOf(week, back)) })
  const name = `year/week-${String(week).padStart(2, '0')}`
  const title = `Week ${week}`
  await writeFile(`${name}.pdf`, await renderPdf(worksheet, { title, paper: 'a4', workspace: 'compact' }))
  await writeFile(`${name}-key.pdf`, await renderAnswerKeyPdf(worksheet, { title, paper: 'a4' }))
  if (process.stderr.isTTY) process.stderr.write(`\r${week} of ${weeks}`)
}
if (process.stderr.isTTY) process.stderr.write('\n')
console.log(`Wrote ${weeks} sheets with their keys to year/`)
