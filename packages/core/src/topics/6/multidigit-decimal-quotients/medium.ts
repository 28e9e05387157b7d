import {
  blank,
  both,
  count,
  decimal,
  divide,
  equation,
  exact,
  explained,
  type FormMaker,
  formulaChoice,
  isTrue,
  line,
  prose,
  quantity,
  Ratio,
  rational,
  role,
  times,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { withPlaces } from '../../kit/decimals/decimals.ts'
import { filled } from '../../kit/equations/filled.ts'
import { missingNumber } from '../../kit/facts/facts.ts'
import { answered, paragraph } from '../../kit/stories/endings.ts'
import { saidFirst } from '../../kit/stories/said-first.ts'
import { DIVIDE, type Division, dividendOf, drawMedium, isQuotient, toFill, worked, written } from './divisions.ts'
import type { levels } from './levels.ts'
import { type DecimalStory, decimalStories } from './stories.ts'

/** So many of one size fit into the amount, a side is missing, or the amount for 1 is asked. */
function whyDivided({ story, ...division }: Division & { readonly story: DecimalStory }) {
  const [total, by] = [decimal(dividendOf(division)), decimal(division.divisor)]
  if (story.total === story.by)
    return {
      en: line`Find how many times ${by} fits into ${total}: divide.`,
      es: line`Halla cuántas veces cabe ${by} en ${total}: divide.`,
    }
  return story.by === nouns.meter
    ? {
        en: line`Area = length × width: divide the area by the length.`,
        es: line`Área = largo × ancho: divide el área entre el largo.`,
      }
    : { en: line`Find the amount for 1: divide by ${by}.`, es: line`Halla la cantidad para 1: divide entre ${by}.` }
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  byTenths: form({
    levels: ['medium'],
    instruction: DIVIDE,
    lines: 5,
    draw: drawMedium,
    answer: rational,
    solve: ({ quotient }) => decimal(quotient),
    ask: division => both(toFill(division)),
    solution: worked,
    check: isQuotient,
  }),

  sameQuotient: form({
    levels: ['medium'],
    draw: random =>
      random.until(
        () => drawMedium(random),
        ({ divisor }) => divisor.toNumber() > 1,
      ),
    answer: formulaChoice,
    solve: ({ quotient, divisor }) => divide(decimal(quotient.times(divisor).times(10)), decimal(divisor.times(10))),
    mistakes(division) {
      const [dividend, { divisor }] = [dividendOf(division), division]
      return {
        onlyDivisor: divide(decimal(dividend), decimal(divisor.times(10))),
        onlyDividend: divide(decimal(dividend.times(10)), decimal(divisor)),
        unequally: divide(decimal(dividend.times(100)), decimal(divisor.times(10))),
      }
    },
    ask: division => ({
      en: prose`Which expression has the same quotient as ${written(division)}?`,
      es: prose`¿Qué expresión tiene el mismo cociente que ${written(division)}?`,
    }),
    solution: ({ quotient, divisor }, answer) => [
      explained(
        equation(times(decimal(divisor), 10), decimal(divisor.times(10))),
        line`Move the point of the divisor 1 place to the right to make it a whole number: multiply by 10.`,
        line`Mueve el punto del divisor 1 lugar a la derecha para que sea un número entero: multiplica por 10.`,
      ),
      explained(
        equation(times(decimal(quotient.times(divisor)), 10), decimal(quotient.times(divisor).times(10))),
        line`Multiply the dividend by 10 too: the quotient stays the same.`,
        line`Multiplica también el dividendo por 10: el cociente no cambia.`,
      ),
      explained(
        formulaChoice.show(answer),
        line`Write the new division: both numbers are 10 times as great.`,
        line`Escribe la nueva división: los dos números son 10 veces mayores.`,
      ),
    ],
    whyWrong: () => ({
      onlyDivisor: {
        en: line`Only the divisor is multiplied by 10.`,
        es: line`Solo el divisor está multiplicado por 10.`,
      },
      onlyDividend: {
        en: line`Only the dividend is multiplied by 10.`,
        es: line`Solo el dividendo está multiplicado por 10.`,
      },
      unequally: {
        en: line`The dividend is multiplied by 100, but the divisor only by 10.`,
        es: line`El dividendo está multiplicado por 100, pero el divisor solo por 10.`,
      },
    }),
    check(printed, answer) {
      const shown = printed.one('quotient')
      return exact(answer).equals(exact(shown))
    },
  }),

  missingFactor: form({
    levels: ['medium'],
    instruction: missingNumber,
    lines: 4,
    draw: drawMedium,
    answer: rational,
    solve: ({ quotient }) => decimal(quotient),
    ask: division => both(equation(times(decimal(division.divisor), blank(3)), decimal(dividendOf(division)))),
    solution: division => [
      explained(
        written(division),
        line`Divide the product by the known factor.`,
        line`Divide el producto entre el factor conocido.`,
      ),
      ...worked(division),
    ],
    check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)),
  }),

  decimalStory: form({
    levels: ['medium'],
    kind: 'story',
    lines: 4,
    draw(random) {
      const story = random.evenly(decimalStories)
      const [least, most, places] = story.quotient
      return {
        story,
        quotient: places === 0 ? Ratio.of(random.int(least, most)) : withPlaces(random, places, least, most),
        divisor: withPlaces(random, 1, ...story.divisor),
      }
    },
    answer: quantity,
    solve: ({ story, quotient }) => count(decimal(quotient), story.found),
    ask: division =>
      paragraph(
        division.story.tell(
          role('total', count(decimal(dividendOf(division)), division.story.total)),
          role('by', count(decimal(division.divisor), division.story.by)),
        ),
      ),
    solution: (division, answer) => [
      ...saidFirst(written(division), whyDivided(division), worked(division)),
      answered(answer, division.story.end(answer)),
    ],
    check: (printed, { amount }) => exact(amount).times(printed.role('by')).equals(printed.role('total')),
  }),
})
