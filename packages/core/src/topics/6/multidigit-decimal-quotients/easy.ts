import {
  both,
  count,
  decimal,
  divide,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  line,
  longDivision,
  prose,
  quantity,
  Ratio,
  rational,
  role,
} from '../../../author.ts'
import { placesOf, withPlaces } from '../../kit/decimals/decimals.ts'
import { answered, paragraph } from '../../kit/stories/endings.ts'
import {
  DIVIDE,
  dividendOf,
  drawByDigit,
  isQuotient,
  movedSteps,
  toFill,
  wholeOf,
  worked,
  written,
} from './divisions.ts'
import type { levels } from './levels.ts'
import { partsStories } from './stories.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bracket: form({
    levels: ['easy'],
    instruction: DIVIDE,
    draw: drawByDigit,
    answer: rational,
    solve: ({ quotient }) => decimal(quotient),
    ask: division => both(longDivision(decimal(dividendOf(division)), division.divisor.n)),
    solution: worked,
    check(printed, answer) {
      const { dividend, divisor } = printed.block('long-division')
      return exact(answer).times(divisor).equals(evaluate(dividend))
    },
  }),

  byPowerOfTen: form({
    levels: ['easy'],
    instruction: DIVIDE,
    draw(random) {
      const divisor = Ratio.of(random.evenly([10, 100, 1000]))
      const dividend =
        divisor.n === 10
          ? withPlaces(random, 1, 12.4, 986)
          : Ratio.of(
              divisor.n === 100
                ? random.int(11, 986) * 10 + random.int(1, 9)
                : 10 * (random.int(2, 98) * 10 + random.int(1, 9)),
            )
      return { divisor, quotient: dividend.over(divisor) }
    },
    answer: rational,
    solve: ({ quotient }) => decimal(quotient),
    ask: division => both(toFill(division)),
    solution: movedSteps,
    check: isQuotient,
  }),

  placeThePoint: form({
    levels: ['easy'],
    draw: drawByDigit,
    answer: rational,
    solve: ({ quotient }) => decimal(quotient),
    ask(division) {
      const digits = wholeOf(dividendOf(division))
      const known = equation(divide(digits, division.divisor), Ratio.of(digits).over(division.divisor))
      return {
        en: [prose`Use ${known} to find the quotient.`, toFill(division)],
        es: [prose`Usa ${known} para hallar el cociente.`, toFill(division)],
      }
    },
    solution(division) {
      const dividend = dividendOf(division)
      const by = 10 ** placesOf(dividend)
      return [
        explained(
          equation(divide(wholeOf(dividend), by), decimal(dividend)),
          line`The dividend is divided by ${by}, and the divisor stays the same.`,
          line`El dividendo se divide entre ${by} y el divisor queda igual.`,
        ),
        explained(
          equation(divide(Ratio.of(wholeOf(dividend)).over(division.divisor), by), decimal(division.quotient)),
          line`So the quotient is divided by ${by} too.`,
          line`Entonces el cociente también se divide entre ${by}.`,
        ),
      ]
    },
    check: isQuotient,
  }),

  partsStory: form({
    levels: ['easy'],
    kind: 'story',
    lines: 4,
    draw(random) {
      const story = random.evenly(partsStories)
      return random.until(
        () => ({
          story,
          quotient: Ratio.of(random.int(...story.hundredths), 100),
          divisor: Ratio.of(random.int(...story.parts)),
        }),
        division => placesOf(division.quotient) > 0 && placesOf(dividendOf(division)) > 0,
      )
    },
    answer: quantity,
    solve: ({ story, quotient }) => count(decimal(quotient), story.unit),
    ask: division =>
      paragraph(
        division.story.tell(
          role('total', count(decimal(dividendOf(division)), division.story.unit)),
          role('parts', division.divisor),
        ),
      ),
    solution: (division, answer) => [
      explained(
        written(division),
        line`The amount is split into equal parts: divide.`,
        line`La cantidad se reparte en partes iguales: divide.`,
      ),
      ...worked(division),
      answered(answer, division.story.end(answer)),
    ],
    check: (printed, { amount }) => exact(amount).times(printed.role('parts')).equals(printed.role('total')),
  }),
})
