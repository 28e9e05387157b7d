/** Writes the tables of docs/reference that are made from the code: npm run docs-tables */
import { readFileSync, writeFileSync } from 'node:fs'
import { completed, tablePages } from '../docs/tables.ts'

for (const page of tablePages) writeFileSync(page, completed(readFileSync(page, 'utf8')))
