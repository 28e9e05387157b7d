import { showWorksheet, type Worksheet } from '@worksheet/core'
import { renderPdf } from '../../packages/render-pdf/src/index.ts'
import { checkOptions } from '../../packages/render-pdf/src/options.ts'
import { layOutSheet } from '../../packages/render-pdf/src/sheet/sheet.ts'
import { plainPdf } from './plain.ts'

export interface Warm {
  readonly wall: number
  readonly cpu: number
  readonly bytes: number
}
export type WarmWay = 'render-pdf' | 'render-pdf, tagged' | 'plain pdfkit' | 'sheet alone' | 'key and solutions'

const WARM_UP = 25
const OPTIONS = { title: 'Benchmark', showAnswerKey: true }

/** Median times in a process that has printed before. The ways take turns, so that other work on the machine slows all alike. */
export async function warm(
  worksheet: Worksheet,
  solved: Worksheet,
  rounds: number,
): Promise<Readonly<Record<WarmWay, Warm>>> {
  const ways: Readonly<Record<WarmWay, () => Promise<Uint8Array>>> = {
    'render-pdf': () => renderPdf(worksheet, OPTIONS),
    'render-pdf, tagged': () => renderPdf(worksheet, { ...OPTIONS, tagged: true }),
    'sheet alone': () => renderPdf(worksheet, { ...OPTIONS, showAnswerKey: false }),
    'key and solutions': () => renderPdf(solved, { ...OPTIONS, showSolutions: true }),
    'plain pdfkit': () => plainPdf(layOutSheet(showWorksheet(worksheet), checkOptions(OPTIONS), 'sheet and key')),
  }
  const names = Object.keys(ways) as WarmWay[]
  const samples = new Map(names.map(name => [name, [] as Warm[]]))
  for (let round = 0; round < WARM_UP + rounds; round++) {
    for (const name of names) {
      const [cpu, start] = [process.cpuUsage(), performance.now()]
      const bytes = (await ways[name]()).length
      const used = process.cpuUsage(cpu)
      if (round >= WARM_UP)
        samples.get(name)?.push({ wall: performance.now() - start, cpu: (used.user + used.system) / 1000, bytes })
    }
  }
  const median = (values: readonly number[]) => [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0
  const middle = (name: WarmWay): Warm => {
    const taken = samples.get(name) ?? []
    return {
      wall: median(taken.map(({ wall }) => wall)),
      cpu: median(taken.map(({ cpu }) => cpu)),
      bytes: taken[0]?.bytes ?? 0,
    }
  }
  return {
    'render-pdf': middle('render-pdf'),
    'render-pdf, tagged': middle('render-pdf, tagged'),
    'plain pdfkit': middle('plain pdfkit'),
    'sheet alone': middle('sheet alone'),
    'key and solutions': middle('key and solutions'),
  }
}
