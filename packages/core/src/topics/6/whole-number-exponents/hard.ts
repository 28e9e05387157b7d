import {
  assert,
  blank,
  both,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  inPartialProducts,
  integer,
  itemOf,
  line,
  order,
  power,
  prose,
  type Random,
  type Ratio,
  relation,
  statements,
  times,
  type Value,
  writtenExpression,
} from '../../../author.ts'
import { mixed } from '../../kit/choices/turned.ts'
import { filled } from '../../kit/equations/filled.ts'
import {
  type Comparison,
  comparesTheSides,
  comparison,
  comparisonOf,
  comparisonSigns,
} from '../../kit/facts/compare-signs.ts'
import type { levels } from './levels.ts'
import { factorsOf, type Pair } from './powers.ts'

const valueOf = ([base, n]: Pair) => base ** n
const shown = ([base, n]: Pair) => power(base, n)

/** Powers to compare: none a power of 10. */
const COMPARED: readonly Pair[] = [3, 4, 5, 6, 7, 8, 9, 11, 12].flatMap(base =>
  [2, 3, 4, 5, 6, 7, 8, 9].map((n): Pair => [base, n]).filter(pair => valueOf(pair) >= 100 && valueOf(pair) <= 5000),
)
/** Values that are powers of more than one base, by the base that is asked for. */
const NAMED: readonly Pair[] = mixed([
  [3, 5],
  [4, 5],
  [7, 4],
  [9, 3],
  [5, 5],
  [4, 6],
  [3, 7],
  [6, 5],
])

/** One number is missing: a base, an exponent, or the exponent that makes two powers equal. */
type Missing =
  | { readonly kind: 'base' | 'exponent'; readonly of: Pair }
  | { readonly kind: 'equal'; readonly of: Pair; readonly other: Pair }
const SOUGHT: readonly Pair[] = [
  [14, 2],
  [6, 3],
  [3, 5],
  [9, 3],
  [4, 4],
  [12, 2],
  [5, 4],
  [15, 2],
  [7, 3],
  [6, 4],
  [11, 2],
  [8, 3],
  [3, 6],
  [13, 2],
]
const SOUGHT_BASES = SOUGHT.filter(([, n]) => n > 2)
const EQUALS: readonly (readonly [Pair, Pair])[] = [
  [
    [3, 6],
    [9, 3],
  ],
  [
    [4, 3],
    [8, 2],
  ],
  [
    [3, 6],
    [27, 2],
  ],
  [
    [5, 4],
    [25, 2],
  ],
  [
    [7, 4],
    [49, 2],
  ],
  [
    [4, 4],
    [16, 2],
  ],
  [
    [3, 4],
    [9, 2],
  ],
  [
    [6, 4],
    [36, 2],
  ],
]
function drawMissing(random: Random): Missing {
  const kind = random.evenly(['equal', 'exponent', 'base'] as const)
  if (kind === 'equal') {
    const [of, other] = random.evenly(EQUALS)
    return { kind, of, other }
  }
  // A square is found at a glance.
  return { kind, of: random.evenly(kind === 'base' ? SOUGHT_BASES : SOUGHT) }
}
/** 4 × 4 = 16; 16 × 4 = 64. */
const chainOf = ([base, n]: Pair) =>
  statements(...Array.from({ length: n - 1 }, (_, i) => equation(times(base ** (i + 1), base), base ** (i + 2))))
const inFactors = ([base, n]: Pair) =>
  explained(
    chainOf([base, n]),
    line`Find ${power(base, n)}: ${base} is a factor ${n} times.`,
    line`Halla ${power(base, n)}: el ${base} es factor ${n} veces.`,
  )
/** Of a power that is printed. */
function pairOf(of: Value): Pair {
  const shown = expr(of)
  assert(shown.kind === 'power', () => 'no power')
  return [evaluate(shown.base).n, evaluate(shown.exponent).n]
}
/** 243 < 343 < 400 < 512. */
const rising = (sorted: readonly Value[]): Expr => {
  const values = sorted.map(of => expr(valueOf(pairOf(of))))
  return values.slice(1).reduce<Expr>((chain, value) => relation(chain, '<', value), itemOf(values, 0))
}
const soughtIn = ({ kind, of: [base, n] }: Missing) => (kind === 'base' ? base : n)
function withBlank(missing: Missing): Expr {
  const [base, n] = missing.of
  if (missing.kind === 'equal') return equation(power(base, blank(2)), shown(missing.other))
  return equation(missing.kind === 'base' ? power(blank(2), n) : power(base, blank(2)), base ** n)
}

