import {
  assert,
  defineTopic,
  type Figure,
  figure,
  figureChoice,
  itemOf,
  line,
  ofAllBut,
  option,
  type Printed,
  prose,
  type Random,
  type Shape,
  shapeNoun,
  trueOrFalse,
  tupleOf,
} from '../../author.ts'
import { turned } from '../kit/choices/turned.ts'
import { hardForms, levels } from './position-words/hard.ts'
import {
  around,
  type Cells,
  DRAWN,
  lies,
  NAMED,
  type Relation,
  type Scene,
  scattered,
  shapesAt,
  spotOf,
  withShape,
} from './position-words/places.ts'
import {
  asked,
  drawnIn,
  drawShape,
  findAndLook,
  isItSo,
  isSo,
  namedIn,
  nextTo,
  onlyIs,
  pictureOf,
  relationsIn,
  said,
  shapeIn,
  shown,
  so,
  soBlank,
  the,
  told,
  whichShapeIs,
  word,
} from './position-words/words.ts'

const ABOVE_OR_BELOW = ['above', 'below'] as const
const BELOW_OR_ABOVE = ['below', 'above'] as const
const RELATIONS = ['beside', 'above', 'below'] as const
const OPPOSITE = { above: 'below', below: 'above' } as const

/** Three different shapes, one above the other. */
const column = (random: Random): Scene => ({ columns: 1, cells: random.sample(NAMED, 3) })
/** The shape that each form looks from: the forms take their turns in step, each from another place of the list. */
const lookFrom = (random: Random, ahead: number): Shape => random.evenly(turned(NAMED, ahead))
const inPlace = ({ cells }: Scene, place: number): Shape => {
  const shape = cells[place]
  assert(shape, 'A shape stands there')
  return shape
}
/** The same scene about another shape: the two change places. */
const about = (scene: Scene, from: Shape, to: Shape): Scene => ({
  ...scene,
  cells: scene.cells.map(cell => (cell === from ? to : cell === to ? from : cell)),
})
/** The cells with a shape of which this is so. */
const placesWhere = (scene: Scene, test: (place: number) => boolean): readonly number[] =>
  scene.cells.flatMap((cell, i) => (cell && test(i) ? [i] : []))

/** A grid of four or five shapes in which one alone lies so to a shape, however the word is taken. */
function inGrid(random: Random, relation: Relation) {
  const clearIn = (scene: Scene) =>
    placesWhere(
      scene,
      place =>
        shapesAt(scene, relation, place).length === 1 &&
        (relation === 'beside' || scene.cells.filter((cell, i) => cell && i % 3 === place % 3).length === 2),
    )
  const drawn = random.until(
    () => scattered(random, random.sample(NAMED, 5)),
    five => clearIn(five).length > 0,
  )
  const place = random.pick(clearIn(drawn))
  const scene = about(drawn, inPlace(drawn, place), lookFrom(random, 4))
  const [of, right] = [inPlace(scene, place), itemOf(shapesAt(scene, relation, place), 0)]
  const others = scene.cells.flatMap(cell => (cell && cell !== right && cell !== of ? [cell] : []))
  return { scene, relation, of, right, wrong: random.sample(others, 3) }
}

/** A grid of four shapes, and one of two neighbors that lies so to the other. */
function neighbors(random: Random, relation: Relation, ahead: number) {
  const withNeighbor = (scene: Scene) => placesWhere(scene, place => shapesAt(scene, relation, place).length > 0)
  const drawn = random.until(
    () => scattered(random, random.sample(NAMED, 4)),
    four => withNeighbor(four).length > 0,
  )
  const place = random.pick(withNeighbor(drawn))
  const scene = about(drawn, inPlace(drawn, place), lookFrom(random, ahead))
  return { scene, relation, of: inPlace(scene, place), one: random.pick(shapesAt(scene, relation, place)) }
}

/** A grid in which one empty cell alone lies so to a shape; the shape to draw is none of those that are there. */
function toDraw(random: Random, relation: Relation) {
  const [shape, ...others] = random.shuffle(DRAWN)
  const open = (scene: Scene, place: number) => around(scene, place)[relation].filter(cell => !scene.cells[cell])
  const fits = (scene: Scene) =>
    placesWhere(scene, place => around(scene, place)[relation].length > 0 && open(scene, place).length === 1)
  const scene = random.until(
    () => scattered(random, others.slice(0, 4)),
    drawn => fits(drawn).length > 0,
  )
  const place = random.pick(fits(scene))
  return { scene, relation, shape, of: inPlace(scene, place), target: itemOf(open(scene, place), 0) }
}

