import {
  blank,
  both,
  call,
  divisors,
  equation,
  evaluate,
  type FormMaker,
  gcd,
  integer,
  itemOf,
  lcm,
  list,
  type Printed,
  prose,
  tupleOf,
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

/** The other one of the two, the product, and a factor or multiple that is not the greatest or the least. */
function wrongValues({ name, numbers }: Named) {
  const [a, b] = tupleOf(numbers, 2)
  return name === 'gcf'
    ? { leastCommonMultiple: lcm(a, b), difference: Math.abs(a - b), notTheGreatest: itemOf(divisors(gcd(a, b)), 0) }
    : { greatestCommonFactor: gcd(a, b), sum: a + b, notTheLeast: 2 * lcm(a, b) }
}

const withNumbers = (name: 'gcf' | 'lcm', numbers: readonly number[]) =>
  both(equation(call(name, list(...numbers)), blank(3)))

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
})