/** Two powers with exponents above 1, and at times a third factor. */
const PRODUCTS: readonly (readonly Pair[])[] = [
  [
    [2, 3],
    [5, 2],
  ],
  [
    [3, 2],
    [4, 3],
  ],
  [
    [2, 4],
    [7, 2],
  ],
  [
    [2, 2],
    [3, 3],
    [5, 1],
  ],
  [
    [2, 5],
    [3, 2],
  ],
  [
    [5, 3],
    [3, 2],
  ],
  [
    [2, 3],
    [3, 2],
    [7, 1],
  ],
  [
    [6, 2],
    [2, 3],
  ],
  [
    [2, 2],
    [11, 2],
  ],
  [
    [3, 3],
    [5, 2],
  ],
  [
    [2, 2],
    [5, 2],
    [3, 2],
  ],
  [
    [4, 2],
    [9, 2],
  ],
  [
    [2, 4],
    [3, 3],
  ],
  [
    [7, 2],
    [3, 2],
  ],
]
const productOf = (parts: readonly Pair[]) => parts.reduce<number>((value, part) => value * valueOf(part), 1)
const written = (pair: Pair) => (pair[1] === 1 ? expr(pair[0]) : shown(pair))

/** Powers that lie near each other. */
const ROWS: readonly (readonly [Pair, Pair, Pair, Pair])[] = [
  [
    [2, 7],
    [5, 3],
    [11, 2],
    [3, 4],
  ],
  [
    [3, 5],
    [6, 3],
    [2, 8],
    [15, 2],
  ],
  [
    [7, 3],
    [2, 9],
    [20, 2],
    [3, 5],
  ],
  [
    [5, 4],
    [3, 6],
    [8, 3],
    [21, 2],
  ],
  [
    [13, 2],
    [2, 7],
    [12, 2],
    [5, 3],
  ],
  [
    [4, 4],
    [17, 2],
    [7, 3],
    [3, 5],
  ],
  [
    [10, 3],
    [2, 9],
    [6, 4],
    [30, 2],
  ],
  [
    [9, 3],
    [5, 4],
    [2, 10],
    [30, 2],
  ],
  [
    [12, 2],
    [5, 3],
    [2, 8],
    [6, 3],
  ],
]

/** Two powers that are put in order in another form are not compared as well. */
const isInOneRow = (...pairs: readonly Pair[]) =>
  ROWS.some(row => pairs.every(pair => row.some(([base, n]) => base === pair[0] && n === pair[1])))
/** Two powers of different bases within a factor of 4, by how the first compares with the second. */
const PAIRS: Readonly<Record<Comparison, readonly (readonly [Pair, Pair])[]>> = (() => {
  const all = COMPARED.flatMap(left => COMPARED.map(right => [left, right] as const)).filter(([left, right]) => {
    const ratio = valueOf(left) / valueOf(right)
    // The greater exponent beside the smaller base: neither is seen to be greater.
    return (
      left[0] !== right[0] &&
      left[1] !== right[1] &&
      left[0] < right[0] === left[1] > right[1] &&
      ratio < 4 &&
      ratio > 0.25 &&
      !isInOneRow(left, right)
    )
  })
  const of = (size: Comparison) => all.filter(([left, right]) => comparisonOf(valueOf(left), valueOf(right)) === size)
  return {
    less: of('less'),
    greater: of('greater'),
    equal: of('equal').filter(([left, right]) => valueOf(left) + valueOf(right) > 32),
  }
})()

