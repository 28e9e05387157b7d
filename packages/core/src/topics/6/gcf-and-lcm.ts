import {
  blank,
  both,
  call,
  count,
  defineTopic,
  divide,
  divisors,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  figure,
  gcd,
  integer,
  itemOf,
  lcm,
  line,
  list,
  type Printed,
  prose,
  quantity,
  type Random,
  role,
  sentenceChoice,
  statements,
  step,
  times,
  tupleOf,
  venn,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { greatestStories, leastStories, type Story, twoStepStories } from './gcf-and-lcm/factor-stories.ts'
import {
  drawForFactor,
  drawForMultiple,
  gcfOf,
  isGreatestFactor,
  isLeastMultiple,
  lcmOf,
} from './gcf-and-lcm/numbers.ts'
import {
  bothNamed,
  greatestFactor,
  leastMultiple,
  primeFactors,
  solutionOf,
  told,
  whichOfBoth,
} from './gcf-and-lcm/solutions.ts'

const printedNumbers = (printed: Printed) => {
  const { of } = printed.one('call')
  return of.kind === 'list' ? of.items.map(item => evaluate(item).n) : []
}
const storyNumbers = (printed: Printed) => printed.numbers.map(({ n }) => n)

interface Named {
  readonly name: 'gcf' | 'lcm'
  readonly numbers: readonly number[]
}
const valueOf = ({ name, numbers }: Named) => (name === 'gcf' ? gcfOf(numbers) : lcmOf(numbers))
/** The other one of the two, the product, and a factor or multiple that is not the greatest or the least. */
function wrongValues({ name, numbers }: Named) {
  const [a, b] = tupleOf(numbers, 2)
  return name === 'gcf'
    ? { leastCommonMultiple: lcm(a, b), difference: Math.abs(a - b), notTheGreatest: itemOf(divisors(gcd(a, b)), 0) }
    : { greatestCommonFactor: gcd(a, b), sum: a + b, notTheLeast: 2 * lcm(a, b) }
}

/** Two numbers of a story of equal groups. */
function drawGreatest(random: Random, part: 0 | 1) {
  const story = random.evenly(greatestStories.filter((_, i) => i % 2 === part))
  return random.until(
    () => {
      const factor = random.int(4, 12)
      return { story, a: factor * random.int(2, 8), b: factor * random.int(2, 8) }
    },
    ({ a, b }) => a > b && a <= 72 && a > 36 && b >= 8 && a % b !== 0,
  )
}

function drawLeast(random: Random, part: 0 | 1) {
  const story = random.evenly(leastStories.filter((_, i) => i % 2 === part))
  return random.until(
    () => ({ story, a: random.int(3, 20), b: random.int(3, 20) }),
    ({ a, b }) => a % b !== 0 && b % a !== 0 && gcd(a, b) > 1 && lcm(a, b) >= 24 && lcm(a, b) <= 60,
  )
}

const toldIn = ({ first, second, isGroups }: Story, name: 'a' | 'b', value: number) => {
  const noun = name === 'a' ? first : second
  return role(isGroups && name === 'a' ? 'groups' : name, noun ? count(value, noun) : value)
}

const withNumbers = (name: 'gcf' | 'lcm', numbers: readonly number[]) =>
  both(equation(call(name, list(...numbers)), blank(3)))

const NAMES = {
  gcf: (a: number, b: number) => ({
    en: prose`the greatest common factor of ${a} and ${b}`,
    es: prose`el máximo común divisor de ${a} y ${b}`,
  }),
  lcm: (a: number, b: number) => ({
    en: prose`the least common multiple of ${a} and ${b}`,
    es: prose`el mínimo común múltiplo de ${a} y ${b}`,
  }),
  sum: (a: number, b: number) => ({ en: prose`the sum of ${a} and ${b}`, es: prose`la suma de ${a} y ${b}` }),
  product: (a: number, b: number) => ({
    en: prose`the product of ${a} and ${b}`,
    es: prose`el producto de ${a} y ${b}`,
  }),
}

const findFactor = {
  en: prose`Find the greatest common factor (GCF).`,
  es: prose`Halla el máximo común divisor (MCD).`,
}
const findMultiple = {
  en: prose`Find the least common multiple (LCM).`,
  es: prose`Halla el mínimo común múltiplo (MCM).`,
}
export const gcfAndLcm = defineTopic(
  {
    id: 'gcf-and-lcm',
    name: {
      en: 'Greatest common factor and least common multiple',
      es: 'Máximo común divisor y mínimo común múltiplo',
    },
    description: {
      en: 'Find the greatest common factor or least common multiple and use it in stories.',
      es: 'Halla el máximo común divisor o el mínimo común múltiplo y úsalo en problemas.',
    },
    domain: 'The Number System',
    standards: ['6.NS.B.4'],
    rev: 5,
    levels: {
      easy: {
        count: 2,
        kinds: ['usual'],
        factors: { most: 40, common: [2, 10] },
        multiples: { most: 10, reach: 45 },
        above: { factors: 0, multiples: 0 },
      },
      medium: {
        count: 2,
        factors: { most: 100, common: [3, 20] },
        multiples: { most: 15, reach: 120 },
        above: { factors: 40, multiples: 10 },
        kinds: [
          'usual',
          'usual',
          'one divides the other',
          'usual',
          'usual',
          'no common factor',
          'usual',
          'usual',
          'one divides the other',
          'usual',
          'usual',
        ],
      },
      hard: {
        count: 3,
        kinds: ['usual'],
        factors: { most: 100, common: [2, 20] },
        multiples: { most: 12, reach: 120 },
        above: { factors: 40, multiples: 7 },
      },
    },
  },
  form => ({
    greatestCommonFactor: form({
      instruction: findFactor,
      lines: 3,
      draw: (random, level) => ({ numbers: drawForFactor(random, level) }),
      answer: integer,
      solve: ({ numbers }) => gcfOf(numbers),
      ask: ({ numbers }) => withNumbers('gcf', numbers),
      solution: ({ numbers }) => greatestFactor(numbers),
      check: (printed, answer) => isGreatestFactor(printedNumbers(printed), answer),
    }),

    leastCommonMultiple: form({
      instruction: findMultiple,
      lines: 3,
      draw: (random, level) => ({ numbers: drawForMultiple(random, level) }),
      answer: integer,
      solve: ({ numbers }) => lcmOf(numbers),
      ask: ({ numbers }) => withNumbers('lcm', numbers),
      solution: ({ numbers }) => leastMultiple(numbers),
      check: (printed, answer) => isLeastMultiple(printedNumbers(printed), answer),
    }),

    choice: form({
      levels: ['easy'],
      draw: (random, level) => {
        const name = random.evenly(['gcf', 'lcm'])
        return random.until(
          () => ({ name, numbers: name === 'gcf' ? drawForFactor(random, level) : drawForMultiple(random, level) }),
          facts => new Set([valueOf(facts), ...Object.values(wrongValues(facts))]).size === 4,
        )
      },
      answer: integer,
      solve: valueOf,
      mistakes: wrongValues,
      ask: ({ name, numbers }) => {
        const asked = name === 'gcf' ? findFactor : findMultiple
        const named = call(name, list(...numbers))
        return { en: [asked.en, named], es: [asked.es, named] }
      },
      solution: ({ name, numbers }) => (name === 'gcf' ? greatestFactor(numbers) : leastMultiple(numbers)),
      check: (printed, answer) =>
        printed.one('call').name === 'gcf'
          ? isGreatestFactor(printedNumbers(printed), answer)
          : isLeastMultiple(printedNumbers(printed), answer),
    }),

    greatestStory: form({
      levels: ['medium'],
      kind: 'story',
      draw: random => drawGreatest(random, 0),
      answer: quantity,
      solve: ({ story, a, b }) => count(gcd(a, b), story.asked),
      ask: ({ story, a, b }) => story.ask(toldIn(story, 'a', a), toldIn(story, 'b', b)),
      solution: ({ story, a, b }, answer) => [...solutionOf(story, a, b), told(story, answer)],
      check: (printed, { amount }) => isGreatestFactor(storyNumbers(printed), amount),
    }),

    leastStory: form({
      levels: ['medium'],
      kind: 'story',
      draw: random => drawLeast(random, 0),
      answer: quantity,
      solve: ({ story, a, b }) => count(lcm(a, b), story.asked),
      ask: ({ story, a, b }) => story.ask(toldIn(story, 'a', a), toldIn(story, 'b', b)),
      solution: ({ story, a, b }, answer) => [...solutionOf(story, a, b), told(story, answer)],
      check: (printed, { amount }) => isLeastMultiple(storyNumbers(printed), amount),
    }),

    sharesAndTurns: form({
      levels: ['hard'],
      kind: 'story',
      draw: random => {
        const story = random.evenly(twoStepStories)
        return story.isGroups
          ? random.until(
              () => {
                const groups = random.int(6, 18)
                return { story, a: groups * random.int(2, 7), b: groups * random.int(2, 7) }
              },
              ({ a, b }) => a !== b && a <= 100 && b <= 100 && a % b !== 0 && b % a !== 0 && a / gcd(a, b) > 1,
            )
          : random.until(
              () => ({ story, a: random.int(6, 20), b: random.int(6, 20) }),
              ({ a, b }) => a > b && a % b !== 0 && gcd(a, b) > 1 && lcm(a, b) >= 40 && lcm(a, b) <= 180,
            )
      },
      answer: quantity,
      solve: ({ story, a, b }) => count(story.isGroups ? a / gcd(a, b) : lcm(a, b) / a, story.asked),
      ask: ({ story, a, b }) => story.ask(toldIn(story, 'a', a), toldIn(story, 'b', b)),
      solution: ({ story, a, b }, answer) => [
        ...solutionOf(story, a, b),
        story.isGroups
          ? explained(
              equation(divide(a, gcd(a, b)), a / gcd(a, b)),
              line`Divide the ${a} into ${gcd(a, b)} equal parts.`,
              line`Divide los ${a} en ${gcd(a, b)} partes iguales.`,
            )
          : step(equation(divide(lcm(a, b), a), lcm(a, b) / a), because.howManyReach, { size: a, value: lcm(a, b) }),
        told(story, answer),
      ],
      check(printed, { amount }) {
        const numbers = storyNumbers(printed)
        const [first] = tupleOf(numbers, 2)
        const isGroups = printed.terms('role').some(({ name }) => name === 'groups')
        return isGroups
          ? isGreatestFactor(numbers, exact(first).over(exact(amount)))
          : isLeastMultiple(numbers, exact(first).times(exact(amount)))
      },
    }),

    chooseMethod: form({
      levels: ['medium'],
      kind: 'choose',
      draw: random =>
        random.evenly([true, false])
          ? { name: 'gcf' as const, ...drawGreatest(random, 1) }
          : { name: 'lcm' as const, ...drawLeast(random, 1) },
      answer: sentenceChoice,
      solve: ({ name, a, b }) => ({ key: name, says: NAMES[name](a, b) }),
      mistakes({ name, a, b }) {
        const other = name === 'gcf' ? 'lcm' : 'gcf'
        return {
          theOtherOne: { key: other, says: NAMES[other](a, b) },
          added: { key: 'sum', says: NAMES.sum(a, b) },
          multiplied: { key: 'product', says: NAMES.product(a, b) },
        }
      },
      ask({ story, a, b }) {
        const { en, es } = story.ask(toldIn(story, 'a', a), toldIn(story, 'b', b))
        return {
          en: [en, prose`Which of these answers the question?`],
          es: [es, prose`¿Cuál de estos responde a la pregunta?`],
        }
      },
      solution: ({ story, name, a, b }) => [
        whichOfBoth(story, a, b),
        step(
          expr(call(name, list(a, b))),
          name === 'gcf' ? because.greatestThatDividesBoth : because.leastThatBothReach,
        ),
      ],
      // Equal groups need a factor of both numbers, a meeting needs a multiple of both.
      check(printed, answer) {
        const isGroups = printed.terms('role').some(({ name }) => name === 'groups')
        return answer.key === (isGroups ? 'gcf' : 'lcm')
      },
    }),

    otherNumber: form({
      levels: ['hard'],
      draw: random =>
        random.until(
          () => {
            const factor = random.int(3, 12)
            return { factor, known: factor * random.int(2, 7), other: factor * random.int(2, 7) }
          },
          ({ factor, known, other }) =>
            known !== other && gcd(known, other) === factor && lcm(known, other) >= 40 && lcm(known, other) <= 200,
        ),
      answer: integer,
      solve: ({ other }) => other,
      ask: ({ factor, known, other }) => ({
        en: prose`The greatest common factor of two numbers is ${factor}, and their least common multiple is ${lcm(known, other)}. One of the numbers is ${known}. What is the other number?`,
        es: prose`El máximo común divisor de dos números es ${factor} y su mínimo común múltiplo es ${lcm(known, other)}. Uno de los números es ${known}. ¿Cuál es el otro número?`,
      }),
      solution: ({ factor, known, other }) => [
        explained(
          equation(times(factor, lcm(known, other)), known * other),
          line`The prime factors of the GCF and of the LCM together are those of the two numbers, so GCF × LCM is their product.`,
          line`Los factores primos del MCD y del MCM juntos son los de los dos números, así que MCD × MCM es su producto.`,
        ),
        step(equation(divide(known * other, known), other), because.divideByTheKnownNumber),
        explained(
          statements(
            equation(call('gcf', list(known, other)), factor),
            equation(call('lcm', list(known, other)), lcm(known, other)),
          ),
          line`Check: both are as given, so the other number is ${other}.`,
          line`Comprueba: los dos son los que se dieron, así que el otro número es ${other}.`,
        ),
      ],
      check(printed, answer) {
        const [factor, multiple, known] = printed.take(3)
        const numbers = [known.n, exact(answer).n]
        return exact(answer).n > 0 && isGreatestFactor(numbers, factor) && isLeastMultiple(numbers, multiple)
      },
    }),

    vennDiagram: form({
      levels: ['medium'],
      instruction: {
        en: prose`The diagram shows the prime factorizations of two numbers. Find their greatest common factor (GCF) and their least common multiple (LCM).`,
        es: prose`El diagrama muestra la descomposición en factores primos de dos números. Halla su máximo común divisor (MCD) y su mínimo común múltiplo (MCM).`,
      },
      lines: 3,
      draw: random =>
        random.until(
          () => {
            const factor = random.pick([4, 6, 8, 9, 10, 12, 14, 15])
            return { a: factor * random.pick([2, 3, 4, 5, 6, 7]), b: factor * random.pick([2, 3, 4, 5, 6, 7]) }
          },
          ({ a, b }) => a % b !== 0 && b % a !== 0 && lcm(a, b) <= 200,
        ),
      answer: bothNamed,
      solve: ({ a, b }) => [gcd(a, b), lcm(a, b)],
      solution({ a, b }) {
        const shared = primeFactors(gcd(a, b))
        const all = [...primeFactors(a / gcd(a, b)), ...shared, ...primeFactors(b / gcd(a, b))]
        return [
          step(equation(times(...shared), gcd(a, b)), because.multiplySharedFactors),
          step(equation(times(...all), lcm(a, b)), because.multiplyAllFactors),
          step(
            statements(equation(call('gcf', list(a, b)), gcd(a, b)), equation(call('lcm', list(a, b)), lcm(a, b))),
            because.nameGcfAndLcm,
          ),
        ]
      },
      ask({ a, b }) {
        const shared = gcd(a, b)
        const factors = (value: number) => list(...primeFactors(value))
        return both(
          figure(
            venn({ sets: [a, b], counts: { A: factors(a / shared), AB: factors(shared), B: factors(b / shared) } }),
          ),
        )
      },
      // The names of the sets are the two numbers.
      check(printed, [factor, multiple]) {
        const { names, regions } = printed.figure('venn')
        const numbers = names.map(name => evaluate(name as Expr).n)
        const product = regions.map(({ in: members, label }) => ({
          members,
          product: label && label.kind === 'list' ? label.items.reduce((all, item) => all * evaluate(item).n, 1) : 1,
        }))
        const isTrue = numbers.every(
          (number, i) =>
            product.filter(({ members }) => members.includes(i)).reduce((all, { product }) => all * product, 1) ===
            number,
        )
        return (
          factor !== undefined &&
          multiple !== undefined &&
          isTrue &&
          isGreatestFactor(numbers, factor) &&
          isLeastMultiple(numbers, multiple)
        )
      },
    }),
  }),
)
