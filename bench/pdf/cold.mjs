/** A whole process on the built packages: start, print one worksheet (or many), end. Prints the bytes and the largest memory. */
import { readFileSync } from 'node:fs'
import { renderPdf } from '@worksheet/render-pdf'

const [file, times = '1'] = process.argv.slice(2)
const worksheet = JSON.parse(readFileSync(file, 'utf8'))
let bytes = 0
for (let i = 0; i < Number(times); i++) bytes = (await renderPdf(worksheet, { title: 'Benchmark', showAnswerKey: true })).length
console.log(JSON.stringify({ bytes, memory: process.resourceUsage().maxRSS / 1024 }))
