import {
  answerStep,
  blank,
  borderArea,
  both,
  type CellHole,
  equation,
  exact,
  explainedBy,
  type Figure,
  type FilledTable,
  type FormMaker,
  figure,
  figureChoice,
  itemOf,
  line,
  type Noun,
  prose,
  type Random,
  type Sentence,
  type Shape,
  sentenceChoice,
  shapeNoun,
  shapePieces,
  shapeSet,
  sum,
  symbol,
  table,
  tableCells,
  thing,
  things,
  tupleOf,
  withFigure,
  words,
} from '../../../author.ts'
import {
  ALIKE,
  BLOCKS,
  type BlockName,
  blocksOf,
  cutShape,
  type Dissection,
  DOUBLED,
  MIXED,
  outlineOf,
} from '../../kit/shapes/dissections.ts'
import { areaIn, areaOf, asked, groupsIn, isAsLarge, outlineArea, set } from '../../kit/shapes/pieces.ts'

export const levels = { easy: {}, medium: {}, hard: {} } as const
const TURNS = [0, 90, 180, 270] as const

/** Both blocks are needed, and as many of the larger as fit. */
const TWO_KINDS = [
  'nineOfTwo',
  'trapezoidOfTwo',
  'fiveOfTwo',
  'broadWithRhombi',
  'broadWithTrapezoid',
  'slantedOfTwo',
] as const satisfies readonly (keyof typeof MIXED)[]
const kindsOf = (made: Dissection): readonly [BlockName, BlockName] => {
  const kinds = [...new Set(blocksOf(made))].sort((one, other) => areaOf([other]) - areaOf([one]))
  return tupleOf(kinds, 2)
}
const countOf = (made: Dissection, kind: BlockName) => blocksOf(made).filter(block => block === kind).length
const lettered = (kinds: readonly BlockName[]) =>
  kinds.map((kind, i) => ({ border: BLOCKS[kind], label: i === 0 ? ('A' as const) : ('B' as const) }))

/** Two of the first make the second; the others on the same grid are of another size. */
const UPRIGHT = ['square', 'flat', 'long', 'wide', 'standing', 'rectangle'] as const
const LEANING = ['hexagon', 'slanted', 'large', 'largeRhombus', 'broad'] as const
const ROUND = ['circle', 'largeHalfCircle', 'fourth'] as const
const DOUBLES: readonly {
  readonly half: Dissection
  readonly whole: keyof typeof DOUBLED
  readonly among: readonly (keyof typeof DOUBLED)[]
}[] = [
  { half: MIXED.trapezoidOfTwo, whole: 'hexagon', among: LEANING },
  { half: MIXED.rectangleWithHalves, whole: 'square', among: UPRIGHT },
  { half: ALIKE.halfCircleOfFourths, whole: 'circle', among: ROUND },
  { half: ALIKE.rhombusOfTriangles, whole: 'slanted', among: LEANING },
  { half: MIXED.longWithHalves, whole: 'wide', among: UPRIGHT },
  { half: MIXED.largeWithRhombus, whole: 'largeRhombus', among: LEANING },
  { half: MIXED.square211, whole: 'flat', among: UPRIGHT },
  { half: ALIKE.peakOfHalves, whole: 'standing', among: UPRIGHT },
]

const largestFirst = (names: readonly (keyof typeof DOUBLED)[]) =>
  [...names].sort((one, other) => outlineArea(DOUBLED[other]) - outlineArea(DOUBLED[one]))

const OTHERS: Readonly<Partial<Record<BlockName, readonly BlockName[]>>> = {
  square: ['rectangle', 'halfSquare'],
  rectangle: ['square', 'halfSquare'],
  halfSquare: ['square', 'rectangle'],
  triangle: ['rhombus', 'trapezoid'],
  rhombus: ['triangle', 'trapezoid'],
  trapezoid: ['triangle', 'rhombus'],
}
const TO_COMPLETE: readonly Dissection[] = [
  MIXED.hexagonOfThree,
  MIXED.squareWithHalves,
  MIXED.hexagonWithRhombi,
  MIXED.square211,
  MIXED.broadOfTwo,
  MIXED.longWithHalves,
  MIXED.largeWithRhombus,
  MIXED.wideOfTwo,
  MIXED.hexagonWithTrapezoid,
  MIXED.squareOfThree,
]

