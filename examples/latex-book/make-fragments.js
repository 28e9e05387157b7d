import { mkdir, writeFile } from 'node:fs/promises'
import { generateWorksheet } from '@worksheet/core'
import { renderLatex } from '@worksheet/render-latex'

/** One fragment for each chapter, and one with its answers for the back of the book. */
const chapters = [
  { name: 'fractions', grade: '5', topic: 'add-subtract-fractions-unlike-denominators' },
  { name: 'equations', grade: '7', topic: 'two-step-equations' },
  { name: 'pythagoras', grade: '8', topic: 'pythagorean-missing-side' },
]

await mkdir('fragments', { recursive: true })
for (const { name, grade, topic } of chapters) {
  const worksheet = generateWorksheet({
    seed: 2026,
    entries: [
      { id: 'practice', grade, topic, difficulty: 'easy', count: 6 },
      { id: 'challenge', grade, topic, difficulty: 'hard', count: 4 },
    ],
  })
  await writeFile(`fragments/${name}.tex`, renderLatex(worksheet, { workspace: 'compact' }))
  const withKey = renderLatex(worksheet, { workspace: 'compact', showAnswerKey: true })
  await writeFile(`fragments/${name}-with-key.tex`, withKey)
  console.log(`Wrote fragments/${name}.tex`)
}
