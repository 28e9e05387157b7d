import {
  answerStep,
  both,
  count,
  decimal,
  divide,
  equation,
  evaluate,
  exact,
  type FormMaker,
  prose,
  quantity,
  Ratio,
  rational,
  story,
} from '../../../author.ts'
import { placesOf } from '../../kit/decimals/decimals.ts'
import { dividedFor } from '../../kit/decimals/divide-by-parts.ts'
import type { levels } from './levels.ts'
import { check, draw, inEqualParts, worked, written } from './parts.ts'
import { equalParts } from './stories.ts'

/** The digits without the zeros that hold the places. */
const withoutZeros = (value: Ratio) => {
  const places = placesOf(value)
  const digits = String(value.times(10 ** places).n).replaceAll('0', '')
  return Ratio.of(Number(digits), 10 ** Math.max(1, digits.length - 1))
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  choice: form({
    levels: ['medium'],
    instruction: { en: prose`Choose the quotient.`, es: prose`Elige el cociente.` },
    draw: (random, level) =>
      random.until(
        () => draw(random, level),
        ({ quotient }) => !quotient.isInteger,
      ),
    answer: rational,
    solve: ({ quotient }) => decimal(quotient),
    mistakes: ({ quotient }) => ({
      pointOnePlaceRight: decimal(quotient.times(10)),
      pointOnePlaceLeft: decimal(quotient.over(10)),
      zerosLost: decimal(withoutZeros(quotient).equals(quotient) ? quotient.times(100) : withoutZeros(quotient)),
      pointTwoPlacesLeft: decimal(quotient.over(100)),
    }),
    ask: facts => both(written(facts)),
    solution: worked,
    check,
  }),
  equalParts: form(
    story({
      levels: ['medium'],
      share: 2,
      settings: equalParts,
      draw(random, { hundredths, parts, noun }) {
        const [share, pieces] = random.until(
          () => [random.int(...hundredths), random.int(...parts)] as const,
          ([share, pieces]) => share % 10 !== 0 && (share * pieces) % 10 === 0,
        )
        return { total: count(decimal(Ratio.of(share * pieces, 100)), noun), parts: pieces }
      },
      answer: quantity,
      solve: ({ total, parts }, { noun }) => count(decimal(evaluate(total.amount).over(parts)), noun),
      ask: ({ total, parts }, { ask }) => ask(total, parts),
      solution: ({ total, parts }, answer, { says }) => [
        ...dividedFor(inEqualParts, evaluate(total.amount), Ratio.of(parts)),
        answerStep(equation(divide(total.amount, parts), answer.amount), says(answer)),
      ],
      check: (numberOf, { amount }) => exact(amount).times(numberOf('parts')).equals(numberOf('total')),
    }),
  ),
})
