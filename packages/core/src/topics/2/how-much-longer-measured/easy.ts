import {
  answerStep,
  type Both,
  exact,
  type FormMaker,
  figure,
  isSameContent,
  measuredNoun,
  prose,
  quantity,
  trueOrFalse,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import { blankAnswers, type NamedBlank, namedKey, namedLines } from '../../kit/measures/named-blanks.ts'
import { countedLengths, lengthIn, type RulerThing } from '../../kit/measures/on-a-ruler.ts'
import type { levels } from './levels.ts'
import {
  apartIn,
  comparison,
  comparisonSteps,
  differenceOf,
  drawTwoFromZero,
  type Objects,
  overRuler,
  question,
  rightEnds,
  subtracted,
} from './objects.ts'

const blanksOf = ({ shapes, unit }: Objects): readonly NamedBlank[] => [
  ...shapes.map(shape => ({ name: sentenceNoun(shape), unit })),
  { name: { en: 'Difference', es: 'Diferencia' }, unit },
]
/** "Key", "Llave", before a colon. */
const sentenceNoun = (shape: RulerThing): Both<string> => {
  const { en, es } = measuredNoun(shape)
  const upper = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`
  return { en: upper(en[0]), es: upper(es[0]) }
}

/** No two forms ask for the same difference. */
const DIFFERENCES = { asked: [2, 5, 8], subtracted: [4, 7], told: [3, 6] } as const

export const easyForms = (form: FormMaker<typeof levels>) => ({
  fromZero: form({
    levels: ['easy'],
    draw: random => ({
      asked: random.evenly(['longer', 'shorter']),
      objects: drawTwoFromZero(random, DIFFERENCES.asked),
    }),
    answer: quantity,
    solve: ({ objects }) => lengthIn(differenceOf(objects), objects.unit),
    ask: ({ objects, asked }) => withFigure(question(objects, asked), overRuler(objects)),
    solution: ({ objects, asked }) => comparisonSteps(objects, asked),
    check: (printed, { amount }) => exact(amount).equals(apartIn(printed)),
  }),

  lengthsAndDifference: form({
    levels: ['easy'],
    draw: random => drawTwoFromZero(random, DIFFERENCES.subtracted),
    answer: blankAnswers,
    solve: objects => [...objects.lengths, differenceOf(objects)],
    ask(objects) {
      const lines = namedLines(...blanksOf(objects))
      return {
        en: [prose`Measure both objects. Then subtract.`, figure(overRuler(objects)), ...lines.en],
        es: [prose`Mide los dos objetos. Luego resta.`, figure(overRuler(objects)), ...lines.es],
      }
    },
    solution: (objects, values) => [
      ...comparisonSteps(objects).slice(0, -1),
      answerStep(namedKey(blanksOf(objects), values), comparison(objects, differenceOf(objects))),
    ],
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
    draw: random => ({ isTrue: random.evenly([true, false]), objects: drawTwoFromZero(random, DIFFERENCES.told) }),
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
})
