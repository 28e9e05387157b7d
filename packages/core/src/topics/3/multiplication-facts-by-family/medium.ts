import {
  easiestFact,
  evaluate,
  exact,
  expr,
  type FormMaker,
  formulaChoice,
  itemOf,
  line,
  numberList,
  prose,
  times,
  withFigure,
} from '../../../author.ts'
import { addedUp } from '../../kit/facts/groups.ts'
import { numbersOnWheel, wheel } from '../../kit/facts/wheel.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { drawLarger, FACTORS, type Factors, hardestOf, othersFound } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  whichProduct: form({
    levels: ['medium'],
    draw: (random, level) => {
      const [a, b] = random.until(
        () => drawLarger(random, level),
        ([a, b]) => a !== b && Math.abs(a - b) !== 1,
      )
      return { a, b }
    },
    answer: formulaChoice,
    solve: ({ a, b }) => times(a, b),
    mistakes: ({ a, b }) => ({
      oneGroupLess: times(a - 1, b),
      oneMoreInEach: times(a, b + 1),
      oneLessInEach: times(a, b - 1),
    }),
    ask: ({ a, b }) => ({
      en: prose`Which multiplication has the product ${a * b}?`,
      es: prose`¿Qué multiplicación tiene el producto ${a * b}?`,
    }),
    solution: ({ a, b }) => easiestFact(a, b),
    whyWrong({ a, b }) {
      const has = (product: number) => ({ en: line`Its product is ${product}.`, es: line`Su producto es ${product}.` })
      return { oneGroupLess: has((a - 1) * b), oneMoreInEach: has(a * (b + 1)), oneLessInEach: has(a * (b - 1)) }
    },
    check: (printed, answer) => {
      const [wanted] = printed.take(1)
      return evaluate(expr(answer)).equals(wanted)
    },
  }),
  wheel: form({
    levels: ['easy', 'medium'],
    lines: 0,
    draw: (random, { families }) => ({
      family: random.evenly(startingAt(families, 1)),
      others: random.shuffle([1, ...FACTORS]),
    }),
    answer: numberList,
    solve: ({ family, others }) => others.map(other => family * other),
    ask: ({ family, others }) =>
      withFigure(
        {
          en: prose`Multiply each number in the ring by ${family}, the number in the middle. Start at the top and go around the way the hands of a clock move.`,
          es: prose`Multiplica cada número del anillo por ${family}, el número del centro. Empieza arriba y sigue en el sentido de las manecillas del reloj.`,
        },
        wheel(family, others),
      ),
    solution: ({ family, others }) => [
      ...hardestOf(others.map((other): Factors => [other, family])),
      othersFound(others.map(other => other * family)),
    ],
    check(printed, answers) {
      const [family, ...others] = numbersOnWheel(printed.figure('geometry-diagram'))
      return (
        family !== undefined &&
        printed.numbers[0]?.equals(family) === true &&
        answers.length === others.length &&
        others.every((other, i) => exact(itemOf(answers, i)).equals(addedUp(other, family)))
      )
    },
  }),
})
