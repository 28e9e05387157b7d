import type { Difficulty, Locale } from '@worksheet/core'
import type { PdfOptions } from '../../packages/render-pdf/src/options.ts'

/** A sheet whose make-up is looked at again after every change. */
export interface PageSheet {
  readonly name: string
  readonly locale?: Locale
  readonly grade: string
  readonly topics: readonly SheetTopic[]
  /** The forms that its entries name, where they name some. */
  readonly forms?: readonly string[]
  readonly options: PdfOptions
  /** The most question pages that it may take with two of the seeds. */
  readonly pages: number
}

/** One seed may happen to draw the tallest figures of a topic: the second of three counts. */
export const SEEDS = [90210, 31337, 777] as const

type SheetTopic = readonly [id: string, difficulty: Difficulty, count: number, grade?: string]

const each = (difficulties: readonly Difficulty[], count: number, ids: readonly string[]): readonly SheetTopic[] =>
  ids.map((id, i) => [id, difficulties[i % difficulties.length] as Difficulty, count])

const MIXED: readonly Difficulty[] = ['medium', 'hard', 'easy']

export const SHEETS: readonly PageSheet[] = [
  {
    name: 'K–1, large as they come',
    grade: 'k',
    topics: [
      ...each(['easy', 'medium'], 5, [
        'count-objects-to-20',
        'ten-frame-numbers',
        'make-ten-partners',
        'add-with-pictures-to-10',
        'name-flat-and-solid-shapes',
      ]),
      ['tell-time-hour-half-hour', 'easy', 5, '1'],
      ['fact-families-within-20', 'easy', 5, '1'],
      ['word-problems-within-20', 'easy', 5, '1'],
    ],
    options: { title: 'Numbers and shapes' },
    pages: 5,
  },
  {
    name: 'Grade 3 in Spanish',
    locale: 'es',
    grade: '3',
    topics: each(MIXED, 5, [
      'multiplication-facts-by-family',
      'name-fractions-of-shapes',
      'multiplication-division-word-problems',
      'perimeter-of-polygons',
      'add-subtract-within-1000',
      'fractions-on-number-line',
      'scaled-picture-and-bar-graphs',
      'elapsed-time',
    ]),
    options: { title: 'Repaso de tercer grado' },
    pages: 5,
  },
  {
    name: 'Grade 5',
    grade: '5',
    topics: each(MIXED, 5, [
      'order-of-operations-whole-numbers',
      'add-subtract-fractions-unlike-denominators',
      'long-division-two-digit-divisor',
      'multiply-decimals',
      'plot-points-first-quadrant',
      'volume-rectangular-prisms',
      'convert-units-within-system',
      'fraction-multiplication-word-problems',
    ]),
    options: { title: 'Grade 5 review' },
    pages: 4,
  },
  {
    name: 'Grade 7',
    grade: '7',
    topics: each(MIXED, 6, [
      'add-subtract-integers',
      'angle-relationships-equations',
      'two-step-equations',
      'one-two-step-inequalities',
      'simple-probability-models',
      'area-of-circles',
      'percent-change-and-error',
      'solve-proportions',
    ]),
    options: { title: 'Grade 7 review' },
    pages: 5,
  },
  {
    name: 'Grade 8, figures',
    grade: '8',
    topics: each(MIXED, 7, [
      'rotate-figures-on-grid',
      'graph-lines-slope-intercept',
      'scatter-plots-associations',
      'parallel-lines-transversal-angles',
      'pythagorean-missing-side',
    ]),
    options: { title: 'Grade 8 figures' },
    pages: 5,
  },
  {
    name: 'Geometry, figures',
    grade: 'geometry',
    topics: each(MIXED, 5, [
      'arc-length-sector-area',
      'circle-equation-standard-form',
      'inscribed-angles-quadrilaterals',
      'polygon-interior-exterior-angles',
      'similar-polygon-sides',
      'solve-right-triangles',
      'special-right-triangles',
      'triangle-angle-sum-exterior',
      'trig-ratios-cofunctions',
      'volume-pyramids-cones-spheres',
    ]),
    options: { title: 'Geometry' },
    pages: 6,
  },
  {
    name: 'Algebra 2 and precalculus, 150 compact',
    grade: 'algebra-2',
    topics: [
      ...each(MIXED, 10, [
        'complex-number-arithmetic',
        'evaluate-logarithms-definition',
        'exponential-equations-logs',
        'geometric-series-sums',
        'inverse-functions-algebraic',
        'logarithm-properties',
        'quadratics-complex-roots',
        'rational-equations-extraneous',
        'matrix-arithmetic-operations',
      ]),
      ...(
        [
          'polar-rectangular-conversion',
          'trig-equation-solving',
          'vector-components-magnitude',
          'law-of-sines-solve',
          'rational-asymptotes-holes-slant',
          'sum-difference-angle-formulas',
        ] as const
      ).map((id, i): SheetTopic => [id, MIXED[i % 3] as Difficulty, 10, 'precalculus']),
    ],
    options: { title: 'Algebra 2 and precalculus', workspace: 'compact' },
    pages: 11,
  },
  {
    name: 'Calculus',
    grade: 'calculus',
    topics: each(MIXED, 7, [
      'limits-algebraic-techniques',
      'chain-rule-derivatives',
      'area-between-curves',
      'riemann-trapezoid-sums',
      'slope-fields',
      'tangent-normal-lines',
      'definite-integrals-ftc',
      'implicit-differentiation',
      'absolute-extrema-candidates',
      'separable-equations-solutions',
    ]),
    options: { title: 'Calculus' },
    pages: 9,
  },
  {
    name: 'Statistics',
    grade: 'statistics',
    topics: each(MIXED, 7, [
      'binomial-distribution',
      'conditional-probability-independence',
      'confidence-interval-proportions',
      'discrete-random-variable-mean-sd',
      'least-squares-regression-line',
      'summary-statistics-outliers',
      'z-score-normal-area',
    ]),
    options: { title: 'Statistics' },
    pages: 7,
  },
  {
    name: '30 facts',
    forms: ['across', 'down'],
    grade: '1',
    topics: [['addition-facts-within-20', 'medium', 30]],
    options: { title: 'Addition facts', fontSize: 'small' },
    pages: 1,
  },
  {
    name: '100 facts, compact and small',
    forms: ['across'],
    grade: '1',
    topics: Array.from({ length: 4 }, () => ['subtraction-facts-within-20', 'easy', 25]),
    options: { title: 'Subtraction facts', workspace: 'compact', fontSize: 'small' },
    pages: 1,
  },
  {
    name: '12 clocks',
    forms: ['read'],
    grade: '1',
    topics: [['tell-time-hour-half-hour', 'medium', 12]],
    options: { title: 'What time is it?', fontSize: 'small' },
    pages: 1,
  },
  {
    name: '12 congruence problems',
    forms: ['marks'],
    grade: 'geometry',
    topics: [['triangle-congruence-criteria', 'medium', 12]],
    options: { title: 'Congruent triangles' },
    pages: 2,
  },
  {
    name: '30 problems with facts, all forms',
    grade: '1',
    topics: [['addition-facts-within-20', 'medium', 30]],
    options: { title: 'Addition facts', fontSize: 'small' },
    pages: 2,
  },
  {
    name: '100 problems with facts, all forms, compact and small',
    grade: '1',
    topics: Array.from({ length: 4 }, () => ['subtraction-facts-within-20', 'easy', 25]),
    options: { title: 'Subtraction facts', workspace: 'compact', fontSize: 'small' },
    pages: 3,
  },
  {
    name: '12 problems with clocks, all forms',
    grade: '1',
    topics: [['tell-time-hour-half-hour', 'medium', 12]],
    options: { title: 'What time is it?', fontSize: 'small' },
    pages: 2,
  },
  {
    name: '12 congruence problems, all forms',
    grade: 'geometry',
    topics: [['triangle-congruence-criteria', 'medium', 12]],
    options: { title: 'Congruent triangles' },
    pages: 3,
  },
  {
    name: 'One column, roomy',
    grade: '7',
    topics: each(MIXED, 5, [
      'two-step-equations',
      'tax-tip-discount-markup',
      'expand-combine-linear-expressions',
      'angle-relationships-equations',
      'one-two-step-inequalities',
      'area-of-circles',
      'percent-change-and-error',
    ]),
    options: { title: 'Room to work', columns: 1, workspace: 'roomy' },
    pages: 6,
  },
]
