import {
  answerStep,
  both,
  count,
  type Expr,
  equation,
  evaluate,
  exact,
  type FormMaker,
  integer,
  itemOf,
  line,
  minus,
  name,
  people,
  prose,
  quantity,
  type Random,
  relation,
  role,
  type Sentence,
  sentenceChoice,
  statements,
  step,
  story,
  sum,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Fact, operation, resultOf, written } from '../../kit/facts/facts.ts'
import { twoNumbers } from '../../kit/facts/two-numbers.ts'
import { judged, verdict } from '../../kit/rounding/judged.ts'
import { isNearest, rounded } from '../../kit/rounding/rounding.ts'
import type { levels } from './levels.ts'
import { estimateOf, estimateSteps, numberNear, ROUND, roundedFact, roundedStep } from './rounded-numbers.ts'
import { threeNumberStories } from './three-number-stories.ts'

/** A hundred that a number rounds up to, as 497 does. */
const overTheHundred = (random: Random, least: number, most: number) =>
  numberNear(random, 100 * random.int(least, most), 10, 'up')
const anyNear = (random: Random, least: number, most: number) =>
  numberNear(
    random,
    random.until(
      () => 10 * random.int(least, most),
      target => target % 100 !== 0,
    ),
    10,
    random.pick(['up', 'down']),
  )

/** Three-digit numbers to tens, one of which crosses a hundred. */
function drawCarry(random: Random): Fact {
  const sign = random.evenly(['−', '+'])
  const isFirst = random.evenly([true, false])
  const across = sign === '+' || isFirst ? overTheHundred(random, 5, 8) : overTheHundred(random, 2, 4)
  const other = sign === '+' || !isFirst ? anyNear(random, 52, 88) : anyNear(random, 13, 38)
  if (sign === '−') return isFirst ? { a: across, b: other, sign } : { a: other, b: across, sign }
  const small = anyNear(random, 13, 38)
  return isFirst ? { a: across, b: small, sign } : { a: small, b: across, sign }
}

/** Whether the exact sum is above or below the estimate, and how both numbers were rounded. */
type Reason = 'less up' | 'greater up' | 'greater down' | 'less down'
const REASONS: readonly Reason[] = ['less up', 'greater up', 'greater down', 'less down']
function compared(reason: Reason, estimate: number): Sentence {
  const says = {
    'less up': {
      en: prose`The exact sum is less than ${estimate} because both numbers were rounded up.`,
      es: prose`La suma exacta es menor que ${estimate} porque los dos números se redondearon hacia arriba.`,
    },
    'greater up': {
      en: prose`The exact sum is greater than ${estimate} because both numbers were rounded up.`,
      es: prose`La suma exacta es mayor que ${estimate} porque los dos números se redondearon hacia arriba.`,
    },
    'greater down': {
      en: prose`The exact sum is greater than ${estimate} because both numbers were rounded down.`,
      es: prose`La suma exacta es mayor que ${estimate} porque los dos números se redondearon hacia abajo.`,
    },
    'less down': {
      en: prose`The exact sum is less than ${estimate} because both numbers were rounded down.`,
      es: prose`La suma exacta es menor que ${estimate} porque los dos números se redondearon hacia abajo.`,
    },
  }[reason]
  return { key: reason, says }
}

/** The number that is rounded wrong is given the other ten, or the nearest hundred. */
type Slip = 'other ten' | 'hundred'
const wronglyRounded = (value: number, slip: Slip) => {
  const right = rounded(value, 10)
  return slip === 'hundred' ? rounded(value, 100) : right > value ? right - 10 : right + 10
}

/** The estimate of a pupil who rounds one of the numbers wrong. */
function wrongWork({ a, b, sign, isFirst, slip }: Fact & { readonly isFirst: boolean; readonly slip: Slip }): Expr {
  const near: Fact = isFirst
    ? { a: wronglyRounded(a, slip), b: rounded(b, 10), sign }
    : { a: rounded(a, 10), b: wronglyRounded(b, slip), sign }
  return equation(written(near), resultOf(near))
}

const termsOf = (item: Expr): readonly Expr[] => (item.kind === 'sum' ? item.terms : [item])

