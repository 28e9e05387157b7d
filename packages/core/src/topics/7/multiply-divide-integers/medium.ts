import { fractionInLowestTerms, integer } from '../../../answer/number.ts'
import { trueOrFalse } from '../../../answer/option.ts'
import { both, prose } from '../../../content.ts'
import { blank, divide, equation, type Value } from '../../../math/build.ts'
import { exact } from '../../../math/evaluate.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { Printed } from '../../../printed.ts'
import type { FormMaker } from '../../../topic.ts'
import { printedOf } from '../../common/statements.ts'
import type { levels } from './levels.ts'
import { bracketedIfNegative, drawPair, drawStory, undoes, valueOf, written } from './parts.ts'
import { signRules } from './sign-rules.ts'

function losesEachTime(printed: Printed, answer: Value): boolean {
  const [each, times] = printed.numbers
  return each !== undefined && times !== undefined && exact(answer).over(times).equals(each.negated())
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  fractionQuotient: form({
    levels: ['medium'],
    share: 2,
    instruction: {
      en: prose`Write the quotient as a fraction in lowest terms.`,
      es: prose`Escribe el cociente como fracción en su mínima expresión.`,
    },
    lines: 2,
    draw(random) {
      const [one, two] = random.evenly([
        [-1, 1],
        [1, -1],
        [-1, -1],
      ])
      const d = random.int(2, 9)
      const [n, factor] = [random.coprimeTo(d), random.int(2, 6)]
      return { left: one * n * factor, right: two * d * factor }
    },
    answer: fractionInLowestTerms,
    solve: ({ left, right }) => Ratio.of(left, right),
    ask: ({ left, right }) => both(equation(divide(left, bracketedIfNegative(right)), blank(3))),
    check: (printed, answer) => undoes(printed.one('relation').left, answer),
  }),

  trueOrFalse: form({
    levels: ['medium'],
    share: 2,
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    lines: 0,
    draw(random, level) {
      const kind = random.evenly(['true', 'false', 'true', 'false', 'zero'])
      const pair = drawPair(random, level)
      if (kind !== 'zero') return { pair, claimed: kind === 'true' ? valueOf(pair) : -valueOf(pair) }
      const number = random.sign() * random.int(2, 30)
      return random.chance(0.5)
        ? { pair: { operation: '÷', left: 0, right: number }, claimed: 0 }
        : { pair: { operation: '÷', left: number, right: 0 }, claimed: 0 }
    },
    answer: trueOrFalse,
    solve: ({ pair, claimed }) => (pair.right !== 0 && valueOf(pair) === claimed ? 'true' : 'false'),
    ask: ({ pair, claimed }) => both(equation(written(pair), claimed)),
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      return answer === (undoes(left, right) ? 'true' : 'false')
    },
  }),

  signRules: form({
    levels: ['medium'],
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    lines: 0,
    draw: random => random.pick(signRules),
    answer: trueOrFalse,
    solve: ({ isTrue }) => (isTrue ? 'true' : 'false'),
    ask: ({ says }) => says,
    // Tries out numbers with the signs of the sentence.
    check(printed, answer) {
      const said = printedOf(signRules, printed)
      return said !== undefined && answer === String(said.holds())
    },
  }),

  totalChange: form({
    levels: ['easy', 'medium'],
    draw: drawStory,
    answer: integer,
    solve: ({ each, times }) => -each * times,
    ask: ({ story, each, times, who }) => story.total(each, times, who),
    // Each time it goes down by the printed amount.
    check: losesEachTime,
  }),
})
