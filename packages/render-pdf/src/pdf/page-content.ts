import type { Pen } from '../content/block.ts'
import type { Step } from '../typeset/box.ts'
import { type Bytes, inHundredths } from './bytes.ts'
import type { PageFont } from './page-fonts.ts'

/** What holds until it is changed. */
interface State {
  font: PageFont | null
  size: number
  fill: string
  stroke: string
  width: number
}
const UNKNOWN: State = { font: null, size: 0, fill: '', stroke: '', width: -1 }

/**
 * The content of a page as the operators of the PDF format. It says only what changes: text goes on in one text object,
 * and lines of one pen in one path, for as long as nothing else is drawn; a color holds until another one is asked for.
 */
export class PageContent {
  readonly #bytes: Bytes
  #state: State = { ...UNKNOWN }
  #isText = false
  #isPlaced = false
  #isMarkInText = false
  #isLine = false
  #left = 0
  #baseline = 0

  constructor(bytes: Bytes) {
    this.#bytes = bytes
    bytes.text('1 j\n')
  }

  /** All that was drawn. */
  taken(): Uint8Array {
    this.#end()
    return this.#bytes.taken()
  }

  /** A run of glyphs whose baseline begins at (x, y). The page grows downwards, so letters are turned upright. */
  text(run: string, font: PageFont, size: number, x: number, y: number, color: string): void {
    const left = inHundredths(x)
    const baseline = inHundredths(y)
    this.#beginText()
    if (this.#isPlaced) {
      this.#bytes.hundredths(left - this.#left)
      this.#bytes.byte(SPACE)
      this.#bytes.hundredths(this.#baseline - baseline)
      this.#bytes.text(' Td\n')
    } else {
      this.#bytes.text('1 0 0 -1 ')
      this.#point(left, baseline)
      this.#bytes.text('Tm\n')
    }
    this.#isPlaced = true
    this.#left = left
    this.#baseline = baseline
    this.#fillWith(color)
    if (font !== this.#state.font || size !== this.#state.size) {
      this.#state.font = font
      this.#state.size = size
      this.#bytes.text(`/${font.name} ${precise(size)} Tf\n`)
    }
    font.show(run, this.#bytes)
  }

  rectangle(x: number, y: number, width: number, height: number, color: string): void {
    this.#end()
    this.#fillWith(color)
    this.#point(inHundredths(x), inHundredths(y))
    this.#point(inHundredths(width), inHundredths(height))
    this.#bytes.text('re f\n')
  }

  /** Steps scaled about (x, y). */
  path(
    steps: readonly Step[],
    x: number,
    y: number,
    across: number,
    down: number,
    pen: Pen | null,
    fill: string | null,
  ): void {
    const isLine = pen !== null && pen.dash === 'solid' && !fill
    if (!isLine || this.#isText || !this.#strokesWith(pen)) this.#end()
    if (fill) this.#fillWith(fill)
    if (pen) this.#strokeWith(pen)
    if (pen && pen.dash !== 'solid') this.#bytes.text(DASHES[pen.dash](pen.width))
    for (const step of steps) {
      for (let i = 1; i < step.length; i += 2) {
        this.#point(inHundredths(x + Number(step[i]) * across), inHundredths(y + Number(step[i + 1]) * down))
      }
      this.#bytes.text(STEPS[step[0]])
    }
    this.#isLine = isLine
    if (isLine) return
    this.#bytes.text(fill && pen ? 'B\n' : fill ? 'f\n' : pen ? 'S\n' : 'n\n')
    if (pen && pen.dash !== 'solid') this.#bytes.text(pen.dash === 'dotted' ? '[] 0 d 0 J\n' : '[] 0 d\n')
  }

  /** What is drawn within is drawn from (x, y), and larger or smaller. Equal drawings are equal bytes, wherever they stand. */
  framed(x: number, y: number, scale: number, draw: () => void): void {
    this.#end()
    const outside = { ...this.#state }
    const factor = precise(scale)
    this.#bytes.text(`q ${factor} 0 0 ${factor} `)
    this.#point(inHundredths(x), inHundredths(y))
    this.#bytes.text('cm\n')
    draw()
    this.#end()
    this.#bytes.text('Q\n')
    this.#state = outside
  }

  /**
   * What is drawn from here on is content of an element, by the number of the mark on its page. A mark for text alone
   * stands within the text, which goes on after it.
   */
  beginMarked(role: string, mark: number, isText: boolean): void {
    if (isText) this.#beginText()
    else this.#end()
    this.#isMarkInText = isText
    this.#bytes.text(`/${role}<</MCID ${mark}>>BDC\n`)
  }

  /** What is drawn from here on is told nowhere. */
  beginArtifact(): void {
    this.#end()
    this.#isMarkInText = false
    this.#bytes.text('/Artifact BMC\n')
  }

  endMarked(): void {
    if (!this.#isMarkInText) this.#end()
    this.#bytes.text('EMC\n')
  }

  #beginText(): void {
    if (this.#isText) return
    this.#end()
    this.#bytes.text('BT\n')
    this.#isText = true
    this.#isPlaced = false
  }

  #point(x: number, y: number): void {
    this.#bytes.hundredths(x)
    this.#bytes.byte(SPACE)
    this.#bytes.hundredths(y)
    this.#bytes.byte(SPACE)
  }

  /** Ends what goes on for as long as nothing else is drawn: a text, or lines of one pen. */
  #end(): void {
    if (this.#isText) this.#bytes.text('ET\n')
    if (this.#isLine) this.#bytes.text('S\n')
    this.#isText = false
    this.#isLine = false
  }

  #fillWith(color: string): void {
    if (color === this.#state.fill) return
    this.#state.fill = color
    this.#bytes.text(colorOf(color, 'g', 'rg'))
  }

  #strokesWith({ color, width }: Pen): boolean {
    return color === this.#state.stroke && width === this.#state.width
  }

  #strokeWith({ color, width }: Pen): void {
    if (color !== this.#state.stroke) {
      this.#state.stroke = color
      this.#bytes.text(colorOf(color, 'G', 'RG'))
    }
    if (width !== this.#state.width) {
      this.#state.width = width
      this.#bytes.text(`${precise(width)} w\n`)
    }
  }
}

const SPACE = 0x20
const STEPS = { M: 'm\n', L: 'l\n', C: 'c\n', Z: 'h\n' } as const

const DASHES = {
  dotted: (width: number) => `1 J [.01 ${precise(2.2 * width)}] 0 d\n`,
  dashed: (width: number) => `[${precise(4 * width)} ${precise(3 * width)}] 0 d\n`,
} as const

/** Sizes of type and widths of lines. */
const precise = (value: number): string => String(Math.round(value * 10_000) / 10_000)

/** Gray as one number: it is printed with black ink alone. */
function colorOf(color: string, gray: string, colored: string): string {
  const parts = [1, 3, 5].map(at => precise(Number.parseInt(color.slice(at, at + 2), 16) / 255))
  const [red, green, blue] = parts
  return red === green && green === blue ? `${red} ${gray}\n` : `${parts.join(' ')} ${colored}\n`
}
