import { readFile } from 'node:fs/promises'
import { contentToText, generateWorksheet, isCorrect } from '@worksheet/core'

/** The request is all that has to be kept of a worksheet: its seed gives the same problems again. */
const request = JSON.parse(await readFile(new URL('request.json', import.meta.url), 'utf8'))
const worksheet = generateWorksheet(request)
const problems = worksheet.entries.flatMap(entry => entry.problems)

const [file = 'answers.csv'] = process.argv.slice(2)
const [, ...rows] = (await readFile(file, 'utf8')).trim().split(/\r?\n/)
for (const row of rows) {
  const [pupil, ...answers] = row.split(';')
  const wrong = problems.filter(({ answer }, i) => !isCorrect(answer, answers[i] ?? ''))
  console.log(`${pupil}: ${problems.length - wrong.length} of ${problems.length}`)
  for (const { number, prompt, answer } of wrong) {
    const question = contentToText(prompt, worksheet.locale)
    console.log(
      `  ${number}. ${question} → ${contentToText(answer.content, worksheet.locale)}, not ${answers[number - 1] || 'left out'}`,
    )
  }
}
