import { bareNode, type Cold, cold, emptyPage } from './cold.ts'
import { type Other, pdflatex, warmChromium } from './others.ts'
import { mixedWorksheet } from './sheets.ts'
import { type Warm, type WarmWay, warm } from './warm.ts'

export interface PdfFigures {
  readonly problems: number
  readonly warm: Readonly<Record<WarmWay, Warm>>
  readonly cold: Cold
  readonly pdflatex: Other | null
  readonly chromium: Other | null
}

const ROUNDS = 15
const RENDERINGS = 500
/** A start is short, and what disturbs it only adds to it. */
const STARTS = 15

/** Worksheets of 30 and 150 problems by every way, in one run; and the memory after 500 of them. */
export async function benchPdf(): Promise<{
  readonly sheets: readonly PdfFigures[]
  readonly emptyPage: number
  readonly bareNode: number
  readonly memory: number
}> {
  const sheets: PdfFigures[] = []
  for (const problems of [30, 150]) {
    const worksheet = mixedWorksheet(problems)
    sheets.push({
      problems,
      warm: await warm(worksheet, ROUNDS),
      cold: cold(worksheet, 1, STARTS),
      pdflatex: pdflatex(worksheet),
      chromium: await warmChromium(worksheet, 5),
    })
  }
  return {
    sheets,
    emptyPage: emptyPage(STARTS),
    bareNode: bareNode(STARTS),
    memory: cold(mixedWorksheet(30), RENDERINGS, 1).memory,
  }
}
