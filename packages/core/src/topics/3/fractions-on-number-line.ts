import {
  answerStep,
  aThing,
  both,
  count,
  defineTopic,
  drawing,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  figure,
  figureChoice,
  fraction,
  itemOf,
  line,
  list,
  type NumberLine,
  numberLine,
  numberList,
  option,
  over,
  prose,
  type Random,
  Ratio,
  ratioOfExact,
  type Step,
  step,
  symbol,
  tupleOf,
  wholes,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'

interface Level {
  readonly wholes: readonly [least: number, most: number]
  readonly kind: 'unit' | 'proper' | 'over one'
}

const DENOMINATORS = [2, 3, 4, 6, 8]
const LETTERS = ['P', 'Q', 'R'] as const

const isLowest = (at: number, parts: number) => Ratio.of(at, parts).d === parts

interface Tick {
  readonly parts: number
  readonly wholes: number
  readonly at: number
}

/** Every tick of each level, never a whole number, so that they come by turns. */
const TICKS: Readonly<Record<Level['kind'], readonly Tick[]>> = {
  unit: DENOMINATORS.map(parts => ({ parts, wholes: 1, at: 1 })),
  proper: [4, 6, 8].flatMap(parts => wholes(2, parts - 1).map(at => ({ parts, wholes: 1, at }))),
  'over one': DENOMINATORS.flatMap(parts =>
    (parts === 8 ? [2] : [2, 3]).flatMap(most =>
      wholes((most - 1) * parts + 1, most * parts - 1).map(at => ({ parts, wholes: most, at })),
    ),
  ),
}
const draw = (random: Random, { kind }: Level): Tick => random.evenly(TICKS[kind])
/** As many moves as there is no shorter fraction for. */
const MOVES: Readonly<Record<Level['kind'], readonly Tick[]>> = {
  unit: [],
  proper: TICKS.proper.filter(({ parts, at }) => at > 2 && isLowest(at, parts)),
  'over one': TICKS['over one'].filter(({ parts, at }) => at > 3 && at < 12 && isLowest(at, parts)),
}

const WHOLES = [0, 1, 2, 3]
/** The ticks between whole numbers, counted from zero. */
const ticksBetween = (parts: number, wholes: number) =>
  Array.from({ length: parts * wholes }, (_, i) => i).filter(at => at % parts !== 0)
const lineOf = (parts: number, wholes: number, points: readonly (Ratio | readonly [Ratio, string])[] = []) =>
  numberLine({ from: 0, to: wholes, step: Ratio.of(1, parts), labels: WHOLES.slice(0, wholes + 1), points })

const plotted = drawing<{ parts: number; wholes: number; at: number }>(
  ({ parts, wholes, at }) => lineOf(parts, wholes, [Ratio.of(at, parts)]),
  value => [
    { ...value, at: value.at + 1 },
    { ...value, at: value.at - 1 },
  ],
)

/** The first step of all: what one part is. */
const partsToOne = (parts: number): Step =>
  step(expr(parts), because.count, {
    group: { en: line`the equal parts from 0 to 1`, es: line`las partes iguales de 0 a 1` },
  })
const marked = (parts: number, wholes: number, at: number): Step =>
  answerStep(figure(lineOf(parts, wholes, [Ratio.of(at, parts)])), {
    en: line`Mark the point that is ${count(at, nouns.part)} from 0.`,
    es: line`Marca el punto que está a ${count(at, nouns.part)} del 0.`,
  })

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

/** How many steps from zero a place is. */
const stepsTo = ({ step }: NumberLine, at: Ratio) => at.over(step ? ratioOfExact(step) : 1)

const placed = (line: NumberLine) => line.points.map(({ at }) => ratioOfExact(at))

export const fractionsOnNumberLine = defineTopic(
  {
    id: 'fractions-on-number-line',
    name: { en: 'Fractions on a number line', es: 'Fracciones en la recta numérica' },
    description: {
      en: 'Name or place a fraction on a number line divided into equal parts.',
      es: 'Nombra o ubica una fracción en una recta numérica dividida en partes iguales.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['3.NF.A.2', '3.NF.A.2a', '3.NF.A.2b'],
    variety: { easy: 19 },
    levels: {
      easy: { wholes: [1, 1], kind: 'unit' },
      medium: { wholes: [1, 1], kind: 'proper' },
      hard: { wholes: [2, 3], kind: 'over one' },
    },
  },
  form => ({
    namePoint: form({
      share: 2,
      draw,
      answer: fraction,
      solve: ({ parts, at }) => over(at, parts),
      ask({ parts, wholes, at }) {
        const drawn = figure(lineOf(parts, wholes, [[Ratio.of(at, parts), 'A']]))
        return {
          en: [drawn, prose`What fraction is at point A? Use the number of equal parts as the denominator. ____`],
          es: [drawn, prose`¿Qué fracción está en el punto A? Usa como denominador el número de partes iguales. ____`],
        }
      },
      solution: ({ parts, at }) => [
        partsToOne(parts),
        answerStep(over(at, parts), {
          en: line`Point A is ${count(at, nouns.part)} from 0.`,
          es: line`El punto A está a ${count(at, nouns.part)} del 0.`,
        }),
      ],
      check(printed, answer) {
        const line = printed.figure('number-line')
        const [at] = tupleOf(placed(line), 1)
        return stepsTo(line, exact(answer)).equals(stepsTo(line, at))
      },
    }),

    place: form({
      share: 2,
      draw,
      answer: plotted,
      solve: facts => facts,
      ask({ parts, wholes, at }) {
        const [asked, drawn] = [over(at, parts), figure(lineOf(parts, wholes))]
        return {
          en: [prose`Mark ${asked} on the number line.`, drawn],
          es: [prose`Marca ${asked} en la recta numérica.`, drawn],
        }
      },
      solution: ({ parts, wholes, at }) => [partsToOne(parts), marked(parts, wholes, at)],
      check(printed, { parts, at }) {
        const line = printed.figure('number-line')
        return stepsTo(line, evaluate(printed.one('quotient'))).equals(at) && stepsTo(line, Ratio.of(1)).equals(parts)
      },
    }),

    onePart: form({
      levels: ['easy'],
      draw,
      answer: fraction,
      solve: ({ parts }) => over(1, parts),
      ask({ parts, wholes }) {
        const drawn = figure(lineOf(parts, wholes))
        return {
          en: [
            drawn,
            prose`The line from 0 to 1 is divided into equal parts. What fraction of the whole is each part? ____`,
          ],
          es: [
            drawn,
            prose`La recta de 0 a 1 está dividida en partes iguales. ¿Qué fracción del entero es cada parte? ____`,
          ],
        }
      },
      solution: ({ parts }) => [
        partsToOne(parts),
        answerStep(over(1, parts), {
          en: line`Each part is one of ${parts} equal parts.`,
          es: line`Cada parte es una de ${parts} partes iguales.`,
        }),
      ],
      // So many of them make one whole.
      check: (printed, answer) => stepsTo(printed.figure('number-line'), exact(answer)).equals(1),
    }),

    fillLabels: form({
      levels: ['medium', 'hard'],
      share: 2,
      instruction: { en: prose`Write the missing fractions.`, es: prose`Escribe las fracciones que faltan.` },
      wide: true,
      draw(random, level) {
        const { parts, wholes } = random.evenly(LINES[level.kind])
        const open = ticksBetween(parts, wholes)
        const missing = random.until(
          () => random.sample(open, Math.min(open.length - 1, 3)),
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
        step(list(...missing.map(at => over(at, parts))), because.count, {
          group: { en: line`the parts from 0 to each box`, es: line`las partes de 0 a cada recuadro` },
        }),
      ],
      check(printed, answers) {
        const line = printed.figure('number-line')
        const boxes = line.labels.filter(({ label }) => label.kind === 'blank').map(({ at }) => ratioOfExact(at))
        return boxes.length === answers.length && boxes.every((at, i) => exact(itemOf(answers, i)).equals(at))
      },
    }),

    whichLine: form({
      levels: ['easy'],
      draw: (random, level) =>
        random.until(
          () => draw(random, level),
          ({ parts, at }) => parts > 2 && at * 2 !== parts,
        ),
      answer: figureChoice,
      solve: ({ parts, wholes, at }) => lineOf(parts, wholes, [Ratio.of(at, parts)]),
      mistakes: ({ parts, wholes, at }) => ({
        zeroTickCounted: lineOf(parts, wholes, [Ratio.of(at - 1, parts)]),
        fromTheOtherEnd: lineOf(parts, wholes, [Ratio.of(parts - at, parts)]),
        onePartTooMany: lineOf(parts + 1, wholes, [Ratio.of(at, parts + 1)]),
      }),
      ask: ({ parts, at }) => ({
        en: prose`Which number line shows ${over(at, parts)}?`,
        es: prose`¿Qué recta numérica muestra ${over(at, parts)}?`,
      }),
      solution: ({ parts, wholes, at }) => [
        step(expr(parts), because.explain, {
          sentence: {
            en: line`The denominator tells how many equal parts are from 0 to 1.`,
            es: line`El denominador dice cuántas partes iguales hay de 0 a 1.`,
          },
        }),
        step(figure(lineOf(parts, wholes, [Ratio.of(at, parts)])), because.explain, {
          sentence: {
            en: line`The numerator tells how many parts the point is from 0: ${at}. The other lines have a point ${count(at - 1, nouns.part)} from 0, a point ${count(parts - at, nouns.part)} from 0, or ${count(parts + 1, nouns.part)} in all.`,
            es: line`El numerador dice a cuántas partes del 0 está el punto: ${at}. Las otras rectas tienen un punto a ${count(at - 1, nouns.part)} del 0, un punto a ${count(parts - at, nouns.part)} del 0 o ${count(parts + 1, nouns.part)} en total.`,
          },
        }),
      ],
      check(printed, answer) {
        if (answer.kind !== 'number-line') return false
        const [at] = tupleOf(placed(answer), 1)
        return at.equals(evaluate(printed.one('quotient')))
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
        const claims = places.map((at, i) =>
          equation(symbol(itemOf(LETTERS, i)), over(i === wrong ? at + 1 : at, parts)),
        )
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
            en: line`Point ${letter} is ${count(at, nouns.part)} from 0, not ${at + 1}: the tick at 0 was counted too.`,
            es: line`El punto ${letter} está a ${count(at, nouns.part)} del 0, no a ${at + 1}: también se contó la marca del 0.`,
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
      draw: (random, { kind }) => ({ ...random.evenly(MOVES[kind]), jumper: random.evenly(JUMPERS) }),
      answer: fraction,
      solve: ({ parts, at }) => over(at, parts),
      ask: ({ parts, at, jumper }) => ({
        en: prose`On a number line, ${aThing(jumper)} starts at 0 and moves ${over(1, parts)} to the right each time. At what fraction is it after ${at} moves?`,
        es: prose`En una recta numérica, ${aThing(jumper)} parte del 0 y cada vez avanza ${over(1, parts)} a la derecha. ¿En qué fracción está después de ${at} avances?`,
      }),
      solution: ({ parts, at }) => [
        step(list(...wholes(1, at).map(moves => over(moves, parts))), because.explain, {
          sentence: {
            en: line`Count up by ${over(1, parts)}, one fraction for each move.`,
            es: line`Cuenta de ${over(1, parts)} en ${over(1, parts)}, una fracción por cada avance.`,
          },
        }),
        answerStep(over(at, parts), {
          en: line`After ${at} moves it is at ${over(at, parts)}.`,
          es: line`Después de ${at} avances está en ${over(at, parts)}.`,
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

    cutTheLine: form({
      levels: ['hard'],
      draw: random => {
        const parts = random.pick([2, 3, 4, 6])
        return { parts, wholes: 2, at: parts + random.int(1, parts - 1) }
      },
      answer: plotted,
      solve: facts => facts,
      ask({ parts, wholes, at }) {
        const drawn = figure(numberLine({ from: 0, to: wholes, step: 1, labels: 'all' }))
        return {
          en: [prose`Divide each whole into equal parts. Then mark ${over(at, parts)}.`, drawn],
          es: [prose`Divide cada entero en partes iguales. Luego marca ${over(at, parts)}.`, drawn],
        }
      },
      solution: ({ parts, wholes, at }) => [
        step(over(1, parts), because.explain, {
          sentence: {
            en: line`Divide each whole into ${parts} equal parts.`,
            es: line`Divide cada entero en ${parts} partes iguales.`,
          },
        }),
        marked(parts, wholes, at),
      ],
      check: (printed, { parts, at }) => evaluate(printed.one('quotient')).equals(Ratio.of(at, parts)),
    }),
  }),
)