const STANDING = ['cube', 'rectangular-prism', 'cylinder'] as const
const SOLIDS = [...STANDING, 'cone'] as const
type SolidName = (typeof SOLIDS)[number]
/** The top one first. */
type Tower = readonly SolidName[]
const towerFigure = (tower: Tower) => shapeSet(tower, { stacked: true })
const kindsIn = (tower: readonly Shape[]): readonly SolidName[] => SOLIDS.filter(kind => tower.includes(kind))
const drawTower = (random: Random, size: number, kinds: number): Tower =>
  random.until(
    () => {
      const below = Array.from({ length: size - 1 }, () => random.pick(STANDING))
      return [random.pick<SolidName>(SOLIDS), ...below]
    },
    tower => kindsIn(tower).length === kinds,
  )
/** A cube is a rectangular prism, too: no name of a tower with cubes may leave that open. */
const isTellable = (tower: Tower) => {
  const kinds = kindsIn(tower)
  return !kinds.includes('cube') || (!kinds.includes('rectangular-prism') && kinds.length === 2)
}
/** So many of those that stand, one on another. */
const stacksOf = (size: number): readonly Tower[] =>
  size === 0 ? [[]] : stacksOf(size - 1).flatMap(below => STANDING.map((kind): Tower => [kind, ...below]))
const tellable = (size: number) =>
  stacksOf(size - 1)
    .flatMap(below => SOLIDS.map((kind): Tower => [kind, ...below]))
    .filter(isTellable)
const TELLABLE = { 3: tellable(3), 4: tellable(4) } as const
const namesOf = (kinds: readonly SolidName[]): Sentence => {
  const [one, two, three] = kinds.map(kind => thing(shapeNoun(kind)))
  const [first, second] = tupleOf(
    [one, two].flatMap(each => (each ? [each] : [])),
    2,
  )
  return {
    key: kinds.join('+'),
    says: three
      ? { en: prose`${first}, ${second}, and ${three}`, es: prose`${first}, ${second} y ${three}` }
      : { en: prose`${first} and ${second}`, es: prose`${first} y ${second}` },
  }
}

const rowsOf = (nouns: readonly Noun[], cells: readonly CellHole[]) =>
  nouns.map((noun, i): readonly CellHole[] => [line`${things(noun)}`, itemOf(cells, i)])

