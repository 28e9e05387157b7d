import {
  type Block,
  type Drawing,
  type Expr,
  type Layout,
  type Locale,
  type Primitive,
  present,
  type ShownBlock,
  type ShownProblem,
  type ShownSection,
  type ShownWorksheet,
  showBlocks,
} from '@worksheet/core'
import * as content from '../../core/src/content.ts'
import { LABELS } from '../../core/src/language/labels.ts'
import * as b from '../../core/src/math/build.ts'
import { m } from '../../core/src/math/template.ts'
import { Ratio } from '../../core/src/number/ratio.ts'
import * as because from '../../core/src/solution/reasons/index.ts'
import { solutionBlocks, step } from '../../core/src/solution/step.ts'
import { earlyFigures } from './specimen-figures-early.ts'
import { lateFigures } from './specimen-figures-late.ts'

const half = Ratio.of(1, 2)
const [x, y, n] = [b.symbol('x'), b.symbol('y'), b.symbol('n')]

/** Every kind of expression, and combinations that are hard to set. */
const formulas: readonly Expr[] = [
  m`x + 4 = 9`,
  m`3x^2 - 2x + 1/4 = 0`,
  b.sum(b.mixed(Ratio.of(7, 4)), b.mixed(Ratio.of(11, 3))),
  b.equation(b.sum(1250000, b.decimal(half, 2)), b.blank(4)),
  b.equation(b.sum(b.box(), 7), 15),
  b.repeating(Ratio.of(1, 6)),
  b.over(b.over(x, 2), b.over(y, 3)),
  b.over(b.sum(b.over(1, x), b.over(1, y)), b.minus(x, y)),
  b.power(b.over(2, 3), 4),
  b.power(x, b.over(3, 4)),
  b.power(b.bracketed(m`x + 1`), 2),
  b.power(b.power(b.symbol('e'), 2), x),
  b.root(m`x^2 + 1`),
  b.root(b.over(3, 4), 3),
  m`sin^2 x + cos^2 x = 1`,
  b.times(2, b.call('sin', b.over(b.pi, 6))),
  b.logarithm(2, 8),
  b.call('gcf', b.list(12, 18)),
  b.equation(b.apply('f', x), m`2x - 3`),
  b.applyInverse('f', x),
  { kind: 'apply', name: 'f', to: [x], primes: 2, inverse: false },
  m`-3 < x`,
  b.relation(b.relation(-3, '<', x), '≤', 5),
  b.either(m`x < -2`, m`x > 5`),
  b.together(m`x ≥ 0`, m`y ≠ 1`),
  b.union(b.interval(b.negative(b.infinity), 2, [false, true]), b.interval(3, b.infinity, [false, false])),
  b.composed(b.symbol('f'), b.symbol('g')),
  b.integral(m`x^2 + 1`, 'x'),
  b.integral(b.over(1, x), 'x', [1, 4]),
  b.series('n', 1, 10, m`3n + 1`),
  b.limit('x', 2, b.over(m`x^2 - 4`, m`x - 2`)),
  b.limit('x', 0, b.over(1, x), 'right'),
  b.derivativeOf(m`x^3 - x`, 'x'),
  b.derivative('y', 'x', 2),
  b.evaluatedBetween(b.over(b.power(x, 3), 3), 0, 2),
  b.evaluatedAt(b.power(x, 2), b.equation(x, 3)),
  b.absolute(m`x - 3`),
  b.absolute(b.over(-3, 4)),
  b.factorial(5),
  b.combinations(5, 2),
  b.permutations(8, 3),
  b.binomial(7, 2),
  b.system(m`2x + 3y = 12`, m`x - y = 1`),
  b.equation(b.apply('f', x), b.cases([m`x^2`, m`x < 0`], [b.over(x, 2), b.words('otherwise', 'en otro caso')])),
  b.matrix([
    [1, -2, 3],
    [0, 4, -5],
  ]),
  b.matrix([
    [b.over(1, 2), x],
    [m`x + y`, b.over(-2, 3)],
  ]),
  b.augmentedMatrix([
    [1, 2, 3],
    [4, 5, 6],
  ]),
  b.determinant([
    [2, 1],
    [5, 3],
  ]),
  b.point(-3, 5),
  b.list(3, 7, 11, 15, 19, 23, 27, 31, 35, 39, 43, 47, 51, 55, 59, 63, 67, 71),
  b.setOf(2, 3, 5, 7),
  b.setBuilder(x, m`x > 2`),
  b.vector(3, -4),
  b.ratio(3, 4, 5),
  b.remainder(12, 3),
  b.time(3, 45),
  b.percent(25),
  b.equation(b.money(1550), b.sum(b.money(1200), b.cents(350))),
  b.measure(b.mixed(Ratio.of(5, 2)), 'inch'),
  b.measure(12, 'square-centimeter'),
  b.measure(-4, 'degree-fahrenheit'),
  b.measure(3, 'fluid-ounce'),
  b.equation(b.measureOfAngle('ABC'), b.degrees(35)),
  b.relation(b.triangleNamed('ABC'), '≅', b.triangleNamed('A′B′C′')),
  { kind: 'prefixed', sign: '▱', of: b.symbol('ABCD') },
  { kind: 'prefixed', sign: '⊙', of: b.symbol('O') },
  { kind: 'prefixed', sign: '±', of: b.number(4) },
  b.relation(b.segment('AB'), '∥', b.accented('line', b.symbol('CD'))),
  b.relation(b.accented('ray', b.symbol('EF')), '⊥', b.accented('arc', b.symbol('GH'))),
  b.equation(b.accented('bar', x), b.accented('hat', b.symbol('p'))),
  b.equation(b.accented('vector', b.symbol('v')), b.vector(1, 2)),
  b.power(b.symbol('x', 1), 2),
  b.power(b.degrees(30), 2),
  m`θ = 30°`,
  b.relation(b.symbol('a'), '∈', b.symbol('A')),
  b.sum(b.power(n, 10), b.negative(b.power(y, b.negative(1)))),
  b.times(b.bracketed(-4), b.bracketed(b.over(-3, 5))),
  b.divide(b.over(3, 4), b.over(2, 5)),
  b.relation(b.over(3, 4), '>', b.over(5, 8)),
  b.sum(...[9, 8, 7, 6, 5, 4, 3, 2].map(k => b.join(k, b.power(x, k))), x),
]

