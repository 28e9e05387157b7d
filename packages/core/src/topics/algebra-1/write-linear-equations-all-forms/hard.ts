import {
  type Block,
  type Both,
  both,
  bracketed,
  type Expr,
  equation,
  equationAnswer,
  evaluate,
  explainedBy,
  expr,
  type FormMaker,
  formulaChoice,
  gcd,
  type Inline,
  isSame,
  itemOf,
  join,
  lcm,
  line,
  m,
  minus,
  option,
  point,
  prose,
  type Random,
  Ratio,
  relation,
  statements,
  step,
  steps,
  sum,
  symbol,
  undoneStep,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import type { levels } from './levels.ts'
import {
  alongFrom,
  drawPoint,
  drawSlope,
  isStandard,
  pairsIn,
  pointSlope,
  pointsOf,
  STANDARD,
  slopeInTurn,
  slopeIntercept,
  standard,
  through,
  toStandardForm,
  x,
  y,
} from './parts.ts'
import { inSlopeIntercept, inStandardForm, movedBy, slopeStep, standardFromPointSteps, twoPointSteps } from './steps.ts'

interface Story {
  readonly start: number
  readonly rate: number
  readonly says: (first: number, a: number, second: number, b: number) => Both<Block>
}

const POSITIVE = relation(symbol('A'), '>', 0)
const FORM = equation(y, sum(join(symbol('m'), x), symbol('b')))

const stories: readonly ((random: Random) => Story)[] = [
  random => ({
    start: random.int(2, 12) * 10,
    rate: random.int(15, 45),
    says: (t, a, u, b) => ({
      en: prose`A gym charges a joining fee and a fixed price per month. After ${t} months a member has paid ${a} dollars in all, and after ${u} months ${b} dollars. Write an equation for the total cost ${y} in dollars after ${x} months in the form ${FORM}.`,
      es: prose`Un gimnasio cobra una inscripción y un precio fijo por mes. Después de ${t} meses un socio ha pagado ${a} dólares en total y, después de ${u} meses, ${b} dólares. Escribe una ecuación para el costo total ${y} en dólares después de ${x} meses en la forma ${FORM}.`,
    }),
  }),
  random => ({
    start: random.int(4, 15) * 100,
    rate: random.int(5, 25),
    says: (t, a, u, b) => ({
      en: prose`A salesperson earns a fixed salary per month and the same amount for each item sold. With ${t} items sold, the month’s pay is ${a} dollars; with ${u} items, ${b} dollars. Write an equation for the month’s pay ${y} in dollars when ${x} items are sold, in the form ${FORM}.`,
      es: prose`Una vendedora gana un sueldo fijo al mes y la misma cantidad por cada artículo vendido. Con ${t} artículos vendidos, el pago del mes es de ${a} dólares; con ${u} artículos, de ${b} dólares. Escribe una ecuación para el pago del mes ${y} en dólares cuando se venden ${x} artículos, en la forma ${FORM}.`,
    }),
  }),
  random => ({
    start: random.int(20, 60) * 10,
    rate: -random.int(3, 9),
    says: (t, a, u, b) => ({
      en: prose`A pool is drained at a constant rate. After ${t} minutes it holds ${a} liters, and after ${u} minutes ${b} liters. Write an equation for the water ${y} in liters after ${x} minutes in the form ${FORM}.`,
      es: prose`Una piscina se vacía a un ritmo constante. Después de ${t} minutos contiene ${a} litros y, después de ${u} minutos, ${b} litros. Escribe una ecuación para el agua ${y} en litros después de ${x} minutos en la forma ${FORM}.`,
    }),
  }),
  random => ({
    start: random.int(3, 20),
    rate: random.int(2, 8),
    says: (t, a, u, b) => ({
      en: prose`A plant grows at a constant rate. It is ${a} centimeters tall after ${t} weeks and ${b} centimeters tall after ${u} weeks. Write an equation for its height ${y} in centimeters after ${x} weeks in the form ${FORM}.`,
      es: prose`Una planta crece a un ritmo constante. Mide ${a} centímetros después de ${t} semanas y ${b} centímetros después de ${u} semanas. Escribe una ecuación para su altura ${y} en centímetros después de ${x} semanas en la forma ${FORM}.`,
    }),
  }),
  random => ({
    start: random.int(10, 40),
    rate: random.int(2, 5),
    says: (t, a, u, b) => ({
      en: prose`A laboratory has a temperature scale of its own. At ${t} degrees Celsius its scale shows ${a} degrees, and at ${u} degrees Celsius ${b} degrees. Write an equation for the reading ${y} of the scale at ${x} degrees Celsius in the form ${FORM}.`,
      es: prose`Un laboratorio tiene su propia escala de temperatura. A ${t} grados Celsius su escala marca ${a} grados y, a ${u} grados Celsius, ${b} grados. Escribe una ecuación para la lectura ${y} de la escala a ${x} grados Celsius en la forma ${FORM}.`,
    }),
  }),
  random => ({
    start: 5 * random.int(2, 8),
    rate: random.int(3, 9),
    says: (t, a, u, b) => ({
      en: prose`A submarine that is already under water goes down at a constant rate. After ${t} minutes the submarine is ${a} meters deep, and after ${u} minutes ${b} meters. Write an equation for the depth ${y} in meters after ${x} minutes in the form ${FORM}.`,
      es: prose`Un submarino que ya está bajo el agua desciende a un ritmo constante. Después de ${t} minutos está a ${a} metros de profundidad y, después de ${u} minutos, a ${b} metros. Escribe una ecuación para la profundidad ${y} en metros después de ${x} minutos en la forma ${FORM}.`,
    }),
  }),
  random => ({
    start: random.int(2, 6),
    rate: random.int(2, 4),
    says: (t, a, u, b) => ({
      en: prose`A taxi charges a base fare and a fixed price per mile. A ride of ${t} miles costs ${a} dollars, and a ride of ${u} miles costs ${b} dollars. Write an equation for the cost ${y} in dollars of a ride of ${x} miles in the form ${FORM}.`,
      es: prose`Un taxi cobra una tarifa base y un precio fijo por milla. Un viaje de ${t} millas cuesta ${a} dólares y uno de ${u} millas cuesta ${b} dólares. Escribe una ecuación para el costo ${y} en dólares de un viaje de ${x} millas en la forma ${FORM}.`,
    }),
  }),
  random => ({
    start: random.int(40, 90) * 10,
    rate: -random.int(6, 20),
    says: (t, a, u, b) => ({
      en: prose`A hiker walks down a mountain at a constant rate. After ${t} minutes the hiker is at a height of ${a} meters, and after ${u} minutes at ${b} meters. Write an equation for the height ${y} in meters after ${x} minutes in the form ${FORM}.`,
      es: prose`Un excursionista baja de una montaña a un ritmo constante. Después de ${t} minutos está a una altura de ${a} metros y, después de ${u} minutos, a ${b} metros. Escribe una ecuación para la altura ${y} en metros después de ${x} minutos en la forma ${FORM}.`,
    }),
  }),
]

const SETS = option({
  notThird: { en: prose`1 and 2`, es: prose`1 y 2` },
  notSecond: { en: prose`1 and 3`, es: prose`1 y 3` },
  notFirst: { en: prose`2 and 3`, es: prose`2 y 3` },
  all: { en: prose`1, 2, and 3`, es: prose`1, 2 y 3` },
})

/** y − up = slope · (x − across), times the least common denominator L: Ly − nx = C. */
function clearedOf({ slope, across, up }: { readonly slope: Ratio; readonly across: number; readonly up: Ratio }) {
  const L = lcm(slope.d, up.d)
  const n = (slope.n * L) / slope.d
  return { L, n, C: up.times(L).n - n * across }
}

interface WithLetter {
  readonly isVertical: boolean
  readonly one: number
  readonly other: number
  readonly k: number
  readonly add: number
  readonly rest: readonly [number, number]
}

/** Two expressions in k that are equal for its value. */
const lettersOf = ({ one, other, k, add }: WithLetter) =>
  [m`${one}k + ${add}`, m`${other}k + ${(one - other) * k + add}`] as const

const pointsWithLetter = (of: WithLetter) => {
  const [[first, second], [c, d]] = [lettersOf(of), of.rest]
  return of.isVertical ? ([point(first, c), point(second, d)] as const) : ([point(c, first), point(d, second)] as const)
}

const substituted = (factor: number, k: number, add: number): Expr => sum(factor === 1 ? k : join(factor, k), add)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  standardFromPoints: form({
    levels: ['hard'],
    draw: random => {
      const slope = drawSlope(random)
      const start = drawPoint(random, 6)
      return { slope, pair: [start, alongFrom(start, slope, random.pick([-2, -1, 1, 2]))] as const }
    },
    answer: inStandardForm,
    solve: ({ slope, pair: [first] }) => standard(slope, first),
    ask: ({ pair: [first, second] }) => ({
      en: prose`A line passes through ${point(...first)} and ${point(...second)}. Write its equation in standard form ${STANDARD} with integers, ${POSITIVE}, and no common factor.`,
      es: prose`Una recta pasa por ${point(...first)} y ${point(...second)}. Escribe su ecuación en la forma estándar ${STANDARD} con enteros, ${POSITIVE} y sin factor común.`,
    }),
    solution: ({ slope, pair: [first, second] }) => [
      slopeStep(first, second),
      step(pointSlope(slope, first), because.use, { rule: m`y - y_1 = m(x - x_1)` }),
      ...standardFromPointSteps(slope, first),
    ],
    check: (printed, answer) => through(answer, pairsIn(printed)) && isStandard(answer),
  }),

  toStandardFromFractions: form({
    levels: ['hard'],
    instruction: toStandardForm,
    draw: random =>
      random.until(
        () => {
          const slope = slopeInTurn(random)
          const d = random.pick([2, 3, 4, 5, 6])
          return { slope, across: nonzero(random, 6), up: Ratio.of(random.coprimeTo(d) * random.sign(), d) }
        },
        of => {
          const { L, n, C } = clearedOf(of)
          return of.slope.d !== of.up.d && L <= 20 && gcd(gcd(n, L), C) === 1
        },
      ),
    answer: inStandardForm,
    solve: of => {
      const { L, n, C } = clearedOf(of)
      return n < 0 ? m`${-n}x + ${L}y = ${C}` : m`${n}x - ${L}y = ${-C}`
    },
    ask: ({ slope, across, up }) => both(equation(sum(y, up.negated()), join(slope, bracketed(m`x + ${-across}`)))),
    solution: of => {
      const { L, n, C } = clearedOf(of)
      const { across, up } = of
      const below = up.times(L).n
      const last = m`${-n}x + ${L}y = ${C}`
      const gathered =
        n < 0 && below !== 0
          ? [explainedBy(m`${-n}x + ${L}y + ${-below} = ${C - below}`, movedBy(n, 0)), undoneStep(last, { b: -below })]
          : [explainedBy(last, movedBy(n, -below))]
      return [
        explainedBy(equation(m`${L}y + ${-below}`, join(n, bracketed(m`x + ${-across}`))), {
          en: line`Multiply each side by ${L}, the least common denominator.`,
          es: line`Multiplica cada lado por ${L}, el mínimo común denominador.`,
        }),
        step(equation(m`${L}y + ${-below}`, m`${n}x + ${-n * across}`), because.distribute, { factor: n }),
        ...gathered,
        ...(n < 0 ? [] : [step(m`${n}x - ${L}y = ${-C}`, because.multiplyBothSides, { value: -1 })]),
      ]
    },
    check: (printed, answer) => through(answer, pointsOf(printed.one('relation'))) && isStandard(answer),
  }),

  special: form({
    levels: ['hard'],
    lines: 3,
    // Both points have a coordinate with k, which must be the same.
    draw: random => {
      const isVertical = random.evenly([true, false])
      const [one, other] = random.sample([1, 2, 3, 4, 5], 2)
      const [k, add] = [nonzero(random, 6), nonzero(random, 9)]
      return { isVertical, one, other, k, add, rest: random.sample([-7, -5, -4, -2, 1, 3, 6, 8], 2) }
    },
    answer: equationAnswer,
    solve: ({ isVertical, one, k, add }) => equation(isVertical ? x : y, one * k + add),
    ask: of => {
      const [first, second] = pointsWithLetter(of)
      return of.isVertical
        ? {
            en: prose`A vertical line passes through ${first} and ${second}. Find the equation of the line.`,
            es: prose`Una recta vertical pasa por ${first} y ${second}. Halla la ecuación de la recta.`,
          }
        : {
            en: prose`A horizontal line passes through ${first} and ${second}. Find the equation of the line.`,
            es: prose`Una recta horizontal pasa por ${first} y ${second}. Halla la ecuación de la recta.`,
          }
    },
    solution: (of, answer) => {
      const { isVertical, one, other, k, add } = of
      const [left, right] = lettersOf(of)
      const [small, kept] = [Math.min(one, other), Math.abs(one - other)]
      const [alone, beside] = one < other ? [add, (one - other) * k + add] : [(one - other) * k + add, add]
      const rest = m`${kept}k + ${beside}`
      return [
        explainedBy(
          equation(left, right),
          isVertical
            ? {
                en: line`On a vertical line all ${x}-coordinates are equal.`,
                es: line`En una recta vertical todas las coordenadas ${x} son iguales.`,
              }
            : {
                en: line`On a horizontal line all ${y}-coordinates are equal.`,
                es: line`En una recta horizontal todas las coordenadas ${y} son iguales.`,
              },
        ),
        step(one < other ? equation(alone, rest) : equation(rest, alone), because.subtractFromBothSides, {
          value: m`${small}k`,
        }),
        ...(beside === 0
          ? []
          : [
              step(
                one < other ? equation(alone - beside, m`${kept}k`) : equation(m`${kept}k`, alone - beside),
                beside < 0 ? because.addToBothSides : because.subtractFromBothSides,
                { value: Math.abs(beside) },
              ),
            ]),
        ...(kept > 1 ? [step(equation(m`k`, k), because.divideBothSides, { value: kept })] : []),
        explainedBy(equation(substituted(one, k, add), one * k + add), {
          en: line`Substitute ${k} for ${m`k`}.`,
          es: line`Sustituye ${m`k`} por ${k}.`,
        }),
        step(answer, isVertical ? because.verticalLine : because.horizontalLine),
      ]
    },
    // For the value of k at which the first coordinate is that of the line, the second must be so too.
    check(printed, answer) {
      const index = answer.kind === 'relation' && isSame(answer.left, x) ? 0 : 1
      const [first, second] = printed.all('list').map(({ items }) => itemOf(items, index))
      if (!first || !second || answer.kind !== 'relation') return false
      const value = evaluate(answer.right)
      const at = (of: Expr, k: Ratio | number) => evaluate(of, { k })
      const k = value.minus(at(first, 0)).over(at(first, 1).minus(at(first, 0)))
      return at(second, k).equals(value)
    },
  }),

  story: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    draw: random => {
      const story = random.evenly(stories)(random)
      const [t, u] = random.until(
        () => [random.int(2, 9), random.int(5, 20)] as const,
        ([t, u]) => u - t >= 2,
      )
      return { ...story, t, u }
    },
    answer: inSlopeIntercept,
    solve: ({ start, rate }) => slopeIntercept(Ratio.of(rate), Ratio.of(start)),
    ask: ({ start, rate, t, u, says }) => says(t, start + rate * t, u, start + rate * u),
    solution: ({ start, rate, t, u }) => twoPointSteps([t, start + rate * t], [u, start + rate * u]),
    // Both printed pairs lie on the line, whichever of a pair comes first.
    check(printed, answer) {
      const [p, q, r, s] = printed.numbers
      if (!p || !q || !r || !s) return false
      const at = (value: Ratio) => evaluate(answer, { x: value })
      return (at(p).equals(q) && (at(r).equals(s) || at(s).equals(r))) || (at(q).equals(p) && at(s).equals(r))
    },
  }),

  allOfTheLine: form({
    levels: ['hard'],
    lines: 2,
    draw: random => {
      const wrong = random.evenly([null, 0, 1, 2])
      const { slope, at, intercept } = random.until(
        () => {
          const [slope, at] = [drawSlope(random), drawPoint(random, 6)]
          return { slope, at, intercept: Ratio.of(at[1]).minus(slope.times(at[0])) }
        },
        ({ intercept }) => intercept.n !== 0,
      )
      const [p, q] = alongFrom(at, slope, random.pick([-2, -1, 1, 2]))
      const kinds = random.shuffle(['intercept', 'standard', 'point'] as const)
      return { wrong, slope, at, intercept, other: [p, q] as const, kinds }
    },
    answer: SETS,
    solve: ({ wrong }) => (wrong === null ? 'all' : itemOf(['notFirst', 'notSecond', 'notThird'] as const, wrong)),
    ask: ({ wrong, slope, at, intercept, other: [p, q], kinds }) => {
      const equations = kinds.map((kind, i) => {
        const sign = i === wrong ? -1 : 1
        if (kind === 'intercept') return equation(y, slopeIntercept(slope, intercept.times(sign)))
        return kind === 'standard' ? standard(slope.times(sign), at) : pointSlope(slope, [sign * p, sign * q])
      })
      const line = pointSlope(slope, at)
      const shown = steps(...equations.map(item => [item]))
      return {
        en: [prose`Which of the equations describe the same line as ${line}?`, shown],
        es: [prose`¿Cuáles de las ecuaciones representan la misma recta que ${line}?`, shown],
      }
    },
    solution: ({ wrong, slope, at, intercept, other: [p, q], kinds }) => {
      const [a, b] = at
      const verdict = (isWrong: boolean, number: number): Both<readonly Inline[]> =>
        isWrong
          ? {
              en: line`Equation ${number}: ${point(a, b)} does not fit, so it is another line.`,
              es: line`Ecuación ${number}: ${point(a, b)} no la cumple, así que es otra recta.`,
            }
          : {
              en: line`Equation ${number}: slope ${slope}, and ${point(a, b)} fits, so it is the same line.`,
              es: line`Ecuación ${number}: pendiente ${slope}, y ${point(a, b)} la cumple, así que es la misma recta.`,
            }
      return [
        explainedBy(statements(equation(symbol('m'), slope), point(a, b)), {
          en: line`Read the slope and a point of the given line.`,
          es: line`Lee la pendiente y un punto de la recta dada.`,
        }),
        ...kinds.map((kind, i) => {
          const isWrong = i === wrong
          const sign = isWrong ? -1 : 1
          if (kind === 'intercept')
            return explainedBy(
              isWrong
                ? relation(
                    equation(sum(join(slope, a), intercept.negated()), slope.times(a).minus(intercept)),
                    '≠',
                    expr(b),
                  )
                : equation(sum(join(slope, a), intercept), slope.times(a).plus(intercept)),
              verdict(isWrong, i + 1),
            )
          if (kind === 'point')
            return explainedBy(
              statements(
                equation(minus(b, sign * q), b - sign * q),
                equation(join(slope, bracketed(minus(a, sign * p))), slope.times(a - sign * p)),
                ...(isWrong ? [relation(expr(b - sign * q), '≠', expr(slope.times(a - sign * p)))] : []),
              ),
              verdict(isWrong, i + 1),
            )
          const tilt = slope.times(sign)
          const start = Ratio.of(b).minus(tilt.times(a))
          const solved = equation(y, slopeIntercept(tilt, start))
          return isWrong
            ? explainedBy(solved, {
                en: line`Equation ${i + 1} solved for ${y}: slope ${tilt}, not ${slope}, so it is another line.`,
                es: line`Ecuación ${i + 1} con ${y} despejada: pendiente ${tilt}, no ${slope}, así que es otra recta.`,
              })
            : explainedBy(statements(solved, equation(sum(join(tilt, a), start), b)), {
                en: line`Equation ${i + 1} solved for ${y}: slope ${slope}, and ${point(a, b)} fits, so it is the same line.`,
                es: line`Ecuación ${i + 1} con ${y} despejada: pendiente ${slope}, y ${point(a, b)} la cumple, así que es la misma recta.`,
              })
        }),
      ]
    },
    // Two points of the given line, put into each equation.
    check(printed, answer) {
      const [, ...others] = printed.all('relation')
      const wrong = others.map(item => !through(item, pointsOf(itemOf(printed.all('relation'), 0))))
      const [index, count] = [wrong.indexOf(true), wrong.filter(isWrong => isWrong).length]
      if (count > 1) return false
      return answer === (index < 0 ? 'all' : (['notFirst', 'notSecond', 'notThird'] as const)[index])
    },
  }),

  sameLine: form({
    levels: ['hard'],
    instruction: {
      en: prose`Which equation belongs to the same line?`,
      es: prose`¿Qué ecuación corresponde a la misma recta?`,
    },
    draw: random =>
      random.until(
        () => ({ slope: drawSlope(random), at: drawPoint(random, 6) }),
        ({ slope, at: [a, b] }) => !slope.times(a).equals(b) && !slope.times(-a).equals(b),
      ),
    answer: formulaChoice,
    solve: ({ slope, at }) => standard(slope, at),
    mistakes: ({ slope, at: [a, b] }): Record<string, Value> => ({
      oppositeSlope: standard(slope.negated(), [a, b]),
      reciprocalSlope: standard(slope.power(-1), [a, b]),
      signsOfPoint: standard(slope, [-a, -b]),
      signOfOne: standard(slope, [-a, b]),
    }),
    ask: ({ slope, at }) => both(pointSlope(slope, at)),
    solution: ({ slope, at }) => standardFromPointSteps(slope, at),
    whyWrong: ({ slope, at }) => {
      const tilted = (other: Ratio) => ({
        en: line`Its slope is ${other}, not ${slope}.`,
        es: line`Su pendiente es ${other}, no ${slope}.`,
      })
      const missed = {
        en: line`The point ${point(...at)} does not make the equation true.`,
        es: line`El punto ${point(...at)} no hace verdadera la ecuación.`,
      }
      return {
        oppositeSlope: tilted(slope.negated()),
        reciprocalSlope: tilted(slope.power(-1)),
        signsOfPoint: missed,
        signOfOne: missed,
      }
    },
    check: (printed, answer) => through(expr(answer), pointsOf(printed.one('relation'))),
  }),
})
