import {
  answerStep,
  areaGrid,
  blank,
  both,
  decimal,
  divide,
  equation,
  evaluate,
  exact,
  explainedBy,
  type FormMaker,
  figure,
  line,
  longDivision,
  money,
  moneyAmount,
  prose,
  Ratio,
  rational,
  step,
  story,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { divided, dividedFor } from '../../kit/decimals/divide-by-parts.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { check, DIVISORS, draw, inEqualParts, worked, written } from './parts.ts'
import { sharedCosts } from './stories.ts'

const instruction = { en: prose`Divide.`, es: prose`Divide.` }

/** 2,592 ÷ 6 is known: 259.2 is ten times as small, and so is its quotient. */
const pointPlaced = (quotient: number, divisor: number, by: number) => [
  explainedBy(equation(divide(quotient * divisor, by), decimal(Ratio.of(quotient * divisor, by))), {
    en: line`The dividend is the known one divided by ${by}. The divisor, ${divisor}, stays the same.`,
    es: line`El dividendo es el conocido dividido entre ${by}. El divisor, ${divisor}, es el mismo.`,
  }),
  explainedBy(equation(divide(quotient, by), decimal(Ratio.of(quotient, by))), {
    en: line`So the quotient is the known one divided by ${by} too.`,
    es: line`Entonces el cociente también es el conocido dividido entre ${by}.`,
  }),
]

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bracket: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction,
    // The forms of a level share its kinds out.
    draw: (random, level) =>
      // More than one fact: not 0.42 ÷ 6.
      random.until(
        () =>
          draw(random, {
            divisions: level.divisions.filter(kind => kind === 'same places' || kind === 'zero in the quotient'),
          }),
        ({ quotient }) => quotient.compare(1) > 0,
      ),
    answer: rational,
    solve: ({ quotient }) => decimal(quotient),
    ask: ({ dividend, divisor }) => both(longDivision(decimal(dividend), divisor.n)),
    solution: worked,
    check(printed, answer) {
      const { dividend, divisor } = printed.block('long-division')
      return exact(answer).times(divisor).equals(evaluate(dividend))
    },
  }),
  horizontal: form({
    share: 2,
    instruction,
    lines: 5,
    draw: (random, level) =>
      draw(
        random,
        { divisions: level.divisions.filter(kind => kind !== 'zero in the quotient') },
        startingAt(DIVISORS, 4),
      ),
    answer: rational,
    solve: ({ quotient }) => decimal(quotient),
    ask: facts => both(equation(written(facts), blank(3))),
    solution: worked,
    check,
  }),
  placeThePoint: form({
    levels: ['easy'],
    lines: 0,
    draw: random => {
      const [quotient, divisor] = random.until(
        () => [random.int(112, 480), random.int(2, 9)] as const,
        ([quotient, divisor]) => (quotient * divisor) % 10 > 0 && quotient % 10 > 0,
      )
      return { quotient, divisor, places: random.evenly([1, 2]) }
    },
    answer: rational,
    solve: ({ quotient, places }) => decimal(Ratio.of(quotient, 10 ** places)),
    ask({ quotient, divisor, places }) {
      const known = equation(divide(quotient * divisor, divisor), quotient)
      const asked = equation(divide(decimal(Ratio.of(quotient * divisor, 10 ** places)), divisor), blank(3))
      return { en: prose`${known}, so ${asked}`, es: prose`${known}, así que ${asked}` }
    },
    solution: ({ quotient, divisor, places }) => pointPlaced(quotient, divisor, 10 ** places),
    check(printed, answer) {
      const [, asked] = printed.all('quotient')
      return asked !== undefined && exact(answer).times(evaluate(asked.under)).equals(evaluate(asked.over))
    },
  }),
  gridModel: form({
    levels: ['easy'],
    instruction: {
      en: prose`The gray part of the grid is shared equally. Divide.`,
      es: prose`La parte gris de la cuadrícula se reparte por igual. Divide.`,
    },
    draw: random =>
      random.until(
        () => ({ share: random.int(2, 45), parts: random.int(2, 9) }),
        ({ share, parts }) => share * parts <= 99 && share * parts >= 12 && share % 10 !== 0,
      ),
    answer: rational,
    solve: ({ share }) => decimal(Ratio.of(share, 100)),
    ask: ({ share, parts }) =>
      both([
        figure(areaGrid({ rows: 10, columns: 10, shaded: share * parts })),
        equation(divide(decimal(Ratio.of(share * parts, 100)), parts), blank(3)),
      ]),
    solution: ({ share, parts }) => [
      step(equation(divide(share * parts, parts), share), because.shareEqually),
      explainedBy(equation(divide(decimal(Ratio.of(share * parts, 100)), parts), decimal(Ratio.of(share, 100))), {
        en: line`Each square is one hundredth: each share has ${share} hundredths.`,
        es: line`Cada cuadrado es una centésima: cada parte tiene ${share} centésimas.`,
      }),
    ],
    check: (printed, answer) =>
      check(printed, answer) &&
      Ratio.of(printed.figure('area-grid').shaded.length, 100).equals(evaluate(printed.one('quotient').over)),
  }),
  sharedCosts: form(
    story({
      levels: ['easy'],
      share: 2,
      settings: sharedCosts,
      draw(random, { hundredths, parts }) {
        const share = random.until(
          () => random.int(...hundredths),
          value => value % 10 === 5 || value % 20 === 10,
        )
        const people = random.int(...parts)
        return { total: money(share * people), parts: people }
      },
      answer: moneyAmount,
      solve: ({ total, parts }) => total.cents / parts,
      ask: ({ total, parts }, { ask }) => ask(total, parts),
      solution: ({ total, parts }, answer, { says }) => [
        ...dividedFor(
          inEqualParts,
          Ratio.of(total.cents, 100),
          Ratio.of(parts),
          divided(Ratio.of(total.cents, 100), Ratio.of(parts), { written: total.cents % 100 === 0 ? 0 : 2 }),
          decimal(Ratio.of(total.cents, 100), total.cents % 100 === 0 ? 0 : 2),
        ),
        answerStep(equation(divide(total, parts), money(answer)), says(money(answer))),
      ],
      check: (numberOf, answer) => Ratio.of(answer, 100).times(numberOf('parts')).equals(numberOf('total')),
    }),
  ),
})
