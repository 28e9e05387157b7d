import {
  answerStep,
  blank,
  borderArea,
  both,
  count,
  drawing,
  exact,
  explainedBy,
  type Figure,
  type FilledTable,
  type FormMaker,
  failed,
  figure,
  figureChoice,
  itemOf,
  line,
  prose,
  shapePieces,
  symbol,
  table,
  tableCells,
  tupleOf,
  withFigure,
  words,
} from '../../../author.ts'
import {
  ALIKE,
  BLOCK_NOUNS,
  BLOCKS,
  type BlockName,
  blocksOf,
  cutShape,
  type Dissection,
  DOUBLED,
  MIXED,
  outlineOf,
} from '../../kit/shapes/dissections.ts'
import {
  areaIn,
  areaOf,
  asked,
  bordersIn,
  groupIn,
  groupsIn,
  isAsLarge,
  outlineArea,
  set,
} from '../../kit/shapes/pieces.ts'
import type { levels } from './levels.ts'

const TURNS = [0, 90, 180, 270] as const

/** Both blocks are needed, and as many of the larger as fit. */
const TWO_KINDS = [
  'nineOfTwo',
  'longWithRhombi',
  'fiveOfTwo',
  'longWithTrapezoids',
  'sevenOfTwo',
] as const satisfies readonly (keyof typeof MIXED)[]
const kindsOf = (made: Dissection): readonly [BlockName, BlockName] => {
  const kinds = [...new Set(blocksOf(made))].sort((one, other) => areaOf([other]) - areaOf([one]))
  return tupleOf(kinds, 2)
}
const countOf = (made: Dissection, kind: BlockName) => blocksOf(made).filter(block => block === kind).length
const lettered = (kinds: readonly BlockName[]) =>
  kinds.map((kind, i) => ({ border: BLOCKS[kind], label: i === 0 ? ('A' as const) : ('B' as const) }))

/** Which sides touch when two of a shape are put together. */
const MEETING = {
  longest: {
    en: line`Take two of these shapes. Put them together so that their longest sides touch.`,
    es: line`Toma dos figuras como esta. Júntalas de modo que se toquen sus lados más largos.`,
  },
  long: {
    en: line`Take two of these shapes. Put them together so that two long sides touch.`,
    es: line`Toma dos figuras como esta. Júntalas de modo que se toquen dos lados largos.`,
  },
  straight: {
    en: line`Take two of these shapes. Put them together so that the straight sides touch.`,
    es: line`Toma dos figuras como esta. Júntalas de modo que se toquen los lados rectos.`,
  },
  any: {
    en: line`Take two of these shapes. Put them together so that two whole sides touch.`,
    es: line`Toma dos figuras como esta. Júntalas de modo que se toquen dos lados enteros.`,
  },
}

/** Two of the first make the second; the others on the same grid are of another size. */
const UPRIGHT = ['square', 'flat', 'long', 'wide', 'standing', 'rectangle'] as const
const LEANING = ['hexagon', 'slanted', 'large', 'largeRhombus', 'broad'] as const
const ROUND = ['circle', 'largeHalfCircle', 'fourth'] as const
const DOUBLES: readonly {
  readonly half: Dissection
  readonly whole: keyof typeof DOUBLED
  readonly among: readonly (keyof typeof DOUBLED)[]
  readonly meet: keyof typeof MEETING
}[] = [
  { half: MIXED.trapezoidOfTwo, whole: 'hexagon', among: LEANING, meet: 'longest' },
  { half: MIXED.rectangleWithHalves, whole: 'square', among: UPRIGHT, meet: 'long' },
  { half: ALIKE.halfCircleOfFourths, whole: 'circle', among: ROUND, meet: 'straight' },
  { half: ALIKE.rhombusOfTriangles, whole: 'slanted', among: LEANING, meet: 'any' },
  { half: MIXED.longWithHalves, whole: 'wide', among: UPRIGHT, meet: 'long' },
  { half: MIXED.largeWithRhombus, whole: 'largeRhombus', among: LEANING, meet: 'any' },
  { half: ALIKE.peakOfHalves, whole: 'standing', among: UPRIGHT, meet: 'longest' },
]

