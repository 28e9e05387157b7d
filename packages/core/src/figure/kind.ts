import type { Locale } from '../both.ts'
import type { Term } from '../content.ts'
import { WorksheetError } from '../errors.ts'
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

interface OfKind {
  readonly kind: string
}

const known = new Map<string, FigureKind<never>>()

/**
 * Makes a kind known to whoever shows figures. Called where the kind is defined, so that what makes a figure brings its
 * drawer along, and an app bundles the drawers of its own topics alone, while a figure stays plain JSON.
 */
export function figureKind<F extends OfKind>(kind: F['kind'], how: FigureKind<F>): FigureKind<F> {
  known.set(kind, how)
  return how
}

/** A kind is entered under the name that its figures bear: the two belong together, which a map cannot say. */
function kindOf<F extends OfKind>({ kind }: F): FigureKind<F> {
  const found = known.get(kind) as FigureKind<F> | undefined
  if (found) return found
  throw new WorksheetError(
    'figure_not_loaded',
    `What draws the figure "${kind}" is not loaded. Topics bring their own; for figures from stored JSON, import '@worksheet/core/figures', which brings them all.`,
  )
}

export const drawFigure = (figure: OfKind, scribe: Scribe): Drawing => kindOf(figure).draw(figure, scribe)
export const describeFigure = (figure: OfKind, scribe: Scribe): string => kindOf(figure).describe(figure, scribe)
