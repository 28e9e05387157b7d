import { spawnSync } from 'node:child_process'

/** What a reader finds in a PDF, by the tools of poppler. */
export const textOfPdf = (pdf: Uint8Array): string => poppler('pdftotext', ['-', '-'], pdf)
export const structureOfPdf = (pdf: Uint8Array): string => poppler('pdfinfo', ['-struct-text', '-'], pdf)
export const factsOfPdf = (pdf: Uint8Array): string => poppler('pdfinfo', ['-'], pdf)
export const pageCount = (pdf: Uint8Array): number => Number(/^Pages:\s+(\d+)/m.exec(factsOfPdf(pdf))?.[1])

function poppler(tool: string, options: readonly string[], pdf: Uint8Array): string {
  const { status, stdout, stderr } = spawnSync(tool, options, {
    input: pdf,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`${tool} failed: ${stderr}`)
  return stdout
}
