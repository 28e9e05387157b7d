import {
  type AreaGrid,
  answerStep,
  type Both,
  both,
  type Content,
  count,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  figureChoice,
  itemOf,
  line,
  minus,
  prose,
  type Random,
  type Sentence,
  sentenceChoice,
  sideBySide,
  step,
  symbol,
  table,
  tableCells,
  tupleOf,
  withFigure,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
  areaFound,
  areaLine,
  areaOf,
  countedIn,
  drawnOn,
  drawPair,
  perimeterFound,
  perimeterLine,
  perimeterOf,
  type Rectangle,
  type Shared,
} from './rectangles.ts'

const SHARED = ['perimeter', 'area'] as const

const HEAD = [
  words('Rectangle', 'Rectángulo'),
  words('Area (square units)', 'Área (unidades cuadradas)'),
  words('Perimeter (units)', 'Perímetro (unidades)'),
] as const

const bothDrawn = (a: Rectangle, b: Rectangle) => sideBySide(figure(drawnOn(a, 'A')), figure(drawnOn(b, 'B')))

/** What they do not share, and its unit. */
const OTHER = {
  perimeter: { of: areaOf, unit: nouns.squareUnit },
  area: { of: perimeterOf, unit: nouns.unit },
} as const

const greaterBy = (shared: Shared, letter: 'A' | 'B', more: number): Sentence => {
  const amount = count(more, OTHER[shared].unit)
  return {
    key: `${letter}${more}`,
    says: {
      en: prose`Rectangle ${symbol(letter)}: ${amount} more`,
      es: prose`El rectángulo ${symbol(letter)}: ${amount} más`,
    },
  }
}
const otherOf = { A: 'B', B: 'A' } as const
function compared(shared: Shared, a: Rectangle, b: Rectangle) {
  const [first, second] = [OTHER[shared].of(a), OTHER[shared].of(b)]
  return {
    letter: first > second ? ('A' as const) : ('B' as const),
    greater: Math.max(first, second),
    less: Math.min(first, second),
  }
}

/** Rectangles near to this one, by what a hurried count takes for it. */
const NEAR = {
  rowMore: ({ short, long }: Rectangle) => ({ short: short + 1, long }),
  columnMore: ({ short, long }: Rectangle) => ({ short, long: long + 1 }),
  columnLess: ({ short, long }: Rectangle) => ({ short, long: long - 1 }),
  rowLess: ({ short, long }: Rectangle) => ({ short: short - 1, long }),
  bothMore: ({ short, long }: Rectangle) => ({ short: short + 1, long: long + 1 }),
  bothLess: ({ short, long }: Rectangle) => ({ short: short - 1, long: long - 1 }),
}
const NEAR_NAMES = ['rowMore', 'columnMore', 'columnLess', 'rowLess', 'bothMore', 'bothLess'] as const

const measureOf = (shared: Shared, rectangle: Rectangle) =>
  shared === 'area' ? areaOf(rectangle) : perimeterOf(rectangle)
const shownIn = (shared: Shared, grid: AreaGrid) => countedIn(grid)[shared]

function drawChoices(random: Random, shared: Shared) {
  const [given, right] = drawPair(random, shared, 2)
  const others = random.sample(NEAR_NAMES, 3)
  return { shared, given, right, others }
}
const wrongOnes = ({ right, others }: ReturnType<typeof drawChoices>) => others.map(other => NEAR[other](right))

