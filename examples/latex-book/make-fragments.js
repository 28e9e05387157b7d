import { mkdir, writeFile } from 'node:fs/promises'
import { generateWorksheet } from '@worksheet/core'
import { contentToLatex, renderLatex, WORKSHEET_STY } from '@worksheet/render-latex'

const chapters = [
  { name: 'fractions', grade: '4', topic: 'mixed-numbers-improper-fractions' },
  { name: 'equations', grade: '7', topic: 'two-step-equations' },
  { name: 'pythagoras', grade: '8', topic: 'pythagorean-missing-side' },
]

const worksheetFor = ({ grade, topic }, locale) =>
  generateWorksheet(
    {
      seed: 2026,
      locale,
      entries: [
        { id: 'practice', grade, topic, difficulty: 'easy', count: 6 },
        { id: 'challenge', grade, topic, difficulty: 'hard', count: 4 },
      ],
    },
    { solutions: true },
  )
const isSolved = ({ entries }) => entries.some(({ problems }) => problems.some(({ solution }) => solution))

await mkdir('fragments', { recursive: true })
const write = (name, latex) => writeFile(`fragments/${name}.tex`, latex)

/** For the book: the problems of each chapter, and apart from them its answers and its worked solutions. */
await writeFile('worksheet.sty', WORKSHEET_STY)
for (const chapter of chapters) {
  const worksheet = worksheetFor(chapter, 'en')
  const fragment = part => renderLatex(worksheet, { part, workspace: 'compact', definitions: false })
  await write(chapter.name, fragment('problems'))
  await write(`${chapter.name}-key`, fragment('key'))
  await write(`${chapter.name}-solutions`, isSolved(worksheet) ? fragment('solutions') : '')
}

/** For two languages side by side: the same problems once more. */
await write('equations-es', renderLatex(worksheetFor(chapters[1], 'es'), { part: 'problems', definitions: false }))

/** For the class exam: its own questions, each with its solution. */
const questions = worksheetFor(chapters[1], 'en').entries.flatMap(({ problems }) =>
  problems.map(({ instruction, prompt, solution }) => {
    const [asked, steps] = [[...instruction, ...prompt], solution ?? []].map(blocks => contentToLatex(blocks, 'en'))
    return `\\question ${asked}\n\\begin{solution}[3cm]\n${steps}\n\\end{solution}\n`
  }),
)
await write('questions', questions.join('\n'))
console.log('Wrote fragments and worksheet.sty')
