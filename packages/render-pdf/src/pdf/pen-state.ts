import type { Painter } from './painter.ts'

/** What the page was told last, so that it is told only what changes. */
export class PenState {
  readonly #painter: Painter
  #fill = ''
  #stroke = ''
  #width = -1

  constructor(painter: Painter) {
    this.#painter = painter
  }

  fill(color: string): void {
    if (color === this.#fill) return
    this.#fill = color
    this.#painter.fillColor(color)
  }

  stroke(color: string, width: number): void {
    if (color !== this.#stroke) {
      this.#stroke = color
      this.#painter.strokeColor(color)
    }
    if (width !== this.#width) {
      this.#width = width
      this.#painter.lineWidth(width)
    }
  }

  /** After the painter went back to an earlier state. */
  forget(): void {
    this.#fill = ''
    this.#stroke = ''
    this.#width = -1
  }
}
