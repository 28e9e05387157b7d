import type { Pen } from '../content/block.ts'
import { inHundredths, precise, written } from './numbers.ts'
import type { PageFont } from './page-fonts.ts'

/**
 * The content of a page as the operators of the PDF format. It says only what changes: text goes on in one text object
 * for as long as nothing else is drawn, and a color holds until another one is asked for.
 */
export class PageContent {
  #operators = '1 j\n'
  #isText = false
  #left = 0
  #baseline = 0
  #font: PageFont | null = null
  #size = 0
  #fill = ''
  #stroke = ''
  #width = 0

  /** What was drawn since it was asked last. */
  taken(): string {
    this.#endText()
    const operators = this.#operators
    this.#operators = ''
    return operators
  }

  /** A run of glyphs whose baseline begins at (x, y). The page grows downwards, so letters are turned upright. */
  text(run: string, font: PageFont, size: number, x: number, y: number, color: string): void {
    const [left, baseline] = [inHundredths(x), inHundredths(y)]
    if (!this.#isText) this.#operators += 'BT\n'
    if (this.#isText && baseline === this.#baseline) this.#operators += `${written(left - this.#left)} 0 Td\n`
    else this.#operators += `1 0 0 -1 ${written(left)} ${written(baseline)} Tm\n`
    this.#isText = true
    this.#left = left
    this.#baseline = baseline
    this.#fillWith(color)
    if (font !== this.#font || size !== this.#size) {
      this.#font = font
      this.#size = size
      this.#operators += `/${font.name} ${precise(size)} Tf\n`
    }
    this.#operators += font.shown(run)
  }

  rectangle(x: number, y: number, width: number, height: number, color: string): void {
    this.#endText()
    this.#fillWith(color)
    this.#operators += `${[x, y, width, height].map(value => written(inHundredths(value))).join(' ')} re f\n`
  }

  /** A path of finished steps, such as "0 0 m 10 0 l". */
  path(steps: string, pen: Pen | null, fill: string | null): void {
    this.#endText()
    if (fill) this.#fillWith(fill)
    if (pen) this.#strokeWith(pen)
    if (pen && pen.dash !== 'solid') this.#operators += DASHES[pen.dash](pen.width)
    this.#operators += steps + (fill && pen ? 'B\n' : fill ? 'f\n' : pen ? 'S\n' : 'n\n')
    if (pen && pen.dash !== 'solid') this.#operators += pen.dash === 'dotted' ? '[] 0 d 0 J\n' : '[] 0 d\n'
  }

  /** What is drawn within is drawn smaller, with its corner at (x, y). */
  scaled(scale: number, x: number, y: number, draw: () => void): void {
    this.#endText()
    this.#operators += `q ${precise(scale)} 0 0 ${precise(scale)} ${written(inHundredths(x))} ${written(inHundredths(y))} cm\n`
    draw()
    this.#endText()
    this.#operators += 'Q\n'
    this.#font = null
    this.#fill = this.#stroke = ''
    this.#width = 0
  }

  #endText(): void {
    if (this.#isText) this.#operators += 'ET\n'
    this.#isText = false
  }

  #fillWith(color: string): void {
    if (color === this.#fill) return
    this.#fill = color
    const parts = partsOf(color)
    this.#operators += `${parts.join(' ')} ${parts.length === 1 ? 'g' : 'rg'}\n`
  }

  #strokeWith({ color, width }: Pen): void {
    if (color !== this.#stroke) {
      this.#stroke = color
      const parts = partsOf(color)
      this.#operators += `${parts.join(' ')} ${parts.length === 1 ? 'G' : 'RG'}\n`
    }
    if (width !== this.#width) {
      this.#width = width
      this.#operators += `${precise(width)} w\n`
    }
  }
}

const DASHES = {
  dotted: (width: number) => `1 J [.01 ${precise(2.2 * width)}] 0 d\n`,
  dashed: (width: number) => `[${precise(4 * width)} ${precise(3 * width)}] 0 d\n`,
} as const

/** Gray as one number: it is printed with black ink alone. */
function partsOf(color: string): readonly string[] {
  const parts = [1, 3, 5].map(at => precise(Number.parseInt(color.slice(at, at + 2), 16) / 255))
  const [red, green, blue] = parts
  return red === green && green === blue ? parts.slice(0, 1) : parts
}
