import { createHash } from 'node:crypto'
import { renderPdf } from '../src/index.ts'
import { specimen } from './specimen.ts'

/** Prints the hash of a specimen that is rendered in a process of its own. */
const pdf = await renderPdf(specimen(), { title: 'Elsewhere', showAnswerKey: true })
console.log(createHash('sha256').update(pdf).digest('hex'))
