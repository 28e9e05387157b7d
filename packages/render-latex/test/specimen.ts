import type { Block, Expr, Locale, ShownProblem, ShownWorksheet } from '@worksheet/core'
import { showBlocks } from '@worksheet/core'
import * as content from '../../core/src/content.ts'
import { LABELS } from '../../core/src/language/labels.ts'
import * as b from '../../core/src/math/build.ts'
import { m } from '../../core/src/math/template.ts'
import { Ratio } from '../../core/src/number/ratio.ts'
import { earlyFigures } from '../../core/test/specimen-figures-early.ts'
import { lateFigures } from '../../core/test/specimen-figures-late.ts'

const half = Ratio.of(1, 2)
const [x, y, n] = [b.symbol('x'), b.symbol('y'), b.symbol('n')]

/** Every kind of expression, and the combinations that have gone wrong somewhere before. */
export const formulas: readonly Expr[] = [
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
  b.symbol('x', 1),
  b.power(b.symbol('x', 1), 2),
  b.power(b.degrees(30), 2),
  m`θ = 30°`,
  b.relation(b.symbol('a'), '∈', b.symbol('A')),
  b.sum(b.power(n, 10), b.negative(b.power(y, b.negative(1)))),
  b.times(b.bracketed(-4), b.bracketed(b.over(-3, 5))),
  b.divide(b.over(3, 4), b.over(2, 5)),
  b.relation(b.over(3, 4), '>', b.over(5, 8)),
]

const sampleBlocks: readonly (readonly Block[])[] = [
  [content.prose`Mia has ${3} boxes & ${b.over(3, 4)} of a #2 pencil — 50% off for $5_000. How many are left? ____`],
  [content.prose`Work out ${b.over(3, 4)} of ${20}, then “round” it.`, content.prose`[Hint] Use {braces} ~ ^ \\ < >.`],
  [content.column('+', 248, 75)],
  [content.column('−', b.decimal(Ratio.of(1050, 100), 2), b.decimal(Ratio.of(325, 100)))],
  [content.columnWithResult('+', [content.withHiddenDigits(48, 0), 27], content.withHiddenDigits(75, 1))],
  [content.column('×', 248, 36)],
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
  [
    content.table({
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
    }),
  ],
  [
    content.sideBySide(
      content.figure(lateFigures[0]!),
      content.table({
        rows: [
          [1, 2],
          [3, 4],
        ],
      }),
    ),
  ],
  [content.sideBySide(...earlyFigures.slice(0, 3).map(content.figure))],
]

const problem = (
  number: number,
  prompt: readonly Block[],
  locale: Locale,
  more: Partial<ShownProblem> = {},
): ShownProblem => ({
  id: `problem-${number}`,
  number,
  prompt: showBlocks(prompt, locale),
  choices: [],
  answer: showBlocks(prompt, locale),
  answerLabel: null,
  lines: 1,
  wide: false,
  ...more,
})

/** A sheet with every kind of formula, block and figure. */
export function specimen(locale: Locale): ShownWorksheet {
  let number = 0
  const one = (prompt: readonly Block[], more?: Partial<ShownProblem>) => problem(++number, prompt, locale, more)
  const choice = (label: string, of: Block) => ({ label, content: showBlocks([of], locale) })
  return {
    locale,
    labels: LABELS[locale],
    sections: [
      {
        id: 'formulas',
        title: 'Formulas & 100% of signs',
        difficulty: 'Easy',
        instruction: showBlocks([content.prose`Solve for ${x}.`], locale),
        problems: formulas.map(of => one([{ kind: 'maths', of }])),
      },
      {
        id: 'running',
        title: 'In running text',
        difficulty: 'Medium',
        instruction: [],
        problems: formulas
          .slice(0, 60)
          .map(of => one([{ kind: 'paragraph', content: ['Here is ', of, ', which stands in a line.'] }])),
      },
      {
        id: 'blocks',
        title: 'Blocks',
        difficulty: 'Medium',
        instruction: [],
        problems: sampleBlocks.map(prompt =>
          one(prompt, { lines: 2, answer: [], wide: prompt.some(({ kind }) => kind === 'side-by-side') }),
        ),
      },
      {
        id: 'choices',
        title: 'Choices',
        difficulty: 'Hard',
        instruction: [],
        problems: [
          one([content.prose`Which is larger?`], {
            answerLabel: 'B',
            choices: [
              choice('A', content.line`${b.over(1, 2)}`.length ? { kind: 'maths', of: b.over(1, 2) } : content.prose``),
              choice('B', { kind: 'maths', of: b.over(3, 4) }),
              choice('C', content.prose`neither`),
            ],
          }),
          one([content.prose`Why?`], {
            answerLabel: 'A',
            choices: [
              choice('A', content.prose`Because the sum of two odd numbers is always an even number.`),
              choice('B', content.prose`Because the sum of two odd numbers is never an even number.`),
            ],
          }),
          one([content.prose`Which clock?`], {
            answerLabel: 'A',
            choices: [choice('A', content.figure(earlyFigures[0]!)), choice('B', content.figure(earlyFigures[1]!))],
          }),
        ],
      },
      {
        id: 'figures',
        title: 'Figures',
        difficulty: 'Hard',
        instruction: [],
        problems: [...earlyFigures, ...lateFigures].map(drawn =>
          one([content.figure(drawn)], { answer: showBlocks([content.figure(drawn)], locale) }),
        ),
      },
    ],
  }
}
