import type { Worksheet } from '@worksheet/core'
import { bareNode, cold, emptyPage } from './cold.ts'
import { type Other, pdflatex, warmChromium } from './others.ts'
import { mixedWorksheet } from './sheets.ts'
import { type Warm, type WarmWay, warm } from './warm.ts'

export interface PdfFigures {
  readonly problems: number
  readonly warm: Readonly<Record<WarmWay, Warm>>
  readonly cold: number
  readonly pdflatex: Other | null
  readonly chromium: Other | null
}

const ROUNDS = 15
const RENDERINGS = 500
const STARTS = 15

/** Worksheets of 30 and 150 problems by every way, in one run; and the memory after 500 of them. */
export async function benchPdf(): Promise<{
  readonly sheets: readonly PdfFigures[]
  readonly emptyPage: number
  readonly bareNode: number
  readonly memory: number
}> {
  const worksheets = [mixedWorksheet(30), mixedWorksheet(150)]
  const starts = coldStarts(worksheets)
  const sheets: PdfFigures[] = []
  for (const [i, worksheet] of worksheets.entries()) {
    sheets.push({
      problems: worksheet.problemCount,
      warm: await warm(worksheet, mixedWorksheet(worksheet.problemCount, { solutions: true }), ROUNDS),
      cold: starts.sheets[i]!,
      pdflatex: pdflatex(worksheet),
      chromium: await warmChromium(worksheet, 5),
    })
  }
  return { sheets, ...starts.peers, memory: cold(mixedWorksheet(30), RENDERINGS).memory }
}

/** The shortest of many starts that took turns: what disturbs a start only adds to it. */
function coldStarts(worksheets: readonly Worksheet[]) {
  const rounds = Array.from({ length: STARTS }, () => ({
    sheets: worksheets.map(worksheet => cold(worksheet, 1).wall),
    emptyPage: emptyPage(),
    bareNode: bareNode(),
  }))
  return {
    sheets: worksheets.map((_, i) => Math.min(...rounds.map(round => round.sheets[i]!))),
    peers: {
      emptyPage: Math.min(...rounds.map(round => round.emptyPage)),
      bareNode: Math.min(...rounds.map(round => round.bareNode)),
    },
  }
}
