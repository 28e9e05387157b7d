import { figureChoice } from '../../answer/choice.ts'
import { drawing } from '../../answer/drawing.ts'
import { fraction } from '../../answer/number.ts'
import { yesOrNo } from '../../answer/option.ts'
import { figure, prose, theThings } from '../../content.ts'
import { areaGrid } from '../../figure/area-grid.ts'
import { counters } from '../../figure/counters.ts'
import { fractionBar } from '../../figure/fraction-bar.ts'
import { fractionCircle } from '../../figure/fraction-circle.ts'
import { iconNoun } from '../../figure/icon.ts'
import { over } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import {
  countParts,
  DENOMINATORS,
  firstOnes,
  PICTURES,
  picture,
  unequalPicture,
} from './name-fractions-of-shapes/fraction-pictures.ts'

interface Level {
  readonly parts: readonly number[]
  readonly shaded: 'one' | 'several'
}

/** Some parts of a shape, anywhere in it. */
function draw(random: Random, { parts: all, shaded }: Level) {
  const [kind, parts] = [random.evenly(PICTURES), random.pick(all)]
  const count = shaded === 'one' ? 1 : random.int(2, parts - 1)
  return { kind, parts, shaded: random.sample(firstOnes(parts), count).sort((a, b) => a - b) }
}

const drawnPicture = (printed: Printed) =>
  printed.blocks.flatMap(block => (block.kind === 'figure' ? [block.figure] : []))
const onlyPicture = (printed: Printed) => {
  const [drawn] = drawnPicture(printed).map(countParts)
  return drawn ?? { parts: 0, shaded: 0, areEqual: false }
}

const shadedPicture = drawing<{ kind: (typeof PICTURES)[number]; parts: number; shaded: number }>(
  ({ kind, parts, shaded }) => picture(kind, parts, firstOnes(shaded)),
  value => [
    { ...value, shaded: value.shaded - 1 },
    { ...value, shaded: value.shaded + 1 },
  ],
)

const partedPicture = drawing<{ kind: 'bar' | 'circle'; parts: number }>(
  ({ kind, parts }) =>
    kind === 'bar'
      ? fractionBar({ parts, partLabel: over(1, parts) })
      : fractionCircle({ parts, partLabel: over(1, parts) }),
  value => [
    { ...value, parts: value.parts + 1 },
    { ...value, parts: value.parts - 1 },
  ],
)

/** So many squares in a row, on paper of one width. */
const strip = (squares: number, paper: number) =>
  areaGrid({ rows: 1, columns: paper, shape: firstOnes(squares).map(column => [0, column]) })

const ICONS = ['star', 'heart', 'apple', 'balloon', 'flower', 'leaf', 'shell', 'fish'] as const