/** Layouts that no expression gives yet. */
const layouts: readonly Layout[] = [
  {
    kind: 'table',
    gap: 'equations',
    align: ['right', 'left'],
    rows: [
      ['2x + 3', '11'],
      ['x', '4'],
    ].map(([left = '', right = '']) => [
      { kind: 'identifier', text: left },
      {
        kind: 'row',
        items: [
          { kind: 'relation', text: '=' },
          { kind: 'number', text: right },
        ],
      },
    ]),
  },
  {
    kind: 'fence',
    left: '‖',
    right: '‖',
    of: { kind: 'accent', mark: 'vector', of: { kind: 'identifier', text: 'v' } },
  },
  { kind: 'big', text: '∏', from: { kind: 'number', text: '1' }, to: { kind: 'number', text: '9' } },
]

const statements = content.table({
  head: [b.words('Statement', 'Afirmación'), b.words('Reason', 'Razón')],
  rows: [
    [
      content.line`The angles ${b.angleNamed('ABC')} and ${b.angleNamed('CBD')} form a linear pair.`,
      content.line`Given in the diagram above.`,
    ],
    [
      content.line`${b.equation(b.sum(b.measureOfAngle('ABC'), b.measureOfAngle('CBD')), b.degrees(180))}`,
      content.line`Linear pair postulate: a linear pair is supplementary.`,
    ],
  ],
})

