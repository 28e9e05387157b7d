import {
  answerStep,
  blank,
  both,
  count,
  equation,
  exact,
  type FormMaker,
  mixed,
  mixedNumberInLowestTerms,
  prose,
  quantity,
  type Random,
  role,
} from '../../../author.ts'
import type { Level, levels } from './levels.ts'
import { drawPair, type Pair, resultOf, type Sign, undone, worked, workOf } from './mixed-pairs.ts'
import { shortStories } from './stories.ts'

const instructions = {
  '+': {
    en: prose`Add. Write the sum as a mixed number in lowest terms.`,
    es: prose`Suma. Escribe el resultado como número mixto en su mínima expresión.`,
  },
  '−': {
    en: prose`Subtract. Write the difference as a mixed number in lowest terms.`,
    es: prose`Resta. Escribe el resultado como número mixto en su mínima expresión.`,
  },
}
export const asMixed = {
  en: prose`Write the answer as a mixed number in lowest terms.`,
  es: prose`Escribe la respuesta como número mixto en su mínima expresión.`,
}

type Difficulty = 'easy' | 'medium' | 'hard'
/** Easy pairs never regroup, medium sums do, hard differences do. */
export const drawOf =
  (difficulty: Difficulty, sign: Sign) =>
  (random: Random, level: Level): Pair =>
    drawPair(random, level, sign, difficulty === 'hard' || (difficulty === 'medium' && sign === '+'))
export const drawFor = (difficulty: Difficulty) => (random: Random, level: Level) =>
  drawOf(difficulty, random.evenly(['+', '−'] as const))(random, level)

/** A bare exercise. */
export const bare = <const D extends Difficulty>(
  form: FormMaker<typeof levels>,
  difficulty: D,
  sign: Sign,
  share = 1,
) =>
  form({
    levels: [difficulty],
    share,
    instruction: instructions[sign],
    lines: 4,
    draw: drawOf(difficulty, sign),
    answer: mixedNumberInLowestTerms,
    solve: pair => mixed(resultOf(pair)),
    ask: pair => both(equation(workOf(pair), blank(3))),
    solution: worked,
    check: (printed, answer) => undone(printed, exact(answer)),
  })

/** A short story of the same kind. */
export const shortStory = <const D extends 'easy' | 'medium'>(form: FormMaker<typeof levels>, difficulty: D) =>
  form({
    levels: [difficulty],
    kind: 'story',
    instruction: asMixed,
    lines: 4,
    draw(random) {
      const story = random.evenly(shortStories[difficulty])
      const wanted = difficulty === 'medium' && story.sign === '+'
      return { story, pair: drawPair(random, { pairs: story[difficulty], wholes: story.wholes }, story.sign, wanted) }
    },
    answer: { ...quantity, requires: 'mixed-in-lowest-terms' },
    solve: ({ story, pair }) => count(mixed(resultOf(pair)), story.unit),
    ask: ({ story: { unit, sign, ask }, pair: { left, right } }) =>
      ask(role('left', count(mixed(left), unit)), role(sign === '+' ? 'more' : 'less', count(mixed(right), unit))),
    solution: ({ story, pair }, found) => [
      ...worked(pair),
      answerStep(both({ kind: 'paragraph', content: [found] }), story.ends(found)),
    ],
    // Undoes what the story does to the first number.
    check(printed, { amount }) {
      const isSum = printed.terms('role').some(({ name }) => name === 'more')
      const result = exact(amount)
      return (isSum ? result.minus(printed.role('more')) : result.plus(printed.role('less'))).equals(
        printed.role('left'),
      )
    },
  })
