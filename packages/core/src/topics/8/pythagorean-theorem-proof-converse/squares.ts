import {
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  figure,
  itemOf,
  line,
  measure,
  minus,
  option,
  prose,
  relation,
  rightTriangle,
  sum,
  symbol,
} from '../../../author.ts'
import { measured } from '../../kit/measures/measured.ts'
import { type Form, KINDS, type Kind, kindSaid, notOfKind, signOf, sorted } from './parts.ts'

/** Areas on the legs, and on the hypotenuse. */
const AREAS: readonly (readonly [number, number])[] = [
  [9, 16],
  [25, 36],
  [16, 49],
  [36, 64],
  [30, 45],
  [64, 81],
  [20, 44],
  [49, 72],
  [25, 75],
  [40, 60],
  [36, 100],
  [28, 50],
]
const PAPERS: readonly (readonly [number, number])[] = [
  [16, 25],
  [36, 81],
  [49, 64],
  [25, 49],
  [32, 50],
  [64, 100],
  [45, 80],
  [18, 32],
]

export const squareForms = (form: Form) => ({
  squareOnSide: form({
    levels: ['easy', 'medium'],
    share: 2,
    lines: 2,
    draw(random, { squareAskedOn }) {
      const [p, q] = random.evenly(AREAS)
      return {
        areas: random.shuffle<[number, number]>([p, q]),
        asks: random.evenly(squareAskedOn),
      }
    },
    answer: measured,
    solve: ({ areas: [p, q], asks }) => ({
      amount: asks === 'AB' ? p + q : asks === 'BC' ? p : q,
      unit: 'square-unit' as const,
    }),
    ask({ areas: [p, q], asks }) {
      const shown = (side: 'AB' | 'BC' | 'CA', area: number) => (side === asks ? symbol('S') : expr(area))
      const drawn = figure(
        rightTriangle({
          legs: [Math.sqrt(p), Math.sqrt(q)],
          names: null,
          squares: { AB: shown('AB', p + q), BC: shown('BC', p), CA: shown('CA', q) },
          size: 12,
        }),
      )
      return {
        en: [
          drawn,
          prose`The figure shows a right triangle with a square on each side, and the areas of the squares in square units. Find the area ${symbol('S')}.`,
        ],
        es: [
          drawn,
          prose`La figura muestra un triángulo rectángulo con un cuadrado sobre cada lado y las áreas de los cuadrados en unidades cuadradas. Halla el área ${symbol('S')}.`,
        ],
      }
    },
    solution({ areas: [p, q], asks }, { amount }) {
      const S = symbol('S')
      const found = measure(amount, 'square-unit')
      if (asks === 'AB')
        return [
          explainedBy(equation(S, sum(p, q)), {
            en: line`The square ${S} is on the hypotenuse. By the Pythagorean theorem its area is the sum of the other two areas.`,
            es: line`El cuadrado ${S} está sobre la hipotenusa. Por el teorema de Pitágoras, su área es la suma de las otras dos áreas.`,
          }),
          explainedBy(equation(S, found), { en: line`Add.`, es: line`Suma.` }),
        ]
      const known = asks === 'BC' ? q : p
      return [
        explainedBy(equation(sum(S, known), p + q), {
          en: line`The square ${S} is on a leg. By the Pythagorean theorem the areas on the legs add up to the area on the hypotenuse.`,
          es: line`El cuadrado ${S} está sobre un cateto. Por el teorema de Pitágoras, las áreas sobre los catetos suman el área sobre la hipotenusa.`,
        }),
        explainedBy(equation(equation(S, minus(p + q, known)), found), {
          en: line`Subtract ${known} from both sides.`,
          es: line`Resta ${known} de ambos lados.`,
        }),
      ]
    },
    check(printed, { amount }) {
      const drawn = printed.figure('right-triangle')
      const area = (side: 'AB' | 'BC' | 'CA') => {
        const label = drawn.squares.find(({ on }) => on === side)?.area as Expr
        return label.kind === 'symbol' ? exact(amount) : evaluate(label)
      }
      return area('BC').plus(area('CA')).equals(area('AB')) && exact(amount).n > 0
    },
  }),

  threeSquares: form({
    levels: ['medium'],
    share: 2,
    draw(random) {
      const kind = random.evenly(['obtuse', 'right', 'acute'] as const)
      const [p, q] = random.evenly(PAPERS)
      const off = kind === 'right' ? 0 : (kind === 'acute' ? -1 : 1) * random.int(2, 6)
      const areas = [p, q, p + q + off] as const
      return {
        kind,
        areas,
        order: random.pick([
          [2, 0, 1],
          [1, 2, 0],
          [0, 2, 1],
        ] as const),
        unit: random.evenly(['centimeter', 'inch'] as const),
      }
    },
    answer: option<Kind>(KINDS),
    solve: ({ kind }) => kind,
    ask({ areas, order, unit }) {
      const [a, b, c] = order.map(i => measure(itemOf(areas, i), `square-${unit}` as const)) as [Expr, Expr, Expr]
      return {
        en: prose`Three squares of paper have areas of ${a}, ${b}, and ${c}. They are laid out so that their sides enclose a triangle, one square on each side of it. What kind of triangle is it?`,
        es: prose`Tres cuadrados de papel tienen áreas de ${a}, ${b} y ${c}. Se colocan de modo que sus lados encierren un triángulo, con un cuadrado sobre cada lado. ¿Qué tipo de triángulo es?`,
      }
    },
    solution({ areas: [p, q, r], kind }) {
      return [
        explainedBy(equation(sum(p, q), p + q), {
          en: line`The areas are the squares of the sides. Add the two smaller areas.`,
          es: line`Las áreas son los cuadrados de los lados. Suma las dos áreas menores.`,
        }),
        explainedBy(relation(p + q, signOf(p + q, r), r), {
          en: line`Compare the sum with the largest area.`,
          es: line`Compara la suma con el área mayor.`,
        }),
        explainedBy(KINDS[kind], kindSaid[kind]),
      ]
    },
    whyWrong: ({ areas: [p, q, r], kind }) => notOfKind(kind, p + q, r),
    check(printed, answer) {
      const [p, q, r] = sorted(printed.numbers.map(one => one.toNumber())) as [number, number, number]
      return answer === (p + q === r ? 'right' : p + q > r ? 'acute' : 'obtuse')
    },
  }),
})
