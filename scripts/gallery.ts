/** Shows every topic at each level in both languages, a page for each grade: npm run gallery [folder] [grade,grade] */
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalog } from '@worksheet/core'
import { looksOf } from './gallery-looks.ts'
import { failures, galleryGrades, gradePage, indexPage } from './gallery-page.ts'

const local = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const folder = resolve(process.argv[2] ?? local('../docs/public/gallery'))
const only = process.argv[3]?.split(',')
const fonts = local('../packages/render-pdf/fonts')

mkdirSync(join(folder, 'fonts'), { recursive: true })
for (const file of readdirSync(fonts)) copyFileSync(join(fonts, file), join(folder, 'fonts', file))

mkdirSync(join(folder, 'looks'), { recursive: true })
for (const grade of catalog())
  if (!only || only.includes(grade.id))
    writeFileSync(join(folder, 'looks', `${grade.id}.json`), JSON.stringify(looksOf(grade)))

const grades = galleryGrades(catalog(), catalog({ locale: 'es' }))
writeFileSync(join(folder, 'index.html'), indexPage(grades))
for (const grade of grades) {
  if (only && !only.includes(grade.id)) continue
  writeFileSync(join(folder, `${grade.id}.html`), gradePage(grade, grades))
  if (process.stderr.isTTY) process.stderr.write(`${grade.id} `)
}
console.log(`Wrote the gallery to ${folder}`)
for (const failure of failures) console.error(`✗ ${failure}`)
process.exitCode = failures.length > 0 ? 1 : 0
