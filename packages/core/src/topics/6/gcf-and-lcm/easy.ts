import {
  blank,
  both,
  call,
  divisors,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  gcd,
  integer,
  itemOf,
  lcm,
  line,
  list,
  numbersInAnyOrder,
  type Printed,
  prose,
  tupleOf,
  type WhyWrong,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { drawForFactor, drawForMultiple, gcfOf, isGreatestFactor, isLeastMultiple, lcmOf } from './numbers.ts'
import { greatestFactor, leastMultiple } from './solutions.ts'

const printedNumbers = (printed: Printed) => {
  const { of } = printed.one('call')
  return of.kind === 'list' ? of.items.map(item => evaluate(item).n) : []
}

interface Named {
  readonly name: 'gcf' | 'lcm'
  readonly numbers: readonly number[]
}

const valueOf = ({ name, numbers }: Named) => (name === 'gcf' ? gcfOf(numbers) : lcmOf(numbers))

/** The greatest factor below the number itself. */
const secondOf = (value: number) => itemOf(divisors(value), divisors(value).length - 2)

/** The other one of the two, the product, and a factor or multiple that is not the greatest or the least. */
function wrongValues({ name, numbers }: Named) {
  const [a, b] = tupleOf(numbers, 2)
  return name === 'gcf'
    ? { leastCommonMultiple: lcm(a, b), difference: Math.abs(a - b), notTheGreatest: secondOf(gcd(a, b)) }
    : { greatestCommonFactor: gcd(a, b), sum: a + b, notTheLeast: 2 * lcm(a, b) }
}

const withNumbers = (name: 'gcf' | 'lcm', numbers: readonly number[]) =>
  both(equation(call(name, list(...numbers)), blank(3)))

/** What each of the wrong choices is. */
function whyNot({ name, numbers }: Named): Readonly<Record<string, WhyWrong>> {
  const [a, b] = tupleOf(numbers, 2)
  return name === 'gcf'
    ? {
        leastCommonMultiple: {
          en: line`It is a common multiple, not a factor.`,
          es: line`Es un múltiplo común, no un factor.`,
        },
        difference: {
          en: line`It is the difference of ${a} and ${b}, and not a factor of both.`,
          es: line`Es la diferencia de ${a} y ${b}, y no un factor de los dos.`,
        },
        notTheGreatest: {
          en: line`It is a common factor, but not the greatest.`,
          es: line`Es un factor común, pero no el mayor.`,
        },
      }
    : {
        greatestCommonFactor: {
          en: line`It is the greatest common factor, not a multiple of both.`,
          es: line`Es el máximo común divisor, no un múltiplo de los dos.`,
        },
        sum: {
          en: line`It is the sum of ${a} and ${b}, and not a multiple of both.`,
          es: line`Es la suma de ${a} y ${b}, y no un múltiplo de los dos.`,
        },
        notTheLeast: {
          en: line`It is a common multiple, but not the least.`,
          es: line`Es un múltiplo común, pero no el menor.`,
        },
      }
}

const findFactor = {
  en: prose`Find the greatest common factor (GCF).`,
  es: prose`Halla el máximo común divisor (MCD).`,
}

const findMultiple = {
  en: prose`Find the least common multiple (LCM).`,
  es: prose`Halla el mínimo común múltiplo (MCM).`,
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
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
  commonFactors: form({
    levels: ['easy'],
    lines: 2,
    draw: (random, level) =>
      random.until(
        () => ({ numbers: drawForFactor(random, level) }),
        ({ numbers }) => divisors(gcfOf(numbers)).length > 2,
      ),
    answer: numbersInAnyOrder,
    solve: ({ numbers }) => divisors(gcfOf(numbers)),
    ask({ numbers }) {
      const [a, b] = tupleOf(numbers, 2)
      return {
        en: prose`Write all the common factors of ${a} and ${b}.`,
        es: prose`Escribe todos los factores comunes de ${a} y ${b}.`,
      }
    },
    solution({ numbers }) {
      const [a, b] = tupleOf(numbers, 2)
      return [
        explained(list(...divisors(a)), line`List the factors of ${a}.`, line`Escribe los factores de ${a}.`),
        explained(list(...divisors(b)), line`List the factors of ${b}.`, line`Escribe los factores de ${b}.`),
        explained(
          list(...divisors(gcfOf(numbers))),
          line`These numbers are in both lists: they are the common factors.`,
          line`Estos números están en las dos listas: son los factores comunes.`,
        ),
      ]
    },
    // Tries every number up to the smaller one.
    check(printed, answer) {
      const numbers = printed.take(2).map(({ n }) => n)
      const common = Array.from({ length: Math.min(...numbers) }, (_, i) => i + 1).filter(d =>
        numbers.every(number => number % d === 0),
      )
      return common.length === answer.length && common.every(d => answer.some(value => exact(value).equals(d)))
    },
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
    whyWrong: whyNot,
    check: (printed, answer) =>
      printed.one('call').name === 'gcf'
        ? isGreatestFactor(printedNumbers(printed), answer)
        : isLeastMultiple(printedNumbers(printed), answer),
  }),
})
