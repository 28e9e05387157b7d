import {
  answerStep,
  type Block,
  type Both,
  blank,
  both,
  count,
  divide,
  equation,
  evaluate,
  exact,
  type FormMaker,
  type Inline,
  integer,
  itemOf,
  line,
  longDivision,
  option,
  type Printed,
  prose,
  type Quantity,
  quantity,
  type Random,
  role,
  step,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Division, division, divisionLines, divisionSteps, drawEasy, groupsIn, isDivision } from './division.ts'
import { type GroupStory, groupStories } from './group-stories.ts'
import type { levels } from './levels.ts'

export interface Told {
  readonly story: GroupStory
  readonly division: Division
}
const PLACE_ORDER = ['ones', 'tens', 'hundreds', 'thousands'] as const

/** The story, and a question after it in the same line. */
export const storyWith = (
  { story, division: { dividend, divisor } }: Told,
  question: Both<readonly Inline[]>,
): Both<Block> => {
  const told = story.tell(role('total', count(dividend, story.items)), role(story.kind, count(divisor, story.items)))
  return {
    en: { kind: 'paragraph', content: [...told.en, ' ', ...question.en] },
    es: { kind: 'paragraph', content: [...told.es, ' ', ...question.es] },
  }
}

/** The size of a group is printed under the name of what is left over: a check reads no words. */
export const kindPrinted = (printed: Printed): GroupStory['kind'] => {
  const names = printed.terms('role').map(({ name }) => name)
  return itemOf(
    (['needed', 'full', 'left'] as const).filter(kind => names.includes(kind)),
    0,
  )
}

const drawStory = (random: Random): Told => {
  const story = random.evenly(groupStories)
  const divisor = random.pick(story.easy)
  const quotient = random.int(divisor < 20 ? 12 : 3, divisor < 20 ? 38 : 28) * 10 + random.int(2, 9)
  return { story, division: division(divisor, quotient % 100 < 10 ? quotient + 20 : quotient, 0) }
}

const PLACES = ['tens', 'hundreds', 'ones', 'thousands'] as const
type Place = (typeof PLACES)[number]
const places = option<Place>({
  ones: { en: prose`the ones`, es: prose`las unidades` },
  tens: { en: prose`the tens`, es: prose`las decenas` },
  hundreds: { en: prose`the hundreds`, es: prose`las centenas` },
  thousands: { en: prose`the thousands`, es: prose`los millares` },
})
/** The digits of the dividend that are divided first, and where the last of them stands. */
const firstPart = ({ dividend, divisor }: Division): { readonly part: number; readonly place: Place } => {
  const digits = String(dividend)
  const length = Number(digits.slice(0, 2)) >= divisor ? 2 : 3
  const left = digits.length - length
  return { part: Number(digits.slice(0, length)), place: left === 2 ? 'hundreds' : left === 1 ? 'tens' : 'ones' }
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  easyBracket: form({
    levels: ['easy'],
    instruction: { en: prose`Divide.`, es: prose`Divide.` },
    draw: drawEasy,
    answer: integer,
    solve: ({ quotient }) => quotient,
    ask: ({ dividend, divisor }) => both(longDivision(dividend, divisor)),
    solution: divisionSteps,
    check(printed, answer) {
      const { dividend, divisor } = printed.block('long-division')
      return exact(answer).times(divisor).equals(evaluate(dividend))
    },
  }),

  easyInline: form({
    levels: ['easy'],
    instruction: { en: prose`Divide.`, es: prose`Divide.` },
    lines: 6,
    draw: drawEasy,
    answer: integer,
    solve: ({ quotient }) => quotient,
    ask: ({ dividend, divisor }) => both(equation(divide(dividend, divisor), blank(3))),
    solution: divisionSteps,
    check(printed, answer) {
      const { over, under } = printed.one('quotient')
      return exact(answer).times(evaluate(under)).equals(evaluate(over))
    },
  }),

  firstDigit: form({
    levels: ['easy'],
    draw: drawEasy,
    answer: places,
    solve: division => firstPart(division).place,
    ask: ({ dividend, divisor }) => ({
      en: prose`In which place is the first digit of the quotient ${divide(dividend, divisor)}?`,
      es: prose`¿En qué posición está el primer dígito del cociente ${divide(dividend, divisor)}?`,
    }),
    key: ({ dividend, divisor, quotient }) => both(equation(divide(dividend, divisor), quotient)),
    solution(division, place) {
      const { part } = firstPart(division)
      const { divisor } = division
      return [
        step(divide(part, divisor), because.explain, {
          sentence: {
            en: line`Take digits from the left until they make a number that is not less than ${divisor}: ${part}.`,
            es: line`Toma dígitos desde la izquierda hasta formar un número que no sea menor que ${divisor}: ${part}.`,
          },
        }),
        answerStep(places.show(place), {
          en: line`The first digit of the quotient stands above the last digit of ${part}.`,
          es: line`El primer dígito del cociente va sobre el último dígito de ${part}.`,
        }),
      ]
    },
    whyWrong: (division, place) => {
      const { dividend, divisor } = division
      const right = PLACE_ORDER.indexOf(place)
      return Object.fromEntries(
        PLACE_ORDER.flatMap((other, i) => {
          if (i === right) return []
          const bound = 10 ** (i < right ? i + 1 : i)
          const work = equation(times(divisor, bound), divisor * bound)
          return [
            [
              other,
              i < right
                ? {
                    en: line`Then the quotient would be less than ${bound}, but ${work} is not greater than ${dividend}.`,
                    es: line`Entonces el cociente sería menor que ${bound}, pero ${work} no es mayor que ${dividend}.`,
                  }
                : {
                    en: line`Then the quotient would be ${bound} or more, but ${work} is greater than ${dividend}.`,
                    es: line`Entonces el cociente sería ${bound} o más, pero ${work} es mayor que ${dividend}.`,
                  },
            ],
          ]
        }),
      )
    },
    check(printed, place) {
      const { over, under } = printed.one('quotient')
      const digits = String(evaluate(over).over(evaluate(under)).n).length
      return place === itemOf(['ones', 'tens', 'hundreds', 'thousands'] as const, digits - 1)
    },
  }),

  easyStory: form({
    levels: ['easy'],
    kind: 'story',
    lines: 5,
    draw: drawStory,
    answer: quantity,
    solve: ({ story, division: { quotient } }): Quantity => count(quotient, story.groups),
    ask: told => storyWith(told, told.story.groupsAsked.question),
    solution: ({ story, division }, answer) => [
      groupsIn(division),
      ...divisionLines(division),
      answerStep(
        equation(times(division.divisor, division.quotient), division.dividend),
        story.groupsAsked.ends(answer),
      ),
    ],
    check: (printed, { amount }) => {
      return isDivision(printed.role('total').n, printed.role(kindPrinted(printed)).n, exact(amount).n, 0)
    },
  }),
})