const otherSize = (wrong: keyof typeof DOUBLED, whole: keyof typeof DOUBLED) =>
  outlineArea(DOUBLED[wrong]) < outlineArea(DOUBLED[whole])
    ? { en: line`The two shapes do not fit in that one.`, es: line`Las dos figuras no caben en esa.` }
    : { en: line`The two shapes do not fill that one.`, es: line`Las dos figuras no llenan esa.` }
const doesNotFit = (wrong: BlockName, place: BlockName) =>
  areaOf([wrong]) < areaOf([place])
    ? { en: line`It leaves an empty place.`, es: line`Deja un lugar vacío.` }
    : { en: line`It is too large for the place.`, es: line`Es demasiado grande para el lugar.` }

/** Shapes with an empty place for two blocks that touch. */
const HOLES: readonly { readonly made: Dissection; readonly out: readonly [number, number] }[] = [
  { made: MIXED.hexagonOfThree, out: [1, 2] },
  { made: MIXED.squareOfThree, out: [1, 3] },
  { made: MIXED.hexagonWithTrapezoid, out: [0, 1] },
  { made: MIXED.wideOfTwo, out: [1, 3] },
  { made: MIXED.broadWithRhombi, out: [1, 2] },
  { made: MIXED.longWithHalves, out: [0, 3] },
  { made: MIXED.hexagonWithRhombi, out: [1, 2] },
  { made: MIXED.nineOfTwo, out: [0, 4] },
  { made: MIXED.largeWithRhombus, out: [0, 1] },
]
const OTHERS: Readonly<Partial<Record<BlockName, readonly [BlockName, BlockName]>>> = {
  square: ['rectangle', 'halfSquare'],
  rectangle: ['square', 'halfSquare'],
  halfSquare: ['square', 'rectangle'],
  triangle: ['rhombus', 'trapezoid'],
  rhombus: ['triangle', 'trapezoid'],
  trapezoid: ['triangle', 'rhombus'],
}
const othersOf = (block: BlockName) => OTHERS[block] ?? failed(`No other block is taken for the ${block}`)
const DRAWN = [
  'hexagonWithRhombi',
  'largeWithRhombus',
  'hexagonWithTrapezoid',
  'slantedWithRhombus',
] as const satisfies readonly (keyof typeof MIXED)[]
type Letter = 'A' | 'B'
/** Several of the larger, and one of the smaller for the rest. */
const fitting = (many: number, large: Letter, few: number, small: Letter) => ({
  en: line`${many} ${symbol(large)} blocks fit. Fill the rest with ${few} ${symbol(small)} block.`,
  es: line`Caben ${many} bloques ${symbol(large)}. Llena lo que queda con ${few} bloque ${symbol(small)}.`,
})
const LEANING_BLOCKS = ['triangle', 'rhombus', 'trapezoid'] as const satisfies readonly BlockName[]
const blockAt = ({ laid }: Dissection, place: number): BlockName => itemOf(laid, place).block
const laidBut = ({ laid }: Dissection, out: readonly number[]) =>
  laid.filter((_, i) => !out.includes(i)).map(({ border }) => border)
type MixedCut = { readonly name: keyof typeof MIXED; readonly turn: number }
const cutByHand = drawing<MixedCut>(
  ({ name, turn }) => cutShape(MIXED[name], turn),
  ({ turn }) => [{ name: 'nineOfTwo', turn }],
)
const countsIn = (name: keyof typeof MIXED) =>
  tupleOf(
    kindsOf(MIXED[name]).map(kind => count(countOf(MIXED[name], kind), BLOCK_NOUNS[kind])),
    2,
  )

