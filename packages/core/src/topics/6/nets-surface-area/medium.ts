import {
  answerStep,
  type Both,
  evaluate,
  exact,
  explained,
  expr,
  figure,
  formulaChoice,
  type Inline,
  itemOf,
  line,
  measure,
  over,
  prose,
  type Random,
  Ratio,
  story,
  sum,
  symbol,
  times,
  withFigure,
  writtenName,
} from '../../../author.ts'
import { shown } from '../../kit/decimals/shown.ts'
import {
  type Box,
  boxOf,
  boxSteps,
  boxSurface,
  drawnBox,
  drawnWedge,
  inSquares,
  isBoxSurface,
  isWedgeSurface,
  LENGTH_UNITS,
  TRIANGLES,
  type Wedge,
  wedgeOf,
  wedgeSteps,
  wedgeSurface,
  wrapped,
} from '../../kit/geometry/surfaces.ts'
import { squared } from '../../kit/measures/length-units.ts'
import { measured } from '../../kit/measures/measured.ts'
import { drawStraightNet, isStraight, lettered, oppositeOf, pairsOf } from './cube-nets.ts'
import { FIND, type Form, findWedge } from './parts.ts'
import { closedBoxes } from './settings.ts'

/** No two edges alike, and none more than four times another. */
const drawBox = (random: Random): Box =>
  random.until(
    () => boxOf(random.int(4, 12), random.int(3, 10), random.int(3, 12)),
    ([l, w, h]) => l.compare(w) > 0 && !w.equals(h) && !l.equals(h),
  )
/** The prism is drawn neither as a slice nor as a long bar. */
export const drawWedge = (random: Random, kind: keyof typeof TRIANGLES): Wedge => {
  const sides = random.pick<readonly [number, number, number, number]>(TRIANGLES[kind])
  const longest = Math.max(sides[0], sides[2])
  // Unlike every length of the triangle: a side that is mistaken for it tells.
  const length = random.intExcept(
    Math.ceil(longest * 0.5),
    Math.min(20, longest + (kind === 'right' ? 4 : 1)),
    ...sides,
  )
  return wedgeOf(sides, Ratio.of(length))
}

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
type Letter = (typeof LETTERS)[number]
const and = (one: string, other: string): Both<readonly Inline[]> => ({
  en: line`${symbol(one)} and ${symbol(other)}`,
  es: line`${symbol(one)} y ${symbol(other)}`,
})
const alone = ({ en, es }: Both<readonly Inline[]>) =>
  ({ en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } }) as const

