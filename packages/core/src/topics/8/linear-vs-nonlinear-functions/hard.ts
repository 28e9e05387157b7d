import {
  answerStep,
  type Both,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  explainedBy,
  formulaChoice,
  type Inline,
  itemOf,
  line,
  list,
  m,
  minus,
  over,
  point,
  pointAnswer,
  prose,
  type Random,
  solution,
  statements,
  substitute,
  sum,
  times,
} from '../../../author.ts'
import {
  added,
  type Form,
  functionOf,
  isSteady,
  LINEAR,
  lieOnALine,
  NONLINEAR,
  type Pairs,
  printedPairs,
  rateAt,
  rateEquation,
  tableOf,
  X,
  Y,
} from './parts.ts'

const LINE_FORM = m`y = mx + b`
const K = m`k`
const A = m`a`

interface Broken {
  readonly pairs: Pairs
  /** The place of the point that is off the line. */
  readonly off: number
  /** How much too great its y is. */
  readonly by: number
  readonly shown: readonly number[]
}
interface Missing {
  readonly pairs: Pairs
  readonly at: number
  readonly isInput: boolean
}
/** Five points with unequal steps on a line. */
function drawLine(random: Random): Pairs {
  const steps = random.until(
    () => [random.int(1, 3), random.int(1, 3), random.int(1, 4), random.int(1, 3)],
    all => new Set(all).size > 1,
  )
  const rate = random.pick([-4, -3, -2, 2, 3, 4])
  return {
    xs: added(random.int(-6, 0), steps),
    ys: added(
      random.int(-8, 10),
      steps.map(by => by * rate),
    ),
  }
}
const isModest = ({ ys }: Pairs) => ys.every(y => Math.abs(y) <= 30)
const pointOf = ({ xs, ys }: Pairs, i: number) => point(itemOf(xs, i), itemOf(ys, i))

/** An equation whose terms with x² cancel or not. */
interface Rewritten {
  readonly of: Expr
  readonly expanded: Expr
  readonly simple: Expr
}
const y = (right: Expr) => equation(Y, right)
type Kind = (typeof CANCELING)[number] | (typeof KEEPING)[number]
function drawRewritten(random: Random, kind: Kind, most: number): Rewritten {
  const [a, b] = random.sample(
    Array.from({ length: most - 1 }, (_, i) => i + 2),
    2,
  )
  const c = random.int(2, most)
  switch (kind) {
    case 'minusSquare':
      return {
        of: y(m`x(x + ${a}) - x^2 + ${c}`),
        expanded: y(m`x^2 + ${a}x - x^2 + ${c}`),
        simple: y(m`${a}x + ${c}`),
      }
    case 'plusSquare':
      return {
        of: y(m`x(${a} - x) + x^2`),
        expanded: y(m`${a}x - x^2 + x^2`),
        simple: y(m`${a}x`),
      }
    case 'difference':
      return {
        of: y(m`x(x + ${a}) - x(x - ${b})`),
        expanded: y(m`x^2 + ${a}x - x^2 + ${b}x`),
        simple: y(m`${a + b}x`),
      }
    case 'factor':
      return {
        of: y(m`${a}(x^2 + x) - ${a}x^2`),
        expanded: y(m`${a}x^2 + ${a}x - ${a}x^2`),
        simple: y(m`${a}x`),
      }
    case 'twice':
      return {
        of: y(m`2x(x + ${a}) - x^2`),
        expanded: y(m`2x^2 + ${2 * a}x - x^2`),
        simple: y(m`x^2 + ${2 * a}x`),
      }
    case 'sumOfProducts':
      return {
        of: y(m`x(x + ${a}) + x(x - ${b})`),
        expanded: y(m`x^2 + ${a}x + x^2 - ${b}x`),
        simple: y(m`2x^2 + ${a - b}x`),
      }
    case 'kept':
      return {
        of: y(m`x(${a} - x) - x^2`),
        expanded: y(m`${a}x - x^2 - x^2`),
        simple: y(m`${a}x - 2x^2`),
      }
    case 'partly':
      return {
        of: y(m`${a}(x^2 + x) - x^2`),
        expanded: y(m`${a}x^2 + ${a}x - x^2`),
        simple: y(m`${a - 1}x^2 + ${a}x`),
      }
  }
}