/** Fewest blocks, shapes made of two shapes, an empty place for two blocks, and cuts into blocks of two kinds. */
export const hardForms = (form: FormMaker<typeof levels>) => ({
  fewestBlocks: form({
    levels: ['hard'],
    kind: 'table',
    lines: 0,
    draw: random => ({
      name: random.evenly(TWO_KINDS),
      turn: random.pick(TURNS),
      isLargeFirst: random.evenly([true, false]),
    }),
    answer: tableCells,
    solve: ({ name, isLargeFirst }): FilledTable => {
      const [large, small] = kindsOf(MIXED[name])
      const counts = (isLargeFirst ? [large, small] : [small, large]).map(kind => countOf(MIXED[name], kind))
      return {
        head: [words('Block', 'Bloque'), words('How many?', '¿Cuántos?')],
        rows: counts.map((value, i) => [symbol(i === 0 ? 'A' : 'B'), value]),
        blanks: counts,
      }
    },
    ask: ({ name, turn, isLargeFirst }) => {
      const [large, small] = kindsOf(MIXED[name])
      const filling = table({
        head: [words('Block', 'Bloque'), words('How many?', '¿Cuántos?')],
        rows: [
          [symbol('A'), blank(3)],
          [symbol('B'), blank(3)],
        ],
      })
      const shown = shapePieces(
        { pieces: lettered(isLargeFirst ? [large, small] : [small, large]) },
        { outline: MIXED[name].outline, turn },
      )
      return asked(
        {
          en: prose`Fill the shape with blocks A and B. Use the fewest blocks.`,
          es: prose`Llena la figura con bloques A y B. Usa la menor cantidad de bloques posible.`,
        },
        shown,
        both(filling),
      )
    },
    solution: ({ name, turn, isLargeFirst }, answer) => {
      const [large, small]: readonly [Letter, Letter] = isLargeFirst ? ['A', 'B'] : ['B', 'A']
      const [many, few] = tupleOf(
        kindsOf(MIXED[name]).map(kind => countOf(MIXED[name], kind)),
        2,
      )
      return [
        explainedBy(symbol(large), {
          en: line`Block ${symbol(large)} is larger. Use as many as fit.`,
          es: line`El bloque ${symbol(large)} es más grande. Usa todos los que quepan.`,
        }),
        explainedBy(figure(cutShape(MIXED[name], turn)), fitting(many, large, few, small)),
        explainedBy(tableCells.show(answer), {
          en: line`Write the counts in the table.`,
          es: line`Escribe las cantidades en la tabla.`,
        }),
      ]
    },
    check(printed, { blanks }) {
      const [blocks, whole] = groupsIn(printed)
      if (!blocks || !whole) return false
      const [a, b] = tupleOf(
        blocks.pieces.map(({ border }) => borderArea(border)),
        2,
      )
      const all = areaIn({ kind: 'shape-pieces', groups: [whole] })
      const ways = Array.from({ length: 100 }, (_, i) => [Math.floor(i / 10), i % 10] as const).filter(([x, y]) =>
        isAsLarge(a * x + b * y, all),
      )
      const fewest = Math.min(...ways.map(([x, y]) => x + y))
      const [x, y] = blanks.map(value => exact(value).toNumber())
      return blanks.length === 2 && ways.some(([p, q]) => p === x && q === y && p + q === fewest)
    },
  }),

  twoTogether: form({
    levels: ['hard'],
    draw(random) {
      const { half, whole, among, meet } = random.evenly(DOUBLES)
      const area = outlineArea(DOUBLED[whole])
      const others = among.filter(other => !isAsLarge(outlineArea(DOUBLED[other]), area))
      return { half, whole, meet, wrong: random.sample(others, 2), turn: random.pick(TURNS) }
    },
    answer: figureChoice,
    solve: ({ whole }): Figure => outlineOf(DOUBLED[whole]),
    mistakes: ({ wrong: [one, other] }) => ({ one: outlineOf(DOUBLED[one]), other: outlineOf(DOUBLED[other]) }),
    ask: ({ half, turn }) =>
      withFigure(
        {
          en: prose`Put together two shapes like this one. Which shape can you make?`,
          es: prose`Junta dos figuras como esta. ¿Qué figura puedes formar?`,
        },
        outlineOf(half, turn),
      ),
    solution: ({ half, meet }, answer) => [
      explainedBy(figure(shapePieces({ pieces: [half.outline, { border: half.outline, turn: 180 }] })), MEETING[meet]),
      answerStep(figure(answer), { en: line`The two shapes fill this one.`, es: line`Las dos figuras llenan esta.` }),
    ],
    whyWrong: ({ whole, wrong: [one, other] }) => ({ one: otherSize(one, whole), other: otherSize(other, whole) }),
    check: (printed, answer) => isAsLarge(areaIn(answer), 2 * areaIn(printed.figure('shape-pieces'))),
  }),

  otherBlock: form({
    levels: ['hard'],
    draw(random) {
      const { made, out } = random.evenly(HOLES)
      const [given, place] = random.shuffle(out)
      return { made, given, place, turn: random.pick(TURNS), apart: random.pick([30, 75, 120, 165] as const) }
    },
    answer: figureChoice,
    solve: ({ made, place, apart }): Figure => set([blockAt(made, place)], apart),
    mistakes: ({ made, place, apart }) => {
      const [one, other] = othersOf(blockAt(made, place))
      return { one: set([one], apart), other: set([other], apart) }
    },
    ask: ({ made, given, place, turn }) =>
      withFigure(
        {
          en: prose`This block and one more fill the empty place. Which is the other block?`,
          es: prose`Este bloque y otro llenan el lugar vacío. ¿Cuál es el otro bloque?`,
        },
        shapePieces(
          { pieces: [BLOCKS[blockAt(made, given)]] },
          { outline: made.outline, pieces: laidBut(made, [given, place]), turn },
        ),
      ),
    solution: ({ made, place, turn }, answer) => [
      explainedBy(figure(shapePieces({ outline: made.outline, pieces: laidBut(made, [place]), turn })), {
        en: line`Put the block in the empty place.`,
        es: line`Pon el bloque en el lugar vacío.`,
      }),
      explainedBy(figure(shapePieces({ outline: itemOf(made.laid, place).border, turn })), {
        en: line`This place is still empty.`,
        es: line`Este lugar sigue vacío.`,
      }),
      answerStep(figure(answer), {
        en: line`This block fits: its sides match the sides of that place.`,
        es: line`Este bloque encaja: sus lados coinciden con los de ese lugar.`,
      }),
    ],
    whyWrong: ({ made, place }) => {
      const right = blockAt(made, place)
      const [one, other] = othersOf(right)
      return { one: doesNotFit(one, right), other: doesNotFit(other, right) }
    },
    check(printed, answer) {
      const [block, group] = groupsIn(printed)
      if (!block || !group?.outline) return false
      const parts = [block, { ...group, outline: null }].map(part => areaIn({ kind: 'shape-pieces', groups: [part] }))
      const laid = parts.reduce((sum, area) => sum + area, 0)
      return isAsLarge(laid + areaIn(answer), areaIn({ kind: 'shape-pieces', groups: [group] }))
    },
  }),

  drawTwoKinds: form({
    levels: ['hard'],
    lines: 0,
    draw: (random): MixedCut => ({ name: random.evenly(DRAWN), turn: random.pick(TURNS) }),
    answer: cutByHand,
    solve: facts => facts,
    ask: ({ name, turn }) => {
      const [first, second] = countsIn(name)
      return withFigure(
        {
          en: prose`Draw lines to cut this shape into ${first} and ${second}.`,
          es: prose`Dibuja líneas para cortar esta figura en ${first} y ${second}.`,
        },
        outlineOf(MIXED[name], turn),
      )
    },
    key: () => ({ en: prose`Other ways can be right too.`, es: prose`Otras maneras también pueden ser correctas.` }),
    solution: ({ name, turn }, answer) => {
      const [first, second] = countsIn(name)
      const [large] = kindsOf(MIXED[name])
      return [
        explainedBy(
          figure(
            shapePieces({
              outline: MIXED[name].outline,
              pieces: MIXED[name].laid.filter(({ block }) => block === large).map(({ border }) => border),
              turn,
            }),
          ),
          { en: line`Draw ${first} first, from a corner.`, es: line`Dibuja primero ${first}, desde una esquina.` },
        ),
        answerStep(cutByHand.show(answer), {
          ...(MIXED[name].laid.filter(({ block }) => block !== large).length === 1
            ? { en: line`What is left is ${second}.`, es: line`Lo que queda es ${second}.` }
            : { en: line`Cut what is left into ${second}.`, es: line`Corta lo que queda en ${second}.` }),
        }),
      ]
    },
    check(printed, { name, turn }) {
      const drawn = cutShape(MIXED[name], turn)
      const areas = bordersIn(groupIn(drawn)).map(border => borderArea(border))
      const asked = printed.terms('quantity')
      return (
        asked.length === 2 &&
        isAsLarge(
          areas.reduce((sum, area) => sum + area, 0),
          areaIn(printed.figure('shape-pieces')),
        ) &&
        asked.every(({ amount, noun }) => {
          const size = LEANING_BLOCKS.filter(block => BLOCK_NOUNS[block] === noun).map(block => areaOf([block]))
          return exact(amount).equals(areas.filter(area => size.some(own => isAsLarge(own, area))).length)
        })
      )
    },
  }),
})
