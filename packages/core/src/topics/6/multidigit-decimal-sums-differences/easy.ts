import {
  blank,
  both,
  column,
  count,
  decimal,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  line,
  name,
  people,
  prose,
  quantity,
  type Random,
  rational,
  role,
  sentenceChoice,
} from '../../../author.ts'
import { undoesTheColumn } from '../../kit/columns/columns.ts'
import { placesOf } from '../../kit/decimals/decimals.ts'
import { answered, paragraph } from '../../kit/stories/endings.ts'
import type { levels } from './levels.ts'
import { type DecimalStory, easyStories } from './stories.ts'
import {
  digitsOf,
  drawPair,
  keepsItsLength,
  MISTAKES,
  type MistakeName,
  mistaken,
  mistakeSays,
  type Pair,
  type Range,
  RESULT,
  regroupings,
  resultOf,
  type Sign,
  worked,
  written,
} from './terms.ts'

const drawEasy = (random: Random, sign: Sign, range: Omit<Range, 'places'>): Pair => {
  const places = random.pick([1, 2])
  return drawPair(random, sign, { ...range, places: [places, places] }, pair =>
    sign === '+' ? regroupings(pair) > 0 : regroupings(pair) === 1,
  )
}

export const storyForm = (form: FormMaker<typeof levels>, level: 'easy' | 'medium', stories: readonly DecimalStory[]) =>
  form({
    levels: [level],
    kind: 'story',
    share: 2,
    lines: 3,
    draw(random) {
      const story = random.evenly(stories)
      const test = (pair: Pair) =>
        level === 'medium' || (story.sign === '+' ? regroupings(pair) > 0 : regroupings(pair) < 2)
      return { story, pair: drawPair(random, story.sign, story, test) }
    },
    answer: quantity,
    solve: ({ story, pair }) => count(decimal(resultOf(pair)), story.noun),
    ask: ({ story, pair: { sign, a, b } }) =>
      paragraph(
        story.tell(
          role('first', count(decimal(a), story.noun)),
          role(sign === '+' ? 'more' : 'less', count(decimal(b), story.noun)),
        ),
      ),
    solution: ({ story, pair }, answer) => [
      pair.sign === '+'
        ? explained(written(pair), line`Find the total: add.`, line`Halla el total: suma.`)
        : explained(written(pair), line`Find the difference: subtract.`, line`Halla la diferencia: resta.`),
      ...worked(pair),
      answered(answer, story.ends(answer)),
    ],
    check(printed, { amount }) {
      const adds = printed.terms('role').some(({ name }) => name === 'more')
      return adds
        ? evaluate(amount).minus(printed.role('more')).equals(printed.role('first'))
        : evaluate(amount).plus(printed.role('less')).equals(printed.role('first'))
    },
  })

