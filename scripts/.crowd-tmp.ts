import { writeFileSync } from 'node:fs'
import { describeFigure, drawFigure } from '/work/main/packages/core/src/figure/kinds.ts'
import { SCRIBES } from '/work/main/packages/core/src/show/scribe.ts'
import { earlyFigures } from '/work/main/packages/core/test/specimen-figures-early.ts'
import { drawingToSvg } from '/work/main/packages/render-html/src/figure.ts'
writeFileSync('/tmp/crowd.html', '<meta charset=utf-8><body style="display:flex;flex-wrap:wrap;gap:14px;font-size:15px">' + earlyFigures.slice(-8).map((f, i) => `<div style="max-width:560px">${drawingToSvg(drawFigure(f, SCRIBES.es), 'x', 'f' + i)}<div style="font:10px sans-serif">${describeFigure(f, SCRIBES.es)}</div></div>`).join(''))
