import {
  both,
  call,
  count,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  type FormMaker,
  figure,
  gcd,
  lcm,
  line,
  list,
  prose,
  quantity,
  type Random,
  sentenceChoice,
  statements,
  step,
  sum,
  times,
  venn,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { greatestStories, leastStories } from './factor-stories.ts'
import type { levels } from './levels.ts'
import { isGreatestFactor, isLeastMultiple } from './numbers.ts'
import { storyNumbers, toldIn } from './parts.ts'
import { bothNamed, primeFactors, solutionOf, told, whichOfBoth } from './solutions.ts'

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

export const mediumForms = (form: FormMaker<typeof levels>) => ({
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
        es: [es, prose`¿Cuál de estas opciones responde a la pregunta?`],
      }
    },
    solution: ({ story, name, a, b }) => [
      whichOfBoth(story, a, b),
      step(expr(call(name, list(a, b))), name === 'gcf' ? because.greatestThatDividesBoth : because.leastThatBothReach),
    ],
    whyWrong: ({ name, a, b }) => {
      const isGroups = name === 'gcf'
      return {
        theOtherOne: explained(
          isGroups ? equation(call('lcm', list(a, b)), lcm(a, b)) : equation(call('gcf', list(a, b)), gcd(a, b)),
          isGroups ? line`It divides neither ${a} nor ${b}.` : line`It is a multiple of neither ${a} nor ${b}.`,
          isGroups ? line`No divide a ${a} ni a ${b}.` : line`No es múltiplo de ${a} ni de ${b}.`,
        ),
        added: explained(
          equation(sum(a, b), a + b),
          isGroups ? line`It divides neither ${a} nor ${b}.` : line`It is not a multiple of both numbers.`,
          isGroups ? line`No divide a ${a} ni a ${b}.` : line`No es múltiplo de los dos números.`,
        ),
        multiplied: explained(
          equation(times(a, b), a * b),
          isGroups ? line`It divides neither ${a} nor ${b}.` : line`It is a multiple of both, but not the least.`,
          isGroups ? line`No divide a ${a} ni a ${b}.` : line`Es múltiplo de los dos, pero no el menor.`,
        ),
      }
    },
    // Equal groups need a factor of both numbers, a meeting needs a multiple of both.
    check(printed, answer) {
      const isGroups = printed.terms('role').some(({ name }) => name === 'groups')
      return answer.key === (isGroups ? 'gcf' : 'lcm')
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
        figure(venn({ sets: [a, b], counts: { A: factors(a / shared), AB: factors(shared), B: factors(b / shared) } })),
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
})