/** Somebody's result, and the one mistake that leads to it. */
export const mistakeForm = (
  form: FormMaker<typeof levels>,
  level: 'easy' | 'medium',
  draw: (random: Random) => { readonly pair: Pair; readonly mistake: MistakeName },
) =>
  form({
    levels: [level],
    kind: 'find-mistake',
    draw: random => ({ ...draw(random), who: random.pick(people) }),
    answer: sentenceChoice,
    solve: ({ pair, mistake }) => mistakeSays(pair, mistake),
    mistakes: ({ pair, mistake }) =>
      Object.fromEntries(MISTAKES.filter(other => other !== mistake).map(other => [other, mistakeSays(pair, other)])),
    ask: ({ pair, mistake, who }) => {
      const work = equation(written(pair), decimal(mistaken(pair, mistake)))
      return {
        en: [prose`${name(who)} writes:`, work, prose`What is the mistake?`],
        es: [prose`${name(who)} escribe:`, work, prose`¿Cuál es el error?`],
      }
    },
    key: ({ pair }) => both(equation(written(pair), decimal(resultOf(pair)))),
    solution: ({ pair, mistake }, answer) => [
      ...worked(pair),
      explained(
        answer.says,
        line`This mistake gives ${decimal(mistaken(pair, mistake))} instead of ${decimal(resultOf(pair))}.`,
        line`Con este error se obtiene ${decimal(mistaken(pair, mistake))} en vez de ${decimal(resultOf(pair))}.`,
      ),
    ],
    whyWrong: ({ pair, mistake }) =>
      Object.fromEntries(
        MISTAKES.filter(other => other !== mistake).map(
          other =>
            [
              other,
              mistaken(pair, other).equals(resultOf(pair))
                ? {
                    en: line`Here this would give ${decimal(resultOf(pair))}, the right result.`,
                    es: line`Así se obtendría aquí ${decimal(resultOf(pair))}, el resultado correcto.`,
                  }
                : {
                    en: line`This would give ${decimal(mistaken(pair, other))}.`,
                    es: line`Con este error se obtendría ${decimal(mistaken(pair, other))}.`,
                  },
            ] as const,
        ),
      ),
    // Tries each mistake on the printed numbers.
    check(printed, { key }) {
      const shown = printed.one('relation')
      const takesAway = printed.all('negative').length > 0
      const [a, b] = printed.all('number').map(number => evaluate(number))
      if (!a || !b) return false
      const pair: Pair = { sign: takesAway ? '−' : '+', a, b }
      const made = MISTAKES.filter(
        mistake => applies(pair, mistake) && mistaken(pair, mistake).equals(exact(shown.right)),
      )
      return made.length === 1 && made[0] === key
    },
  })
/** Zeros can be forgotten only where the second number is longer. */
export const applies = ({ sign, a, b }: Pair, mistake: MistakeName): boolean =>
  mistake !== 'zeroIgnored' || (sign === '−' && placesOf(b) > placesOf(a))
/** No other mistake and no right work leads to the same number. */
export const isClear = (pair: Pair, mistake: MistakeName): boolean => {
  const given = mistaken(pair, mistake)
  const others = MISTAKES.filter(other => other !== mistake)
  // Nobody takes a greater number of digits from a lesser one.
  const isLikely =
    mistake !== 'pointsNotLinedUp' ||
    pair.sign === '+' ||
    digitsOf(pair.a, placesOf(pair.a)) > digitsOf(pair.b, placesOf(pair.b))
  return (
    isLikely &&
    applies(pair, mistake) &&
    given.compare(0) > 0 &&
    !given.equals(resultOf(pair)) &&
    others.every(other => !mistaken(pair, other).equals(given))
  )
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  column: form({
    levels: ['easy'],
    share: 2,
    instruction: RESULT,
    draw: random => drawEasy(random, random.evenly(['+', '−']), { least: 3, most: 98 }),
    answer: rational,
    solve: pair => decimal(resultOf(pair)),
    ask: ({ sign, a, b }) => both(column(sign, decimal(a), decimal(b))),
    solution: worked,
    check: undoesTheColumn,
  }),

  inRow: form({
    levels: ['easy'],
    instruction: RESULT,
    draw: random => drawEasy(random, random.evenly(['−', '+', '−']), { least: 2, most: 45 }),
    answer: rational,
    solve: pair => decimal(resultOf(pair)),
    ask: pair => both(equation(written(pair), blank(3))),
    solution: worked,
    check: (printed, answer) => evaluate(printed.one('sum')).equals(exact(answer)),
  }),

  easyStory: storyForm(form, 'easy', easyStories),

  regroupingMistake: mistakeForm(form, 'easy', random => {
    const mistake = random.evenly(['notRegrouped', 'otherOperation', 'notRegrouped'] as const)
    const sign = random.evenly(['−', '+'] as const)
    return random.until(
      () => ({ mistake, pair: drawEasy(random, sign, { least: 5, most: 90 }) }),
      ({ pair }) => isClear(pair, mistake) && keepsItsLength(pair),
    )
  }),
})
