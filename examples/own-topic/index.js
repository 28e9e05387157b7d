import { writeFileSync } from 'node:fs'
import { contentToText, generateWorksheet } from '@worksheet/core'
import { breaches } from '@worksheet/core/laws'
import { renderPdf } from '@worksheet/render-pdf'
import { ticketPrices } from './ticket-prices.js'

const broken = breaches(ticketPrices, 50)
if (broken.length > 0) throw new Error(broken.join('\n'))
console.log(`${ticketPrices.name.en} keeps all laws`)

const worksheet = generateWorksheet({ entries: [{ topic: ticketPrices, count: 4 }], seed: 7 }, { solutions: true })
for (const { number, prompt, answer, solution } of worksheet.entries[0].problems) {
  console.log(`${number}. ${contentToText(prompt, 'en')}`)
  console.log(`   → ${contentToText(answer.content, 'en')}`)
  console.log(contentToText(solution, 'en').replace(/^/gm, '     '))
}
writeFileSync('worksheet.pdf', await renderPdf(worksheet, { title: 'Ticket prices' }))