const CANCELING = ['minusSquare', 'plusSquare', 'difference', 'factor'] as const
const KEEPING = ['twice', 'sumOfProducts', 'kept', 'partly'] as const
/** A letter that takes x² away. */
interface Parameter {
  readonly right: Expr
  readonly steps: readonly { readonly of: Expr; readonly says: Both<readonly Inline[]> }[]
  /** The factor of x² in terms of a. */
  readonly factor: Expr
  readonly solves: Both<readonly Inline[]>
  readonly value: number
}
const PARAMETERS = ['product', 'bracket', 'subtracted', 'square', 'terms'] as const
function drawParameter(random: Random, kind: (typeof PARAMETERS)[number], most: number): Parameter {
  const [b, c, d] = [random.int(2, most), random.int(2, most), random.int(1, 9)]
  const distributed = (factor: Expr) => ({
    en: line`Multiply both terms in parentheses by ${factor}.`,
    es: line`Multiplica por ${factor} los dos términos del paréntesis.`,
  })
  switch (kind) {
    case 'product':
      return {
        right: m`x(a x + ${b}) - ${c}x^2`,
        steps: [{ of: y(m`a x^2 + ${b}x - ${c}x^2`), says: distributed(X) }],
        factor: m`a - ${c}`,
        solves: { en: line`Add ${c} to both sides.`, es: line`Suma ${c} a ambos lados.` },
        value: c,
      }
    case 'subtracted':
      return {
        right: m`${c}x^2 - a x(x - ${b})`,
        steps: [{ of: y(m`${c}x^2 - a x^2 + ${b}a x`), says: distributed(m`-a x`) }],
        factor: m`${c} - a`,
        solves: { en: line`Add ${A} to both sides.`, es: line`Suma ${A} a ambos lados.` },
        value: c,
      }
    case 'bracket':
      return {
        right: m`a(x^2 + ${b}) + ${c}x^2 + ${d}x`,
        steps: [{ of: y(m`a x^2 + ${b}a + ${c}x^2 + ${d}x`), says: distributed(A) }],
        factor: m`a + ${c}`,
        solves: { en: line`Subtract ${c} from both sides.`, es: line`Resta ${c} de ambos lados.` },
        value: -c,
      }
    case 'square':
      return {
        right: m`x(${c}x - ${b}) + 2a x^2 + ${d}`,
        steps: [{ of: y(m`${c}x^2 - ${b}x + 2a x^2 + ${d}`), says: distributed(X) }],
        factor: m`${c} + 2a`,
        solves: {
          en: line`Subtract ${c} from both sides, then divide both sides by 2.`,
          es: line`Resta ${c} de ambos lados y luego divide ambos lados entre 2.`,
        },
        value: -c / 2,
      }
    case 'terms':
      return {
        right: m`${b}x(x + 1) + a x^2 - ${d}`,
        steps: [{ of: y(m`${b}x^2 + ${b}x + a x^2 - ${d}`), says: distributed(m`${b}x`) }],
        factor: m`${b} + a`,
        solves: { en: line`Subtract ${b} from both sides.`, es: line`Resta ${b} de ambos lados.` },
        value: -b,
      }
  }
}

