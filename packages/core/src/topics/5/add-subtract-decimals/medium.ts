import { both, decimal, exact, type FormMaker, prose, Ratio, rational } from '../../../author.ts'
import { numbersIn } from '../../kit/decimals/decimals.ts'
import type { levels } from './levels.ts'
import { alignedRight, drawPair, type Facts, notRegrouped, result, twoAmounts, worked, written } from './parts.ts'
import { compared } from './stories.ts'

const slips = (facts: Facts) => {
  const one = Ratio.of(1, facts.sign === '+' ? 1 : -1)
  return {
    pointsNotLinedUp: alignedRight(facts),
    notRegrouped: notRegrouped(facts),
    regroupedOnceTooOften: result(facts).plus(one),
    tenthLost: result(facts).minus(Ratio.of(1, 10)),
  }
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  compared: form(twoAmounts('medium', '−', compared)),
  choice: form({
    levels: ['medium'],
    instruction: { en: prose`Choose the result.`, es: prose`Elige el resultado.` },
    draw: (random, level) =>
      random.until(
        () => drawPair(random, level),
        facts => {
          const values = [result(facts), ...Object.values(slips(facts))].map(String)
          return new Set(values).size === values.length && alignedRight(facts).compare(0) > 0
        },
      ),
    answer: rational,
    solve: facts => decimal(result(facts)),
    mistakes: facts => Object.fromEntries(Object.entries(slips(facts)).map(([name, value]) => [name, decimal(value)])),
    ask: facts => both(written(facts)),
    solution: worked,
    check(printed, answer) {
      const [left, right] = numbersIn(printed, 2)
      return (printed.all('negative').length > 0 ? exact(answer).plus(right) : exact(answer).minus(right)).equals(left)
    },
  }),
})
