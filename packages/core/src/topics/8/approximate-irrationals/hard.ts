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
  list,
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
  tupleOf,
  type Value,
  withFigure,
} from '../../../author.ts'
import { comparison, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import { isNearestTenth, toTenth } from './medium.ts'
import {
  clearRadicands,
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

const MULTIPLE: readonly Mixed[] = [2, 3, 4, 5].flatMap(a =>
  [2, 3, 5, 6, 7, 10, 11]
    .filter(b => a * a * b < 150 && isClear(a * a * b))
    .map(b => ({ kind: 'multiple' as const, a, b })),
)
const CLEAR = clearRadicands.filter(b => b > 25 && b < 64)
const SHIFTED_ROOT: readonly Mixed[] = [1, 2, 3, 4, -1, -2, -3].flatMap(c =>
  CLEAR.filter(b => Math.sqrt(b) + c > 1).map(b => ({ kind: 'shifted' as const, b, c })),
)
const TAKEN: readonly Mixed[] = [10, 11, 12, 13, 14].flatMap(c => CLEAR.map(b => ({ kind: 'taken' as const, b, c })))
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

const tenthOfValue = (item: Value) => Math.floor(10 * approximate(expr(item)))
/** The tenths between which a root, a sum with a root, a fraction or π lies. */
function bracketedStep(item: Value): readonly Step[] {
  const shown = expr(item)
  const inner = shown.kind === 'sum' ? shown.terms.find(term => term.kind === 'root') : shown
  const [low, high] = [tenths(tenthOfValue(item)), tenths(tenthOfValue(item) + 1)]
  if (inner?.kind === 'root') {
    const n = exact(inner.of).n
    const below = tenthBelow(n)
    return [
      explained(
        statements(squareOfTenths(below), squareOfTenths(below + 1)),
        shown.kind === 'sum'
          ? line`The number ${n} lies between these squares, so ${inner} lies between ${tenths(below)} and ${tenths(below + 1)}, and ${shown} lies between ${low} and ${high}.`
          : line`The number ${n} lies between these squares, so ${shown} lies between ${low} and ${high}.`,
        shown.kind === 'sum'
          ? line`El número ${n} está entre estos cuadrados, así que ${inner} está entre ${tenths(below)} y ${tenths(below + 1)}, y ${shown} está entre ${low} y ${high}.`
          : line`El número ${n} está entre estos cuadrados, así que ${shown} está entre ${low} y ${high}.`,
      ),
    ]
  }
  if (shown.kind === 'number' && shown.as === 'decimal') return []
  const found = relation(shown, '≈', decimal(Ratio.of(Math.round(approximate(shown) * 100), 100), 2))
  return [
    shown.kind === 'number'
      ? explained(
          found,
          line`Divide: the number lies between ${low} and ${high}.`,
          line`Divide: el número está entre ${low} y ${high}.`,
        )
      : explained(
          found,
          line`The number ${shown} lies between ${low} and ${high}.`,
          line`El número ${shown} está entre ${low} y ${high}.`,
        ),
  ]
}

/** What stands under the root that is estimated. */
const rootIn = (of: Mixed) => (of.kind === 'multiple' ? of.a * of.a * of.b : of.kind === 'pi' ? 10 : of.b)

/** The squares of the tenths around the root, and what follows for the expression. */
function squared(of: Mixed): Step {
  const shown = shownOf(of)
  const n = rootIn(of)
  const low = tenthBelow(n)
  const near = tenths(nearestTenth(n))
  return explained(
    statements(squareOfTenths(low), squareOfTenths(low + 1)),
    of.kind === 'multiple'
      ? line`Since ${equation(times(power(of.a, 2), of.b), n)}, the expression ${shown} is ${root(n)}: it lies between these tenths, nearer to ${near}.`
      : line`In ${shown}, the root ${root(n)} is about ${near}: the value is about ${tenths(tenthOf(of))}.`,
    of.kind === 'multiple'
      ? line`Como ${equation(times(power(of.a, 2), of.b), n)}, la expresión ${shown} es ${root(n)}: está entre estas décimas, más cerca de ${near}.`
      : line`En ${shown}, la raíz ${root(n)} es aproximadamente ${near}: el valor es aproximadamente ${tenths(tenthOf(of))}.`,
  )
}

const WITH_ROOT = [...MULTIPLE, ...SHIFTED_ROOT, ...TAKEN]
/** By the whole number below, away from both ends of the line. */
const POINTS = new Map(
  [4, 5, 6, 7, 8].map(from => [from, WITH_ROOT.filter(of => sizeOf(of) > from + 0.06 && sizeOf(of) < from + 0.94)]),
)
/** The first four whose values differ clearly, and whose roots lie between different tenths. */
function apart(pool: readonly Mixed[]): readonly Mixed[] {
  const chosen: Mixed[] = []
  for (const of of pool) {
    const isNew = chosen.every(
      other => Math.abs(sizeOf(other) - sizeOf(of)) > 0.13 && tenthBelow(rootIn(other)) !== tenthBelow(rootIn(of)),
    )
    if (chosen.length < 4 && isNew) chosen.push(of)
  }
  return chosen
}

/** A sum or difference beside a multiple, a few tenths apart. */
const COMPARED: readonly (readonly [Mixed, Mixed])[] = MULTIPLE.flatMap(one =>
  [...SHIFTED_ROOT, ...TAKEN]
    .filter(other => {
      const gap = Math.abs(sizeOf(one) - sizeOf(other))
      return (
        gap > 0.15 &&
        gap < 0.45 &&
        tenthOf(one) !== tenthOf(other) &&
        tenthBelow(rootIn(one)) !== tenthBelow(rootIn(other))
      )
    })
    .map(other => [one, other] as const),
)

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
              a === 3 ? pi : sum(root(random.pick([2, 3, 5, 7])), random.pick([a - 1, Math.max(1, a - 2)])),
            ]
          },
          values => {
            const sizes = values.map(value => approximate(expr(value))).sort((one, other) => one - other)
            const gaps = sizes.slice(1).map((size, i) => size - itemOf(sizes, i))
            // The tenths decide.
            return (
              new Set(values.map(tenthOfValue)).size === values.length &&
              gaps.every(gap => gap >= 0.035) &&
              gaps.some(gap => gap <= 0.2)
            )
          },
        )
      },
      solution(sorted) {
        return [
          ...sorted.flatMap(bracketedStep),
          explained(
            sorted.slice(1).reduce<Expr>((chain, item) => relation(chain, '<', item), expr(itemOf(sorted, 0))),
            line`Compare the tenths: ${list(...sorted.map(item => tenths(tenthOfValue(item))))}.`,
            line`Compara las décimas: ${list(...sorted.map(item => tenths(tenthOfValue(item))))}.`,
          ),
        ]
      },
    }),
  ),

  compareExpressions: form({
    levels: ['hard'],
    lines: 3,
    instruction: LESS_OR_GREATER,
    draw(random) {
      const isGreater = random.evenly([true, false])
      const [one, other] = random.pick(COMPARED)
      return { sides: sizeOf(one) > sizeOf(other) === isGreater ? ([one, other] as const) : ([other, one] as const) }
    },
    answer: comparison,
    solve: ({ sides: [left, right] }) => (sizeOf(left) > sizeOf(right) ? 'greater' : 'less'),
    ask: ({ sides: [left, right] }) => both(prose`${shownOf(left)} ____ ${shownOf(right)}`),
    solution: ({ sides: [left, right] }, answer) => [
      squared(left),
      squared(right),
      explained(
        relation(shownOf(left), comparisonSigns[answer], shownOf(right)),
        line`Compare the tenths, ${tenths(tenthOf(left))} and ${tenths(tenthOf(right))}.`,
        line`Compara las décimas, ${tenths(tenthOf(left))} y ${tenths(tenthOf(right))}.`,
      ),
    ],
    check(printed, answer) {
      const [left, right] = tupleOf(
        printed.maths.filter(({ kind }) => kind !== 'blank').map(item => approximate(item)),
        2,
      )
      return answer === (left > right ? 'greater' : 'less')
    },
  }),

  pointExpression: form({
    levels: ['hard'],
    draw(random) {
      const from = random.evenly([5, 7, 4, 8, 6])
      const pool = POINTS.get(from) ?? []
      const chosen = random.until(
        () => apart(random.shuffle<readonly Mixed[]>(pool)),
        found => found.length === 4,
      )
      return { from, all: tupleOf(chosen, 4) }
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
          en: prose`Which expression has a value closest to the number at point ${symbol('P')}?`,
          es: prose`¿Qué expresión tiene el valor más cercano al número del punto ${symbol('P')}?`,
        },
        tenthLine(from, [[Math.round(10 * sizeOf(right)) / 10, symbol('P')]]),
      ),
    solution: ({ all: [right] }) => [
      explained(
        relation(symbol('P'), '≈', tenths(tenthOf(right))),
        line`Read the tenth at which point ${symbol('P')} lies.`,
        line`Lee la décima en la que está el punto ${symbol('P')}.`,
      ),
      squared(right),
      explained(
        relation(shownOf(right), '≈', tenths(tenthOf(right))),
        line`The value is about ${tenths(tenthOf(right))}, the number at point ${symbol('P')}.`,
        line`El valor es aproximadamente ${tenths(tenthOf(right))}, el número del punto ${symbol('P')}.`,
      ),
    ],
    whyWrong: ({ all: [, one, two, three] }) => ({ one: squared(one), two: squared(two), three: squared(three) }),
    check(printed, answer) {
      const point = printed.figure('number-line').points[0]
      return point !== undefined && Math.abs(point.at.n / point.at.d - approximate(answer as Expr)) < 0.06
    },
  }),
})
