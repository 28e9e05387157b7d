import { type Cold, cold } from './cold.ts'
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

/** Worksheets of 30 and 150 problems by every way, in one run; and the memory after 500 of them. */
export async function benchPdf(): Promise<{ readonly sheets: readonly PdfFigures[]; readonly memory: number }> {
  const sheets: PdfFigures[] = []
  for (const problems of [30, 150]) {
    const worksheet = mixedWorksheet(problems)
    sheets.push({
      problems,
      warm: await warm(worksheet, ROUNDS),
      cold: cold(worksheet, 1, 3),
      pdflatex: pdflatex(worksheet),
      chromium: await warmChromium(worksheet, 5),
    })
  }
  return { sheets, memory: cold(mixedWorksheet(30), RENDERINGS, 1).memory }
}

export function pdfReport({ sheets, memory }: Awaited<ReturnType<typeof benchPdf>>): string {
  const ms = (value: number) => `${value.toFixed(1)} ms`
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(0)} kB`
  const rows = sheets.flatMap(({ problems, warm, cold, pdflatex, chromium }) => [
    ...Object.entries(warm).map(([way, { wall, cpu, bytes }]) => [
      problems,
      `${way}, warm`,
      ms(wall),
      ms(cpu),
      kb(bytes),
    ]),
    [problems, 'render-pdf, cold process', ms(cold.wall), '', kb(cold.bytes)],
    [
      problems,
      'pdflatex, one run',
      pdflatex ? ms(pdflatex.wall) : 'not installed',
      '',
      pdflatex ? kb(pdflatex.bytes) : '',
    ],
    [
      problems,
      'Chromium with KaTeX, warm',
      chromium ? ms(chromium.wall) : 'not installed',
      '',
      chromium ? kb(chromium.bytes) : '',
    ],
  ])
  const head = ['problems', 'way', 'time', 'CPU', 'size']
  return (
    [head, head.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n') +
    `\n\nMost memory over ${RENDERINGS} worksheets of 30 problems: ${memory.toFixed(0)} MB`
  )
}