export const easyForms = (form: FormMaker<typeof levels>) => ({
  fillBoth: form({
    levels: ['easy'],
    wide: true,
    draw: random => {
      const shared = random.evenly(SHARED)
      const [a, b] = drawPair(random, shared, 0)
      return { a, b }
    },
    answer: tableCells,
    solve: ({ a, b }) => ({
      head: HEAD,
      rows: [
        [symbol('A'), areaOf(a), perimeterOf(a)],
        [symbol('B'), areaOf(b), perimeterOf(b)],
      ],
      blanks: [areaOf(a), perimeterOf(a), areaOf(b), perimeterOf(b)],
    }),
    ask({ a, b }): Both<Content> {
      const empty = table({
        head: HEAD,
        rows: [
          [symbol('A'), line`____`, line`____`],
          [symbol('B'), line`____`, line`____`],
        ],
      })
      return {
        en: [prose`The side of each small square is 1 unit. Complete the table.`, bothDrawn(a, b), empty],
        es: [prose`El lado de cada cuadrado pequeño mide 1\u00a0unidad. Completa la tabla.`, bothDrawn(a, b), empty],
      }
    },
    solution: ({ a, b }, filled) => [
      areaFound(a, 'A'),
      perimeterFound(a, 'A'),
      areaFound(b, 'B'),
      perimeterFound(b, 'B'),
      answerStep(
        tableCells.show(filled),
        perimeterOf(a) === perimeterOf(b)
          ? {
              en: line`The perimeters are the same, but the areas are different.`,
              es: line`Los perímetros son iguales, pero las áreas son diferentes.`,
            }
          : {
              en: line`The areas are the same, but the perimeters are different.`,
              es: line`Las áreas son iguales, pero los perímetros son diferentes.`,
            },
      ),
    ],
    check(printed, { blanks }) {
      const [a, b] = tupleOf(printed.figures('area-grid').map(countedIn), 2)
      const expected = [a.area, a.perimeter, b.area, b.perimeter]
      return blanks.length === 4 && expected.every((value, i) => exact(itemOf(blanks, i)).equals(value))
    },
  }),

  whichIsGreater: form({
    levels: ['easy'],
    wide: true,
    draw: random => {
      const shared = random.evenly(SHARED)
      const [a, b] = drawPair(random, shared, 1)
      return { shared, a, b, off: random.pick([1, 2, 3]) }
    },
    answer: sentenceChoice,
    solve({ shared, a, b }) {
      const { letter, greater, less } = compared(shared, a, b)
      return greaterBy(shared, letter, greater - less)
    },
    mistakes({ shared, a, b, off }): Record<string, Sentence> {
      const { letter, greater, less } = compared(shared, a, b)
      const more = greater - less
      return {
        otherRectangle: greaterBy(shared, otherOf[letter], more),
        countedWrong: greaterBy(shared, letter, more + off),
        both: greaterBy(shared, otherOf[letter], more + off),
      }
    },
    ask({ shared, a, b }): Both<Content> {
      const drawn = bothDrawn(a, b)
      return shared === 'perimeter'
        ? {
            en: [
              prose`The side of each small square is 1 unit. The rectangles have the same perimeter. Which rectangle has the greater area? How many square units more?`,
              drawn,
            ],
            es: [
              prose`El lado de cada cuadrado pequeño mide 1\u00a0unidad. Los rectángulos tienen el mismo perímetro. ¿Qué rectángulo tiene mayor área? ¿Cuántas unidades cuadradas más?`,
              drawn,
            ],
          }
        : {
            en: [
              prose`The side of each small square is 1 unit. The rectangles have the same area. Which rectangle has the greater perimeter? How many units more?`,
              drawn,
            ],
            es: [
              prose`El lado de cada cuadrado pequeño mide 1\u00a0unidad. Los rectángulos tienen la misma área. ¿Qué rectángulo tiene mayor perímetro? ¿Cuántas unidades más?`,
              drawn,
            ],
          }
    },
    solution({ shared, a, b }, answer) {
      const { letter, greater, less } = compared(shared, a, b)
      const found = shared === 'perimeter' ? areaFound : perimeterFound
      return [
        found(a, 'A'),
        found(b, 'B'),
        step(equation(minus(greater, less), greater - less), because.explain, {
          sentence:
            shared === 'perimeter'
              ? {
                  en: line`Subtract the lesser area from the greater area.`,
                  es: line`Resta el área menor de la mayor.`,
                }
              : {
                  en: line`Subtract the lesser perimeter from the greater perimeter.`,
                  es: line`Resta el perímetro menor del mayor.`,
                },
        }),
        answerStep(
          answer.says,
          shared === 'perimeter'
            ? {
                en: line`Rectangle ${symbol(letter)} has the greater area.`,
                es: line`El rectángulo ${symbol(letter)} tiene mayor área.`,
              }
            : {
                en: line`Rectangle ${symbol(letter)} has the greater perimeter.`,
                es: line`El rectángulo ${symbol(letter)} tiene mayor perímetro.`,
              },
        ),
      ]
    },
    whyWrong({ shared, a, b }) {
      const { letter, greater, less } = compared(shared, a, b)
      const other = symbol(otherOf[letter])
      const measure = shared === 'perimeter' ? words('area', 'área') : words('perimeter', 'perímetro')
      return {
        otherRectangle: {
          en: line`Rectangle ${other} has the lesser ${measure}.`,
          es: line`El rectángulo ${other} tiene menor ${measure}.`,
        },
        countedWrong: {
          en: line`The difference is ${greater - less}.`,
          es: line`La diferencia es ${greater - less}.`,
        },
        both: {
          en: line`Rectangle ${other} has the lesser ${measure}, and the difference is ${greater - less}.`,
          es: line`El rectángulo ${other} tiene menor ${measure} y la diferencia es ${greater - less}.`,
        },
      }
    },
    check(printed, { key }) {
      const [a, b] = tupleOf(printed.figures('area-grid').map(countedIn), 2)
      const [first, second] = a.area === b.area ? [a.perimeter, b.perimeter] : [a.area, b.area]
      return key === (first > second ? `A${first - second}` : `B${second - first}`)
    },
  }),

  whichSharesIt: form({
    levels: ['easy'],
    draw: random => {
      const shared = random.evenly(SHARED)
      return random.until(
        () => drawChoices(random, shared),
        drawn => {
          const all = [drawn.right, ...wrongOnes(drawn)]
          return (
            new Set(all.map(one => measureOf(shared, one))).size === 4 &&
            all.every(({ short, long }) => short >= 1 && long >= short && long >= 5 && long <= 10) &&
            all.every(one => one.short !== drawn.given.short || one.long !== drawn.given.long)
          )
        },
      )
    },
    answer: figureChoice,
    solve: ({ right }) => drawnOn(right),
    mistakes: drawn =>
      Object.fromEntries(drawn.others.map((other, i) => [other, drawnOn(itemOf(wrongOnes(drawn), i))])),
    ask({ shared, given }) {
      return withFigure(
        shared === 'perimeter'
          ? {
              en: prose`Which of the rectangles below has the same perimeter as rectangle ${symbol('R')}?`,
              es: prose`¿Cuál de los rectángulos de abajo tiene el mismo perímetro que el rectángulo ${symbol('R')}?`,
            }
          : {
              en: prose`Which of the rectangles below has the same area as rectangle ${symbol('R')}?`,
              es: prose`¿Cuál de los rectángulos de abajo tiene la misma área que el rectángulo ${symbol('R')}?`,
            },
        drawnOn(given, 'R'),
      )
    },
    solution(drawn) {
      const { shared, given, right } = drawn
      return [
        shared === 'perimeter' ? perimeterFound(given, 'R') : areaFound(given, 'R'),
        step(shared === 'perimeter' ? perimeterLine(right) : areaLine(right), because.explain, {
          sentence:
            shared === 'perimeter'
              ? {
                  en: line`The same perimeter: ${count(perimeterOf(right), nouns.unit)}.`,
                  es: line`El mismo perímetro: ${count(perimeterOf(right), nouns.unit)}.`,
                }
              : {
                  en: line`The same area: ${count(areaOf(right), nouns.squareUnit)}.`,
                  es: line`La misma área: ${count(areaOf(right), nouns.squareUnit)}.`,
                },
        }),
        answerStep(both(figure(drawnOn(right))), {
          en: line`This rectangle has ${count(right.short, nouns.row)} of ${right.long} squares.`,
          es: line`Este rectángulo tiene ${count(right.short, nouns.row)} de ${right.long} cuadrados.`,
        }),
      ]
    },
    whyWrong(drawn) {
      const { shared } = drawn
      return Object.fromEntries(
        drawn.others.map((other, i) => {
          const one = itemOf(wrongOnes(drawn), i)
          return [
            other,
            shared === 'perimeter'
              ? explained(
                  perimeterLine(one),
                  line`Its perimeter is ${count(perimeterOf(one), nouns.unit)}.`,
                  line`Su perímetro es de ${count(perimeterOf(one), nouns.unit)}.`,
                )
              : explained(
                  areaLine(one),
                  line`Its area is ${count(areaOf(one), nouns.squareUnit)}.`,
                  line`Su área es de ${count(areaOf(one), nouns.squareUnit)}.`,
                ),
          ]
        }),
      )
    },
    check(printed, answer) {
      if (answer.kind !== 'area-grid') return false
      const shared = /same perimeter|mismo perímetro/.test(printed.text) ? 'perimeter' : 'area'
      return shownIn(shared, answer) === shownIn(shared, printed.figure('area-grid'))
    },
  }),
})
