import {
  answerStep,
  both,
  box,
  expr,
  type FormMaker,
  figure,
  integer,
  intoItsPlace,
  line,
  numberBond,
  prose,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { completesBond } from '../../kit/facts/bond.ts'
import { fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import { drawParts, type GapName, type Level, type Parts, whyNot } from './gaps.ts'
import type { levels } from './levels.ts'
import { balances, gapOf, onBalance, weighs } from './parts.ts'

const gapSteps = (parts: Parts) => {
  const { gap, missing, steps: found } = gapOf(parts)
  return intoItsPlace(found(), gap(missing))
}

const addendGaps: readonly GapName[] = ['□ + b = c', 'b + □ = c']

export const easyForms = (form: FormMaker<typeof levels>) => ({
  box: form({
    levels: ['easy', 'medium'],
    instruction: missingNumber,
    lines: 2,
    draw: (random, level: Level) => drawParts(random, level.gaps, level),
    answer: integer,
    solve: parts => gapOf(parts).missing,
    ask: parts => both(gapOf(parts).gap(box())),
    solution: gapSteps,
    check: fitsTheGap,
  }),
  bond: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`Write the number that goes in the empty circle.`,
      es: prose`Escribe el número que va en el círculo vacío.`,
    },
    lines: 1,
    draw: (random, level) => drawParts(random, addendGaps, level),
    answer: integer,
    solve: ({ a }) => a,
    ask: ({ name: gap, a, b }) => both(figure(numberBond(a + b, gap === '□ + b = c' ? [null, b] : [b, null]))),
    solution: parts => gapOf(parts).steps(),
    check: (printed, answer) => completesBond(printed.figure('number-bond'), answer),
  }),
  balance: form({
    levels: ['easy'],
    instruction: weighs,
    lines: 1,
    draw: (random, level) => ({ ...drawParts(random, addendGaps, level), isTurned: random.evenly([false, true]) }),
    answer: integer,
    solve: ({ a }) => a,
    ask({ name: gap, a, b, isTurned }) {
      const [whole, pan] = [[a + b], gap === '□ + b = c' ? [box(), b] : [b, box()]]
      return isTurned ? onBalance(pan, whole) : onBalance(whole, pan)
    },
    solution(parts) {
      const { gap, missing, steps: found } = gapOf(parts)
      return intoItsPlace([step(gap(box()), because.bothSidesEqual), ...found()], gap(missing))
    },
    check: balances,
  }),
  choose: form({
    levels: ['easy'],
    lines: 1,
    draw: (random, level) =>
      random.until(
        () => drawParts(random, ['c − □ = b', 'b + □ = c', '□ + b = c'], level),
        ({ a, b }) => a + 2 * b < 100,
      ),
    answer: integer,
    solve: ({ a }) => a,
    mistakes: ({ a, b }) => ({ added: a + 2 * b, tenMore: a + 10, tenLess: a - 10 }),
    ask: parts => ({
      en: [prose`Which number goes in the box?`, gapOf(parts).gap(box())],
      es: [prose`¿Qué número va en el recuadro?`, gapOf(parts).gap(box())],
    }),
    solution(parts) {
      const { gap, missing, steps: found } = gapOf(parts)
      const complete = gap(missing)
      return [
        ...found(),
        answerStep(expr(missing), {
          en: line`${missing} goes in the box: ${complete}.`,
          es: line`En el recuadro va ${missing}: ${complete}.`,
        }),
      ]
    },
    whyWrong: parts => ({
      added: whyNot(parts, parts.a + 2 * parts.b),
      tenMore: whyNot(parts, parts.a + 10),
      tenLess: whyNot(parts, parts.a - 10),
    }),
    check: fitsTheGap,
  }),
})