/** Whether this shape lies to the other as the one relation that is printed says. */
const liesAsPrinted = (printed: Printed, one: Shape | null, other: Shape | undefined): boolean => {
  const { rows } = printed.figure('shape-set')
  const [first, second] = [one, other].map(shape => (shape ? spotOf(rows, shape) : null))
  const [relation] = relationsIn(printed.text)
  return Boolean(first && second && relation && lies(first, relation, second))
}
/** Whether one shape more is drawn, and that is in the place that is printed. */
const isDrawnAsPrinted = (printed: Printed, { cells, columns }: Scene): boolean => {
  const before = printed.figure('shape-set').rows.flat()
  const added = cells.flatMap((cell, i) => (cell !== (before[i]?.shape ?? null) ? [i] : []))
  const [place] = added
  const [noun, of] = printed.terms('thing').map(term => term.noun.en[0])
  const drawn = place === undefined ? null : cells[place]
  const other = cells.findIndex(cell => cell && shapeNoun(cell).en[0] === of)
  if (added.length !== 1 || place === undefined || !drawn || other < 0 || shapeNoun(drawn).en[0] !== noun) return false
  const spot = (cell: number) => ({ row: Math.floor(cell / columns), column: cell % columns })
  return relationsIn(printed.text).every(relation => lies(spot(place), relation, spot(other)))
}

const twoWords = option({ above: word('above'), below: word('below') })
const threeWords = option({ above: word('above'), below: word('below'), beside: word('beside') })

interface Neighbors {
  readonly scene: Scene
  readonly relation: Relation
  readonly one: Shape
  readonly of: Shape
}
const WHERE: Readonly<Record<Relation, (one: Shape) => ReturnType<typeof isSo>>> = {
  above: one => ({ en: line`${the(one)} is higher up.`, es: line`${the(one)} está más arriba.` }),
  below: one => ({ en: line`${the(one)} is lower down.`, es: line`${the(one)} está más abajo.` }),
  beside: () => ({ en: line`They are side by side.`, es: line`Están lado a lado.` }),
}
const whichWord = {
  ask: ({ scene, one, of }: Neighbors) =>
    asked(
      { en: prose`Complete the sentence.`, es: prose`Completa la oración.` },
      shown(scene),
      said(isSo(one, soBlank(of))),
    ),
  solution: ({ relation, one, of }: Neighbors) => [
    told(figure(pictureOf(of)), {
      en: line`Find ${the(of)}. Then find ${the(one)}.`,
      es: line`Busca ${the(of)}. Luego busca ${the(one)}.`,
    }),
    told(word(relation), WHERE[relation](one)),
  ],
}
const isWordFor = (printed: Printed, relation: Relation): boolean => {
  const { rows } = printed.figure('shape-set')
  const [one, of] = namedIn(printed).map(shape => spotOf(rows, shape))
  return Boolean(one && of && lies(one, relation, of))
}

interface ToDraw {
  readonly scene: Scene
  readonly relation: Relation
  readonly shape: Shape
  readonly of: Shape
  readonly target: number
}
const drawingIn = {
  lines: 0,
  answer: drawnIn,
  solve: ({ scene, shape, target }: ToDraw) => withShape(scene, target, shape),
  ask: ({ scene, relation, shape, of }: ToDraw) => asked(said(drawShape(shape, nextTo(relation, of))), shown(scene)),
  solution: ({ relation, shape, of }: ToDraw, answer: Scene) => [
    findAndLook(of, relation),
    told(shown(answer), isSo(shape, nextTo(relation, of))),
  ],
  check: isDrawnAsPrinted,
}

/** Where a shape lies that does not lie so to another. */
function liesElsewhere({ scene, relation, of, right }: WhichOne, wrong: Shape) {
  const near = around(scene, scene.cells.indexOf(of))
  const way = RELATIONS.find(other => near[other].includes(scene.cells.indexOf(wrong)))
  return way ? isSo(wrong, so(way, of)) : onlyIs(right, nextTo(relation, of))
}

interface WhichOne {
  readonly scene: Scene
  readonly relation: Relation
  readonly of: Shape
  readonly right: Shape
}
const whichOne = {
  answer: figureChoice,
  solve: ({ right }: WhichOne): Figure => pictureOf(right),
  ask: ({ scene, relation, of }: WhichOne) => asked(said(whichShapeIs(nextTo(relation, of))), shown(scene)),
  solution: ({ relation, of, right }: WhichOne, answer: Figure) => [
    findAndLook(of, relation),
    told(figure(answer), isSo(right, nextTo(relation, of))),
  ],
  check: (printed: Printed, answer: Figure) => liesAsPrinted(printed, shapeIn(answer), namedIn(printed)[0]),
}

