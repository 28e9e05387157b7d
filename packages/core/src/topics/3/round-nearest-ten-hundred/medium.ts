import {
  answerStep,
  both,
  count,
  exact,
  type FormMaker,
  figure,
  integer,
  numberList,
  prose,
  quantity,
  tupleOf,
} from '../../../author.ts'
import { isNearest, rounded } from '../../kit/rounding/rounding.ts'
import type { levels } from './levels.ts'
import { byUnit, check, draw, lineAround, notRound, onTheLine, steps } from './parts.ts'
import { roundingStories } from './rounding-stories.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  round: form({
    levels: ['medium'],
    share: 3,
    lines: 0,
    draw,
    answer: integer,
    solve: ({ value, unit }) => rounded(value, unit),
    ask: ({ value, unit }) => byUnit[unit].round(value),
    solution: steps,
    check,
  }),
  bothPlaces: form({
    levels: ['medium'],
    lines: 0,
    // The two places round to different numbers, and are not decided by the same digit.
    draw: random =>
      random.until(
        () => notRound(random, 111, 949, 10),
        value => rounded(value, 10) !== rounded(value, 100) && value % 10 !== Math.floor(value / 10) % 10,
      ),
    answer: numberList,
    solve: value => [rounded(value, 10), rounded(value, 100)],
    ask: value => ({
      en: [prose`Round ${value}.`, prose`nearest ten: ____`, prose`nearest hundred: ____`],
      es: [prose`Redondea ${value}.`, prose`a la decena más cercana: ____`, prose`a la centena más cercana: ____`],
    }),
    solution: value => [...steps({ value, unit: 10 }), ...steps({ value, unit: 100 })],
    check(printed, answers) {
      const [value] = printed.take(1)
      const [ten, hundred] = tupleOf(answers, 2)
      return isNearest(value.n, exact(ten).n, 10) && isNearest(value.n, exact(hundred).n, 100)
    },
  }),
  story: form({
    levels: ['easy', 'medium'],
    kind: 'story',
    lines: 1,
    draw(random, level) {
      const isEasy = level.numbers === 'two digits to tens'
      const story = random.evenly(roundingStories.filter(({ easy }) => !isEasy || easy))
      const value = isEasy ? notRound(random, 21, 98, 10) : notRound(random, story.least, story.most, story.unit)
      return { story, value, unit: story.unit, hasLine: isEasy }
    },
    answer: quantity,
    solve: ({ story, value, unit }) => count(rounded(value, unit), story.noun),
    ask({ story, value, hasLine }) {
      const { en, es } = story.tell(value)
      const drawn = hasLine ? [figure(lineAround(value, story.unit, []))] : []
      return { en: [en, ...drawn], es: [es, ...drawn] }
    },
    solution: ({ story: { noun, ends }, value, unit, hasLine }) => [
      ...(hasLine ? onTheLine(value, unit) : steps({ value, unit })),
      answerStep(both(prose`${count(rounded(value, unit), noun)}`), ends(rounded(value, unit))),
    ],
    check: (printed, { amount }) => check(printed, amount),
  }),
})
