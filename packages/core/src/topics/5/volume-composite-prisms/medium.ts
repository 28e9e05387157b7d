import {
  answerStep,
  capital,
  equation,
  exact,
  explainedBy,
  type FormMaker,
  figure,
  line,
  measure,
  minus,
  prose,
  role,
  type Sentence,
  sentenceChoice,
  symbol,
  tupleOf,
  type UnitId,
  withFigure,
} from '../../../author.ts'
import { measured } from '../../kit/measures/measured.ts'
import { blankAnswers, namedLines } from '../../kit/measures/named-blanks.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { FIND, partBlanks, storySteps } from './easy.ts'
import {
  addSteps,
  type Bent,
  bentVolume,
  deducedStep,
  drawBent,
  drawnBent,
  drawnEdges,
  drawnVolume,
  drawnVolumes,
  type Edges,
  isStacked,
  type levels,
  partSteps,
  partsOf,
  UNITS,
  type Units,
  volumeOf,
} from './solids.ts'
import { twoParts } from './stories.ts'

const isCut = { isCut: true }
const missingBlank = (cut: Bent['cut'], edge: UnitId) =>
  cut === 'upright'
    ? { name: { en: 'Length of part B', es: 'Largo de la parte B' }, unit: edge }
    : { name: { en: 'Height of part B', es: 'Altura de la parte B' }, unit: edge }
const blanksOf = (cut: Bent['cut'], { edge, cubic }: Units) => [missingBlank(cut, edge), ...partBlanks(cubic)]
const missingOf = ({ cut, length, height, top, low }: Bent): number => (cut === 'upright' ? length - top : height - low)

const triple = ([length, width, height]: Edges, edge: UnitId): Sentence => ({
  key: `${length} ${width} ${height}`,
  says: {
    en: prose`length ${measure(length, edge)}, width ${measure(width, edge)}, height ${measure(height, edge)}`,
    es: prose`largo ${measure(length, edge)}, ancho ${measure(width, edge)}, altura ${measure(height, edge)}`,
  },
})

/** By how much part A is larger or smaller than part B. */
const apart = (bent: Bent): number => {
  const [a, b] = partsOf(bent)
  return volumeOf(a) - volumeOf(b)
}

