import { readFile, writeFile } from 'node:fs/promises'
import { contentToText, generateWorksheet } from '@worksheet/core'

/** Writes answers.csv for a class of two: Ada is right throughout, Ben leaves the first out and slips in the last. */
const request = JSON.parse(await readFile(new URL('request.json', import.meta.url), 'utf8'))
const { entries, locale } = generateWorksheet(request)
const right = entries.flatMap(({ problems }) => problems.map(({ answer }) => contentToText(answer.content, locale)))
const head = ['pupil', ...right.map((_, i) => i + 1)]
const rows = [head, ['Ada', ...right], ['Ben', '', ...right.slice(1, -1), '1000001']]
await writeFile('answers.csv', `${rows.map(row => row.join(';')).join('\n')}\n`)