export const hardForms = (form: Form) => ({
  offTheLine: form({
    levels: ['hard'],
    lines: 3,
    draw(random): Broken {
      const by = random.pick([-3, -2, -1, 1, 2, 3])
      const off = random.evenly([1, 3, 2])
      const { xs, ys } = random.until(() => drawLine(random), isModest)
      return { pairs: { xs, ys: ys.with(off, itemOf(ys, off) + by) }, off, by, shown: random.shuffle([0, 1, 2, 3, 4]) }
    },
    answer: pointAnswer,
    solve: ({ pairs, off, by }) => [itemOf(pairs.xs, off), itemOf(pairs.ys, off) - by],
    key: ({ pairs, off }) => ({
      en: prose`in place of ${pointOf(pairs, off)}`,
      es: prose`en lugar de ${pointOf(pairs, off)}`,
    }),
    ask({ pairs, shown }) {
      const all = list(...shown.map(i => pointOf(pairs, i)))
      return {
        en: [
          prose`Four of these five points belong to a linear function. Find the other one and correct its value of ${Y}. Write the corrected point.`,
          all,
        ],
        es: [
          prose`Cuatro de estos cinco puntos pertenecen a una función lineal. Halla el otro y corrige su valor de ${Y}. Escribe el punto corregido.`,
          all,
        ],
      }
    },
    solution({ pairs, off }, answer) {
      const run = itemOf(pairs.xs, off) - itemOf(pairs.xs, off - 1)
      const left: Pairs = { xs: pairs.xs.filter((_, i) => i !== off), ys: pairs.ys.filter((_, i) => i !== off) }
      const rate = rateAt(left, off - 1)
      const rise = rate.toNumber() * run
      return [
        explained(
          list(...pairs.xs.map((_, i) => pointOf(pairs, i))),
          line`Put the points in order of their values of x.`,
          line`Ordena los puntos por sus valores de x.`,
        ),
        explained(
          statements(...[0, 1, 2, 3].map(i => rateEquation(pairs, i))),
          line`Find the slope from each point to the next. The two slopes at ${pointOf(pairs, off)} differ from the others.`,
          line`Halla la pendiente de cada punto al siguiente. Las dos pendientes en ${pointOf(pairs, off)} son distintas de las otras.`,
        ),
        explained(
          rateEquation(left, off - 1),
          line`Without this point, the slope from ${pointOf(pairs, off - 1)} to ${pointOf(pairs, off + 1)} is also ${rate}, like the others.`,
          line`Sin ese punto, la pendiente de ${pointOf(pairs, off - 1)} a ${pointOf(pairs, off + 1)} también es ${rate}, como las otras.`,
        ),
        explained(
          equation(plus(itemOf(left.ys, off - 1), rise), itemOf(left.ys, off - 1) + rise),
          line`From ${pointOf(pairs, off - 1)}, x changes by ${run}: with the slope ${rate}, ${Y} must change by ${rise}.`,
          line`Desde ${pointOf(pairs, off - 1)}, x cambia ${run}: con la pendiente ${rate}, ${Y} debe cambiar ${rise}.`,
        ),
        answerStep(pointAnswer.show(answer), {
          en: line`The corrected point takes the place of ${pointOf(pairs, off)}.`,
          es: line`El punto corregido va en lugar de ${pointOf(pairs, off)}.`,
        }),
      ]
    },
    // In place of the printed point with its x, it lies on the line of the others; before, they did not lie on a line.
    check(printed, answer) {
      const points = printed
        .all('list')
        .flatMap(({ items, brackets }) =>
          brackets === ''
            ? items.flatMap(item =>
                item.kind === 'list' ? [{ x: exact(itemOf(item.items, 0)), y: exact(itemOf(item.items, 1)) }] : [],
              )
            : [],
        )
      const [x, y] = [exact(itemOf(answer, 0)), exact(itemOf(answer, 1))]
      const corrected = points.map(one => (one.x.equals(x) ? { x, y } : one))
      return !lieOnALine(points) && lieOnALine(corrected) && points.some(one => one.x.equals(x))
    },
  }),

  missingValue: form({
    levels: ['hard'],
    lines: 3,
    draw(random): Missing {
      const isInput = random.evenly([false, true])
      const at = random.evenly([3, 1, 4, 0])
      return { pairs: random.until(() => drawLine(random), isModest), at, isInput }
    },
    answer: solution('k'),
    solve: ({ pairs, at, isInput }) => itemOf(isInput ? pairs.xs : pairs.ys, at),
    ask({ pairs: { xs, ys }, at, isInput }) {
      const drawn = tableOf(
        xs.map((x, i) => (isInput && i === at ? K : x)),
        ys.map((one, i) => (!isInput && i === at ? K : one)),
      )
      return {
        en: [prose`For which value of ${K} is the function in the table linear?`, drawn],
        es: [prose`¿Para qué valor de ${K} es lineal la función de la tabla?`, drawn],
      }
    },
    solution({ pairs, at, isInput }, answer) {
      const { xs, ys } = pairs
      const known = [0, 1, 2, 3, 4].filter(i => i !== at)
      const [i, j] = at === 0 ? ([1, 2] as const) : at === 1 ? ([2, 3] as const) : ([0, 1] as const)
      const two: Pairs = { xs: [itemOf(xs, i), itemOf(xs, j)], ys: [itemOf(ys, i), itemOf(ys, j)] }
      const from = known.filter(one => Math.abs(one - at) === 1)[0] ?? i
      const rate = (itemOf(ys, j) - itemOf(ys, i)) / (itemOf(xs, j) - itemOf(xs, i))
      const [x0, y0] = [itemOf(xs, from), itemOf(ys, from)]
      const run = itemOf(xs, at) - x0
      const rise = itemOf(ys, at) - y0
      return [
        explained(
          rateEquation(two, 0),
          line`Find the rate of change from two columns that are known: ${point(itemOf(xs, i), itemOf(ys, i))} and ${point(itemOf(xs, j), itemOf(ys, j))}.`,
          line`Halla la tasa de cambio con dos columnas conocidas: ${point(itemOf(xs, i), itemOf(ys, i))} y ${point(itemOf(xs, j), itemOf(ys, j))}.`,
        ),
        isInput
          ? explained(
              equation(over(rise, rate), run),
              line`From ${y0} to ${itemOf(ys, at)}, ${Y} changes by ${rise}. Divide by the rate: x must change by ${run}.`,
              line`De ${y0} a ${itemOf(ys, at)}, ${Y} cambia ${rise}. Divide entre la tasa: x debe cambiar ${run}.`,
            )
          : explained(
              equation(times(rate, run), rise),
              line`From ${x0} to ${itemOf(xs, at)}, x changes by ${run}. Multiply by the rate: ${Y} must change by ${rise}.`,
              line`De ${x0} a ${itemOf(xs, at)}, x cambia ${run}. Multiplica por la tasa: ${Y} debe cambiar ${rise}.`,
            ),
        explained(
          equation(K, equation(isInput ? plus(x0, run) : plus(y0, rise), answer)),
          isInput
            ? line`Add this change to the neighboring value of x, ${x0}. Now the rate is the same in the whole table.`
            : line`Add this change to the neighboring value of ${Y}, ${y0}. Now the rate is the same in the whole table.`,
          isInput
            ? line`Suma este cambio al valor vecino de x, ${x0}. Así la tasa es la misma en toda la tabla.`
            : line`Suma este cambio al valor vecino de ${Y}, ${y0}. Así la tasa es la misma en toda la tabla.`,
        ),
      ]
    },
    check: (printed, k) => lieOnALine(printedPairs(printed, k)),
  }),

  cancel: form({
    levels: ['hard'],
    draw(random, { most }) {
      const isLinear = random.evenly([true, false])
      const [kinds, others] = isLinear ? [CANCELING, KEEPING] : [KEEPING, CANCELING]
      const wrong = random.sample(others, 3).map(kind => drawRewritten(random, kind, most))
      return { isLinear, right: drawRewritten(random, random.evenly(kinds), most), wrong }
    },
    answer: formulaChoice,
    solve: ({ right }) => right.of,
    mistakes: ({ wrong }): Readonly<Record<string, Expr>> =>
      Object.fromEntries(wrong.map(({ of }, i) => [`other ${i}`, of])),
    ask: ({ isLinear }) =>
      isLinear
        ? {
            en: prose`Simplify. Which of these functions is ${LINEAR}?`,
            es: prose`Simplifica. ¿Cuál de estas funciones es ${LINEAR}?`,
          }
        : {
            en: prose`Simplify. Which of these functions is ${NONLINEAR}?`,
            es: prose`Simplifica. ¿Cuál de estas funciones es ${NONLINEAR}?`,
          },
    solution: ({ isLinear, right }, answer) => [
      explained(
        statements(right.of, right.expanded, right.simple),
        isLinear
          ? line`Remove the parentheses and combine like terms. The terms with ${m`x^2`} cancel out, and the form ${LINE_FORM} is left.`
          : line`Remove the parentheses and combine like terms. A term with ${m`x^2`} is left, so it does not have the form ${LINE_FORM}.`,
        isLinear
          ? line`Quita los paréntesis y reduce los términos semejantes. Los términos con ${m`x^2`} se cancelan y queda la forma ${LINE_FORM}.`
          : line`Quita los paréntesis y reduce los términos semejantes. Queda un término con ${m`x^2`}, así que no tiene la forma ${LINE_FORM}.`,
      ),
      answerStep(
        formulaChoice.show(answer),
        isLinear
          ? { en: line`This function is linear.`, es: line`Esta función es lineal.` }
          : { en: line`This function is nonlinear.`, es: line`Esta función no es lineal.` },
      ),
    ],
    whyWrong: ({ isLinear, wrong }) =>
      Object.fromEntries(
        wrong.map(({ of, expanded, simple }, i) => [
          `other ${i}`,
          explained(
            statements(of, expanded, simple),
            isLinear
              ? line`A term with ${m`x^2`} is left: nonlinear.`
              : line`The terms with ${m`x^2`} cancel out: linear.`,
            isLinear
              ? line`Queda un término con ${m`x^2`}: no lineal.`
              : line`Los términos con ${m`x^2`} se cancelan: lineal.`,
          ),
        ]),
      ),
    check(printed, chosen) {
      const wanted = printed.inlines.some(
        item => typeof item === 'object' && item.kind === 'words' && item.en === 'linear',
      )
      return (
        typeof chosen === 'object' &&
        'kind' in chosen &&
        chosen.kind === 'relation' &&
        isSteady(functionOf(chosen)) === wanted
      )
    },
  }),

  parameter: form({
    levels: ['hard'],
    lines: 3,
    draw: (random, { most }) =>
      random.until(
        () => drawParameter(random, random.evenly(PARAMETERS), most),
        ({ value }) => Number.isInteger(value),
      ),
    answer: solution('a'),
    solve: ({ value }) => value,
    ask: ({ right }) => ({
      en: prose`For which value of ${A} is the function ${y(right)} linear?`,
      es: prose`¿Para qué valor de ${A} es lineal la función ${y(right)}?`,
    }),
    solution: ({ steps, factor, value, solves }) => [
      ...steps.map(({ of, says }) => explainedBy(of, says)),
      explained(
        equation(factor, 0),
        line`To be linear, the function must have no term with ${m`x^2`}: the coefficients of ${m`x^2`} must add up to 0.`,
        line`Para ser lineal, la función no debe tener término con ${m`x^2`}: los coeficientes de ${m`x^2`} deben sumar 0.`,
      ),
      explainedBy(equation(A, value), solves),
    ],
    check(printed, value) {
      const { right } = printed.one('relation')
      const at = (x: number) => evaluate(substitute(right, { a: m`${value}` }), { x }).toNumber()
      return isSteady(at)
    },
  }),
})
const plus = (value: number, change: number): Expr => (change < 0 ? minus(value, -change) : sum(value, change))
