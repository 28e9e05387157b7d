import { writeFile } from 'node:fs/promises'
import { contentToText, generateWorksheet, isCorrect } from '@worksheet/core'
import { renderPdf } from '@worksheet/render-pdf'

const worksheet = generateWorksheet({
  seed: 7,
  locale: 'en',
  entries: [
    { id: 'equations', grade: '7', topic: 'two-step-equations', difficulty: 'easy', count: 6 },
    { id: 'integers', grade: '7', topic: 'add-subtract-integers', difficulty: 'medium', count: 6 },
  ],
})

for (const { problems } of worksheet.entries) {
  for (const { number, instruction, prompt, choices, answer } of problems) {
    const question = contentToText([...instruction, ...prompt], worksheet.locale)
    const key = contentToText(answer.content, worksheet.locale)
    console.log(`${number}. ${question}`)
    for (const { label, content } of choices) console.log(`   ${label}. ${contentToText(content, worksheet.locale)}`)
    console.log(`   → ${key}`)
    // Every printed key is an answer that grading accepts.
    if (!isCorrect(answer, key)) throw new Error(`Problem ${number} refuses its own key`)
  }
}

await writeFile('worksheet.pdf', await renderPdf(worksheet, { title: 'Warm-up', showAnswerKey: true }))
console.log('Wrote worksheet.pdf')
