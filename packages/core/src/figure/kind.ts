import type { Locale } from '../both.ts'
import type { Term } from '../content.ts'
import type { Expr } from '../math/expr.ts'
import type { Layout } from '../math/layout.ts'
import type { Drawing } from './drawing.ts'

/** What is written in a figure: a formula, a number, a lexicon term, or words('Dogs', 'Perros'). Never a string. */
export type Label = Expr | Term

/** Settles the language and notation of labels. A drawing file knows neither. */
export interface Scribe {
  readonly locale: Locale
  layout(label: Label): Layout
  /** The label as spoken text, for alternate text. */
  speak(label: Label): string
}

/** How one kind of figure is drawn and described. */
export interface FigureKind<F> {
  /** From the true coordinates of the problem. */
  draw(figure: F, scribe: Scribe): Drawing
  /** What a pupil who cannot see the figure is told, in the scribe's language. It never gives the answer away. */
  describe(figure: F, scribe: Scribe): string
}
