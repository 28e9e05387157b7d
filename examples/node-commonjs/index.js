const { writeFileSync } = require('node:fs')
const { generateWorksheet } = require('@worksheet/core')
const { renderHtml } = require('@worksheet/render-html')

const worksheet = generateWorksheet({
  seed: 7,
  locale: 'es',
  entries: [{ id: 'division', grade: '4', topic: 'long-division-one-digit-divisor', difficulty: 'easy', count: 8 }],
})

writeFileSync(
  'worksheet.html',
  renderHtml(worksheet, { title: 'División larga', showAnswerKey: true, disclosures: true }),
)
console.log(`Wrote ${worksheet.problemCount} problems to worksheet.html`)