export const mediumForms = (form: Form) => ({
  box: form({
    levels: ['medium'],
    lines: 4,
    draw: random => ({ unit: random.pick(LENGTH_UNITS), box: drawBox(random) }),
    answer: measured,
    solve: ({ box, unit }) => inSquares(boxSurface(box), unit),
    ask: ({ box, unit }) => withFigure(FIND.box, drawnBox(box, unit)),
    solution: ({ box, unit }) => boxSteps(box, measure(shown(boxSurface(box)), squared(unit))),
    check: isBoxSurface,
  }),

  wedge: form({
    levels: ['medium'],
    share: 2,
    lines: 4,
    draw: random => ({
      unit: random.pick(LENGTH_UNITS),
      wedge: drawWedge(random, random.evenly(['right', 'isosceles', 'right'] as const)),
    }),
    answer: measured,
    solve: ({ wedge, unit }) => inSquares(wedgeSurface(wedge), unit),
    ask: ({ wedge, unit }) => withFigure(findWedge(wedge), drawnWedge(wedge, unit)),
    solution: ({ wedge, unit }) => wedgeSteps(wedge, measure(shown(wedgeSurface(wedge)), squared(unit))),
    check: isWedgeSurface,
  }),

  expression: form({
    levels: ['medium'],
    draw: random => ({ unit: random.pick(LENGTH_UNITS), wedge: drawWedge(random, 'right') }),
    answer: formulaChoice,
    solve: ({ wedge }) => surfaceOf(wedge, 'right'),
    mistakes: ({ wedge }) => ({
      oneTriangle: surfaceOf(wedge, 'one'),
      noHalf: surfaceOf(wedge, 'full'),
      twoRectangles: surfaceOf(wedge, 'short'),
    }),
    ask: ({ wedge, unit }) =>
      withFigure(
        {
          en: prose`The bases of the prism are right triangles. Which expression gives its surface area?`,
          es: prose`Las bases del prisma son triángulos rectángulos. ¿Qué expresión da su área de superficie?`,
        },
        drawnWedge(wedge, unit),
      ),
    solution: ({ wedge }, answer) => {
      const { base, left, right, height, length } = wedge
      return [
        explained(
          times(2, over(1, 2), base, height),
          line`There are two triangles, each half of the base times the height.`,
          line`Hay dos triángulos, cada uno la mitad de la base por la altura.`,
        ),
        explained(
          sum(times(base, length), times(left, length), times(right, length)),
          line`There are three rectangles, one at each side of the triangle.`,
          line`Hay tres rectángulos, uno en cada lado del triángulo.`,
        ),
        answerStep(expr(answer), {
          en: line`This expression has all five faces.`,
          es: line`Esta expresión tiene las cinco caras.`,
        }),
      ]
    },
    whyWrong: () => ({
      oneTriangle: {
        en: line`It takes only one of the two triangles.`,
        es: line`Toma solo uno de los dos triángulos.`,
      },
      noHalf: {
        en: line`It does not take half of the base times the height.`,
        es: line`No toma la mitad de la base por la altura.`,
      },
      twoRectangles: { en: line`It leaves out the slanted rectangle.`, es: line`Omite el rectángulo inclinado.` },
    }),
    check: (printed, answer) => isWedgeSurface(printed, { amount: evaluate(expr(answer)), unit: 'square-meter' }),
  }),

  opposite: form({
    levels: ['medium'],
    draw: random => ({
      cells: drawStraightNet(random),
      letters: random.shuffle<readonly Letter[]>(LETTERS),
      asked: random.int(0, 5),
    }),
    answer: writtenName(...LETTERS),
    solve: ({ cells, letters, asked }) => itemOf(letters, oppositeOf(cells, asked)),
    ask: ({ cells, letters, asked }) => {
      const [drawn, letter] = [figure(lettered(cells, letters)), symbol(itemOf(letters, asked))]
      return {
        en: [prose`The net folds into a cube. Which face is opposite face ${letter}?`, drawn],
        es: [prose`Con este desarrollo plano se arma un cubo. ¿Qué cara queda opuesta a la cara ${letter}?`, drawn],
      }
    },
    solution: ({ cells, letters, asked }, answer) => {
      const letter = itemOf(letters, asked)
      const others = pairsOf(cells)
        .filter(pair => !pair.includes(asked))
        .map(([i, j]) => ({ pair: and(itemOf(letters, i), itemOf(letters, j)), straight: isStraight(cells, i, j) }))
      const [first, second] = [itemOf(others, 0), itemOf(others, 1)]
      const both = {
        en: [...first.pair.en, '; ', ...second.pair.en],
        es: [...first.pair.es, '; ', ...second.pair.es],
      }
      return isStraight(cells, asked, oppositeOf(cells, asked))
        ? [
            explained(
              alone(and(letter, answer)),
              line`These two lie in a straight row with one square between them.`,
              line`Estas dos están en una fila recta, con un cuadrado entre ellas.`,
            ),
            answerStep(symbol(answer), {
              en: line`Folded up, the square between them joins them: they are opposite faces.`,
              es: line`Al doblar, el cuadrado del medio las une: son caras opuestas.`,
            }),
          ]
        : [
            explained(
              alone(both),
              line`Two squares in a straight row with one square between them become opposite faces.`,
              line`Dos cuadrados en una fila recta, con un cuadrado entre ellos, quedan como caras opuestas.`,
            ),
            answerStep(symbol(answer), {
              en: line`Only ${symbol(letter)} and ${symbol(answer)} are left: they are opposite too.`,
              es: line`Solo quedan ${symbol(letter)} y ${symbol(answer)}: también son opuestas.`,
            }),
          ]
    },
    // Rolled up anew, from the squares and letters that are printed.
    check(printed, answer) {
      const { of } = printed.figure('net')
      if (of.solid !== 'squares' || !of.names) return false
      const letters = of.names.map(name => (name.kind === 'symbol' ? name.name : ''))
      const asked = itemOf(printed.all('symbol'), 0).name
      return letters[oppositeOf(of.cells, letters.indexOf(asked))] === answer
    },
  }),

  wrapped: form(
    story({
      levels: ['medium'],
      settings: closedBoxes,
      lines: 4,
      draw(random, { unit, ranges: [a, b, c] }) {
        const [l, w, h] = random.until(
          () => [random.int(...a), random.int(...b), random.int(...c)] as const,
          ([, w, h]) => w !== h,
        )
        return { length: measure(l, unit), width: measure(w, unit), height: measure(h, unit) }
      },
      answer: measured,
      solve: ({ length, width, height }, { unit }) =>
        inSquares(boxSurface([evaluate(length), evaluate(width), evaluate(height)]), unit),
      ask: ({ length, width, height }, { ask }) => ask(length, width, height),
      solution: ({ length, width, height }, { amount, unit }, { ends }) => {
        const area = measure(amount, unit)
        const steps = boxSteps([evaluate(length), evaluate(width), evaluate(height)], area)
        const last = itemOf(steps, steps.length - 1)
        return [
          ...steps.slice(0, -1),
          answerStep(last.work, {
            en: [...last.says.en, ' ', ...ends(area).en],
            es: [...last.says.es, ' ', ...ends(area).es],
          }),
        ]
      },
      check: (numberOf, { amount }) =>
        exact(amount).equals(wrapped(numberOf('length'), numberOf('width'), numberOf('height'))),
    }),
  ),
})

type Way = 'right' | 'one' | 'full' | 'short'
function surfaceOf({ base, left, right, height, length }: Wedge, way: Way) {
  const triangles =
    way === 'one'
      ? times(over(1, 2), base, height)
      : way === 'full'
        ? times(2, base, height)
        : times(2, over(1, 2), base, height)
  const rectangles = [base, left, ...(way === 'short' ? [] : [right])].map(side => times(side, length))
  return sum(triangles, ...rectangles)
}