export const positionWords = defineTopic(
  {
    id: 'position-words',
    name: { en: 'Position words', es: 'Palabras de posición' },
    description: {
      en: 'Use above, below, beside, in front of, behind, and between to say where a shape is.',
      es: 'Usa arriba, debajo, al lado, delante, detrás y entre para decir dónde está una figura.',
    },
    domain: 'Geometry',
    standards: ['K.G.A.1'],
    rev: 2,
    levels,
  },
  form => ({
    whichInColumn: form({
      levels: ['easy'],
      wide: true,
      draw(random) {
        const relation = random.evenly(ABOVE_OR_BELOW)
        const drawn = column(random)
        const scene = about(drawn, inPlace(drawn, 1), lookFrom(random, 0))
        const [top, middle, bottom] = tupleOf(
          [0, 1, 2].map(place => inPlace(scene, place)),
          3,
        )
        const [right, other] = relation === 'above' ? ([top, bottom] as const) : ([bottom, top] as const)
        return { scene, relation, of: middle, right, other }
      },
      ...whichOne,
      mistakes: ({ other, of }) => ({ otherWay: pictureOf(other), named: pictureOf(of) }),
      whyWrong: ({ relation, of, other }) => ({
        otherWay: isSo(other, so(relation === 'above' ? 'below' : 'above', of)),
        named:
          relation === 'above'
            ? { en: line`That is ${the(of)}. Look above it.`, es: line`Es ${the(of)}. Mira más arriba.` }
            : { en: line`That is ${the(of)}. Look below it.`, es: line`Es ${the(of)}. Mira más abajo.` },
      }),
    }),

    wordInColumn: form({
      levels: ['easy'],
      lines: 0,
      draw(random): Neighbors {
        const relation = random.evenly(BELOW_OR_ABOVE)
        const upper = random.evenly([0, 1])
        const drawn = column(random)
        const scene = about(drawn, inPlace(drawn, relation === 'above' ? upper + 1 : upper), lookFrom(random, 2))
        const pair = [inPlace(scene, upper), inPlace(scene, upper + 1)] as const
        const [one, of] = relation === 'above' ? pair : [pair[1], pair[0]]
        return { scene, relation, one, of }
      },
      answer: twoWords,
      solve: ({ relation }) => (relation === 'above' ? 'above' : 'below'),
      ...whichWord,
      check: isWordFor,
    }),

    drawInColumn: form({
      levels: ['easy'],
      draw(random): ToDraw {
        const of = random.evenly(turned(DRAWN, 3))
        const [shape, other] = random.sample(
          DRAWN.filter(one => one !== of),
          2,
        )
        const relation = random.evenly(ABOVE_OR_BELOW)
        const cells = random.pick<Cells>([
          [null, of, null],
          [null, of, null, other],
          [other, null, of, null],
        ])
        const place = cells.indexOf(of)
        return {
          scene: { columns: 1, cells },
          relation,
          shape,
          of,
          target: relation === 'above' ? place - 1 : place + 1,
        }
      },
      ...drawingIn,
    }),

    whichInGrid: form({
      levels: ['medium'],
      share: 2,
      draw: random => inGrid(random, random.evenly(RELATIONS)),
      ...whichOne,
      mistakes: ({ wrong: [one, another, third] }) => ({
        near: pictureOf(one),
        other: pictureOf(another),
        third: pictureOf(third),
      }),
      whyWrong: ({ wrong: [one, another, third], ...drawn }) => ({
        near: liesElsewhere(drawn, one),
        other: liesElsewhere(drawn, another),
        third: liesElsewhere(drawn, third),
      }),
    }),

    wordInGrid: form({
      levels: ['medium'],
      lines: 0,
      draw: (random): Neighbors => neighbors(random, random.evenly(RELATIONS), 6),
      answer: threeWords,
      solve: ({ relation }): Relation => relation,
      ...whichWord,
      whyWrong: ({ relation, one }) =>
        ofAllBut(relation, {
          above: { en: line`${the(one)} is not higher up.`, es: line`${the(one)} no está más arriba.` },
          below: { en: line`${the(one)} is not lower down.`, es: line`${the(one)} no está más abajo.` },
          beside: { en: line`They are not in one row.`, es: line`No están en la misma fila.` },
        }),
      check: isWordFor,
    }),

    trueOrFalse: form({
      levels: ['medium'],
      lines: 0,
      draw(random) {
        const isTrue = random.evenly([true, false])
        const found = neighbors(random, random.evenly(RELATIONS), 1)
        const claim: Relation = isTrue
          ? found.relation
          : found.relation === 'beside'
            ? random.pick(ABOVE_OR_BELOW)
            : OPPOSITE[found.relation]
        return { ...found, claim }
      },
      answer: trueOrFalse,
      solve: ({ relation, claim }) => (relation === claim ? 'true' : 'false'),
      ask: ({ scene, claim, one, of }) => asked(said(isItSo(isSo(one, so(claim, of)))), shown(scene)),
      solution: ({ claim, relation, one, of }, answer) => [
        findAndLook(of, claim),
        told(trueOrFalse.show(answer), isSo(one, so(relation, of))),
      ],
      check(printed, answer) {
        const [one, of] = namedIn(printed)
        return liesAsPrinted(printed, one ?? null, of) === (answer === 'true')
      },
    }),

    drawInGrid: form({
      levels: ['medium'],
      draw: (random): ToDraw => toDraw(random, random.evenly(turned(RELATIONS, 1))),
      ...drawingIn,
    }),

    ...hardForms(form),
  }),
)
