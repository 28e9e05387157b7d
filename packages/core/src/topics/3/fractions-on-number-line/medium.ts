import {
  answerStep,
  aThing,
  both,
  count,
  type Expr,
  equation,
  evaluate,
  exact,
  type FormMaker,
  figure,
  fraction,
  itemOf,
  line,
  list,
  numberLine,
  numberList,
  option,
  over,
  prose,
  Ratio,
  ratioOfExact,
  step,
  symbol,
  theThing,
  thing,
  wholes,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { type Level, lineOf, partsToOne, placed, TICKS, type Tick } from './parts.ts'

const LETTERS = ['P', 'Q', 'R'] as const

const isLowest = (at: number, parts: number) => Ratio.of(at, parts).d === parts

/** As many moves as there is no shorter fraction for. */
const MOVES: Readonly<Record<Level['kind'], readonly Tick[]>> = {
  unit: [],
  proper: TICKS.proper.filter(({ parts, at }) => at > 2 && isLowest(at, parts)),
  'over one': TICKS['over one'].filter(({ parts, at }) => at > 3 && at < 12 && isLowest(at, parts)),
}

/** The ticks between whole numbers, counted from zero. */
const ticksBetween = (parts: number, wholes: number) =>
  Array.from({ length: parts * wholes }, (_, i) => i).filter(at => at % parts !== 0)

/** Lines with labels to fill in. */
const LINES = {
  unit: [{ parts: 4, wholes: 1 }],
  proper: [4, 6, 8].map(parts => ({ parts, wholes: 1 })),
  'over one': [2, 3, 4, 6, 8].map(parts => ({ parts, wholes: 2 })),
}

const JUMPERS = [
  nouns.frog,
  nouns.bunny,
  nouns.cricket,
  nouns.kitten,
  nouns.toyCar,
  nouns.robot,
  nouns.bird,
  nouns.squirrel,
]

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  fillLabels: form({
    levels: ['medium', 'hard'],
    share: 2,
    instruction: { en: prose`Write the missing fractions.`, es: prose`Escribe las fracciones que faltan.` },
    wide: true,
    draw(random, level) {
      const { parts, wholes } = random.evenly(LINES[level.kind])
      const open = ticksBetween(parts, wholes)
      const missing = random.until(
        () => random.sample(open, Math.max(2, Math.min(open.length - 1, 3))),
        // On a line beyond 1 fractions above 1 are asked for.
        drawn => wholes === 1 || drawn.some(at => at > parts),
      )
      return { parts, wholes, missing: missing.sort((a, b) => a - b) }
    },
    answer: numberList,
    solve: ({ parts, missing }) => missing.map(at => over(at, parts)),
    ask: ({ parts, wholes, missing }) =>
      both(
        figure(
          numberLine({
            from: 0,
            to: wholes,
            step: Ratio.of(1, parts),
            labels: 'all',
            blanks: missing.map(at => Ratio.of(at, parts)),
          }),
        ),
      ),
    solution: ({ parts, missing }) => [
      partsToOne(parts),
      step(list(...missing), because.count, {
        group: { en: line`the parts from 0 to each box`, es: line`las partes de 0 a cada recuadro` },
      }),
      answerStep(list(...missing.map(at => over(at, parts))), {
        en: line`These numbers of parts are the numerators. The denominator is ${parts}.`,
        es: line`Estos números de partes son los numeradores. El denominador es ${parts}.`,
      }),
    ],
    check(printed, answers) {
      const line = printed.figure('number-line')
      const boxes = line.labels.filter(({ label }) => label.kind === 'blank').map(({ at }) => ratioOfExact(at))
      return boxes.length === answers.length && boxes.every((at, i) => exact(itemOf(answers, i)).equals(at))
    },
  }),
  wrongPoint: form({
    levels: ['medium', 'hard'],
    kind: 'find-mistake',
    draw(random, { wholes: [wholes] }) {
      const parts = random.evenly(wholes > 1 ? [3, 4, 6] : [6, 8])
      const open = ticksBetween(parts, wholes)
      const wrong = random.evenly([0, 1, 2] as const)
      // The wrong fraction is not the right one of another point.
      const places = random.until(
        () => random.sample(open, 3).sort((a, b) => a - b),
        drawn => !drawn.includes(itemOf(drawn, wrong) + 1),
      )
      return { parts, wholes, places, wrong }
    },
    answer: option({ P: both(symbol('P')), Q: both(symbol('Q')), R: both(symbol('R')) }),
    solve: ({ wrong }) => LETTERS[wrong],
    ask({ parts, wholes, places, wrong }) {
      const drawn = figure(
        lineOf(
          parts,
          wholes,
          places.map((at, i) => [Ratio.of(at, parts), itemOf(LETTERS, i)]),
        ),
      )
      // The wrong fraction counts the tick at zero as the first.
      const claims = places.map((at, i) => equation(symbol(itemOf(LETTERS, i)), over(i === wrong ? at + 1 : at, parts)))
      return {
        en: [drawn, list(...claims), prose`Which point has a wrong fraction?`],
        es: [drawn, list(...claims), prose`¿Qué punto tiene una fracción incorrecta?`],
      }
    },
    solution({ parts, places, wrong }) {
      const [at, letter] = [itemOf(places, wrong), symbol(LETTERS[wrong])]
      const right = places.flatMap((place, i) =>
        i === wrong ? [] : [equation(symbol(itemOf(LETTERS, i)), over(place, parts))],
      )
      return [
        partsToOne(parts),
        answerStep(list(...right), {
          en: line`Count the parts from 0 to each point. These two fractions are right.`,
          es: line`Cuenta las partes del 0 a cada punto. Estas dos fracciones son correctas.`,
        }),
        answerStep(equation(letter, over(at, parts)), {
          en: line`Point ${letter} is ${count(at, nouns.part)} from 0, not ${count(at + 1, nouns.part)}: the tick at 0 was counted too.`,
          es: line`El punto ${letter} está a ${count(at, nouns.part)} del 0, no a ${count(at + 1, nouns.part)}: también se contó la marca del 0.`,
        }),
      ]
    },
    check(printed, answer) {
      const line = printed.figure('number-line')
      const points = placed(line)
      const isWrong = (claim: Expr, i: number) =>
        claim.kind === 'relation' && points[i]?.equals(evaluate(claim.right)) === false
      const wrong = printed.one('list').items.flatMap((claim, i) => (isWrong(claim, i) ? [LETTERS[i]] : []))
      return wrong.length === 1 && wrong[0] === answer
    },
  }),
  jumps: form({
    levels: ['medium', 'hard'],
    kind: 'story',
    draw: (random, { kind }) => ({
      ...random.evenly(MOVES[kind]),
      jumper: random.evenly(startingAt(JUMPERS, kind === 'proper' ? 0 : 4)),
    }),
    answer: fraction,
    solve: ({ parts, at }) => over(at, parts),
    ask: ({ parts, at, jumper }) => ({
      en: prose`On a number line, ${aThing(jumper)} starts at 0 and moves ${over(1, parts)} to the right each time. At what fraction is the ${thing(jumper)} after ${at} moves?`,
      es: prose`En una recta numérica, ${aThing(jumper)} parte del 0 y cada vez avanza ${over(1, parts)} a la derecha. ¿En qué fracción está ${theThing(jumper)} después de ${at} avances?`,
    }),
    solution: ({ parts, at, jumper }) => [
      step(list(...wholes(1, at).map(moves => over(moves, parts))), because.explain, {
        sentence: {
          en: line`Count up by ${over(1, parts)}, one fraction for each move.`,
          es: line`Cuenta de ${over(1, parts)} en ${over(1, parts)}, una fracción por cada avance.`,
        },
      }),
      answerStep(over(at, parts), {
        en: line`After ${at} moves, the ${thing(jumper)} is at ${over(at, parts)}.`,
        es: line`Después de ${at} avances, ${theThing(jumper)} está en ${over(at, parts)}.`,
      }),
    ],
    // As many moves of the printed length as are printed.
    check(printed, answer) {
      const [moves] = printed.take(1)
      return exact(answer)
        .over(evaluate(printed.one('quotient')))
        .equals(moves)
    },
  }),
})
