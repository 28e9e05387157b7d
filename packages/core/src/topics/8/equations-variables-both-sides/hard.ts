import {
  answerStep,
  both,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  findMistake,
  gcd,
  line,
  m,
  moneyAmount,
  Ratio,
  solution,
  solveLinear,
  step,
  story,
  type Work,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { solveForX, solves } from '../../kit/equations/equation-in-x.ts'
import { drawFractions, plainEquation, solutionOf } from './kinds.ts'
import type { levels } from './levels.ts'
import { constantMoved, drawPlans, follows, numbersOf, planSteps, timeOf } from './parts.ts'
import { asked, type MoneyStory, moneyStories } from './plan-stories.ts'

/** (l + 1)(x + p) + e = l(x + q). */
interface Brackets {
  readonly l: number
  readonly p: number
  readonly q: number
  readonly e: number
}

function bracketWork({ l, p, q, e }: Brackets, opened: number, together: number, x: number): Work {
  const right = m`${l}x + ${l * q}`
  return [
    m`${l + 1}(x + ${p}) + ${e} = ${l}(x + ${q})`,
    equation(m`${l + 1}x + ${opened} + ${e}`, right),
    equation(m`${l + 1}x + ${together}`, right),
    m`x + ${together} = ${l * q}`,
    m`x = ${x}`,
  ]
}

/** Regular polygons by their number of sides. */
const shapes = [
  { sides: 3, en: 'an equilateral triangle', es: 'un triángulo equilátero' },
  { sides: 4, en: 'a square', es: 'un cuadrado' },
  { sides: 5, en: 'a regular pentagon', es: 'un pentágono regular' },
  { sides: 6, en: 'a regular hexagon', es: 'un hexágono regular' },
] as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
  fractions: form({
    levels: ['hard'],
    instruction: solveForX,
    lines: 5,
    draw: drawFractions,
    answer: solution('x'),
    solve: solutionOf,
    ask: ({ shown }) => both(shown),
    solution: ({ common, ...cleared }) => [
      step(plainEquation(cleared), because.multiplyEveryTerm, { value: common }),
      ...solveLinear(plainEquation(cleared)),
    ],
    check: solves,
  }),
  findTheErrorInBrackets: form(
    findMistake({
      levels: ['hard'],
      lines: 4,
      draw: (random): Brackets =>
        random.until(
          () => ({
            l: random.int(2, 6),
            p: random.intExcept(-6, 6, 0),
            q: random.intExcept(-6, 6, 0),
            e: random.intExcept(-12, 12, 0),
          }),
          ({ l, p, q, e }) => p * (l + 1) + e !== 0 && p + e !== 0 && p * (l + 1) - e !== 0 && p !== q && p !== -q,
        ),
      work: of => {
        const opened = (of.l + 1) * of.p
        return bracketWork(of, opened, opened + of.e, of.l * of.q - opened - of.e)
      },
      steps: ({ l, p, q, e }) => solveLinear(m`${l + 1}(x + ${p}) + ${e} = ${l}(x + ${q})`),
      mistakes: {
        onlyFirstTermMultiplied: {
          says: ({ l, p }) => ({
            en: line`${p} was not multiplied by ${l + 1}`,
            es: line`no se multiplicó ${p} por ${l + 1}`,
          }),
          work: of => bracketWork(of, of.p, of.p + of.e, of.l * of.q - of.p - of.e),
        },
        combinedWrongly: {
          says: ({ l, p, e }) =>
            e > 0
              ? {
                  en: line`${e} was subtracted from ${(l + 1) * p}; it has to be added`,
                  es: line`${e} se restó de ${(l + 1) * p}; hay que sumarlo`,
                }
              : {
                  en: line`${-e} was added to ${(l + 1) * p}; it has to be subtracted`,
                  es: line`${-e} se sumó a ${(l + 1) * p}; hay que restarlo`,
                },
          work: of => {
            const opened = (of.l + 1) * of.p
            return bracketWork(of, opened, opened - of.e, of.l * of.q - opened + of.e)
          },
        },
        constantMovedWrongly: {
          says: ({ l, p, e }) => constantMoved((l + 1) * p + e),
          work: of => {
            const opened = (of.l + 1) * of.p
            return bracketWork(of, opened, opened + of.e, of.l * of.q + opened + of.e)
          },
        },
      },
      follows,
    }),
  ),
  amountThen: form(
    story({
      levels: ['hard'],
      settings: moneyStories,
      draw: (random, setting: MoneyStory) => drawPlans(random, setting),
      answer: moneyAmount,
      solve: numbers => {
        const { start, rate } = numbersOf(numbers)
        return start.plus(rate.times(timeOf(numbers))).n * 100
      },
      ask: (of, { tells, asksAmount }) => asked(tells(of.start, of.rate, of.otherStart, of.otherRate), asksAmount),
      solution(numbers, cents, setting) {
        const { start, rate } = numbersOf(numbers)
        const amount = setting.amount(cents / 100)
        return [
          ...planSteps(numbers, setting),
          answerStep(equation(m`${rate} × ${timeOf(numbers)} + ${start}`, amount), setting.answersAmount(amount)),
        ]
      },
      // The time in which one reaches it is the time in which the other does.
      check(numberOf, cents) {
        const amount = Ratio.of(cents, 100)
        const [time, other] = [
          amount.minus(numberOf('start')).over(numberOf('rate')),
          amount.minus(numberOf('otherStart')).over(numberOf('otherRate')),
        ]
        return time.n > 0 && time.equals(other)
      },
    }),
  ),
  equalPerimeters: form({
    levels: ['hard'],
    kind: 'story',
    draw: random => {
      const [one, other] = random.sample(shapes, 2)
      return random.until(
        () => {
          const [a, b, x, k] = [random.int(1, 4), random.int(1, 4), random.int(2, 9), random.int(2, 6)]
          const shared = gcd(one.sides, other.sides)
          const [p, q] = [(k * other.sides) / shared - a * x, (k * one.sides) / shared - b * x]
          return { one, other, a, b, p, q, x }
        },
        ({ a, b, p, q }) => a * one.sides !== b * other.sides && p !== 0 && q !== 0 && Math.max(-p, -q, p, q) < 16,
      )
    },
    answer: solution('x'),
    solve: ({ x }) => x,
    ask: ({ one, other, a, b, p, q }) => {
      const [first, second] = [m`${a}x + ${p}`, m`${b}x + ${q}`]
      return {
        en: {
          kind: 'paragraph',
          content: [
            `Each side of ${one.en} is (`,
            first,
            `) centimeters long. Each side of ${other.en} is (`,
            second,
            ') centimeters long. Their perimeters are equal. Find the value of ',
            m`x`,
            '.',
          ],
        },
        es: {
          kind: 'paragraph',
          content: [
            `Cada lado de ${one.es} mide (`,
            first,
            `) centímetros. Cada lado de ${other.es} mide (`,
            second,
            ') centímetros. Sus perímetros son iguales. Halla el valor de ',
            m`x`,
            '.',
          ],
        },
      }
    },
    solution({ one, other, a, b, p, q }) {
      const set = m`${one.sides}(${a}x + ${p}) = ${other.sides}(${b}x + ${q})`
      return [
        explained(
          set,
          line`Set the perimeters equal: the number of sides times the length of a side.`,
          line`Iguala los perímetros: el número de lados por la longitud de un lado.`,
        ),
        ...solveLinear(set),
      ]
    },
    // Both perimeters, side by side.
    check(printed, x) {
      const around = shapes.flatMap(({ sides, en, es }) => {
        const at = [en, es].map(name => printed.text.indexOf(name)).find(place => place >= 0)
        return at === undefined ? [] : [{ sides, at }]
      })
      const [one, other] = around.sort((left, right) => left.at - right.at).map(({ sides }) => sides)
      const [first, second] = printed.all('sum').map(of => evaluate(of, { x: exact(x) }))
      return (
        one !== undefined &&
        other !== undefined &&
        first !== undefined &&
        second?.times(other).equals(first.times(one)) === true
      )
    },
  }),
})
