import {
  answerStep,
  blank,
  both,
  count,
  defineTopic,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  formulaChoice,
  integer,
  itemOf,
  line,
  list,
  match,
  numberList,
  type Printed,
  prose,
  quantity,
  type Random,
  type Ratio,
  step,
  story,
  symbol,
  tupleOf,
  type Value,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { formulaIn } from '../kit/choices/cells.ts'
import { type Fact, operation, resultOf, written } from '../kit/facts/facts.ts'
import { isNearest, rounded } from '../kit/rounding/rounding.ts'
import { hardForms } from './estimate-sums-differences/hard-forms.ts'
import { levels } from './estimate-sums-differences/levels.ts'
import {
  drawFact,
  estimateOf,
  estimateSteps,
  numberNear,
  ROUND,
  roundedFact,
  type Unit,
} from './estimate-sums-differences/rounded-numbers.ts'
import { type EstimateStory, storiesInHundreds, storiesInTens } from './estimate-sums-differences/stories.ts'

/** The two numbers of a printed sum or difference, and its sign. */
function printedFact(item: Expr): readonly [a: number, b: number, sign: Fact['sign']] {
  const terms = item.kind === 'sum' ? item.terms : []
  const [first, second] = tupleOf(terms, 2)
  return second.kind === 'negative'
    ? [evaluate(first).n, evaluate(second.of).n, '−']
    : [evaluate(first).n, evaluate(second).n, '+']
}
/** Tries every pair of units near the two numbers: only the nearest ones make the answer. */
function isEstimate(item: Expr, answer: Value, unit: Unit): boolean {
  const [a, b, sign] = printedFact(item)
  const near = (value: number) =>
    [Math.floor(value / unit) * unit, Math.ceil(value / unit) * unit].filter(to => isNearest(value, to, unit))
  return near(a).some(left => near(b).some(right => exact(answer).equals(sign === '+' ? left + right : left - right)))
}

const checkIn = (unit: Unit) => (printed: Printed, answer: Value) => isEstimate(printed.one('sum'), answer, unit)

/** A fact, estimated by rounding to the unit that the instruction names. */
const factForm = <const D extends 'easy' | 'medium'>(level: D, unit: Unit) => ({
  levels: [level] as const,
  instruction: ROUND[unit],
  draw: (random: Random) => drawFact(random, unit),
  answer: integer,
  solve: (fact: Fact) => estimateOf(fact, unit),
  ask: (fact: Fact) => ({
    en: prose`${written(fact)} is about ____.`,
    es: prose`${written(fact)} es aproximadamente ____.`,
  }),
  solution: (fact: Fact) => estimateSteps(fact, unit),
  check: checkIn(unit),
})

/** A story of two numbers, estimated in the unit that it names. */
const storyForm = <const D extends 'easy' | 'medium'>(level: D, unit: Unit, settings: readonly EstimateStory[]) =>
  story({
    levels: [level],
    settings,
    draw(random, { sign }) {
      const { a, b } = random.until(
        () => drawFact(random, unit),
        fact => fact.sign === sign,
      )
      return { a, b }
    },
    answer: quantity,
    solve: ({ a, b }, { sign, noun }) => count(estimateOf({ a, b, sign }, unit), noun),
    ask: ({ a, b }, { tell }) => tell(a, b),
    solution({ a, b }, _, { sign, answers }) {
      const near = roundedFact({ a, b, sign }, unit)
      return [
        ...estimateSteps({ a, b, sign }, unit).slice(0, 2),
        answerStep(equation(written(near), resultOf(near)), answers(resultOf(near))),
      ]
    },
    // The rounded second number, taken off or put back, leaves a number that the first one rounds to.
    check(numberOf: (name: 'a' | 'b') => Ratio, { amount }) {
      const [a, b] = [numberOf('a').n, numberOf('b').n]
      const to = evaluate(amount).n
      return [to - rounded(b, unit), to + rounded(b, unit)].some(first => isNearest(a, first, unit))
    },
  })

/** Near the estimate, and not the same. */
const isClose = (estimate: number, result: number) => estimate !== result && Math.abs(estimate - result) <= 30

/** Sums and differences whose estimates are a hundred apart, so that each number must be rounded. */
function drawMatch(random: Random): readonly Fact[] {
  const start = random.int(4, 5)
  return random.shuffle([0, 1, 2, 3]).map((more, i): Fact => {
    const target = start + more
    const sign = i % 2 === 0 ? '+' : '−'
    const other = sign === '+' ? random.int(2, target - 2) : random.int(1, 9 - target)
    // Below 100 there is no hundred to round.
    const second = other === 1 ? 'down' : random.pick(['up', 'down'])
    const first = second === 'down' ? 'up' : random.pick(['up', 'down'])
    const high = sign === '+' ? target - other : target + other
    return {
      a: numberNear(random, 100 * high, 100, first),
      b: numberNear(random, 100 * other, 100, second),
      sign,
    }
  })
}

/** One sum that is about so many hundreds, and three that are not: one of them by its hundreds digits alone. */
function drawAbout(random: Random) {
  const target = random.int(7, 9)
  const [first, second, third, fourth] = random.sample([2, 3, 4, 5, 6, 7].slice(0, target - 3), 4)
  const sumTo = (hundreds: number, left: number, ways: readonly ['up' | 'down', 'up' | 'down']): Fact => ({
    a: numberNear(random, 100 * left, 100, ways[0]),
    b: numberNear(random, 100 * (hundreds - left), 100, ways[1]),
    sign: '+',
  })
  return {
    target: 100 * target,
    right: sumTo(
      target,
      first,
      random.pick([
        ['up', 'down'],
        ['up', 'up'],
      ] as const),
    ),
    wrong: [
      // Both round up: without rounding, the hundreds digits make the target.
      sumTo(target + 2, second + 1, ['up', 'up']),
      sumTo(target + 1, third, ['down', 'up']),
      sumTo(target - 1, fourth, ['down', 'down']),
    ] as const,
  }
}

export const estimateSumsDifferences = defineTopic(
  {
    id: 'estimate-sums-differences',
    rev: 4,
    name: { en: 'Estimate sums and differences', es: 'Estimar sumas y diferencias' },
    description: {
      en: 'Round two numbers to estimate their sum or difference and judge whether an answer is reasonable.',
      es: 'Redondea dos números para estimar su suma o diferencia y decide si un resultado es razonable.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['3.NBT.A.1', '3.OA.D.8'],
    levels,
  },
  form => ({
    boxes: form({
      levels: ['easy'],
      instruction: ROUND[10],
      lines: 0,
      draw: random => drawFact(random, 10),
      answer: numberList,
      solve(fact): readonly Value[] {
        const { a, b } = roundedFact(fact, 10)
        return [a, b, estimateOf(fact, 10)]
      },
      ask(fact) {
        const [exactly, near] = [written(fact), equation(operation(fact.sign, blank(), blank()), blank())]
        return { en: prose`${exactly} is about ${near}`, es: prose`${exactly} es aproximadamente ${near}` }
      },
      namedAnswer: fact => both(equation(written(roundedFact(fact, 10)), estimateOf(fact, 10))),
      solution: fact => estimateSteps(fact, 10),
      check(printed, answers) {
        const [a, b, sign] = printedFact(itemOf(printed.all('sum'), 0))
        const [left, right, result] = tupleOf(answers, 3).map(answer => exact(answer).n) as [number, number, number]
        return (
          isNearest(a, left, 10) && isNearest(b, right, 10) && result === (sign === '+' ? left + right : left - right)
        )
      },
    }),

    inTens: form(factForm('easy', 10)),

    whichRounded: form({
      levels: ['easy'],
      draw: random => drawFact(random, 10),
      answer: formulaChoice,
      solve: fact => written(roundedFact(fact, 10)),
      mistakes(fact) {
        const { a, b, sign } = roundedFact(fact, 10)
        const other = (value: number, to: number) => (to > value ? to - 10 : to + 10)
        const [left, right] = [other(fact.a, a), other(fact.b, b)]
        return {
          firstTheOtherWay: operation(sign, left, b),
          secondTheOtherWay: operation(sign, a, right),
          bothTheOtherWay: operation(sign, left, right),
        }
      },
      ask: fact =>
        fact.sign === '+'
          ? {
              en: prose`Which sum shows ${written(fact)} with each number rounded to the nearest ten?`,
              es: prose`¿Qué suma muestra ${written(fact)} con cada número redondeado a la decena más cercana?`,
            }
          : {
              en: prose`Which difference shows ${written(fact)} with each number rounded to the nearest ten?`,
              es: prose`¿Qué resta muestra ${written(fact)} con cada número redondeado a la decena más cercana?`,
            },
      solution: fact => [
        ...estimateSteps(fact, 10).slice(0, 2),
        step(written(roundedFact(fact, 10)), because.explain, {
          sentence: { en: line`Write the rounded numbers.`, es: line`Escribe los números redondeados.` },
        }),
      ],
      whyWrong(fact) {
        const { a, b } = roundedFact(fact, 10)
        const nearer = (value: number, to: number) => ({
          en: line`${value} is nearer to ${to}.`,
          es: line`${value} está más cerca de ${to}.`,
        })
        return {
          firstTheOtherWay: nearer(fact.a, a),
          secondTheOtherWay: nearer(fact.b, b),
          bothTheOtherWay: {
            en: line`Both numbers are rounded the wrong way.`,
            es: line`Los dos números están redondeados hacia el lado equivocado.`,
          },
        }
      },
      check(printed, answer) {
        const [a, b, sign] = printedFact(printed.one('sum'))
        const [left, right, same] = printedFact(expr(answer))
        return sign === same && isNearest(a, left, 10) && isNearest(b, right, 10)
      },
    }),

    storyInTens: form(storyForm('easy', 10, storiesInTens)),

    inHundreds: form(factForm('medium', 100)),

    whichResult: form({
      levels: ['medium'],
      // The result is close to its estimate, and all others are far from it.
      draw(random) {
        const fact = random.until(
          () => drawFact(random, 100),
          drawn => isClose(estimateOf(drawn, 100), resultOf(drawn)) && resultOf(drawn) > 150,
        )
        return {
          fact,
          away: random.pick([
            [-200, 200, 400],
            [200, 400, 600],
            [-200, 200, 300],
          ] as const),
        }
      },
      answer: integer,
      solve: ({ fact }) => resultOf(fact),
      mistakes({ fact, away: [first, second, third] }) {
        const result = resultOf(fact)
        // A result below 0 is none.
        const at = (away: number) => (result + away > 0 ? result + away : result + 500)
        return { hundredsWrong: at(first), hundredsTooMany: at(second), hundredsFarOff: at(third) }
      },
      ask: ({ fact }) =>
        fact.sign === '+'
          ? {
              en: prose`Use an estimate: round each number in ${written(fact)} to the nearest hundred. Which number is the exact sum?`,
              es: prose`Usa una estimación: redondea cada número de ${written(fact)} a la centena más cercana. ¿Qué número es la suma exacta?`,
            }
          : {
              en: prose`Use an estimate: round each number in ${written(fact)} to the nearest hundred. Which number is the exact difference?`,
              es: prose`Usa una estimación: redondea cada número de ${written(fact)} a la centena más cercana. ¿Qué número es la diferencia exacta?`,
            },
      solution: ({ fact }, answer) => [
        ...estimateSteps(fact, 100),
        step(expr(answer), because.explain, {
          sentence: {
            en: line`Only this number is close to ${estimateOf(fact, 100)}.`,
            es: line`Solo este número está cerca de ${estimateOf(fact, 100)}.`,
          },
        }),
      ],
      check: (printed, answer) => evaluate(printed.one('sum')).equals(exact(answer)),
    }),

    match: form(
      match({
        levels: ['medium'],
        what: {
          en: line`each sum or difference with its estimate after each number is rounded to the nearest hundred`,
          es: line`cada suma o resta con su estimación, con cada número redondeado a la centena más cercana`,
        },
        draw: random => drawMatch(random).map(fact => [written(fact), estimateOf(fact, 100)] as const),
        belong: (left, right) => isEstimate(formulaIn(left), formulaIn(right), 100),
        solution(pairs, letters) {
          const rows = pairs.map(([left, right], i) => {
            const [a, b, sign] = printedFact(left as Expr)
            const near = roundedFact({ a, b, sign }, 100)
            const found = equation(written(near), right as number)
            return step(both(prose`${a} → ${near.a}; ${b} → ${near.b}; ${found}`), because.explain, {
              sentence:
                sign === '+'
                  ? {
                      en: line`Row ${i + 1}: round both numbers, and add.`,
                      es: line`Fila ${i + 1}: redondea los dos números y suma.`,
                    }
                  : {
                      en: line`Row ${i + 1}: round both numbers, and subtract.`,
                      es: line`Fila ${i + 1}: redondea los dos números y resta.`,
                    },
            })
          })
          return [
            ...rows,
            step(list(...letters.map(name => symbol(name))), because.explain, {
              sentence: { en: line`Write the letter for each row.`, es: line`Escribe la letra de cada fila.` },
            }),
          ]
        },
      }),
    ),

    whichIsAbout: form({
      levels: ['medium'],
      draw: drawAbout,
      answer: formulaChoice,
      solve: ({ right }) => written(right),
      mistakes: ({ wrong: [truncated, more, less] }) => ({
        onlyTheHundredsDigits: written(truncated),
        oneHundredMore: written(more),
        oneHundredLess: written(less),
      }),
      ask: ({ target }) => ({
        en: prose`Round each number to the nearest hundred. Which sum is about ${target}?`,
        es: prose`Redondea cada número a la centena más cercana. ¿Qué suma es aproximadamente ${target}?`,
      }),
      solution: ({ right }) => [
        ...estimateSteps(right, 100),
        step(written(right), because.explain, {
          sentence: {
            en: line`This sum is about ${estimateOf(right, 100)}.`,
            es: line`Esta suma es aproximadamente ${estimateOf(right, 100)}.`,
          },
        }),
      ],
      whyWrong({ wrong: [truncated, more, less] }) {
        const isAbout = (fact: typeof truncated) =>
          explained(
            equation(written(roundedFact(fact, 100)), estimateOf(fact, 100)),
            line`This sum is about ${estimateOf(fact, 100)}.`,
            line`Esta suma es aproximadamente ${estimateOf(fact, 100)}.`,
          )
        return {
          onlyTheHundredsDigits: isAbout(truncated),
          oneHundredMore: isAbout(more),
          oneHundredLess: isAbout(less),
        }
      },
      check: (printed, answer) => isEstimate(expr(answer), printed.take(1)[0], 100),
    }),

    storyInHundreds: form(storyForm('medium', 100, storiesInHundreds)),

    ...hardForms(form),
  }),
)
