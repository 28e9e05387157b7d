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
import { drawPair, type Pair, resultOf, undone, worked, workOf } from './mixed-pairs.ts'
import { shortStories } from './stories.ts'

export const instruction = {
  en: prose`Add or subtract. Write the answer as a mixed number in lowest terms.`,
  es: prose`Suma o resta. Escribe el resultado como número mixto en su mínima expresión.`,
}
const subtract = {
  en: prose`Subtract. Write the difference as a mixed number in lowest terms.`,
  es: prose`Resta. Escribe el resultado como número mixto en su mínima expresión.`,
}
export const asMixed = {
  en: prose`Write the answer as a mixed number in lowest terms.`,
  es: prose`Escribe la respuesta como número mixto en su mínima expresión.`,
}

/** Easy pairs never regroup, medium sums do, hard differences do. */
export const drawFor =
  (difficulty: 'easy' | 'medium' | 'hard') =>
  (random: Random, level: Level): Pair => {
    const sign = difficulty === 'hard' ? '−' : random.evenly(['+', '−'] as const)
    return drawPair(random, level, sign, difficulty === 'hard' || (difficulty === 'medium' && sign === '+'))
  }

/** A bare exercise. */
export const bare = <const D extends 'easy' | 'medium' | 'hard'>(form: FormMaker<typeof levels>, difficulty: D) =>
  form({
    levels: [difficulty],
    share: 2,
    instruction: difficulty === 'hard' ? subtract : instruction,
    lines: 4,
    draw: drawFor(difficulty),
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
      const story = random.evenly(shortStories)
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
