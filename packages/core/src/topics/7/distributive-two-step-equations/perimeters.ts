import {
  type Expr,
  evaluate,
  exact,
  explained,
  type Figure,
  line,
  m,
  measure,
  polygon,
  prose,
  type Random,
  Ratio,
  regularVertices,
  role,
  solution,
  withFigure,
} from '../../../author.ts'
import { asDecimal, asFraction, dividing, type Form, made, plus, type Show } from './grouped.ts'

/** A regular polygon whose side is x + q, a rectangle with the sides x and q, or equal sides above a base. */
interface Outline {
  readonly shape: 'regular' | 'rectangle' | 'with a base'
  /** How many sides are equal. */
  readonly n: number
  readonly q: Ratio
  readonly x: Ratio
  /** The length of another side. */
  readonly base?: Ratio
  readonly show: Show
}
const factsOf = ({ shape, n, q, x, base, show }: Outline) =>
  made(Ratio.of(shape === 'rectangle' ? 2 : n), q, x, show, base)

const DRAWS = {
  easy: (random: Random): Outline => ({
    shape: 'regular',
    n: random.evenly([3, 5, 6, 8, 4]),
    q: Ratio.of(random.int(2, 6)),
    x: Ratio.of(random.int(3, 9)),
    show: asFraction,
  }),
  medium: (random: Random): Outline => {
    const q = random.int(3, 9)
    return { shape: 'rectangle', n: 2, q: Ratio.of(q), x: Ratio.of(q + random.int(3, 12)), show: asFraction }
  },
  hard: (random: Random): Outline => {
    const n = random.evenly([3, 2])
    const q = Ratio.of((random.int(1, 4) * 10 + random.int(1, 9)) * random.sign(), 10)
    const side = random.int(5, 9) * 10
    return {
      shape: 'with a base',
      n,
      q,
      x: Ratio.of(side, 10).minus(q),
      // Drawn 6 to 5 and 11 to 5.
      base: Ratio.of(Math.round((side * (n === 2 ? 6 : 11)) / 5) + random.pick([-2, -1, 1, 2]), 10),
      show: asDecimal,
    }
  },
}

function drawOutline({ shape, n, q, base, show }: Outline): Figure {
  if (base) {
    const equal = Array.from({ length: n }, (_, i) => ({ label: i === 0 ? plus(m`x`, q, show) : null, ticks: 1 }))
    return polygon({
      vertices:
        n === 2
          ? [
              [0, 0],
              [6, 0],
              [3, 4],
            ]
          : [
              [0, 0],
              [11, 0],
              [8, 4],
              [3, 4],
            ],
      sides: [show(base), ...equal],
    })
  }
  if (shape === 'rectangle') {
    const [long, wide] = [9, 5]
    return polygon({
      vertices: [
        [0, 0],
        [long, 0],
        [long, wide],
        [0, wide],
      ],
      sides: [m`x`, show(q), null, null],
      angles: [{ mark: 'square' }, { mark: 'square' }, { mark: 'square' }, { mark: 'square' }],
    })
  }
  return polygon({
    vertices: regularVertices(n, 4),
    sides: Array.from({ length: n }, (_, i) => ({ label: i === 0 ? plus(m`x`, q, show) : null, ticks: 1 })),
  })
}

export const perimeterForm = (form: Form, level: 'easy' | 'medium' | 'hard', share: number) =>
  form({
    levels: [level],
    share,
    draw: random =>
      random.until(
        () => DRAWS[level](random),
        ({ q, x }) => !x.equals(q) && x.n !== 0,
      ),
    answer: solution('x'),
    solve: ({ x, show }) => show(x),
    ask(outline) {
      const { r } = factsOf(outline)
      const perimeter = role('perimeter', measure(outline.show(r), 'centimeter'))
      return withFigure(
        outline.shape === 'rectangle'
          ? {
              en: prose`The perimeter of the rectangle is ${perimeter}. The side lengths are in centimeters. Write an equation of the form ${m`p(x + q) = r`} and find x.`,
              es: prose`El perímetro del rectángulo es de ${perimeter}. Las longitudes de los lados están en centímetros. Escribe una ecuación de la forma ${m`p(x + q) = r`} y halla x.`,
            }
          : outline.shape === 'with a base'
            ? {
                en: prose`The sides that are marked have the same length. All lengths are in centimeters. The perimeter is ${perimeter}. Find x.`,
                es: prose`Los lados marcados miden lo mismo. Todas las longitudes están en centímetros. El perímetro es de ${perimeter}. Halla x.`,
              }
            : {
                en: prose`All sides of the polygon have the same length. The lengths are in centimeters. The perimeter is ${perimeter}, so ${factsOf(outline).equation}. Find x.`,
                es: prose`Todos los lados del polígono miden lo mismo. Las longitudes están en centímetros. El perímetro es de ${perimeter}, así que ${factsOf(outline).equation}. Halla x.`,
              },
        drawOutline(outline),
      )
    },
    key: outline => {
      const { equation: given } = factsOf(outline)
      // A regular polygon comes with its equation.
      if (outline.shape === 'regular') return { en: [], es: [] }
      return {
        en: prose`Equation: ${given}, or an equivalent equation.`,
        es: prose`Ecuación: ${given}, o una ecuación equivalente.`,
      }
    },
    solution(outline) {
      const facts = factsOf(outline)
      const { n, q, base, show, shape } = outline
      // A regular polygon comes with its equation.
      if (shape === 'regular') return dividing(facts)
      return [
        shape === 'rectangle' || !base
          ? explained(
              facts.equation,
              line`A rectangle has two pairs of equal sides: twice ${plus(m`x`, q, show)} is the perimeter.`,
              line`Un rectángulo tiene dos pares de lados iguales: el doble de ${plus(m`x`, q, show)} es el perímetro.`,
            )
          : explained(
              facts.equation,
              line`There are ${n} equal sides and one of ${show(base)} cm: together they are the perimeter.`,
              line`Hay ${n} lados iguales y uno de ${show(base)} cm: juntos son el perímetro.`,
            ),
        ...dividing(facts),
      ]
    },
    // Adds the sides one by one.
    check(printed, answer) {
      const { lines, corners } = printed.figure('polygon')
      const valueOf = (label: unknown): Ratio | null =>
        label && typeof label === 'object' && 'kind' in label ? evaluate(label as Expr, { x: exact(answer) }) : null
      const sides = lines.slice(0, corners)
      const marked = sides.filter(({ ticks }) => ticks > 0)
      const equal = marked.map(({ label }) => valueOf(label)).find(value => value !== null) ?? Ratio.of(0)
      const others = sides.filter(({ ticks }) => ticks === 0).flatMap(({ label }) => valueOf(label) ?? [])
      const rest = others.reduce((sum, side) => sum.plus(side), Ratio.of(0))
      // Of a rectangle two sides are labeled, and two are as long.
      return equal
        .times(marked.length)
        .plus(rest.times(marked.length === 0 ? 2 : 1))
        .equals(printed.role('perimeter'))
    },
  })
