import type { OutlineStep } from '../font/glyph-font.ts'

const inHundredths = (value: number) => Math.round(value * 100)

/** As short as SVG reads it. */
function short(hundredths: number): string {
  const text = String(Math.abs(hundredths) / 100).replace(/^0\./, '.')
  return hundredths < 0 ? `-${text}` : text
}

const joined = (numbers: readonly number[]) =>
  numbers.map((number, i) => (i > 0 && number >= 0 ? ` ${short(number)}` : short(number))).join('')

/** The data of a path, in steps from where the one before ended. */
export class SvgPath {
  data = ''
  #x = 0
  #y = 0
  #startX = 0
  #startY = 0

  get isEmpty(): boolean {
    return this.data === ''
  }

  /** Steps scaled about (x, y). */
  steps(steps: readonly OutlineStep[], x: number, y: number, across: number, down: number): void {
    for (const step of steps) {
      if (step[0] === 'Z') {
        this.data += 'z'
        this.#x = this.#startX
        this.#y = this.#startY
        continue
      }
      const numbers: number[] = []
      let [toX, toY] = [this.#x, this.#y]
      for (let i = 1; i < step.length; i += 2) {
        toX = inHundredths(x + Number(step[i]) * across)
        toY = inHundredths(y + Number(step[i + 1]) * down)
        numbers.push(toX - this.#x, toY - this.#y)
      }
      if (step[0] === 'M') {
        this.data += this.data === '' ? `M${joined([toX, toY])}` : `m${joined(numbers)}`
        this.#startX = toX
        this.#startY = toY
      } else this.data += step[0].toLowerCase() + joined(numbers)
      this.#x = toX
      this.#y = toY
    }
  }

  rectangle(x: number, y: number, width: number, height: number): void {
    this.steps([['M', 0, 0], ['L', width, 0], ['L', width, height], ['L', 0, height], ['Z']], x, y, 1, 1)
  }
}