const contents: readonly (readonly Block[])[] = [
  [content.prose`Mia has ${3} boxes & ${b.over(3, 4)} of a #2 pencil — 50% off for $5_000. How many are left? ____`],
  [
    content.prose`Work out ${b.over(3, 4)} of ${20}, then “round” it.`,
    content.prose`[Hint] Use {braces} ~ ^ \\ < > | "and" ¿qué? ñ.`,
  ],
  [content.column('+', 248, 75)],
  [content.column('−', b.decimal(Ratio.of(1050, 100), 2), b.decimal(Ratio.of(325, 100)))],
  [content.columnWithResult('+', [content.withHiddenDigits(48, 0), 27], content.withHiddenDigits(75, 1))],
  [content.workedColumn('×', 248, 36)],
  [content.longDivision(7345, 6)],
  [content.workedLongDivision(7345, 6)],
  [content.workedLongDivision(b.decimal(Ratio.of(75, 10)), 4)],
  [
    content.bullets(content.line`First ${x}`, content.line`Second`),
    content.steps(content.line`Add ${2}.`, content.line`Divide by ${b.over(1, 2)}.`),
  ],
  [
    content.table({
      head: [b.words('Color', 'Color'), b.words('Girls', 'Niñas'), b.words('Boys', 'Niños')],
      rows: [
        [b.words('Red', 'Rojo'), 12, b.over(1, 2)],
        [b.words('Blue', 'Azul'), b.blank(2), 8],
      ],
      rowHeads: true,
    }),
  ],
  [content.table({ head: [x, 1, 2, 3], rows: [[y, 4, 7, b.blank(2)]], rowHeads: true })],
  [statements],
]

const label = (
  x: number,
  y: number,
  of: Expr,
  vertical: 'top' | 'middle' | 'bottom' | 'baseline' = 'middle',
  horizontal: 'left' | 'center' | 'right' = 'center',
): Primitive => ({
  kind: 'label',
  x,
  y,
  of: present(of, 'en'),
  anchor: { x: horizontal, y: vertical },
  size: 0.9,
  tone: 'ink',
})

/** Every primitive, tone and dash, and labels of every shape. */
const drawing: Drawing = {
  width: 20,
  height: 8,
  items: [
    {
      kind: 'path',
      segments: [['M', 1, 1], ['L', 7, 1], ['L', 7, 5], ['Z']],
      stroke: { width: 0.07, dash: 'solid', tone: 'ink' },
      fill: 'light',
    },
    {
      kind: 'path',
      segments: [
        ['M', 8, 1],
        ['C', 9, 4, 11, 4, 12, 1],
      ],
      stroke: { width: 0.05, dash: 'dashed', tone: 'dark' },
      fill: null,
    },
    {
      kind: 'path',
      segments: [
        ['M', 8, 6],
        ['L', 12, 6],
      ],
      stroke: { width: 0.1, dash: 'dotted', tone: 'medium' },
      fill: null,
    },
    {
      kind: 'ellipse',
      x: 15,
      y: 4,
      rx: 2,
      ry: 2,
      stroke: { width: 0.03, dash: 'solid', tone: 'medium' },
      fill: 'paper',
    },
    { kind: 'ellipse', x: 18, y: 4, rx: 0.5, ry: 1, stroke: null, fill: 'ink' },
    label(4, 0.8, b.measure(6, 'centimeter'), 'top'),
    label(7.2, 3, b.mixed(Ratio.of(9, 4)), 'middle', 'left'),
    label(3.5, 3.4, b.root(52), 'bottom', 'right'),
    label(10, 4.2, b.power(b.symbol('x', 1), 2), 'baseline'),
    label(15, 4, b.absolute(b.over(-1, 2))),
    label(15, 7, b.equation(b.accented('ray', b.symbol('AB')), b.blank(2))),
    label(
      2,
      7,
      b.matrix([
        [1, 0],
        [0, 1],
      ]),
    ),
    label(10, 7.4, b.words('Distance (miles)', 'Distancia (millas)')),
  ],
}

const figure: ShownBlock = {
  kind: 'figure',
  name: 'drawing',
  drawing,
  alt: 'A triangle. Its sides are 6 cm & "2 1/4" long.',
}

