import {
  answerStep,
  blank,
  both,
  divide,
  equation,
  type FormMaker,
  fractionInLowestTerms,
  gcd,
  line,
  over,
  prose,
  Ratio,
  signOf,
  step,
  thing,
  trueOrFalse,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { printedOf } from '../../kit/choices/statements.ts'
import { amountAnswer, amountLine } from '../../kit/stories/amounts.ts'
import type { levels } from './levels.ts'
import { amountOf, bracketedIfNegative, drawStory, solutionOf, undoes } from './parts.ts'
import { signRules } from './sign-rules.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  fractionQuotient: form({
    levels: ['medium'],
    share: 2,
    instruction: {
      en: prose`Write the quotient as a fraction in lowest terms.`,
      es: prose`Escribe el cociente como fracción en su mínima expresión.`,
    },
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
    solution({ left, right }, quotient) {
      const divisor = gcd(left, right)
      const [n, d] = [Math.abs(left), Math.abs(right)]
      return [
        step(equation(divide(n, d), over(n, d)), because.toFraction),
        step(equation(over(n, d), Ratio.of(n, d)), because.divideBothTerms, { value: divisor }),
        step(equation(divide(left, bracketedIfNegative(right)), quotient), signOf(left * right)),
      ]
    },
    check: (printed, answer) => undoes(printed.one('relation').left, answer),
  }),

  signRules: form({
    levels: ['medium'],
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    draw: random => random.evenly(signRules),
    answer: trueOrFalse,
    solve: ({ isTrue }) => (isTrue ? 'true' : 'false'),
    ask: ({ says }) => says,
    solution: ({ isTrue, example: [calculation, shows], ends }) => [
      calculation,
      answerStep(
        shows,
        ends ??
          (isTrue
            ? {
                en: line`The same holds for all such numbers: the statement is true.`,
                es: line`Lo mismo vale para todos esos números: la afirmación es verdadera.`,
              }
            : {
                en: line`One example that does not agree is enough: the statement is false.`,
                es: line`Basta un ejemplo que no concuerde: la afirmación es falsa.`,
              }),
      ),
    ],
    // Tries out numbers with the signs of the sentence.
    check(printed, answer) {
      const said = printedOf(signRules, printed)
      return said !== undefined && answer === String(said.holds())
    },
  }),

  changeEachTime: form({
    levels: ['medium'],
    kind: 'story',
    draw: random => drawStory(random),
    answer: amountAnswer,
    solve: ({ story, each }) => story.amount(-each),
    ask: ({ story, each, times, who }) => story.single(-each * times, times, who),
    solution: ({ story, each, times }, single) => [
      step(divide(-each * times, times), because.shareEqually),
      ...solutionOf({ operation: '÷', left: -each * times, right: times }),
      answerStep(amountLine(single), {
        en: line`The change each ${thing(story.turns)} is ${single}.`,
        es: line`El cambio en cada ${thing(story.turns)} es de ${single}.`,
      }),
    ],
    check: (printed, answer) => amountOf(answer).times(printed.role('times')).equals(printed.role('total')),
  }),
})
