import {
  blank,
  call,
  count,
  divide,
  equation,
  exact,
  explained,
  type FormMaker,
  gcd,
  integer,
  lcm,
  line,
  list,
  prose,
  quantity,
  statements,
  step,
  things,
  times,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { twoStepStories } from './factor-stories.ts'
import type { levels } from './levels.ts'
import { isGreatestFactor, isLeastMultiple } from './numbers.ts'
import { storyNumbers, toldIn } from './parts.ts'
import { solutionOf, told } from './solutions.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
      story.groups
        ? explained(
            equation(divide(a, gcd(a, b)), a / gcd(a, b)),
            line`There are ${count(gcd(a, b), story.groups)}: divide the number of ${things(story.asked)}, ${a}, by ${gcd(a, b)}.`,
            line`Hay ${count(gcd(a, b), story.groups)}: divide el número de ${things(story.asked)}, ${a}, entre ${gcd(a, b)}.`,
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
        equation(times(known, blank(2)), times(factor, lcm(known, other))),
        line`The prime factors of the GCF and of the LCM together are those of the two numbers, so GCF × LCM is their product.`,
        line`Los factores primos del MCD y del MCM juntos son los de los dos números, así que MCD × MCM es su producto.`,
      ),
      explained(
        statements(
          equation(divide(lcm(known, other), known), lcm(known, other) / known),
          equation(times(factor, lcm(known, other) / known), other),
        ),
        line`Divide the product by ${known}. Since ${known} divides ${lcm(known, other)}, divide first and then multiply by ${factor}.`,
        line`Divide el producto entre ${known}: como ${known} divide a ${lcm(known, other)}, divide primero y luego multiplica por ${factor}.`,
      ),
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
})
