import {
  answerStep,
  aThing,
  both,
  explainedBy,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  itemOf,
  line,
  list,
  match,
  prose,
  type Sentence,
  sentenceChoice,
  step,
  symbol,
  thing,
  withFigure,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { DESCRIBED, LIKE } from './descriptions.ts'
import type { levels } from './levels.ts'
import { amongOf, drawOf, isAngle, KINDS, type Kind, MEANING, NOUN, named, pictured, SEEN, seenIn } from './parts.ts'

const others = (kind: Kind): Readonly<Record<string, Sentence>> =>
  Object.fromEntries(
    amongOf(kind)
      .filter(other => other !== kind)
      .map(other => [other, named(other)]),
  )
const LOOK_AT_THE_ENDS = { en: line`Look at the ends.`, es: line`Mira los extremos.` }
const LOOK_AT_THE_OPENING = { en: line`Look at how wide it opens.`, es: line`Mira cuánto se abre.` }
const ONLY_A_DOT = { en: line`There is no line and no arrowhead.`, es: line`No hay ninguna línea ni punta de flecha.` }
const lookAt = (kind: Kind) => (isAngle(kind) ? LOOK_AT_THE_OPENING : kind === 'point' ? ONLY_A_DOT : LOOK_AT_THE_ENDS)

const thinkOf = (kind: Kind) =>
  isAngle(kind)
    ? { en: line`Think of how wide it opens.`, es: line`Piensa en cuánto se abre.` }
    : kind === 'point'
      ? { en: line`It looks like a dot.`, es: line`Parece una marca muy pequeña.` }
      : { en: line`Think of the ends.`, es: line`Piensa en los extremos.` }

const meaningsBut = (kind: Kind) =>
  Object.fromEntries(
    amongOf(kind)
      .filter(other => other !== kind)
      .map(other => [other, MEANING[other]]),
  )
const isInstead = (kind: Kind) => ({
  en: line`This is ${aThing(NOUN[kind])}.`,
  es: line`Esto es ${aThing(NOUN[kind])}.`,
})

export const easyForms = (form: FormMaker<typeof levels>) => ({
  nameIt: form({
    levels: ['easy'],
    lines: 0,
    draw: random => drawOf(random, random.evenly(KINDS)),
    answer: sentenceChoice,
    solve: ({ kind }) => named(kind),
    mistakes: ({ kind }) => others(kind),
    ask: drawn =>
      withFigure(
        { en: prose`Which name fits this figure?`, es: prose`¿Qué nombre le corresponde a esta figura?` },
        pictured(drawn),
      ),
    solution: ({ kind }, { says }) => [explainedBy(SEEN[kind], lookAt(kind)), answerStep(says, MEANING[kind])],
    whyWrong: ({ kind }) => meaningsBut(kind),
    check(printed, { key }) {
      const [drawn] = [...printed.figures('geometry-diagram'), ...printed.figures('angle-diagram')]
      return drawn !== undefined && seenIn(drawn) === key
    },
  }),

  choosePicture: form({
    levels: ['easy'],
    lines: 0,
    wide: true,
    draw: random => {
      const kind = random.evenly<Kind>(['segment', 'acute', 'ray', 'line', 'obtuse', 'point', 'right'])
      return {
        drawn: drawOf(random, kind),
        others: amongOf(kind)
          .filter(other => other !== kind)
          .map(other => drawOf(random, other)),
      }
    },
    answer: figureChoice,
    solve: ({ drawn }): Figure => pictured(drawn, 4),
    mistakes: ({ others }) =>
      Object.fromEntries(others.map((other): readonly [string, Figure] => [other.kind, pictured(other, 4)])),
    ask: ({ drawn: { kind } }) => ({
      en: prose`Which picture shows ${aThing(NOUN[kind])}?`,
      es: prose`¿Qué dibujo muestra ${aThing(NOUN[kind])}?`,
    }),
    solution: ({ drawn: { kind } }, answer) => [
      explainedBy(SEEN[kind], MEANING[kind]),
      explainedBy(figure(answer), {
        en: line`This picture shows ${aThing(NOUN[kind])}.`,
        es: line`Este dibujo muestra ${aThing(NOUN[kind])}.`,
      }),
    ],
    whyWrong: ({ others }) => Object.fromEntries(others.map(other => [other.kind, isInstead(other.kind)])),
    check: (printed, answer) => {
      const { noun } = printed.term('thing')
      const seen = seenIn(answer)
      return seen !== null && NOUN[seen] === noun
    },
  }),

  matchMeanings: form(
    match({
      levels: ['easy'],
      what: { en: line`each description with its name`, es: line`cada descripción con su nombre` },
      draw: random => {
        const kinds = random.evenly<readonly Kind[]>([
          ['ray', 'segment', 'right', 'line'],
          ['obtuse', 'ray', 'acute', 'segment'],
          ['point', 'line', 'right', 'ray'],
          ['segment', 'acute', 'line', 'right'],
          ['line', 'point', 'segment', 'obtuse'],
        ])
        return random.shuffle(kinds).map(kind => [random.pick(DESCRIBED[kind]), thing(NOUN[kind])] as const)
      },
      belong: ([left], [right]) =>
        typeof left === 'object' &&
        left.kind === 'words' &&
        typeof right === 'object' &&
        right.kind === 'thing' &&
        KINDS.some(kind => NOUN[kind] === right.noun && DESCRIBED[kind].some(({ en }) => en === left.en)),
      solution: (pairs, letters) =>
        pairs
          .map(([, right], i) => {
            const kind = KINDS.find(one => typeof right === 'object' && 'noun' in right && NOUN[one] === right.noun)
            return step(
              both(prose`${i + 1}: ${symbol(itemOf(letters, i))}`),
              because.explain,
              kind === undefined ? { sentence: { en: [], es: [] } } : { sentence: MEANING[kind] },
            )
          })
          .concat(
            explainedBy(list(...letters.map(letter => symbol(letter))), {
              en: line`Write the letters in order, starting with row 1.`,
              es: line`Escribe las letras en orden, desde la fila 1.`,
            }),
          ),
    }),
  ),

  likeness: form({
    levels: ['easy'],
    lines: 0,
    draw: random => ({ like: LIKE.indexOf(random.evenly(LIKE)) }),
    answer: sentenceChoice,
    solve: ({ like }) => named(itemOf(LIKE, like).kind),
    mistakes: ({ like }) => others(itemOf(LIKE, like).kind),
    ask: ({ like }) => {
      const { what } = itemOf(LIKE, like)
      return { en: prose`Which figure best represents ${what}?`, es: prose`¿Qué figura representa mejor ${what}?` }
    },
    solution: ({ like }, { says }) => {
      const { kind, why } = itemOf(LIKE, like)
      return [explainedBy(words(why.en, why.es), thinkOf(kind)), answerStep(says, MEANING[kind])]
    },
    whyWrong: ({ like }) => meaningsBut(itemOf(LIKE, like).kind),
    check: (printed, { key }) => {
      const what = printed.one('words')
      return LIKE.some(like => like.what.en === what.en && like.kind === key)
    },
  }),
})
