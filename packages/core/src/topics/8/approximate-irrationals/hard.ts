import {
  approximate,
  both,
  decimal,
  type Expr,
  equation,
  exact,
  explained,
  expr,
  formulaChoice,
  itemOf,
  join,
  line,
  minus,
  order,
  pi,
  power,
  prose,
  Ratio,
  relation,
  root,
  type Step,
  statements,
  sum,
  symbol,
  times,
  type Value,
  withFigure,
} from '../../../author.ts'
import { comparison, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import { isNearestTenth, toTenth } from './medium.ts'
import {
  type Form,
  isClear,
  LESS_OR_GREATER,
  NO_CALCULATOR,
  nearestTenth,
  squareOfTenths,
  tenthBelow,
  tenthLine,
  tenthSteps,
  tenths,
} from './roots.ts'

/** An expression with a root, by its parts. */
export type Mixed =
  /** a√b, which is √(a²b). */
  | { readonly kind: 'multiple'; readonly a: number; readonly b: number }
  /** √b + c or √b − c. */
  | { readonly kind: 'shifted'; readonly b: number; readonly c: number }
  /** c − √b. */
  | { readonly kind: 'taken'; readonly b: number; readonly c: number }
  | { readonly kind: 'pi' }

export function shownOf(of: Mixed): Expr {
  switch (of.kind) {
    case 'multiple':
      return join(of.a, root(of.b))
    case 'shifted':
      return of.c > 0 ? sum(root(of.b), of.c) : minus(root(of.b), -of.c)
    case 'taken':
      return minus(of.c, root(of.b))
    case 'pi':
      return power(pi, 2)
  }
}
/** Asked for again and again of the same pools. */
const sizes = new WeakMap<Mixed, number>()
function sizeOf(of: Mixed): number {
  const known = sizes.get(of)
  if (known !== undefined) return known
  const size = approximate(shownOf(of))
  sizes.set(of, size)
  return size
}
const tenthOf = (of: Mixed) => Math.round(10 * sizeOf(of))

/** Up to the tenth of the expression. */
function estimated(of: Mixed): readonly Step[] {
  const shown = shownOf(of)
  const found = relation(shown, '≈', tenths(tenthOf(of)))
  switch (of.kind) {
    case 'multiple': {
      const n = of.a * of.a * of.b
      return [
        explained(
          equation(equation(shown, root(times(of.a ** 2, of.b))), root(n)),
          line`Bring ${of.a} under the root as ${of.a ** 2}. Rounding ${root(of.b)} first would multiply the error by ${of.a}.`,
          line`Lleva ${of.a} bajo la raíz como ${of.a ** 2}. Si redondeas primero ${root(of.b)}, el error se multiplica por ${of.a}.`,
        ),
        ...tenthSteps(n),
        explained(found, line`Round to the nearest tenth.`, line`Redondea a la décima más cercana.`),
      ]
    }
    case 'shifted':
      return [
        ...tenthSteps(of.b),
        explained(
          equation(
            of.c > 0 ? sum(tenths(nearestTenth(of.b)), of.c) : minus(tenths(nearestTenth(of.b)), -of.c),
            tenths(tenthOf(of)),
          ),
          of.c > 0
            ? line`Add ${of.c} to the estimate of ${root(of.b)}.`
            : line`Subtract ${-of.c} from the estimate of ${root(of.b)}.`,
          of.c > 0
            ? line`Suma ${of.c} a la estimación de ${root(of.b)}.`
            : line`Resta ${-of.c} de la estimación de ${root(of.b)}.`,
        ),
      ]
    case 'taken':
      return [
        ...tenthSteps(of.b),
        explained(
          equation(minus(of.c, tenths(nearestTenth(of.b))), tenths(tenthOf(of))),
          line`Subtract the estimate of ${root(of.b)} from ${of.c}.`,
          line`Resta de ${of.c} la estimación de ${root(of.b)}.`,
        ),
      ]
    case 'pi':
      return [
        explained(
          statements(
            equation(power(decimal(Ratio.of(314, 100)), 2), decimal(Ratio.of(98596, 10000))),
            equation(power(decimal(Ratio.of(315, 100)), 2), decimal(Ratio.of(99225, 10000))),
          ),
          line`Since ${pi} lies between 3.14 and 3.15, its square lies between these two. Both round to the same tenth.`,
          line`Como ${pi} está entre 3.14 y 3.15, su cuadrado está entre estos dos. Ambos se redondean a la misma décima.`,
        ),
        explained(found, line`Round to the nearest tenth.`, line`Redondea a la décima más cercana.`),
      ]
  }
}

const ROUGH = [2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23] as const
const MULTIPLE: readonly Mixed[] = [2, 3, 4, 5].flatMap(a =>
  [2, 3, 5, 6, 7, 10, 11]
    .filter(b => a * a * b < 150 && isClear(a * a * b))
    .map(b => ({ kind: 'multiple' as const, a, b })),
)
const CLEAR = ROUGH.filter(b => b > 4 && isClear(b))
const SHIFTED_ROOT: readonly Mixed[] = [1, 2, 3, 4, 5, -1, -2].flatMap(c =>
  CLEAR.filter(b => Math.sqrt(b) + c > 1).map(b => ({ kind: 'shifted' as const, b, c })),
)
const TAKEN: readonly Mixed[] = [6, 7, 8, 9, 10, 11, 12].flatMap(c =>
  CLEAR.map(b => ({ kind: 'taken' as const, b, c })),
)
/** Between two whole numbers, away from both, where all kinds have others near. */
const isOnLine = (of: Mixed) => {
  const size = sizeOf(of)
  return size > 4 && size < 9 && size % 1 > 0.1 && size % 1 < 0.9
}
const isNear = (one: number, other: number) => Math.abs(one - other) > 0.15 && Math.abs(one - other) < 1.1
/** The square of π once in eight. */
const POOLS: readonly (readonly Mixed[])[] = [
  MULTIPLE,
  SHIFTED_ROOT,
  TAKEN,
  MULTIPLE,
  [{ kind: 'pi' }],
  SHIFTED_ROOT,
  MULTIPLE,
  TAKEN,
]

/** About how great a number is, to hundredths. */
function estimateOf(item: Value): Expr {
  const shown = expr(item)
  return relation(shown, '≈', decimal(Ratio.of(Math.round(approximate(shown) * 100), 100), 2))
}
const isNoDecimal = (item: Value) => {
  const shown = expr(item)
  return shown.kind !== 'number' || shown.as !== 'decimal'
}

const FACTORS = [2, 3, 4, 5] as const
const UNDER = [2, 3, 5, 6, 7, 10, 11] as const
const MULTIPLES = FACTORS.flatMap(a => UNDER.map(b => [a, b] as const))
/** a√b and c√d whose squares are at most 5 apart. */
const CLOSE = MULTIPLES.flatMap(([a, b]) =>
  MULTIPLES.filter(([c, d]) => a < c && b !== d && a * a * b !== c * c * d && Math.abs(a * a * b - c * c * d) <= 5).map(
    ([c, d]) => [a, b, c, d] as const,
  ),
)
type Compared = readonly (readonly [a: number, b: number, c: number, d: number])[]
const COMPARED: Readonly<Record<Way, Compared>> = {
  multiples: CLOSE,
  /** a√b and the tenth below it or above. */
  decimal: MULTIPLES.filter(([a, b]) => a * a * b < 150).flatMap(([a, b]) =>
    [0, 1].map(up => [a, b, tenthBelow(a * a * b) + up, 10] as const),
  ),
  /** √b + a and c, less than a half apart. */
  shifted: [1, 2, 3, 4].flatMap(a =>
    [5, 6, 7, 8, 10, 11, 13, 14, 15].map(b => [a, b, Math.round(Math.sqrt(b) + a), 1] as const),
  ),
}

export const hardForms = (form: Form) => ({
  expression: form({
    levels: ['hard'],
    share: 2,
    instruction: NO_CALCULATOR,
    lines: 3,
    draw: random => random.pick(random.evenly(POOLS)),
    answer: toTenth,
    solve: of => tenths(tenthOf(of)),
    ask: of => both(shownOf(of)),
    solution: estimated,
    check: (printed, answer) =>
      printed.maths.every(shown => isNearestTenth(exact(answer).toNumber(), approximate(shown))),
  }),

  order: form(
    order({
      levels: ['hard'],
      draw(random) {
        const a = random.evenly([3, 5, 4, 6, 2])
        return random.until(
          (): readonly Value[] => {
            const base = a * a
            return [
              root(random.int(base + 1, base + 2 * a)),
              random.pick([
                decimal(Ratio.of(10 * a + random.int(1, 9), 10)),
                decimal(Ratio.of(100 * a + random.int(11, 89), 100)),
              ]),
              random.pick([Ratio.of(random.coprimeTo(7) + 7 * a, 7), Ratio.of(random.coprimeTo(3) + 3 * a, 3)]),
              a === 3 ? pi : sum(root(random.pick([2, 3, 5, 7])), random.pick([a - 1, a - 2])),
            ]
          },
          values => {
            const sizes = values.map(value => approximate(expr(value))).sort((one, other) => one - other)
            const gaps = sizes.slice(1).map((size, i) => size - (sizes[i] ?? 0))
            return gaps.every(gap => gap >= 0.035) && gaps.some(gap => gap <= 0.2)
          },
        )
      },
      solution(sorted) {
        return [
          ...sorted.flatMap(item => {
            const shown = expr(item)
            const inner =
              shown.kind === 'root'
                ? shown
                : shown.kind === 'sum'
                  ? shown.terms.find(term => term.kind === 'root')
                  : undefined
            if (inner === undefined || inner.kind !== 'root') return []
            const n = exact(inner.of).n
            const low = Math.floor(100 * Math.sqrt(n))
            const square = (count: number) =>
              equation(power(decimal(Ratio.of(count, 100), 2), 2), decimal(Ratio.of(count * count, 10000)))
            return [
              explained(
                statements(square(low), square(low + 1)),
                line`The number ${n} lies between these squares, so ${inner} lies between these two hundredths.`,
                line`El número ${n} está entre estos cuadrados, así que ${inner} está entre estas dos centésimas.`,
              ),
            ]
          }),
          explained(
            statements(...sorted.filter(isNoDecimal).map(estimateOf)),
            line`Write the numbers as decimals with two places. For the fraction, divide.`,
            line`Escribe los números como decimales con dos cifras decimales. En la fracción, divide.`,
          ),
          explained(
            sorted.slice(1).reduce<Expr>((chain, item) => relation(chain, '<', item), expr(itemOf(sorted, 0))),
            line`Compare the ones, then the tenths and the hundredths.`,
            line`Compara las unidades y después las décimas y las centésimas.`,
          ),
        ]
      },
    }),
  ),

  compareExpressions: form({
    levels: ['hard'],
    instruction: LESS_OR_GREATER,
    draw(random) {
      const isGreater = random.evenly([true, false])
      const way = random.evenly(['multiples', 'decimal', 'multiples', 'shifted'] as const)
      const [a, b, c, d] = random.pick(COMPARED[way])
      const [left, right] = squaresOf(way, a, b, c, d)
      return { way, swap: left > right !== isGreater, a, b, c, d }
    },
    answer: comparison,
    solve: ({ way, swap, a, b, c, d }) => {
      const [left, right] = squaresOf(way, a, b, c, d)
      const gap = (swap ? -1 : 1) * (left - right)
      return gap > 0 ? 'greater' : 'less'
    },
    ask: ({ way, swap, a, b, c, d }) => {
      const [left, right] = sidesOf(way, a, b, c, d)
      return swap ? both(prose`${right} ____ ${left}`) : both(prose`${left} ____ ${right}`)
    },
    solution({ way, swap, a, b, c, d }, answer) {
      const [left, right] = sidesOf(way, a, b, c, d)
      const sign = comparisonSigns[answer]
      const end = explained(
        swap ? relation(right, sign, left) : relation(left, sign, right),
        line`Of two positive numbers, the one with the greater square is greater.`,
        line`De dos números positivos, es mayor el que tiene el cuadrado mayor.`,
      )
      if (way === 'shifted')
        return [
          explained(
            statements(
              equation(minus(c, a), c - a),
              equation(power(c - a, 2), (c - a) ** 2),
              relation(b, b > (c - a) ** 2 ? '>' : '<', (c - a) ** 2),
            ),
            line`Subtract ${a} from both sides. Then compare ${root(b)} with ${c - a} by their squares, ${b} and ${(c - a) ** 2}.`,
            line`Resta ${a} de ambos lados. Después compara ${root(b)} con ${c - a} por sus cuadrados, ${b} y ${(c - a) ** 2}.`,
          ),
          explained(
            swap ? relation(right, sign, left) : relation(left, sign, right),
            b > (c - a) ** 2
              ? line`Since ${root(b)} is greater than ${c - a}, the sum is greater than ${c}.`
              : line`Since ${root(b)} is less than ${c - a}, the sum is less than ${c}.`,
            b > (c - a) ** 2
              ? line`Como ${root(b)} es mayor que ${c - a}, la suma es mayor que ${c}.`
              : line`Como ${root(b)} es menor que ${c - a}, la suma es menor que ${c}.`,
          ),
        ]
      return [
        explained(
          equation(equation(power(parenthesized(left), 2), times(a * a, b)), a * a * b),
          line`Square the first number: square both factors.`,
          line`Eleva al cuadrado el primer número: eleva los dos factores.`,
        ),
        way === 'multiples'
          ? explained(
              equation(equation(power(parenthesized(right), 2), times(c * c, d)), c * c * d),
              line`Square the other number in the same way.`,
              line`Eleva al cuadrado el otro número de la misma manera.`,
            )
          : explained(squareOfTenths(c), line`Square the decimal.`, line`Eleva al cuadrado el decimal.`),
        end,
      ]
    },
    check(printed, answer) {
      const [left, right] = printed.maths.filter(({ kind }) => kind !== 'blank').map(item => approximate(item))
      return answer === ((left ?? 0) > (right ?? 0) ? 'greater' : 'less')
    },
  }),

  pointExpression: form({
    levels: ['hard'],
    draw(random) {
      const right = random.pick(random.evenly([MULTIPLE, SHIFTED_ROOT, TAKEN]).filter(isOnLine))
      const near = (all: readonly Mixed[]) => random.pick(all.filter(of => isNear(sizeOf(of), sizeOf(right))))
      const others = random.until(
        () => [near(MULTIPLE), near(SHIFTED_ROOT), near(TAKEN)] as const,
        drawn => new Set([right, ...drawn].map(tenthOf)).size === 4,
      )
      return { from: Math.floor(sizeOf(right)), all: [right, ...others] as const }
    },
    answer: formulaChoice,
    solve: ({ all: [right] }) => shownOf(right),
    mistakes: ({ all: [, one, two, three] }): Readonly<Record<string, Expr>> => ({
      one: shownOf(one),
      two: shownOf(two),
      three: shownOf(three),
    }),
    ask: ({ from, all: [right] }) =>
      withFigure(
        {
          en: prose`Which expression has its value at point ${symbol('P')}?`,
          es: prose`¿Qué expresión tiene su valor en el punto ${symbol('P')}?`,
        },
        tenthLine(from, [[Math.round(10 * sizeOf(right)) / 10, symbol('P')]]),
      ),
    solution: ({ all: [right, ...others] }) => [
      explained(
        relation(symbol('P'), '≈', tenths(tenthOf(right))),
        line`Read the tenth at which point ${symbol('P')} lies.`,
        line`Lee la décima en la que está el punto ${symbol('P')}.`,
      ),
      ...others.map(of =>
        explained(
          relation(shownOf(of), '≈', tenths(tenthOf(of))),
          of.kind === 'multiple'
            ? line`Here ${root(of.a * of.a * of.b)} lies between ${tenths(tenthBelow(of.a * of.a * of.b))} and ${tenths(tenthBelow(of.a * of.a * of.b) + 1)}: another point.`
            : of.kind === 'pi'
              ? m1
              : line`Here ${relation(root(of.b), '≈', tenths(nearestTenth(of.b)))}: another point.`,
          of.kind === 'multiple'
            ? line`Aquí ${root(of.a * of.a * of.b)} está entre ${tenths(tenthBelow(of.a * of.a * of.b))} y ${tenths(tenthBelow(of.a * of.a * of.b) + 1)}: es otro punto.`
            : of.kind === 'pi'
              ? m1
              : line`Aquí ${relation(root(of.b), '≈', tenths(nearestTenth(of.b)))}: es otro punto.`,
        ),
      ),
      explained(
        relation(shownOf(right), '≈', tenths(tenthOf(right))),
        right.kind === 'multiple'
          ? line`Squares decide: ${squareOfTenths(tenthOf(right))}, and the square of the expression is ${right.a * right.a * right.b}. This is point ${symbol('P')}.`
          : right.kind === 'pi'
            ? m1
            : line`Here ${relation(root(right.b), '≈', tenths(nearestTenth(right.b)))}. This is point ${symbol('P')}.`,
        right.kind === 'multiple'
          ? line`Deciden los cuadrados: ${squareOfTenths(tenthOf(right))}, y el cuadrado de la expresión es ${right.a * right.a * right.b}. Es el punto ${symbol('P')}.`
          : right.kind === 'pi'
            ? m1
            : line`Aquí ${relation(root(right.b), '≈', tenths(nearestTenth(right.b)))}. Es el punto ${symbol('P')}.`,
      ),
    ],
    check(printed, answer) {
      const point = printed.figure('number-line').points[0]
      return point !== undefined && Math.abs(point.at.n / point.at.d - approximate(answer as Expr)) < 0.06
    },
  }),
})

const m1 = line`${pi}`
const parenthesized = (of: Expr): Expr => ({ kind: 'group', of, brackets: 'round' })

type Way = 'multiples' | 'decimal' | 'shifted'
/** a√b and c√d, a√b and tenths, √b + a and c. */
const sidesOf = (way: Way, a: number, b: number, c: number, d: number): readonly [Expr, Expr] =>
  way === 'multiples'
    ? [join(a, root(b)), join(c, root(d))]
    : way === 'decimal'
      ? [join(a, root(b)), tenths(c)]
      : [sum(root(b), a), expr(c)]
const squaresOf = (way: Way, a: number, b: number, c: number, d: number): readonly [number, number] =>
  way === 'multiples' ? [a * a * b, c * c * d] : way === 'decimal' ? [100 * a * a * b, c * c] : [b, (c - a) ** 2]
