import {
  answerStep,
  exact,
  type FormMaker,
  figure,
  isSameContent,
  numberList,
  prose,
  quantity,
  things,
  trueOrFalse,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import { countedLengths, lengthIn, RULER_UNITS, theObject, thingsOf, unitNouns } from '../../kit/measures/on-a-ruler.ts'
import type { levels } from './levels.ts'
import {
  apartIn,
  comparison,
  comparisonSteps,
  differenceOf,
  drawFromZero,
  longAndShort,
  overRuler,
  question,
  rightEnds,
  subtracted,
} from './objects.ts'
import { type Asked, askSegment, checkSegment, segmentDrawn, segmentSteps } from './segments.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  fromZero: form({
    levels: ['easy'],
    share: 2,
    draw: random => ({ asked: random.evenly(['longer', 'shorter']), objects: drawFromZero(random, 2) }),
    answer: quantity,
    solve: ({ objects }) => lengthIn(differenceOf(objects), objects.unit),
    ask: ({ objects, asked }) => withFigure(question(objects, asked), overRuler(objects)),
    solution: ({ objects, asked }) => comparisonSteps(objects, asked),
    check: (printed, { amount }) => exact(amount).equals(apartIn(printed)),
  }),

  lengthsAndDifference: form({
    levels: ['easy'],
    draw: random => drawFromZero(random, 2),
    answer: numberList,
    solve: objects => [...objects.lengths, differenceOf(objects)],
    ask(objects) {
      const [first, second] = tupleOf(objects.shapes.map(theObject), 2)
      const unit = things(unitNouns[objects.unit])
      return {
        en: [
          prose`Measure both objects. Then subtract.`,
          figure(overRuler(objects)),
          prose`${first}: ____ ${unit}`,
          prose`${second}: ____ ${unit}`,
          prose`Difference: ____ ${unit}`,
        ],
        es: [
          prose`Mide los dos objetos. Luego resta.`,
          figure(overRuler(objects)),
          prose`${first}: ____ ${unit}`,
          prose`${second}: ____ ${unit}`,
          prose`Diferencia: ____ ${unit}`,
        ],
      }
    },
    key(objects) {
      const [a, b] = longAndShort(objects)
      const by = lengthIn(differenceOf(objects), objects.unit)
      return { en: prose`${a} is ${by} longer than ${b}.`, es: prose`${a} mide ${by} más que ${b}.` }
    },
    solution: objects => comparisonSteps(objects),
    check(printed, answers) {
      const [first, second, apart] = tupleOf(
        answers.map(value => exact(value).toNumber()),
        3,
      )
      return isSameContent([first, second], countedLengths(printed)) && apart === apartIn(printed)
    },
  }),

  howMuch: form({
    levels: ['easy'],
    draw: random => ({ isTrue: random.evenly([true, false]), objects: drawFromZero(random, 2) }),
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    answer: trueOrFalse,
    solve: ({ isTrue }) => (isTrue ? 'true' : 'false'),
    ask: ({ isTrue, objects }) => {
      // The false one tells the length of the shorter object, or one more.
      const apart = differenceOf(objects)
      const shorter = Math.min(...objects.lengths)
      const { en, es } = comparison(objects, isTrue ? apart : shorter === apart ? apart + 1 : shorter)
      return withFigure(
        { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } },
        overRuler(objects),
      )
    },
    solution: ({ objects }, answer) => [
      rightEnds(objects),
      subtracted(Math.max(...objects.lengths), Math.min(...objects.lengths)),
      answerStep(trueOrFalse.show(answer), comparison(objects)),
    ],
    check: (printed, answer) => (answer === 'true') === printed.take(1)[0].equals(apartIn(printed)),
  }),

  drawLonger: form({
    levels: ['easy'],
    draw: (random): Asked => {
      const unit = random.evenly(RULER_UNITS)
      const length = random.int(2, 5)
      const shape = random.pick(thingsOf(unit, length))
      return { unit, shape, start: 0, length, more: random.int(2, unit === 'inch' ? 3 : 7) }
    },
    answer: segmentDrawn,
    solve: facts => facts,
    ask: askSegment,
    solution: segmentSteps,
    check: checkSegment,
  }),
})