export const hardForms = (form: FormMaker<typeof levels>) => ({
  compare: form({
    levels: ['hard'],
    instruction: { en: prose`Write <, >, or =.`, es: prose`Escribe <, > o =.` },
    lines: 2,
    draw(random) {
      const size = random.evenly(['less', 'greater', 'equal', 'greater', 'less'] as const)
      const [left, right] = random.pick(PAIRS[size])
      return { size, left, right }
    },
    answer: comparison,
    solve: ({ size }) => size,
    ask({ left, right }) {
      const sides = prose`${shown(left)} ____ ${shown(right)}`
      return { en: sides, es: sides }
    },
    solution: ({ size, left, right }) => [
      inFactors(left),
      inFactors(right),
      size === 'equal'
        ? explained(
            equation(shown(left), shown(right)),
            line`Both values are ${valueOf(left)}.`,
            line`Los dos valores son ${valueOf(left)}.`,
          )
        : explained(
            relation(shown(left), comparisonSigns[size], shown(right)),
            line`Compare ${valueOf(left)} and ${valueOf(right)}, not the bases or the exponents.`,
            line`Compara ${valueOf(left)} y ${valueOf(right)}, no las bases ni los exponentes.`,
          ),
    ],
    check: comparesTheSides,
  }),

  missingNumber: form({
    levels: ['hard'],
    instruction: { en: prose`Find the missing whole number.`, es: prose`Halla el número natural que falta.` },
    lines: 2,
    draw: drawMissing,
    answer: integer,
    solve: soughtIn,
    ask: missing => both(withBlank(missing)),
    solution(missing) {
      const [base, n] = missing.of
      if (missing.kind === 'base')
        return [
          base === 2
            ? explained(
                equation(factorsOf(3, n), 3 ** n),
                line`Try a base: 3 gives more than ${base ** n}.`,
                line`Prueba con una base: 3 da más que ${base ** n}.`,
              )
            : explained(
                equation(factorsOf(base - 1, n), (base - 1) ** n),
                line`Try a base: ${base - 1} gives less than ${base ** n}.`,
                line`Prueba con una base: ${base - 1} da menos que ${base ** n}.`,
              ),
          explained(
            statements(equation(factorsOf(base, n), base ** n), equation(power(base, n), base ** n)),
            line`Try the next base: ${base} gives ${base ** n}.`,
            line`Prueba con la base siguiente: ${base} da ${base ** n}.`,
          ),
        ]
      const count = explained(
        chainOf(missing.of),
        line`Multiply by ${base} until you get ${base ** n}: ${base} is a factor ${n} times.`,
        line`Multiplica por ${base} hasta llegar a ${base ** n}: el ${base} es factor ${n} veces.`,
      )
      const end = explained(
        equation(power(base, n), missing.kind === 'equal' ? shown(missing.other) : base ** n),
        line`The exponent is ${n}.`,
        line`El exponente es ${n}.`,
      )
      return missing.kind === 'equal'
        ? [
            explained(
              equation(equation(shown(missing.other), factorsOf(...missing.other)), valueOf(missing.other)),
              line`First find the value of the power that is given.`,
              line`Primero halla el valor de la potencia dada.`,
            ),
            count,
            end,
          ]
        : [count, end]
    },
    check(printed, answer) {
      const whole = filled(printed.one('relation'), answer)
      return exact(answer).n > 0 && whole.kind === 'relation' && evaluate(whole.left).equals(evaluate(whole.right))
    },
  }),

  powerOfBase: form({
    levels: ['hard'],
    lines: 2,
    draw(random) {
      const [base, n] = random.evenly(NAMED)
      return { base, n }
    },
    answer: writtenExpression,
    solve: ({ base, n }) => power(base, n),
    ask: ({ base, n }) => ({
      en: prose`Write ${base ** n} as a power of ${base}.`,
      es: prose`Escribe ${base ** n} como una potencia de ${base}.`,
    }),
    solution: ({ base, n }) => [
      explained(
        chainOf([base, n]),
        line`Multiply by ${base} until you get ${base ** n}.`,
        line`Multiplica por ${base} hasta llegar a ${base ** n}.`,
      ),
      explained(
        power(base, n),
        line`Count: ${base} is a factor ${n} times, so the exponent is ${n}.`,
        line`Cuenta: el ${base} es factor ${n} veces, así que el exponente es ${n}.`,
      ),
    ],
    check(printed, answer) {
      const [value, base] = printed.take(2)
      return answer.kind === 'power' && evaluate(answer.base).equals(base) && evaluate(answer).equals(value)
    },
  }),

  product: form({
    levels: ['hard'],
    instruction: { en: prose`Find the value of the product.`, es: prose`Halla el valor del producto.` },
    lines: 2,
    draw: random => ({ parts: random.evenly(PRODUCTS) }),
    answer: integer,
    solve: ({ parts }) => productOf(parts),
    ask: ({ parts }) => both(equation(times(...parts.map(written)), blank(4))),
    solution: ({ parts }, answer) => [
      explained(
        statements(
          ...parts
            .filter(([, n]) => n > 1)
            .map(part => equation(equation(shown(part), factorsOf(...part)), valueOf(part))),
        ),
        line`Powers come before multiplication: find each power.`,
        line`Las potencias van antes de la multiplicación: halla cada potencia.`,
      ),
      explained(
        statements(
          ...parts.slice(1).map((part, i) => inPartialProducts(productOf(parts.slice(0, i + 1)), valueOf(part))),
        ),
        ...(parts.length > 2
          ? ([line`Multiply the values, one after another.`, line`Multiplica los valores, uno tras otro.`] as const)
          : ([line`Multiply the values.`, line`Multiplica los valores.`] as const)),
      ),
      ...(parts.length > 2
        ? [
            explained(
              equation(times(...parts.map(written)), answer),
              line`This is the value of the product.`,
              line`Este es el valor del producto.`,
            ),
          ]
        : []),
    ],
    // Divides by each factor until 1 is left.
    check(printed, answer) {
      const factors = itemOf(printed.all('product'), 0).factors
      const rest = factors.reduce((value: Ratio, factor) => value.over(evaluate(factor)), exact(answer))
      return rest.equals(1)
    },
  }),

  inOrder: form(
    order({
      levels: ['hard'],
      instruction: {
        en: prose`Write the powers in order from least to greatest.`,
        es: prose`Escribe las potencias en orden de menor a mayor.`,
      },
      draw: random => random.evenly(ROWS).map(shown),
      solution: sorted => [
        ...sorted.map(of => inFactors(pairOf(of))),
        explained(
          { kind: 'list', items: sorted.map(expr), brackets: '' },
          line`The values in order: ${rising(sorted)}. Write the powers in this order.`,
          line`Los valores en orden: ${rising(sorted)}. Escribe las potencias en ese orden.`,
        ),
      ],
    }),
  ),
})
