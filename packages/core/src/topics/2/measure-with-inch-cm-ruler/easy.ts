import {
  answerStep,
  both,
  capital,
  exact,
  type FormMaker,
  itemOf,
  line,
  prose,
  quantity,
  ruler,
  sentenceChoice,
  step,
  symbol,
  things,
  tupleOf,
  withFigure,
  words,
  writtenLetter,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  countedLengths,
  isLikely,
  lengthIn,
  RULER_UNITS,
  rulerLength,
  THINGS,
  theObject,
  unitNouns,
} from '../../kit/measures/on-a-ruler.ts'
import type { levels } from './levels.ts'
import { along, drawAlong, FROM_ZERO, found, readingOf, SHORT } from './lying.ts'
import { askSegment, drawSegment, segmentDrawn, segmentSteps } from './segments.ts'
import { isBest, reasonsOf, toolQuestions, toolsOf, whyNotTheOthers } from './tools.ts'

const LETTERS = ['A', 'B', 'C'] as const
const letter = writtenLetter('A', 'B', 'C')

export const easyForms = (form: FormMaker<typeof levels>) => ({
  read: form({
    levels: ['easy'],
    share: 2,
    draw: random => drawAlong(random, SHORT, FROM_ZERO),
    answer: quantity,
    solve: found,
    ask: facts => {
      const unit = things(unitNouns[facts.unit])
      return withFigure(
        {
          en: prose`${theObject(facts.shape)} is ____ ${unit} long.`,
          es: prose`${theObject(facts.shape)} mide ____ ${unit} de largo.`,
        },
        along(facts),
      )
    },
    solution: readingOf,
    check: (printed, { amount }) => exact(amount).equals(itemOf(countedLengths(printed), 0)),
  }),

  whichObject: form({
    levels: ['easy'],
    draw(random) {
      const place = random.evenly([1, 0, 2])
      const unit = random.evenly(RULER_UNITS)
      const lengths = random.shuffle([0, 1, 2] as const)
      const least = random.int(unit === 'inch' ? 2 : 4, unit === 'inch' ? 4 : 11)
      const all = lengths.map(length => length + least)
      const shapes = random.until(
        () => random.sample(THINGS, 3),
        shapes => shapes.every((shape, i) => isLikely(shape, unit, itemOf(all, i))),
      )
      return { place, unit, lengths: all, shapes }
    },
    answer: letter,
    solve: ({ place }) => itemOf(LETTERS, place),
    ask({ place, unit, lengths, shapes }) {
      const long = lengthIn(itemOf(lengths, place), unit)
      return withFigure(
        {
          en: prose`Which object is ${long} long? Write the letter.`,
          es: prose`¿Qué objeto mide ${long} de largo? Escribe la letra.`,
        },
        ruler({
          unit,
          length: rulerLength(unit, Math.max(...lengths)),
          objects: shapes.map((shape, i) => ({ to: itemOf(lengths, i), shape, label: itemOf(LETTERS, i) })),
        }),
      )
    },
    solution({ place, unit, lengths }, answer) {
      const long = lengthIn(itemOf(lengths, place), unit)
      return [
        step(
          both({
            kind: 'paragraph',
            content: lengths.flatMap((length, i) => [
              ...(i > 0 ? ['; '] : []),
              ...line`${symbol(itemOf(LETTERS, i))}: ${length}`,
            ]),
          }),
          because.allLeftEndsAtZero,
        ),
        answerStep(symbol(answer), {
          en: line`Object ${symbol(answer)} is ${long} long.`,
          es: line`El objeto ${symbol(answer)} mide ${long} de largo.`,
        }),
      ]
    },
    check: (printed, answer) => printed.take(1)[0].equals(itemOf(countedLengths(printed), LETTERS.indexOf(answer))),
  }),

  drawFromZero: form({
    levels: ['easy'],
    draw: random => drawSegment(random, SHORT, FROM_ZERO),
    answer: segmentDrawn,
    solve: facts => facts,
    ask: askSegment,
    solution: segmentSteps,
    check: (printed, { length }) => printed.take(1)[0].equals(length),
  }),

  bestTool: form({
    levels: ['easy'],
    share: 2,
    draw: random => random.evenly(toolQuestions),
    answer: sentenceChoice,
    solve: question => itemOf(toolsOf(question), 0),
    mistakes(question) {
      const [, other, another] = tupleOf(toolsOf(question), 3)
      return { other, another }
    },
    ask: ({ what }) => ({
      en: prose`Which tool is best to measure ${what}?`,
      es: prose`¿Con qué instrumento es mejor medir ${what}?`,
    }),
    solution(question, { says }) {
      const { size, tool } = reasonsOf(question)
      return [
        step(words(capital(question.what.en), capital(question.what.es)), because.explain, { sentence: size }),
        answerStep(says, tool),
      ]
    },
    whyWrong: whyNotTheOthers,
    check(printed, { key }) {
      const asked = toolQuestions.find(({ what }) => what.en === printed.one('words').en)
      return asked !== undefined && isBest(asked, key)
    },
  }),
})