/** B is as wide as A and lower by so much. */
interface Lower {
  readonly a: Edges
  readonly length: number
  readonly by: number
}
const lowerPart = ({ a: [, width, height], length, by }: Lower): Edges => [length, width, height - by]
/** Parts that stand side by side: each is as wide as the other. */
const beside = twoParts.filter(({ b }) => !/layer|block on top/.test(b.en))

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  cutSolid: form({
    levels: ['medium'],
    draw: random => ({ units: random.evenly(UNITS), ...drawBent(random), cut: 'upright' as const }),
    answer: measured,
    solve: ({ units, ...bent }) => ({ amount: bentVolume(bent), unit: units.cubic }),
    ask: ({ units, ...bent }) => withFigure(FIND, drawnBent(bent, units, isCut)),
    solution: ({ units, ...bent }) => [
      deducedStep(bent),
      ...partSteps(partsOf(bent)),
      ...addSteps(partsOf(bent).map(volumeOf), units),
    ],
    check: (printed, { amount }) => exact(amount).equals(drawnVolume(printed)),
  }),

  cutParts: form({
    levels: ['medium'],
    draw: random => ({ units: random.evenly(UNITS), ...drawBent(random), cut: 'level' as const }),
    answer: blankAnswers,
    solve: ({ units: _, ...bent }) => [missingOf(bent), ...partsOf(bent).map(volumeOf), bentVolume(bent)],
    ask: ({ units, ...bent }) => {
      const lines = namedLines(...blanksOf(bent.cut, units))
      const drawn = figure(drawnBent(bent, units, isCut))
      return {
        en: [
          prose`Find the missing edge of part B, the volume of each part, and the total volume.`,
          drawn,
          ...lines.en,
        ],
        es: [
          prose`Halla la arista que falta de la parte B, el volumen de cada parte y el volumen total.`,
          drawn,
          ...lines.es,
        ],
      }
    },
    solution: ({ units, ...bent }) => [
      deducedStep(bent),
      ...partSteps(partsOf(bent)),
      ...addSteps(partsOf(bent).map(volumeOf), units),
    ],
    check(printed, answers) {
      const [edge, a, b, all] = tupleOf(answers.map(exact), 4)
      const [first, second] = tupleOf(drawnVolumes(printed), 2)
      const [, other] = tupleOf(drawnEdges(printed), 2)
      // Where one stands on the other, its height is missing.
      const missing = isStacked(printed) ? other[2] : other[0]
      return edge.equals(missing) && a.equals(first) && b.equals(second) && all.minus(a).equals(b)
    },
  }),

  edgesOfPart: form({
    levels: ['medium'],
    // Three different edges: each has one place only.
    draw: random => ({
      units: random.evenly(UNITS),
      ...random.until(
        () => drawBent(random, 'level'),
        bent => new Set(partsOf(bent)[1]).size === 3,
      ),
    }),
    answer: sentenceChoice,
    solve: ({ units, ...bent }) => triple(partsOf(bent)[1], units.edge),
    mistakes: ({ units: { edge }, ...bent }) => {
      const { length, width, height, top, low } = bent
      return bent.cut === 'upright'
        ? {
            whole: triple([length, width, low], edge),
            otherDifference: triple([length - top, width, height - low], edge),
            wholeHeight: triple([length - top, width, height], edge),
          }
        : {
            whole: triple([top, width, height], edge),
            otherDifference: triple([length - top, width, height - low], edge),
            lowHeight: triple([top, width, low], edge),
          }
    },
    ask: ({ units, ...bent }) =>
      withFigure(
        { en: prose`What are the edges of part B?`, es: prose`¿Cuánto miden las aristas de la parte B?` },
        drawnBent(bent, units, isCut),
      ),
    solution: ({ units, ...bent }, answer) => [
      deducedStep(bent),
      answerStep(
        answer.says,
        bent.cut === 'upright'
          ? {
              en: line`Its height, ${measure(bent.low, units.edge)}, and its width, ${measure(bent.width, units.edge)}, are labeled on the drawing.`,
              es: line`Su altura, ${measure(bent.low, units.edge)}, y su ancho, ${measure(bent.width, units.edge)}, están escritos en el dibujo.`,
            }
          : {
              en: line`Its length, ${measure(bent.top, units.edge)}, is labeled at its top. It is as wide as part A: ${measure(bent.width, units.edge)}.`,
              es: line`Su largo, ${measure(bent.top, units.edge)}, está escrito arriba. Es tan ancha como la parte A: ${measure(bent.width, units.edge)}.`,
            },
      ),
    ],
    whyWrong: ({ units: { edge }, ...bent }) => {
      const { length, height, top, low } = bent
      const [long, high] = bent.cut === 'upright' ? [length - top, low] : [top, height - low]
      const heightIs = {
        en: line`The height of part ${symbol('B')} is ${measure(high, edge)}.`,
        es: line`La altura de la parte ${symbol('B')} es de ${measure(high, edge)}.`,
      }
      const lengthIs = {
        en: line`The length of part ${symbol('B')} is ${measure(long, edge)}.`,
        es: line`El largo de la parte ${symbol('B')} es de ${measure(long, edge)}.`,
      }
      const isOfA = {
        en: line`${measure(bent.cut === 'upright' ? height : low, edge)} is the height of part ${symbol('A')}.`,
        es: line`${measure(bent.cut === 'upright' ? height : low, edge)} es la altura de la parte ${symbol('A')}.`,
      }
      return bent.cut === 'upright'
        ? { whole: lengthIs, otherDifference: heightIs, wholeHeight: isOfA }
        : { whole: heightIs, otherDifference: lengthIs, lowHeight: isOfA }
    },
    check: (printed, { key }) => {
      const [, b] = tupleOf(drawnEdges(printed), 2)
      return key === b.join(' ')
    },
  }),

  howMuchLarger: form({
    levels: ['medium'],
    draw: random => ({
      units: random.evenly(UNITS),
      ...random.until(
        () => drawBent(random),
        bent => Math.abs(apart(bent)) >= 8,
      ),
    }),
    answer: measured,
    solve: ({ units, ...bent }) => ({ amount: Math.abs(apart(bent)), unit: units.cubic }),
    ask: ({ units, ...bent }) => {
      const drawn = figure(drawnBent(bent, units, isCut))
      return apart(bent) > 0
        ? {
            en: [prose`How much greater is the volume of part A than the volume of part B?`, drawn],
            es: [prose`¿En cuánto supera el volumen de la parte A al de la parte B?`, drawn],
          }
        : {
            en: [prose`How much greater is the volume of part B than the volume of part A?`, drawn],
            es: [prose`¿En cuánto supera el volumen de la parte B al de la parte A?`, drawn],
          }
    },
    solution: ({ units, ...bent }, { amount }) => {
      const volumes = partsOf(bent).map(volumeOf)
      return [
        deducedStep(bent),
        ...partSteps(partsOf(bent)),
        explainedBy(equation(minus(Math.max(...volumes), Math.min(...volumes)), amount), {
          en: line`Subtract the smaller volume from the greater one.`,
          es: line`Resta el volumen menor del mayor.`,
        }),
        answerStep(
          measure(amount, units.cubic),
          apart(bent) > 0
            ? {
                en: line`The volume of part A is greater by ${measure(amount, units.cubic)}.`,
                es: line`El volumen de la parte A supera al de la parte B en ${measure(amount, units.cubic)}.`,
              }
            : {
                en: line`The volume of part B is greater by ${measure(amount, units.cubic)}.`,
                es: line`El volumen de la parte B supera al de la parte A en ${measure(amount, units.cubic)}.`,
              },
        ),
      ]
    },
    check(printed, { amount }) {
      const [small, large] = tupleOf(
        [...drawnVolumes(printed)].sort((a, b) => a - b),
        2,
      )
      return exact(amount).plus(small).equals(large)
    },
  }),

  lowerPart: form({
    levels: ['medium'],
    kind: 'story',
    draw(random) {
      const setting = random.evenly(startingAt(beside, 4))
      const [length, width, height] = tupleOf(
        setting.sizesA.map(([low, high]) => random.int(low, high)),
        3,
      )
      return {
        setting,
        a: [length + random.int(1, 4), width, height] as Edges,
        length: random.int(...setting.sizesB[0]),
        by: random.int(1, Math.max(1, height - 2)),
      }
    },
    answer: measured,
    solve: ({ setting, ...parts }) => ({ amount: volumeOf(parts.a) + volumeOf(lowerPart(parts)), unit: setting.cubic }),
    ask: ({ setting: { a, b, both, whole, edge }, ...parts }) => {
      const [length, width, height] = parts.a
      const [l, w, h, next, less] = [
        role('length', measure(length, edge)),
        role('width', measure(width, edge)),
        role('height', measure(height, edge)),
        role('next', measure(parts.length, edge)),
        role('less', measure(parts.by, edge)),
      ]
      return {
        en: {
          kind: 'paragraph',
          content: [
            `${capital(a.en)} is `,
            ...line`${l} long, ${w} wide, and ${h} high. `,
            `${capital(b.en)} has the same width. It is `,
            ...line`${next} long, and its height is ${less} less. `,
            `Both are rectangular prisms. What is the total volume of ${whole.en}?`,
          ],
        },
        es: {
          kind: 'paragraph',
          content: [
            `${capital(a.es)} mide `,
            ...line`${l} de largo, ${w} de ancho y ${h} de alto. `,
            `${capital(b.es)} tiene el mismo ancho. Mide `,
            ...line`${next} de largo y ${less} menos de alto. `,
            `${both} son prismas rectangulares. ¿Cuál es el volumen total ${whole.es}?`,
          ],
        },
      }
    },
    solution: ({ setting, ...parts }, { amount, unit }) => {
      const b = lowerPart(parts)
      const [, other] = setting.names
      return [
        explainedBy(equation(minus(parts.a[2], parts.by), b[2]), {
          en: [`${other.en}: subtract to find the height.`],
          es: [`${other.es}: resta para hallar la altura.`],
        }),
        ...storySteps(setting, parts.a, b),
        answerStep(measure(amount, unit), {
          en: [`The total volume of ${setting.whole.en} is `, measure(amount, unit), '.'],
          es: [`El volumen total ${setting.whole.es} es de `, measure(amount, unit), '.'],
        }),
      ]
    },
    // As if both were as high, less what B is lower.
    check(printed, { amount }) {
      const [length, width, height] = [printed.role('length'), printed.role('width'), printed.role('height')]
      const [next, less] = [printed.role('next'), printed.role('less')]
      return exact(amount).plus(next.times(width).times(less)).equals(length.plus(next).times(width).times(height))
    },
  }),
})
