import {
  both,
  divide,
  divisors,
  type Expr,
  equation,
  exact,
  expr,
  type FormMaker,
  formulaChoice,
  integer,
  isPrime,
  itemOf,
  line,
  list,
  numbersInAnyOrder,
  prose,
  type Random,
  remainder,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  step,
  times,
  tupleOf,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { inOrder, isAllFactors, multiplesUpTo, pairSteps, pairsOf, withFactors } from './factors.ts'
import type { levels } from './levels.ts'
import { rowStories } from './row-stories.ts'

const numbers = withFactors(54, 100, 6)

const commonOf = (a: number, b: number) => divisors(a).filter(one => b % one === 0)
/** Multiples of one number by two numbers without a common factor. */
const drawTwo = (random: Random) =>
  random.until(
    () => {
      const greatest = random.pick([6, 8, 10, 12, 14, 15, 16, 18, 20])
      const [i, j] = random.pick([
        [2, 3],
        [3, 4],
        [2, 5],
        [3, 5],
        [4, 5],
        [2, 7],
      ] as const)
      return { a: greatest * i, b: greatest * j }
    },
    ({ a, b }) => a >= 18 && b <= 100,
  )

interface Riddle {
  readonly of: number
  readonly from: number
  readonly to: number
  readonly into: number
}
/** With a factor of two digits that is a multiple of 3 to 9. */
const rich = withFactors(48, 100, 6).filter(n =>
  divisors(n).some(d => d >= 12 && d < n && [3, 4, 5, 7].some(k => d % k === 0)),
)
const multiplesBetween = ({ of, from, to }: Riddle) => multiplesUpTo(of, to - 1).filter(n => n > from)
const fitting = ({ of, from, to, into }: Riddle) => wholes(from + 1, to - 1).filter(n => n % of === 0 && into % n === 0)
const dividedOut = (dividend: number, by: number) =>
  equation(
    divide(dividend, by),
    dividend % by === 0 ? dividend / by : remainder(Math.floor(dividend / by), dividend % by),
  )
function drawRiddle(random: Random): Riddle {
  return random.until(
    () => {
      const into = random.evenly(rich)
      const found = random.pick(divisors(into).filter(n => n >= 12 && n < into && [3, 4, 5, 7].some(k => n % k === 0)))
      const of = random.pick([3, 4, 5, 6, 7, 8, 9].filter(n => found % n === 0))
      return { of, from: found - random.int(3, 9), to: found + random.int(3, 9), into }
    },
    riddle => fitting(riddle).length === 1 && multiplesBetween(riddle).length >= 3,
  )
}

/** How many factors the numbers of the choices have; the one that is asked for stands alone. */
function drawCounted(random: Random) {
  const count = random.evenly([6, 8, 9, 10, 12, 3])
  const pool = wholes(24, 100)
  return random.until(
    () => ({
      count,
      right: random.pick(pool.filter(n => divisors(n).length === count)),
      wrong: random.sample(
        pool.filter(n => divisors(n).length !== count && Math.abs(divisors(n).length - count) <= 4 && !isPrime(n)),
        3,
      ),
    }),
    ({ right, wrong }) => new Set(wrong.map(n => divisors(n).length)).size > 1 && !wrong.includes(right),
  )
}

/** A sentence about all factors or all multiples of a number. */
interface Claim {
  readonly kind: 'factors' | 'multiples'
  readonly first: number
  readonly second: number
}
const holds = ({ kind, first, second }: Claim): boolean =>
  kind === 'factors' ? second % first === 0 : first % second === 0
const said = (claim: Claim): Sentence => ({
  key: `${claim.kind} ${claim.first} ${claim.second}`,
  says:
    claim.kind === 'factors'
      ? {
          en: prose`Every factor of ${claim.first} is a factor of ${claim.second}.`,
          es: prose`Todo factor de ${claim.first} es factor de ${claim.second}.`,
        }
      : {
          en: prose`Every multiple of ${claim.first} is a multiple of ${claim.second}.`,
          es: prose`Todo múltiplo de ${claim.first} es múltiplo de ${claim.second}.`,
        },
})
function drawClaims(random: Random) {
  const kind = random.evenly(['factors', 'multiples'] as const)
  const [small, k] = random.sample([3, 4, 5, 6, 7, 8, 9], 2)
  const large = small * k
  const near = large + random.pick([2, -2])
  const right: Claim =
    kind === 'factors' ? { kind, first: small, second: large } : { kind, first: large, second: small }
  const turned: Claim = { kind, first: right.second, second: right.first }
  const other = kind === 'factors' ? 'multiples' : 'factors'
  const wrongKind: Claim = { kind: other, first: right.first, second: right.second }
  const off: Claim = kind === 'factors' ? { kind, first: small, second: near } : { kind, first: near, second: small }
  return { right, wrong: [turned, wrongKind, off] as const }
}

/** A factor or multiple for which a false sentence fails. */
const counterexample = ({ kind, first, second }: Claim): number =>
  kind === 'factors'
    ? itemOf(
        divisors(first).filter(n => second % n !== 0),
        0,
      )
    : first

function failure(claim: Claim): Step {
  const { kind, first, second } = claim
  const value = counterexample(claim)
  return kind === 'factors'
    ? step(equation(times(value, first / value), first), because.explain, {
        sentence: {
          en: line`${value} is a factor of ${first}, but not of ${second}.`,
          es: line`${value} es factor de ${first}, pero no de ${second}.`,
        },
      })
    : step(list(first, 2 * first, 3 * first), because.explain, {
        sentence: {
          en: line`These are multiples of ${first}, but ${first} is not a multiple of ${second}.`,
          es: line`Estos son múltiplos de ${first}, pero ${first} no es múltiplo de ${second}.`,
        },
      })
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  allFactorsToHundred: form({
    levels: ['hard'],
    instruction: {
      en: prose`Write all the factors of the number, from least to greatest.`,
      es: prose`Escribe todos los factores del número, de menor a mayor.`,
    },
    lines: 2,
    draw: random => ({ value: random.evenly(numbers) }),
    answer: numbersInAnyOrder,
    solve: ({ value }) => divisors(value),
    ask: ({ value }) => both(expr(value)),
    solution: ({ value }) => [...pairSteps(value), inOrder(divisors(value))],
    check(printed, answers) {
      const [value] = printed.take(1)
      return isAllFactors(
        value.n,
        answers.map(one => exact(one).n),
      )
    },
  }),

  commonFactors: form({
    levels: ['hard'],
    share: 2,
    lines: 3,
    draw: drawTwo,
    answer: numbersInAnyOrder,
    solve: ({ a, b }) => commonOf(a, b),
    ask: ({ a, b }) => ({
      en: prose`Write all the numbers that are factors of both ${role('one', a)} and ${role('other', b)}.`,
      es: prose`Escribe todos los números que son factores tanto de ${role('one', a)} como de ${role('other', b)}.`,
    }),
    solution: ({ a, b }, answer) => [
      step(list(...divisors(a)), because.listFactorsOf, { value: a }),
      step(list(...divisors(b)), because.listFactorsOf, { value: b }),
      step(list(...answer), because.explain, {
        sentence: { en: line`These numbers are in both lists.`, es: line`Estos números están en las dos listas.` },
      }),
    ],
    // Every number up to the smaller one is tried in both.
    check(printed, answers) {
      const [one, other] = [printed.role('one'), printed.role('other')]
      const given = answers.map(value => exact(value).n)
      return (
        wholes(1, other.n).every(n => (one.over(n).isInteger && other.over(n).isInteger) === given.includes(n)) &&
        given.length > 0
      )
    },
  }),

  riddle: form({
    levels: ['hard'],
    share: 2,
    lines: 3,
    draw: drawRiddle,
    answer: integer,
    solve: riddle => itemOf(fitting(riddle), 0),
    ask({ of, from, to, into }) {
      const [m, low, high, n] = [role('of', of), role('from', from), role('to', to), role('into', into)]
      return {
        en: prose`I am a multiple of ${m}. I am a factor of ${n}. I am greater than ${low} and less than ${high}. Which number am I?`,
        es: prose`Soy múltiplo de ${m}. Soy factor de ${n}. Soy mayor que ${low} y menor que ${high}. ¿Qué número soy?`,
      }
    },
    solution(riddle, answer) {
      const { of, from, to, into } = riddle
      const multiples = multiplesBetween(riddle)
      const found = exact(answer).n
      return [
        step(list(...multiples), because.explain, {
          sentence: {
            en: line`These are the multiples of ${of} between ${from} and ${to}.`,
            es: line`Estos son los múltiplos de ${of} entre ${from} y ${to}.`,
          },
        }),
        step(statements(...multiples.map(n => dividedOut(into, n))), because.explain, {
          sentence: {
            en: line`Divide ${into} by each of them. Only ${found} leaves no remainder.`,
            es: line`Divide ${into} entre cada uno. Solo ${found} no deja residuo.`,
          },
        }),
        step(expr(answer), because.explain, {
          sentence: { en: line`The number is ${found}.`, es: line`El número es ${found}.` },
        }),
      ]
    },
    // Counts up by the first number, and counts up to the other by the answer.
    check(printed, answer) {
      const [found, into] = [exact(answer).n, printed.role('into').n]
      return (
        multiplesUpTo(printed.role('of').n, found).includes(found) &&
        multiplesUpTo(found, into).includes(into) &&
        found > printed.role('from').n &&
        found < printed.role('to').n
      )
    },
  }),

  equalRows: form({
    levels: ['hard'],
    kind: 'story',
    lines: 3,
    draw(random) {
      const story = random.evenly(rowStories)
      return random.until(
        () => ({ story, total: random.evenly(numbers), least: random.int(2, 5), most: random.int(13, 26) }),
        ({ total, least, most }) => {
          const between = divisors(total).filter(n => n > least && n < most)
          return between.length >= 3 && between.length <= 5 && total % most !== 0
        },
      )
    },
    answer: numbersInAnyOrder,
    solve: ({ total, least, most }) => divisors(total).filter(n => n > least && n < most),
    ask({ story, total, least, most }) {
      const { en, es } = story.tell(role('total', total), role('least', least), role('most', most))
      return {
        en: { kind: 'paragraph', content: [...en, ' ', ...story.question.en] },
        es: { kind: 'paragraph', content: [...es, ' ', ...story.question.es] },
      }
    },
    solution: ({ total, least, most }, answer) => [
      step(statements(...pairsOf(total).map(([a, b]) => times(a, b))), because.explain, {
        sentence: {
          en: line`Equal groups with none left over: find the factor pairs of ${total}.`,
          es: line`Grupos iguales sin que sobre nada: halla los pares de factores de ${total}.`,
        },
      }),
      step(list(...answer), because.explain, {
        sentence: {
          en: line`Keep the factors that are greater than ${least} and less than ${most}.`,
          es: line`Toma los factores que son mayores que ${least} y menores que ${most}.`,
        },
      }),
    ],
    check(printed, answers) {
      const [total, least, most] = [printed.role('total'), printed.role('least').n, printed.role('most').n]
      const given = answers.map(one => exact(one).n)
      return (
        wholes(least + 1, most - 1).every(n => total.over(n).isInteger === given.includes(n)) &&
        given.every(n => n > least && n < most)
      )
    },
  }),

  exactlySoMany: form({
    levels: ['hard'],
    lines: 3,
    draw: drawCounted,
    answer: formulaChoice,
    solve: ({ right }): Expr => expr(right),
    mistakes: ({ wrong: [first, second, third] }) => ({
      countsPairs: expr(first),
      leavesOutOne: expr(second),
      greaterNumber: expr(third),
    }),
    ask: ({ count }) => ({
      en: prose`Which number has exactly ${role('count', count)} factors?`,
      es: prose`¿Qué número tiene exactamente ${role('count', count)} factores?`,
    }),
    solution: ({ right, count }) => [
      step(list(...divisors(right)), because.listFactorsOf, { value: right }),
      step(expr(right), because.explain, {
        sentence: {
          en: line`Count the factors: ${right} has ${count} factors.`,
          es: line`Cuenta los factores: ${right} tiene ${count} factores.`,
        },
      }),
    ],
    whyWrong({ wrong: [first, second, third] }) {
      const why = (n: number) =>
        step(list(...divisors(n)), because.explain, {
          sentence: {
            en: line`${n} has ${divisors(n).length} factors.`,
            es: line`${n} tiene ${divisors(n).length} factores.`,
          },
        })
      return { countsPairs: why(first), leavesOutOne: why(second), greaterNumber: why(third) }
    },
    check: (printed, answer) =>
      wholes(1, exact(answer).n).filter(n => exact(answer).over(n).isInteger).length === printed.role('count').n,
  }),

  whichIsTrue: form({
    levels: ['hard'],
    draw: random =>
      random.until(
        () => drawClaims(random),
        ({ right, wrong }) => holds(right) && wrong.every(claim => !holds(claim)),
      ),
    answer: sentenceChoice,
    solve: ({ right }) => said(right),
    mistakes: ({ wrong: [turned, otherKind, off] }) => ({
      turned: said(turned),
      otherKind: said(otherKind),
      off: said(off),
    }),
    ask: () => ({ en: prose`Which statement is true?`, es: prose`¿Qué afirmación es verdadera?` }),
    solution({ right }, { says }) {
      const [small, large] = [Math.min(right.first, right.second), Math.max(right.first, right.second)]
      return [
        step(equation(times(small, large / small), large), because.explain, {
          sentence: {
            en: line`${large} is a multiple of ${small}.`,
            es: line`${large} es múltiplo de ${small}.`,
          },
        }),
        step(says, because.explain, {
          sentence:
            right.kind === 'factors'
              ? {
                  en: line`Every number that is a factor of ${small} is a factor of its multiple ${large} too.`,
                  es: line`Todo factor de ${small} también es factor de su múltiplo ${large}.`,
                }
              : {
                  en: line`Groups of ${large} can be split into groups of ${small}.`,
                  es: line`Los grupos de ${large} se pueden separar en grupos de ${small}.`,
                },
        }),
      ]
    },
    whyWrong: ({ wrong: [turned, otherKind, off] }) => ({
      turned: failure(turned),
      otherKind: failure(otherKind),
      off: failure(off),
    }),
    check(_, { key }) {
      const [kind, ...numbersOf] = key.split(' ')
      const [first, second] = tupleOf(numbersOf.map(Number), 2)
      return kind === 'factors'
        ? wholes(1, first).every(n => first % n !== 0 || second % n === 0)
        : multiplesUpTo(first, 1000).every(n => n % second === 0)
    },
  }),
})
