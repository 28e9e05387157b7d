import {
  type Block,
  type Both,
  both,
  equation,
  equationAnswer,
  evaluate,
  expr,
  type FormMaker,
  formulaChoice,
  itemOf,
  join,
  m,
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
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
  alongFrom,
  drawPoint,
  drawSlope,
  isStandard,
  pairsIn,
  pointSlope,
  pointsOf,
  slopeIntercept,
  standard,
  through,
  x,
  y,
} from './parts.ts'
import { inSlopeIntercept, inStandardForm, slopeStep, standardFromPointSteps, twoPointSteps } from './steps.ts'

interface Story {
  readonly start: number
  readonly rate: number
  readonly says: (first: number, a: number, second: number, b: number) => Both<Block>
}

const STANDARD = equation(sum(join(symbol('A'), x), join(symbol('B'), y)), symbol('C'))
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
      en: prose`A salesperson earns a fixed salary per month and the same amount for each item sold. With ${t} items sold, the month's pay is ${a} dollars; with ${u} items, ${b} dollars. Write an equation for the pay ${y} in dollars for ${x} items in the form ${FORM}.`,
      es: prose`Una vendedora gana un sueldo fijo al mes y la misma cantidad por cada artículo vendido. Con ${t} artículos vendidos, el pago del mes es de ${a} dólares; con ${u} artículos, de ${b} dólares. Escribe una ecuación para el pago ${y} en dólares por ${x} artículos en la forma ${FORM}.`,
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
    start: random.int(2, 9),
    rate: random.int(1, 3),
    says: (t, a, u, b) => ({
      en: prose`A diver goes down at a constant rate. After ${t} minutes the diver is ${a} meters deep, and after ${u} minutes ${b} meters. Write an equation for the depth ${y} in meters after ${x} minutes in the form ${FORM}.`,
      es: prose`Un buzo desciende a un ritmo constante. Después de ${t} minutos está a ${a} metros de profundidad y, después de ${u} minutos, a ${b} metros. Escribe una ecuación para la profundidad ${y} en metros después de ${x} minutos en la forma ${FORM}.`,
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

  special: form({
    levels: ['hard'],
    lines: 1,
    draw: random => ({
      isVertical: random.evenly([true, false]),
      at: drawPoint(random, 9),
      other: random.int(2, 9) * random.sign(),
    }),
    answer: equationAnswer,
    solve: ({ isVertical, at: [a, b] }) => (isVertical ? equation(x, a) : equation(y, b)),
    ask: ({ isVertical, at: [a, b], other }) => {
      const second = isVertical ? point(a, b + other) : point(a + other, b)
      return {
        en: prose`Write the equation of the line through ${point(a, b)} and ${second} in the form ${m`x = k`} or ${m`y = k`}.`,
        es: prose`Escribe la ecuación de la recta que pasa por ${point(a, b)} y ${second} en la forma ${m`x = k`} o ${m`y = k`}.`,
      }
    },
    solution: ({ isVertical, at: [a, b], other }, answer) => {
      const pair = isVertical
        ? ([point(a, b), point(a, b + other)] as const)
        : ([point(a, b), point(a + other, b)] as const)
      return [
        step(statements(...pair), isVertical ? because.sameX : because.sameY),
        step(answer, isVertical ? because.verticalLine : because.horizontalLine),
      ]
    },
    check: (printed, answer) => through(answer, pairsIn(printed)),
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
      const inForm = (of: Ratio, start: Ratio) => equation(y, slopeIntercept(of, start))
      const own = inForm(slope, intercept)
      return [
        step(own, because.givenSolvedForY),
        ...kinds.map((kind, i) => {
          const sign = i === wrong ? -1 : 1
          const solved =
            kind === 'intercept'
              ? inForm(slope, intercept.times(sign))
              : kind === 'standard'
                ? inForm(slope.times(sign), Ratio.of(at[1]).minus(slope.times(sign).times(at[0])))
                : inForm(slope, Ratio.of(sign * q).minus(slope.times(sign * p)))
          return step(prose`${i + 1}: ${solved}`, i === wrong ? because.anotherLine : because.theSameLine, {
            number: i + 1,
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
    check: (printed, answer) => through(expr(answer), pointsOf(printed.one('relation'))),
  }),
})
