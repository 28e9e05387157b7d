import {
  assert,
  both,
  type FormMaker,
  figure,
  inequality,
  itemOf,
  line,
  prose,
  type Ratio,
  role,
  step,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { agree, holdsFor, isOnLine } from '../../kit/equations/inequality.ts'
import {
  bounds,
  type Compound,
  compoundDrawing,
  drawCompound,
  emptyLine,
  graphSteps,
  type Half,
  hiddenSteps,
  numbersIn,
  onLine,
  ray,
  readingSteps,
  simplest,
  statementOf,
} from './compound.ts'
import type { levels } from './levels.ts'
import { agreesWith, checkStatement, draw, type Level, x } from './parts.ts'
import { type RangeStory, rangeStories } from './range-stories.ts'

/** The mistakes of a compound inequality, as inequalities. */
const wrongSets = (set: Compound): Readonly<Record<string, Compound>> => ({
  andForOr: { ...set, kind: set.kind === 'between' ? 'outside' : 'between' },
  boundariesTurned: { ...set, lowClosed: !set.lowClosed, highClosed: !set.highClosed },
  signsOfTheBounds: { ...set, low: -set.high, high: -set.low },
  oneBoundaryOff: { ...set, lowClosed: !set.lowClosed },
})

const rangeOf = ({ kind, atLow, atHigh }: RangeStory, low: number, high: number): Compound => ({
  kind,
  low,
  high,
  lowClosed: atLow.closed,
  highClosed: atHigh.closed,
})

/** What a limit of a story is called, so that a check reads no words. */
const LIMITS = {
  above: [false, 'above'],
  'from on': [true, 'above'],
  below: [false, 'below'],
  'up to': [true, 'below'],
} as const

type Limit = keyof typeof LIMITS

const limitOf = (side: Half['side'], closed: boolean): Limit =>
  side === 'above' ? (closed ? 'from on' : 'above') : closed ? 'up to' : 'below'

const isPast = (order: number, side: Half['side'], closed: boolean): boolean =>
  (order === 0 && closed) || (side === 'above' ? order > 0 : order < 0)

export const easyForms = (form: FormMaker<typeof levels>) => ({
  graph: form({
    share: 2,
    instruction: {
      en: prose`Graph all solutions of the inequality.`,
      es: prose`Grafica todas las soluciones de la desigualdad.`,
    },
    wide: true,
    draw: (random, level: Level) => draw(random, level, true, false),
    answer: compoundDrawing,
    solve: ({ set }) => set,
    ask: hidden => both([statementOf(hidden), figure(emptyLine)]),
    key: ({ set }) => both(simplest(set)),
    solution: hidden => [...hiddenSteps(hidden), ...graphSteps(hidden.set)],
    // The drawn numbers are those for which the printed inequality holds.
    check: (printed, set) =>
      printed.figure('number-line').spans.length === 0 && agreesWith(printed, isOnLine(onLine(set)), bounds(set)),
  }),
  fromGraph: form({
    levels: ['easy'],
    share: 2,
    instruction: {
      en: prose`Write an inequality in ${x} for the graph.`,
      es: prose`Escribe una desigualdad en ${x} para la gráfica.`,
    },
    wide: true,
    draw: random => drawCompound(random, random.evenly(['between', 'outside'])),
    answer: inequality,
    solve: simplest,
    ask: set => both(figure(onLine(set))),
    solution: readingSteps,
    check: (printed, answer) => agree(isOnLine(printed.figure('number-line')), holdsFor(answer), numbersIn(answer)),
  }),
  choose: form({
    instruction: { en: prose`Choose the solution.`, es: prose`Elige la solución.` },
    draw: (random, level: Level) =>
      random.until(
        () => draw(random, level, false),
        ({ set }) => set.low !== -set.high,
      ),
    answer: inequality,
    solve: ({ set }) => simplest(set),
    mistakes: ({ set }) =>
      Object.fromEntries(Object.entries(wrongSets(set)).map(([name, wrong]) => [name, simplest(wrong)])),
    ask: hidden => both(statementOf(hidden)),
    solution: hiddenSteps,
    whyWrong: ({ set }) => {
      const [low, high] = bounds(set)
      const boundary = set.lowClosed
        ? { en: line`It leaves out ${low}, which is a solution.`, es: line`Omite ${low}, que sí es una solución.` }
        : { en: line`It includes ${low}, which is not a solution.`, es: line`Incluye ${low}, que no es una solución.` }
      return {
        andForOr:
          set.kind === 'between'
            ? {
                en: line`It takes the numbers outside ${low} and ${high}, not those between them.`,
                es: line`Toma los números de fuera, no los que están entre ${low} y ${high}.`,
              }
            : {
                en: line`It takes the numbers between ${low} and ${high}, not those outside.`,
                es: line`Toma los números entre ${low} y ${high}, no los que están fuera.`,
              },
        boundariesTurned: boundary,
        signsOfTheBounds: {
          en: line`The boundaries are ${low} and ${high}, not ${high.negated()} and ${low.negated()}.`,
          es: line`Los límites son ${low} y ${high}, no ${high.negated()} y ${low.negated()}.`,
        },
        oneBoundaryOff: boundary,
      }
    },
    check: checkStatement,
  }),
  range: form({
    levels: ['easy'],
    kind: 'story',
    share: 2,
    lines: 2,
    draw(random) {
      const story = random.evenly(rangeStories)
      const low = random.int(...story.low)
      return { story, low, high: low + random.int(...story.width) }
    },
    answer: inequality,
    solve: ({ story, low, high }) => simplest(rangeOf(story, low, high)),
    ask({ story, low, high }) {
      const isBetween = story.kind === 'between'
      return story.ask(
        role(limitOf(isBetween ? 'above' : 'below', story.atLow.closed), low),
        role(limitOf(isBetween ? 'below' : 'above', story.atHigh.closed), high),
      )
    },
    solution({ story, low, high }) {
      const isBetween = story.kind === 'between'
      const said = (bound: number, side: Half['side'], { closed, phrase }: RangeStory['atLow']) => {
        const sign = side === 'above' ? (closed ? '≥' : '>') : closed ? '≤' : '<'
        return step(ray({ bound, side, closed, part: [1, 0] }), because.phraseMeans, {
          phrase,
          sign: words(sign, sign),
        })
      }
      return [
        said(low, isBetween ? 'above' : 'below', story.atLow),
        said(high, isBetween ? 'below' : 'above', story.atHigh),
        step(simplest(rangeOf(story, low, high)), isBetween ? because.andMeansBoth : because.orMeansOne),
      ]
    },
    // Numbers at the limits and around them, by the side that each limit leaves.
    check(printed, answer) {
      const limits = printed.terms('role').map(({ name, of }) => {
        const [closed, side] = LIMITS[name as Limit]
        const at = printed.role(name)
        assert(of.kind !== 'quantity', 'A limit is a number')
        return { at, side, holds: (value: Ratio) => isPast(value.compare(at), side, closed) }
      })
      const [one, other] = [itemOf(limits, 0), itemOf(limits, 1)]
      const [lower, upper] = one.side === 'above' ? [one, other] : [other, one]
      const isBoth = lower.at.compare(upper.at) < 0
      return agree(
        value => (isBoth ? one.holds(value) && other.holds(value) : one.holds(value) || other.holds(value)),
        holdsFor(answer),
        [one.at, other.at, ...numbersIn(answer)],
      )
    },
  }),
})