/** Steps whose maths is short, wide, tall, a figure, a column, a list of words, or nothing. */
const solution: readonly Block[] = [
  step(m`3x + 5 = 17`, because.subtractFromBothSides, { value: 5 }),
  step(m`x = 4`, because.divideBothSides, { value: 3 }),
  step(b.equation(b.over(b.over(x, 2), b.over(y, 3)), b.over(m`3x`, m`2y`)), because.add),
  step(b.list(1, 2, 4, 5, 10, 20, 25, 50, 100, 125, 250, 500, 1000), because.add),
  step(content.prose`The shop rents out ${19} mountain bikes & ${b.over(3, 4)} of its helmets.`, because.add),
  step(content.workedColumn('+', 248, 75), because.add),
].flatMap(one => solutionBlocks([one]).en)

/** Gives every problem its number and its answer. */
function counter(locale: Locale) {
  let number = 0
  const problem = (prompt: readonly ShownBlock[], more: Partial<ShownProblem> = {}): ShownProblem => {
    number++
    return {
      id: `problem-${number}`,
      number,
      direction: null,
      prompt,
      choices: [],
      answer: prompt,
      answerLabel: null,
      solution: null,
      lines: 1,
      wide: false,
      ...more,
    }
  }
  const asked = (prompt: readonly Block[], more?: Partial<ShownProblem>) => problem(showBlocks(prompt, locale), more)
  return { problem, asked }
}

const section = (
  title: string,
  problems: readonly ShownProblem[],
  instruction: readonly ShownBlock[] = [],
): ShownSection => ({ id: title, grade: '5', title, difficulty: 'Easy', instruction, problems })

/** A sheet with every kind of formula and block, and a drawing with every primitive. */
export function specimen(locale: Locale): ShownWorksheet {
  const { problem, asked } = counter(locale)
  const choice = (label: string, of: ShownBlock) => ({ label, content: [of] })
  const said = (text: string): ShownBlock => ({ kind: 'paragraph', content: [text] })
  return {
    locale,
    labels: LABELS[locale],
    sections: [
      section(
        'Formulas & 100% of signs',
        formulas.map(of => asked([{ kind: 'maths', of }])),
        showBlocks([content.prose`Solve for ${x}.`], locale),
      ),
      section(
        'Layouts',
        layouts.map(layout => problem([{ kind: 'maths', layout, of: x }])),
      ),
      section(
        'In running text',
        formulas.slice(0, 12).map((of, i) =>
          asked([{ kind: 'paragraph', content: ['Here is ', of, ', which stands in a line.'] }], {
            direction: i === 4 ? { said: showBlocks([content.prose`Read each line.`], locale), count: 8 } : null,
          }),
        ),
      ),
      section(
        'Blocks',
        contents.map((prompt, i) =>
          asked(prompt, { lines: 2, solution: i < 4 ? showBlocks(solution.slice(0, 6 - i), locale) : null }),
        ),
      ),
      section('Figures', [
        problem([said('Look.'), figure]),
        problem([{ kind: 'side-by-side', items: [[figure], [figure], [figure]] }], { wide: true }),
        problem([
          {
            kind: 'side-by-side',
            items: [
              [figure],
              showBlocks(
                [
                  content.table({
                    rows: [
                      [1, 2],
                      [3, 4],
                    ],
                  }),
                ],
                locale,
              ),
            ],
          },
        ]),
      ]),
      section('Choices', [
        problem([said('Which is larger?')], {
          lines: 0,
          answerLabel: 'B',
          choices: [
            choice('A', { kind: 'maths', layout: present(b.over(1, 2), locale), of: x }),
            choice('B', { kind: 'maths', layout: present(b.over(3, 4), locale), of: x }),
            choice('C', said('neither')),
          ],
        }),
        problem([said('Why?')], {
          answerLabel: 'A',
          choices: [
            choice('A', said('Because the sum of two odd numbers is always an even number.')),
            choice('B', said('Because it never is.')),
          ],
        }),
        problem([said('Which drawing?')], { answerLabel: 'A', choices: [choice('A', figure), choice('B', figure)] }),
      ]),
    ],
  }
}

/** A sheet with every figure of the core's own specimen. */
export function figures(locale: Locale): ShownWorksheet {
  const { asked } = counter(locale)
  return {
    locale,
    labels: LABELS[locale],
    sections: [
      section(
        'Figures',
        [...earlyFigures, ...lateFigures].map(drawn => asked([content.figure(drawn)])),
      ),
    ],
  }
}