export const nameFractionsOfShapes = defineTopic(
  {
    id: 'name-fractions-of-shapes',
    name: { en: 'Name and show fractions of a whole', es: 'Nombrar y mostrar fracciones de un entero' },
    description: {
      en: 'Name the shaded part of a shape as a fraction or shade a given fraction.',
      es: 'Nombra la parte sombreada de una figura como fracción o sombrea una fracción dada.',
    },
    domain: 'Number & Operations - Fractions',
    standards: ['3.NF.A.1', '3.G.A.2'],
    levels: {
      easy: { parts: DENOMINATORS, shaded: 'one' },
      medium: { parts: [3, 4, 6, 8], shaded: 'several' },
      hard: { parts: [3, 4, 6, 8], shaded: 'several' },
    },
  },
  form => ({
    shadedPart: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction: { en: prose`What fraction is shaded?`, es: prose`¿Qué fracción está sombreada?` },
      lines: 1,
      draw,
      answer: fraction,
      solve: ({ parts, shaded }) => over(shaded.length, parts),
      ask: ({ kind, parts, shaded }) => {
        const drawn = figure(picture(kind, parts, shaded))
        return { en: drawn, es: drawn }
      },
      check(printed, answer) {
        const { parts, shaded, areEqual } = onlyPicture(printed)
        return areEqual && exact(answer).times(parts).equals(shaded)
      },
    }),

    whitePart: form({
      levels: ['medium'],
      instruction: { en: prose`What fraction is not shaded?`, es: prose`¿Qué fracción no está sombreada?` },
      lines: 1,
      draw,
      answer: fraction,
      solve: ({ parts, shaded }) => over(parts - shaded.length, parts),
      ask: ({ kind, parts, shaded }) => {
        const drawn = figure(picture(kind, parts, shaded))
        return { en: drawn, es: drawn }
      },
      check(printed, answer) {
        const { parts, shaded } = onlyPicture(printed)
        return exact(answer).times(parts).plus(shaded).equals(parts)
      },
    }),

    shade: form({
      levels: ['medium'],
      share: 2,
      lines: 0,
      draw: (random, level) => {
        const { kind, parts, shaded } = draw(random, level)
        return { kind, parts, shaded: shaded.length }
      },
      answer: shadedPicture,
      solve: facts => facts,
      ask({ kind, parts, shaded }) {
        const [asked, drawn] = [over(shaded, parts), figure(picture(kind, parts, []))]
        return { en: [prose`Shade ${asked}.`, drawn], es: [prose`Sombrea ${asked}.`, drawn] }
      },
      check(printed, { parts, shaded }) {
        return onlyPicture(printed).parts === parts && evaluate(printed.one('quotient')).times(parts).equals(shaded)
      },
    }),

    partOfASet: form({
      levels: ['easy', 'medium'],
      lines: 1,
      draw(random, { parts: all, shaded }) {
        const parts = random.pick(all)
        const gray = random.sample(firstOnes(parts), shaded === 'one' ? 1 : random.int(2, parts - 1))
        return { icon: random.pick(ICONS), parts, gray }
      },
      answer: fraction,
      solve: ({ parts, gray }) => over(gray.length, parts),
      ask({ icon, parts, gray }) {
        const noun = theThings(iconNoun(icon))
        const drawn = figure(
          counters({
            items: firstOnes(parts).map(i => ({
              icon,
              fill: gray.includes(i) ? ('gray' as const) : ('white' as const),
            })),
            perRow: parts > 4 ? parts / 2 : parts,
          }),
        )
        return {
          en: [prose`What fraction of ${noun} is gray?`, drawn],
          es: [prose`¿Qué fracción de ${noun} es gris?`, drawn],
        }
      },
      check(printed, answer) {
        const items = printed.figure('counters').groups.flatMap(group => group.items)
        const gray = items.filter(({ fill }) => fill === 'gray')
        return exact(answer).times(items.length).equals(gray.length)
      },
    }),

    whichPicture: form({
      levels: ['medium', 'hard'],
      draw: (random, { parts: all }) => {
        const parts = random.pick(all)
        const shaded = random.until(
          () => random.int(1, parts - 1),
          count => count * 2 !== parts,
        )
        return { kind: random.evenly(['bar', 'circle']), parts, shaded }
      },
      answer: figureChoice,
      solve: ({ kind, parts, shaded }) => picture(kind, parts, firstOnes(shaded)),
      mistakes: ({ kind, parts, shaded }) => ({
        unequalParts: unequalPicture(kind, [...firstOnes(parts - 1).map(() => 1), 2], shaded),
        shadedOverWhite: picture(kind, parts + shaded, firstOnes(shaded)),
        whitePartInstead: picture(kind, parts, firstOnes(parts - shaded)),
      }),
      ask: ({ parts, shaded }) => ({
        en: prose`Which picture shows ${over(shaded, parts)}?`,
        es: prose`¿Qué dibujo muestra ${over(shaded, parts)}?`,
      }),
      check(printed, answer) {
        const { parts, shaded, areEqual } = countParts(answer)
        return areEqual && evaluate(printed.one('quotient')).times(parts).equals(shaded)
      },
    }),

    equalParts: form({
      levels: ['hard'],
      draw: random => ({
        kind: random.pick(['bar', 'circle']),
        parts: random.pick([3, 4, 6]),
        areEqual: random.evenly([true, false]),
        large: random.int(2, 3),
      }),
      answer: yesOrNo,
      solve: ({ areEqual }) => (areEqual ? 'yes' : 'no'),
      ask({ kind, parts, areEqual, large }) {
        const sizes = firstOnes(parts).map(i => (areEqual || i > 0 ? 1 : large))
        const [asked, drawn] = [over(1, parts), figure(unequalPicture(kind, sizes, 1))]
        return {
          en: [drawn, prose`Is ${asked} of the shape shaded?`],
          es: [drawn, prose`¿Está sombreado ${asked} de la figura?`],
        }
      },
      // The share of the shaded size, not of the number of parts.
      check(printed, answer) {
        const [drawn] = drawnPicture(printed)
        const parts =
          drawn?.kind === 'fraction-bar'
            ? (drawn.rows[0]?.wholes[0] ?? [])
            : drawn?.kind === 'fraction-circle'
              ? (drawn.circles[0] ?? [])
              : []
        const size = (some: typeof parts) => some.reduce((total, part) => total + part.size, 0)
        const shaded = Ratio.of(size(parts.filter(({ fill }) => fill === 'gray')), size(parts))
        return answer === (shaded.equals(evaluate(printed.one('quotient'))) ? 'yes' : 'no')
      },
    }),

    wholeFromAPart: form({
      levels: ['hard'],
      draw: random => {
        const [cells, parts] = [random.int(1, 2), random.pick([3, 4])]
        return random.evenly([true, false]) || cells === 2 ? { cells, parts } : { cells, parts: random.pick([6, 8]) }
      },
      answer: figureChoice,
      solve: ({ cells, parts }) => strip(cells * parts, cells * (parts + 2)),
      mistakes: ({ cells, parts }) => ({
        onePartMore: strip(cells * (parts + 1), cells * (parts + 2)),
        onePartLess: strip(cells * (parts - 1), cells * (parts + 2)),
        twoPartsMore: strip(cells * (parts + 2), cells * (parts + 2)),
      }),
      ask({ cells, parts }) {
        const [asked, drawn] = [over(1, parts), figure(strip(cells, cells * (parts + 2)))]
        return {
          en: [drawn, prose`The gray part is ${asked} of a whole. Which gray figure is the whole?`],
          es: [drawn, prose`La parte gris es ${asked} de un entero. ¿Qué figura gris es el entero?`],
        }
      },
      check(printed, answer) {
        const part = printed.figure('area-grid').shaded.length
        return answer.kind === 'area-grid' && evaluate(printed.one('quotient')).times(answer.shaded.length).equals(part)
      },
    }),

    eachPart: form({
      levels: ['hard'],
      lines: 0,
      draw: random => ({ kind: random.evenly(PICTURES), parts: random.pick(DENOMINATORS) }),
      answer: fraction,
      solve: ({ parts }) => over(1, parts),
      ask({ kind, parts }) {
        const drawn = figure(picture(kind, parts, []))
        return {
          en: [drawn, prose`The parts are equal. Each part is ____ of the area of the shape.`],
          es: [drawn, prose`Las partes son iguales. Cada parte es ____ del área de la figura.`],
        }
      },
      // All the parts together make the whole.
      check: (printed, answer) => exact(answer).times(onlyPicture(printed).parts).equals(1),
    }),

    cutIntoParts: form({
      levels: ['hard'],
      lines: 0,
      draw: random => ({ kind: random.evenly(['bar', 'circle']), parts: random.pick([2, 3, 4, 6, 8]) }),
      answer: partedPicture,
      solve: facts => facts,
      ask({ kind, parts }) {
        const drawn = figure(kind === 'bar' ? fractionBar({ parts: 1 }) : fractionCircle({ parts: 1 }))
        return {
          en: [prose`Cut the shape into ${parts} equal parts. Write in each part what fraction it is.`, drawn],
          es: [prose`Divide la figura en ${parts} partes iguales. Escribe en cada parte qué fracción es.`, drawn],
        }
      },
      check: (printed, { parts }) => printed.numbers[0]?.equals(parts) === true,
    }),
  }),
)
