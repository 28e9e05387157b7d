import {
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  isSame,
  itemOf,
  line,
  minus,
  prose,
  quantity,
  sentenceChoice,
  sum,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import { countedLengths, lengthIn, RULER_UNITS, thingsOf } from '../../kit/measures/on-a-ruler.ts'
import { crawlSteps, drawCrawl, leavesOne, saidOf, tellCrawl, whyNotThese, winnerOf } from './crawlers.ts'
import type { levels } from './levels.ts'
import {
  apartIn,
  comparisonSteps,
  differenceOf,
  drawBothMoved,
  drawOneMoved,
  lengthSteps,
  longAndShort,
  overOwnRulers,
  overRuler,
  question,
} from './objects.ts'
import { type Asked, askSegment, checkSegment, segmentDrawn, segmentSteps } from './segments.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  oneMoved: form({
    levels: ['medium'],
    draw: random => ({ asked: random.evenly(['shorter', 'longer']), objects: drawOneMoved(random, 2) }),
    answer: quantity,
    solve: ({ objects }) => lengthIn(differenceOf(objects), objects.unit),
    ask: ({ objects, asked }) => withFigure(question(objects, asked), overRuler(objects)),
    solution: ({ objects, asked }) => comparisonSteps(objects, asked),
    check: (printed, { amount }) => exact(amount).equals(apartIn(printed)),
  }),

  ownRulers: form({
    levels: ['medium'],
    draw: random => ({ asked: random.evenly(['longer', 'shorter']), objects: drawBothMoved(random, 'inch') }),
    answer: quantity,
    solve: ({ objects }) => lengthIn(differenceOf(objects), objects.unit),
    ask({ objects, asked }) {
      const { en, es } = question(objects, asked)
      const drawn = overOwnRulers(objects)
      return { en: [en, ...drawn], es: [es, ...drawn] }
    },
    solution: ({ objects, asked }) => comparisonSteps(objects, asked),
    check: (printed, { amount }) => exact(amount).equals(apartIn(printed)),
  }),

  whichSubtraction: form({
    levels: ['medium'],
    draw: random => drawOneMoved(random, 2, ['centimeter']),
    answer: formulaChoice,
    solve: ({ lengths }) =>
      equation(minus(Math.max(...lengths), Math.min(...lengths)), Math.max(...lengths) - Math.min(...lengths)),
    mistakes(objects) {
      const { lengths, starts } = objects
      const ends = lengths.map((length, i) => length + itemOf(starts, i))
      const [more, less] = [Math.max(...ends), Math.min(...ends)]
      const [a, b] = tupleOf(lengths, 2)
      return {
        comparesMarks: equation(minus(more, less), more - less),
        adds: equation(sum(Math.max(a, b), Math.min(a, b)), a + b),
      }
    },
    ask(objects) {
      const [a, b] = longAndShort(objects)
      return withFigure(
        {
          en: prose`Which equation tells how much longer ${a} is than ${b}?`,
          es: prose`¿Qué ecuación dice cuánto más mide ${a} que ${b}?`,
        },
        overRuler(objects),
      )
    },
    solution: (objects, answer) => [
      ...lengthSteps(objects),
      explained(
        expr(answer),
        line`Subtract the shorter length from the longer length.`,
        line`Resta la longitud menor de la mayor.`,
      ),
    ],
    whyWrong: () => ({
      comparesMarks: {
        en: line`It compares the right ends, but the left ends are not together.`,
        es: line`Compara los extremos derechos, pero los izquierdos no están juntos.`,
      },
      adds: { en: line`It adds the two lengths.`, es: line`Suma las dos longitudes.` },
    }),
    check(printed, answer) {
      const [more, less] = tupleOf(
        countedLengths(printed).toSorted((a, b) => b - a),
        2,
      )
      return isSame(expr(answer), equation(minus(more, less), more - less))
    },
  }),

  drawShorter: form({
    levels: ['medium'],
    draw: (random): Asked => {
      const isShorter = random.evenly([true, true, false])
      const unit = random.evenly(RULER_UNITS)
      const length = random.int(5, unit === 'inch' ? 6 : 10)
      return {
        unit,
        shape: random.pick(thingsOf(unit, length)),
        start: random.int(1, 3),
        length,
        more: isShorter ? -random.int(2, 3) : random.int(2, 3),
      }
    },
    answer: segmentDrawn,
    solve: facts => facts,
    ask: askSegment,
    solution: segmentSteps,
    check: checkSegment,
  }),

  paths: form({
    levels: ['medium'],
    draw: drawCrawl,
    answer: sentenceChoice,
    solve: facts => saidOf(facts, winnerOf(facts)),
    mistakes: facts => ({
      other: saidOf(facts, { ...winnerOf(facts), bent: !winnerOf(facts).bent }),
      ...leavesOne(facts),
    }),
    ask: tellCrawl,
    solution: crawlSteps,
    whyWrong: whyNotThese,
    check(printed, { key }) {
      const [a, b, c, straight] = tupleOf(
        printed.figure('geometry-diagram').lines.map(({ label }) => (label ? evaluate(label as Expr).n : 0)),
        4,
      )
      const apart = a + b + c - straight
      return key === `${apart > 0 ? 'bent' : 'straight'} ${Math.abs(apart)}`
    },
  }),
})
