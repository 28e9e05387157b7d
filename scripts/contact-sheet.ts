/** Writes figures with their alternate texts to one HTML page, to be looked at. `tsx scripts/contact-sheet.ts <file.html> [kind,kind] [en|es]` */
import { writeFileSync } from 'node:fs'
import { earlyFigures } from '@worksheet/testing/specimen-figures-early'
import { describeFigure, drawFigure } from '../packages/core/src/figure/kind.ts'
import { SCRIBES } from '../packages/core/src/show/scribe.ts'
import { drawingToSvg } from '../packages/render-html/src/figure.ts'

const [file = 'contact-sheet.html', kinds = '', locale = 'en'] = process.argv.slice(2)
const wanted = kinds === '' ? null : kinds.split(',')
const scribe = SCRIBES[locale === 'es' ? 'es' : 'en']

const STYLE = `
body { margin: 8px; display: flex; flex-wrap: wrap; gap: 14px; align-items: flex-start; font-size: 15px }
figure { margin: 0; border: 1px dotted #bbb; padding: 6px; max-width: 560px }
figcaption { font: 10px sans-serif; color: #555; width: 0; min-width: max(160px, 100%) }`

const cards = earlyFigures
  .filter(({ kind }) => wanted === null || wanted.includes(kind))
  .map((figure, i) => {
    const drawing = drawFigure(figure, scribe)
    const alt = describeFigure(figure, scribe)
    const size = `${drawing.width.toFixed(1)} × ${drawing.height.toFixed(1)} em`
    return `<figure>${drawingToSvg(drawing, alt, `figure-${i}`)}<figcaption><b>${figure.kind}, ${size}</b> ${alt.replaceAll('<', '&lt;')}</figcaption></figure>`
  })
writeFileSync(file, `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${cards.join('\n')}`)