/** Fewest blocks, shapes made of two shapes, and towers of solids. */
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
      const large = symbol(isLargeFirst ? 'A' : 'B')
      const small = symbol(isLargeFirst ? 'B' : 'A')
      const [many, few] = tupleOf(
        kindsOf(MIXED[name]).map(kind => countOf(MIXED[name], kind)),
        2,
      )
      return [
        explainedBy(large, {
          en: line`Block ${large} is larger. Use as many of ${large} as fit.`,
          es: line`El bloque ${large} es más grande. Usa todos los ${large} que quepan.`,
        }),
        explainedBy(figure(cutShape(MIXED[name], turn)), {
          en:
            many === 1
              ? line`1 block ${large} fits. Fill the rest with ${few} of block ${small}.`
              : line`${many} of block ${large} fit. Fill the rest with ${few} of block ${small}.`,
          es:
            many === 1
              ? line`Cabe 1 bloque ${large}. Llena lo que queda con ${few} de ${small}.`
              : line`Caben ${many} de ${large}. Llena lo que queda con ${few} de ${small}.`,
        }),
        explainedBy(tableCells.show(answer), {
          en: line`Write the counts in the table.`,
          es: line`Escribe las cantidades en la tabla.`,
        }),
      ]
    },
    check(printed, { blanks }) {
      const [blocks, whole] = groupsIn(printed)
      if (!blocks || !whole) return false
      const [a = 0, b = 0] = blocks.pieces.map(({ border }) => borderArea(border))
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
      const { half, whole, among } = random.evenly(DOUBLES)
      const area = outlineArea(DOUBLED[whole])
      const others = among.filter(other => !isAsLarge(outlineArea(DOUBLED[other]), area))
      return { half, whole, wrong: random.sample(others, 2), turn: random.pick(TURNS) }
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
    solution: ({ half, whole, wrong }, answer) => [
      explainedBy(figure(shapePieces({ pieces: [half.outline, { border: half.outline, turn: 180 }] })), {
        en: line`Take two of the shape and turn one of them.`,
        es: line`Toma dos de la figura y gira una de ellas.`,
      }),
      explainedBy(
        figure(shapePieces(...largestFirst(wrong).map(name => ({ outline: DOUBLED[name].outline })))),
        wrong.every(name => outlineArea(DOUBLED[name]) < outlineArea(DOUBLED[whole]))
          ? { en: line`These shapes are too small.`, es: line`Estas figuras son demasiado pequeñas.` }
          : wrong.every(name => outlineArea(DOUBLED[name]) > outlineArea(DOUBLED[whole]))
            ? { en: line`These shapes are too large.`, es: line`Estas figuras son demasiado grandes.` }
            : {
                en: line`One of these is too large. The other is too small.`,
                es: line`Una de estas es demasiado grande. La otra es demasiado pequeña.`,
              },
      ),
      answerStep(figure(answer), { en: line`The two shapes fill this one.`, es: line`Las dos figuras llenan esta.` }),
    ],
    check: (printed, answer) => isAsLarge(areaIn(answer), 2 * areaIn(printed.figure('shape-pieces'))),
  }),

  missingBlock: form({
    levels: ['hard'],
    draw(random) {
      const made = random.evenly(TO_COMPLETE)
      const kind = random.pick([...new Set(blocksOf(made))])
      return {
        made,
        kind,
        place: blocksOf(made).indexOf(kind),
        turn: random.pick(TURNS),
        apart: random.pick([30, 75, 120, 165] as const),
      }
    },
    answer: figureChoice,
    solve: ({ kind, apart }): Figure => set([kind], apart),
    mistakes: ({ kind, apart }) => {
      const [one, other] = tupleOf(OTHERS[kind] ?? [], 2)
      return { one: set([one], apart), other: set([other], apart) }
    },
    ask: ({ made, place, turn }) =>
      withFigure(
        {
          en: prose`Which block fills the empty place?`,
          es: prose`¿Qué bloque llena el lugar vacío?`,
        },
        shapePieces({ outline: made.outline, pieces: made.laid.toSpliced(place, 1).map(({ border }) => border), turn }),
      ),
    solution: ({ made, place, turn }, answer) => [
      explainedBy(figure(shapePieces({ outline: itemOf(made.laid, place).border, turn })), {
        en: line`This is the empty place. Look at its sides.`,
        es: line`Este es el lugar vacío. Mira sus lados.`,
      }),
      answerStep(figure(answer), {
        en: line`Turn this block. It has the same sides.`,
        es: line`Gira este bloque. Tiene los mismos lados.`,
      }),
    ],
    check(printed, answer) {
      const [group] = groupsIn(printed)
      if (!group?.outline) return false
      const laid = areaIn({ kind: 'shape-pieces', groups: [{ ...group, outline: null }] })
      return isAsLarge(laid + areaIn(answer), areaIn({ kind: 'shape-pieces', groups: [group] }))
    },
  }),

  towerKinds: form({
    levels: ['medium'],
    draw(random) {
      const size = random.evenly([4, 3] as const)
      const kinds = random.evenly([2, 3, 2])
      const tower = random.pick(TELLABLE[size].filter(own => kindsIn(own).length === kinds))
      return { tower, missed: random.turn(3), swapped: random.turn(2) }
    },
    answer: sentenceChoice,
    solve: ({ tower }) => namesOf(kindsIn(tower)),
    mistakes: ({ tower, missed, swapped }) => {
      const kinds = kindsIn(tower)
      const absent = SOLIDS.filter(
        kind => !kinds.includes(kind) && !(kind === 'rectangular-prism' && kinds.includes('cube')),
      )
      const other = itemOf(absent, swapped % absent.length)
      const instead = (place: number) => namesOf(SOLIDS.filter(kind => kinds.with(place, other).includes(kind)))
      const place = missed % kinds.length
      return {
        another: instead(place),
        anotherOne: instead((place + 1) % kinds.length),
        oneOff:
          kinds.length === 3
            ? namesOf(kinds.toSpliced(place, 1))
            : namesOf(SOLIDS.filter(kind => kinds.includes(kind) || kind === other)),
      }
    },
    ask: ({ tower }) =>
      withFigure(
        { en: prose`Which kinds of solids make this tower?`, es: prose`¿Qué tipos de cuerpos forman esta torre?` },
        towerFigure(tower),
      ),
    solution: ({ tower }, { says }) => [
      explainedBy(namedFromTheTop(tower), {
        en: line`Name each solid from the top down.`,
        es: line`Nombra cada cuerpo de arriba abajo.`,
      }),
      answerStep(says, { en: line`Name each kind once.`, es: line`Nombra cada tipo una vez.` }),
    ],
    check: (printed, { key }) => key === kindsIn(shapesIn(printed.figure('shape-set'))).join('+'),
  }),

  howManyOfEach: form({
    levels: ['medium'],
    kind: 'table',
    lines: 0,
    draw: random => drawTower(random, random.evenly([4, 5] as const), random.evenly([3, 2])),
    answer: tableCells,
    solve: (tower): FilledTable => {
      const counts = kindsIn(tower).map(kind => tower.filter(other => other === kind).length)
      return { rows: rowsOf(kindsIn(tower).map(shapeNoun), counts), blanks: counts }
    },
    ask: tower =>
      asked(
        {
          en: prose`How many of each solid are in the tower?`,
          es: prose`¿Cuántos cuerpos de cada tipo hay en la torre?`,
        },
        towerFigure(tower),
        both(
          table({
            rows: rowsOf(
              kindsIn(tower).map(shapeNoun),
              kindsIn(tower).map(() => blank(3)),
            ),
          }),
        ),
      ),
    solution: (tower, answer) => [
      explainedBy(namedFromTheTop(tower), {
        en: line`Name each solid from the top down.`,
        es: line`Nombra cada cuerpo de arriba abajo.`,
      }),
      explainedBy(
        equation(sum(...kindsIn(tower).map(kind => tower.filter(other => other === kind).length)), tower.length),
        {
          en: line`Count each kind. The tower has ${tower.length} solids.`,
          es: line`Cuenta cada tipo. La torre tiene ${tower.length} cuerpos.`,
        },
      ),
      explainedBy(tableCells.show(answer), {
        en: line`Write the counts in the table.`,
        es: line`Escribe las cantidades en la tabla.`,
      }),
    ],
    check(printed, { blanks }) {
      const shown = shapesIn(printed.figure('shape-set'))
      const kinds = kindsIn(shown)
      return (
        blanks.length === kinds.length &&
        blanks.every((value, i) => exact(value).equals(shown.filter(shape => shape === kinds[i]).length))
      )
    },
  }),
})

const namedFromTheTop = (tower: Tower) => {
  const names = tower.flatMap((kind, i) => [...(i > 0 ? ['; '] : []), thing(shapeNoun(kind))])
  return both({ kind: 'paragraph', content: names } as const)
}
const shapesIn = (drawn: Figure): readonly Shape[] =>
  drawn.kind === 'shape-set' ? drawn.rows.flat().flatMap(item => (item ? [item.shape] : [])) : []