export const hardForms = (form: FormMaker<typeof levels>) => ({
  acrossAHundred: form({
    levels: ['hard'],
    instruction: ROUND[10],
    // From a whole hundred one subtracts across zeros.
    draw: (random): Fact => ({ a: overTheHundred(random, 5, 9), b: anyNear(random, 13, 38), sign: '−' }),
    answer: integer,
    solve: fact => estimateOf(fact, 10),
    ask: fact => ({
      en: prose`${written(fact)} is about ____.`,
      es: prose`${written(fact)} es aproximadamente ____.`,
    }),
    solution: fact => estimateSteps(fact, 10),
    // The rounded second number, taken off or put back, leaves a number that the first one rounds to.
    check(printed, answer) {
      const [first, second] = tupleOf(printed.one('sum').terms, 2)
      const [a, b] = [evaluate(first).n, evaluate(second).n]
      const other = Math.sign(b) * rounded(Math.abs(b), 10)
      return isNearest(a, exact(answer).n - other, 10)
    },
  }),

  threeAddends: form({
    levels: ['hard'],
    instruction: ROUND[10],
    draw(random) {
      const [a, b] = [overTheHundred(random, 2, 4), anyNear(random, 12, 38)]
      return { numbers: random.shuffle([a, b, numberNear(random, 10 * random.int(3, 8), 10, 'up')]) }
    },
    answer: integer,
    solve: ({ numbers }) => numbers.reduce((total, value) => total + rounded(value, 10), 0),
    ask: ({ numbers }) => ({
      en: prose`${sum(...numbers)} is about ____.`,
      es: prose`${sum(...numbers)} es aproximadamente ____.`,
    }),
    solution({ numbers }, answer) {
      const [first, second, third] = tupleOf(
        numbers.map(value => rounded(value, 10)),
        3,
      )
      return [
        ...numbers.map(value => roundedStep(value, 10)),
        step(equation(sum(first, second), first + second), because.explain, {
          sentence: {
            en: line`Add the first two rounded numbers.`,
            es: line`Suma los dos primeros números redondeados.`,
          },
        }),
        step(equation(sum(first + second, third), answer), because.explain, {
          sentence: { en: line`Add the third rounded number.`, es: line`Suma el tercer número redondeado.` },
        }),
      ]
    },
    check: (printed, answer) =>
      exact(answer).equals(
        termsOf(printed.one('sum')).reduce((total, term) => total + 10 * Math.round(evaluate(term).n / 10), 0),
      ),
  }),

  overOrUnder: form({
    levels: ['hard'],
    draw(random) {
      const way = random.evenly(['down', 'up'])
      const [first, second] = random.sample([14, 17, 23, 26, 31, 38, 42, 47], 2)
      return {
        who: random.pick(people),
        way,
        a: numberNear(random, 10 * first, 10, way),
        b: numberNear(random, 10 * second, 10, way),
      }
    },
    answer: sentenceChoice,
    solve: ({ way, a, b }) => compared(way === 'up' ? 'less up' : 'greater down', rounded(a, 10) + rounded(b, 10)),
    mistakes: ({ way, a, b }) =>
      Object.fromEntries(
        REASONS.filter(reason => reason !== (way === 'up' ? 'less up' : 'greater down')).map(reason => [
          reason,
          compared(reason, rounded(a, 10) + rounded(b, 10)),
        ]),
      ),
    ask({ who, a, b }) {
      const [left, right] = [rounded(a, 10), rounded(b, 10)]
      const [exactly, near] = [sum(a, b), equation(sum(left, right), left + right)]
      return {
        en: prose`To estimate ${exactly}, ${name(who)} writes ${near}. Which sentence is true?`,
        es: prose`Para estimar ${exactly}, ${name(who)} escribe ${near}. ¿Qué oración es verdadera?`,
      }
    },
    solution({ way, a, b }, { says }) {
      const [left, right] = [rounded(a, 10), rounded(b, 10)]
      const sign = way === 'up' ? '<' : '>'
      return [
        step(statements(relation(a, sign, left), relation(b, sign, right)), because.explain, {
          sentence:
            way === 'up'
              ? { en: line`Both numbers were rounded up.`, es: line`Los dos números se redondearon hacia arriba.` }
              : { en: line`Both numbers were rounded down.`, es: line`Los dos números se redondearon hacia abajo.` },
        }),
        step(relation(sum(a, b), sign, left + right), because.explain, {
          sentence:
            way === 'up'
              ? {
                  en: line`Each number is less than its rounded number, so the exact sum is less than the estimate.`,
                  es: line`Cada número es menor que su número redondeado, así que la suma exacta es menor que la estimación.`,
                }
              : {
                  en: line`Each number is greater than its rounded number, so the exact sum is greater than the estimate.`,
                  es: line`Cada número es mayor que su número redondeado, así que la suma exacta es mayor que la estimación.`,
                },
        }),
        step(says, because.explain, {
          sentence: {
            en: line`This sentence makes the right comparison and gives the right reason.`,
            es: line`Esta oración acierta en la comparación y en la razón.`,
          },
        }),
      ]
    },
    whyWrong({ way }) {
      const wrongReason =
        way === 'up'
          ? {
              en: line`The numbers were rounded up, not down.`,
              es: line`Los números se redondearon hacia arriba, no hacia abajo.`,
            }
          : {
              en: line`The numbers were rounded down, not up.`,
              es: line`Los números se redondearon hacia abajo, no hacia arriba.`,
            }
      const wrongWay =
        way === 'up'
          ? {
              en: line`The estimate is too great, so the exact sum is less.`,
              es: line`La estimación es mayor, así que la suma exacta es menor.`,
            }
          : {
              en: line`The estimate is too small, so the exact sum is greater.`,
              es: line`La estimación es menor, así que la suma exacta es mayor.`,
            }
      const neither =
        way === 'up'
          ? {
              en: line`The numbers were rounded up, so the exact sum is less.`,
              es: line`Los números se redondearon hacia arriba, así que la suma exacta es menor.`,
            }
          : {
              en: line`The numbers were rounded down, so the exact sum is greater.`,
              es: line`Los números se redondearon hacia abajo, así que la suma exacta es mayor.`,
            }
      const isRightWay = (reason: string) => reason.startsWith(way === 'up' ? 'less' : 'greater')
      return Object.fromEntries(
        REASONS.map(reason => [reason, reason.endsWith(way) ? wrongWay : isRightWay(reason) ? wrongReason : neither]),
      )
    },
    check(printed, { key }) {
      const [exactly, near] = printed.all('sum').map(item => evaluate(item))
      if (!exactly || !near) return false
      return key === (exactly.compare(near) < 0 ? 'less up' : 'greater down')
    },
  }),

  reasonable: form({
    levels: ['hard'],
    draw(random) {
      const isReasonable = random.evenly([true, false])
      const fact = random.until(
        () => drawCarry(random),
        drawn => resultOf(drawn) > 120,
      )
      const away = isReasonable ? 0 : 100 * random.sign()
      return { who: random.pick(people), fact, claimed: resultOf(fact) + away, isReasonable }
    },
    answer: judged,
    solve: ({ fact, isReasonable }) => ({ estimate: estimateOf(fact, 10), isReasonable }),
    ask({ who, fact, claimed }) {
      const said = equation(written(fact), role('claimed', claimed).of as Expr)
      return {
        en: [
          prose`${name(who)} says that ${said}. To estimate, round each number to the nearest ten.`,
          prose`Estimate: ____`,
          prose`Is ${claimed} reasonable? Write yes or no: ____`,
        ],
        es: [
          prose`${name(who)} dice que ${said}. Para estimar, redondea cada número a la decena más cercana.`,
          prose`Estimación: ____`,
          prose`¿Es razonable ${claimed}? Escribe sí o no: ____`,
        ],
      }
    },
    namedAnswer: ({ fact, isReasonable }) => ({
      en: prose`Estimate: ${estimateOf(fact, 10)}; reasonable: ${verdict(isReasonable)}`,
      es: prose`Estimación: ${estimateOf(fact, 10)}; razonable: ${verdict(isReasonable)}`,
    }),
    solution({ fact, claimed, isReasonable }) {
      const estimate = estimateOf(fact, 10)
      return [
        ...estimateSteps(fact, 10),
        answerStep(
          both(prose`${estimate}; ${verdict(isReasonable)}`),
          isReasonable
            ? { en: line`${claimed} is close to ${estimate}.`, es: line`${claimed} está cerca de ${estimate}.` }
            : { en: line`${claimed} is far from ${estimate}.`, es: line`${claimed} está lejos de ${estimate}.` },
        ),
      ]
    },
    check(printed, { estimate, isReasonable }) {
      const { left, right } = printed.one('relation')
      const [first, second] = tupleOf(termsOf(left), 2)
      const [a, b] = [evaluate(first).n, evaluate(second).n]
      const other = Math.sign(b) * rounded(Math.abs(b), 10)
      return isNearest(a, estimate - other, 10) && isReasonable === evaluate(left).equals(evaluate(right))
    },
  }),

  wrongRounding: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw(random) {
      const isFirst = random.evenly([true, false])
      const slip = random.evenly(['other ten', 'hundred', 'other ten'])
      const { a, b, sign } = random.until(
        () => drawCarry(random),
        drawn => wronglyRounded(isFirst ? drawn.a : drawn.b, slip) !== rounded(isFirst ? drawn.a : drawn.b, 10),
      )
      return { who: random.pick(people), a, b, sign, isFirst, slip, wrong: isFirst ? a : b }
    },
    answer: twoNumbers,
    solve: ({ wrong, ...fact }): readonly Value[] => [wrong, estimateOf(fact, 10)],
    ask({ who, a, b, sign, isFirst, slip }) {
      const [exactly, near] = [written({ a, b, sign }), wrongWork({ a, b, sign, isFirst, slip })]
      return {
        en: [
          prose`${name(who)} rounds to the nearest ten to estimate ${exactly}. ${name(who)} writes ${near}.`,
          prose`Number in ${exactly} that was rounded incorrectly: ____`,
          prose`Correct estimate: ____`,
        ],
        es: [
          prose`${name(who)} redondea a la decena más cercana para estimar ${exactly}. ${name(who)} escribe ${near}.`,
          prose`Número de ${exactly} que se redondeó mal: ____`,
          prose`Estimación correcta: ____`,
        ],
      }
    },
    solution({ a, b, sign, isFirst, wrong }, answer) {
      const [right, other] = isFirst ? [a, b] : [b, a]
      const near = roundedFact({ a, b, sign }, 10)
      return [
        roundedStep(other, 10),
        roundedStep(right, 10),
        step(equation(written(near), resultOf(near)), because.explain, {
          sentence: { en: line`Correct the estimate.`, es: line`Corrige la estimación.` },
        }),
        answerStep(both(prose`${itemOf(answer, 0)}; ${itemOf(answer, 1)}`), {
          en: line`${wrong} was rounded incorrectly.`,
          es: line`${wrong} se redondeó mal.`,
        }),
      ]
    },
    check(printed, answers) {
      const [wrong, estimate] = tupleOf(answers, 2).map(answer => exact(answer).n) as [number, number]
      const [exactly, near] = printed.all('sum').map(item => termsOf(item).map(term => evaluate(term).n))
      if (!exactly || !near) return false
      const total = exactly.reduce((all, value) => all + Math.sign(value) * 10 * Math.round(Math.abs(value) / 10), 0)
      const slips = exactly.filter((value, i) => !isNearest(Math.abs(value), Math.abs(itemOf(near, i)), 10))
      return slips.length === 1 && Math.abs(itemOf(slips, 0)) === wrong && total === estimate
    },
  }),

  storyOfThree: form(
    story({
      levels: ['hard'],
      share: 2,
      lines: 4,
      settings: threeNumberStories,
      draw(random, { sign }) {
        const isFirst = random.chance(0.5)
        return random.until(
          () => {
            if (sign === '+')
              return { a: anyNear(random, 13, 38), b: overTheHundred(random, 2, 3), c: anyNear(random, 13, 28) }
            return isFirst
              ? { a: overTheHundred(random, 7, 9), b: anyNear(random, 13, 28), c: anyNear(random, 13, 28) }
              : { a: anyNear(random, 72, 94), b: anyNear(random, 13, 28), c: overTheHundred(random, 2, 3) }
          },
          ({ a, b, c }) => new Set([a, b, c]).size === 3,
        )
      },
      answer: quantity,
      solve: ({ a, b, c }, { sign, noun }) =>
        count(rounded(a, 10) + (sign === '+' ? 1 : -1) * (rounded(b, 10) + rounded(c, 10)), noun),
      ask: ({ a, b, c }, { tell }) => tell(a, b, c),
      solution({ a, b, c }, _, { sign, answers }) {
        const [first, second, third] = [rounded(a, 10), rounded(b, 10), rounded(c, 10)]
        const middle = resultOf({ a: first, b: second, sign })
        const end = resultOf({ a: middle, b: third, sign })
        return [
          ...[a, b, c].map(value => roundedStep(value, 10)),
          step(
            equation(operation(sign, first, second), middle),
            because.explain,
            sign === '+'
              ? {
                  sentence: {
                    en: line`Add the first two rounded numbers.`,
                    es: line`Suma los dos primeros números redondeados.`,
                  },
                }
              : {
                  sentence: {
                    en: line`Take the second rounded number from the first.`,
                    es: line`Resta el segundo número redondeado del primero.`,
                  },
                },
          ),
          answerStep(equation(sign === '+' ? sum(middle, third) : minus(middle, third), end), answers(end)),
        ]
      },
      check(numberOf, { amount }) {
        const [a, b, c] = [numberOf('a').n, numberOf('b').n, numberOf('c').n]
        const to = evaluate(amount).n
        const others = 10 * (Math.round(b / 10) + Math.round(c / 10))
        return [to - others, to + others].some(first => isNearest(a, first, 10))
      },
    }),
  ),
})
