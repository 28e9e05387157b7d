import { figureChoice } from '../../answer/choice.ts'
import { drawing } from '../../answer/drawing.ts'
import { fraction } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { both, figure, prose } from '../../content.ts'
import { ratioOf } from '../../figure/exact.ts'
import { type NumberLine, numberLine } from '../../figure/number-line.ts'
import { equation, list, over, symbol } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'

interface Level {
  readonly wholes: readonly [least: number, most: number]
  readonly kind: 'unit' | 'proper' | 'over one'
}

const DENOMINATORS = [2, 3, 4, 6, 8]
const LETTERS = ['P', 'Q', 'R'] as const

/** A tick of a line with so many parts to the whole; never a whole number. */
function draw(random: Random, { wholes: [least, most], kind }: Level) {
  const parts = random.pick(kind === 'proper' ? [3, 4, 6, 8] : DENOMINATORS)
  const wholes = parts === 8 ? least : random.int(least, most)
  switch (kind) {
    case 'unit':
      return { parts, wholes, at: 1 }
    case 'proper':
      return { parts, wholes, at: random.int(2, parts - 1) }
    case 'over one':
      return { parts, wholes, at: random.int(1, wholes - 1) * parts + random.int(1, parts - 1) }
    default:
      return kind satisfies never
  }
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

/** How many steps from zero a place is. */
const stepsTo = ({ step }: NumberLine, at: Ratio) => at.over(step ? ratioOf(step) : 1)

const placed = (line: NumberLine) => line.points.map(({ at }) => ratioOf(at))

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
      share: 3,
      lines: 0,
      draw,
      answer: fraction,
      solve: ({ parts, at }) => over(at, parts),
      ask({ parts, wholes, at }) {
        const drawn = figure(lineOf(parts, wholes, [[Ratio.of(at, parts), 'A']]))
        return {
          en: [drawn, prose`What fraction is at point A? ____`],
          es: [drawn, prose`¿Qué fracción está en el punto A? ____`],
        }
      },
      check(printed, answer) {
        const line = printed.figure('number-line')
        const [at] = placed(line)
        return at !== undefined && stepsTo(line, exact(answer)).equals(stepsTo(line, at))
      },
    }),

    place: form({
      share: 2,
      lines: 0,
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
      check(printed, { parts, at }) {
        const line = printed.figure('number-line')
        return stepsTo(line, evaluate(printed.one('quotient'))).equals(at) && stepsTo(line, Ratio.of(1)).equals(parts)
      },
    }),

    onePart: form({
      levels: ['easy'],
      lines: 0,
      draw,
      answer: fraction,
      solve: ({ parts }) => over(1, parts),
      ask({ parts, wholes }) {
        const drawn = figure(lineOf(parts, wholes))
        return {
          en: [drawn, prose`The line from 0 to 1 has equal parts. What fraction is one part? ____`],
          es: [drawn, prose`La recta de 0 a 1 tiene partes iguales. ¿Qué fracción es una parte? ____`],
        }
      },
      // So many of them make one whole.
      check: (printed, answer) => stepsTo(printed.figure('number-line'), exact(answer)).equals(1),
    }),

    fillLabels: form({
      levels: ['medium', 'hard'],
      share: 2,
      instruction: { en: prose`Write the missing fractions.`, es: prose`Escribe las fracciones que faltan.` },
      wide: true,
      lines: 0,
      draw(random, level) {
        const { parts, wholes } = draw(random, { ...level, wholes: [level.wholes[0], level.wholes[0]] })
        const open = ticksBetween(parts, wholes)
        return { parts, wholes, missing: random.sample(open, Math.min(open.length - 1, 3)).sort((a, b) => a - b) }
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
      check(printed, answers) {
        const line = printed.figure('number-line')
        const boxes = line.labels.filter(({ label }) => label.kind === 'blank').map(({ at }) => ratioOf(at))
        return boxes.length === answers.length && boxes.every((at, i) => exact(answers[i] ?? 0).equals(at))
      },
    }),

    whichLine: form({
      levels: ['easy', 'medium'],
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
      check(printed, answer) {
        if (answer.kind !== 'number-line') return false
        const [at] = placed(answer)
        return at?.equals(evaluate(printed.one('quotient'))) === true
      },
    }),

    wrongPoint: form({
      levels: ['medium', 'hard'],
      draw(random, { wholes: [wholes] }) {
        const parts = random.pick(wholes > 1 ? [3, 4, 6] : [4, 6, 8])
        const open = ticksBetween(parts, wholes)
        const places = random.sample(open, 3).sort((a, b) => a - b)
        return { parts, wholes, places, wrong: random.evenly([0, 1, 2]) }
      },
      answer: option({ P: both(symbol('P')), Q: both(symbol('Q')), R: both(symbol('R')) }),
      solve: ({ wrong }) => LETTERS[wrong],
      ask({ parts, wholes, places, wrong }) {
        const drawn = figure(
          lineOf(
            parts,
            wholes,
            places.map((at, i) => [Ratio.of(at, parts), LETTERS[i] ?? 'P']),
          ),
        )
        // The wrong fraction counts the tick at zero as the first.
        const claims = places.map((at, i) =>
          equation(symbol(LETTERS[i] ?? 'P'), over(i === wrong ? at + 1 : at, parts)),
        )
        return {
          en: [drawn, list(...claims), prose`Which fraction is wrong?`],
          es: [drawn, list(...claims), prose`¿Qué fracción está equivocada?`],
        }
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

    cutTheLine: form({
      levels: ['hard'],
      lines: 0,
      draw: random => {
        const parts = random.pick([2, 3, 4, 6])
        return {
          parts,
          wholes: 2,
          at: random.until(
            () => random.int(1, 2 * parts - 1),
            at => at % parts !== 0,
          ),
        }
      },
      answer: plotted,
      solve: facts => facts,
      ask({ parts, wholes, at }) {
        const drawn = figure(numberLine({ from: 0, to: wholes, step: 1, labels: 'all' }))
        return {
          en: [prose`Cut each whole into equal parts and mark ${over(at, parts)}.`, drawn],
          es: [prose`Divide cada entero en partes iguales y marca ${over(at, parts)}.`, drawn],
        }
      },
      check: (printed, { parts, at }) => evaluate(printed.one('quotient')).equals(Ratio.of(at, parts)),
    }),
  }),
)
