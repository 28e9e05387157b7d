import {
  type Both,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  itemOf,
  line,
  option,
  type Printed,
  prose,
  type Random,
  type Shape,
  shapeNoun,
  shapeSet,
  tupleOf,
} from '../../../author.ts'
import { ANIMALS, DRAWN, lies, liesBetween, NAMED, type Scene, spotOf, withShape } from './places.ts'
import {
  asked,
  between,
  drawnIn,
  drawOne,
  isPrinted,
  isSo,
  isSoTwice,
  itIs,
  itIsNot,
  just,
  namedIn,
  onlyIs,
  pictureOf,
  said,
  sentence,
  shapeIn,
  shown,
  so,
  soBlank,
  the,
  told,
  whichIsBetween,
  whoIs,
  word,
} from './words.ts'

export const levels = { easy: {}, medium: {}, hard: {} } as const

const ABOVE_OR_BELOW = ['above', 'below'] as const

/** The three cells of each row and of each column of a grid. */
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
] as const

/** These shapes in these cells, and others in as many more. */
function gridWith(random: Random, set: Readonly<Record<number, Shape>>, empty: readonly number[], more: number): Scene {
  const taken = Object.values(set)
  const others = random.shuffle(NAMED.filter(shape => !taken.includes(shape)))
  const free = random.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8].filter(cell => !(cell in set) && !empty.includes(cell)))
  const filled = new Map(free.slice(0, more).map((cell, i) => [cell, itemOf(others, i)]))
  return { columns: 3, cells: Array.from({ length: 9 }, (_, i) => set[i] ?? filled.get(i) ?? null) }
}

/** A cell to the left or right of a middle one, in a column of which another cell lies so too: each clue alone leaves two. */
function twoClues(random: Random) {
  const relation = random.evenly(ABOVE_OR_BELOW)
  const side = random.evenly([0, 2] as const)
  const target = 3 + side
  const over = relation === 'below' ? target - 3 : target + 3
  return { relation, target, mid: 4, far: 5 - side, over, beyond: 2 * target - over }
}
const clues = ({ relation, over, mid }: { relation: 'above' | 'below'; over: Shape; mid: Shape }) => [
  said(itIs(so(relation, over))),
  said(itIs(so('beside', mid))),
]
/** Whether what stands in this cell fits both clues that are printed. */
const fitsBoth = (printed: Printed, at: { row: number; column: number } | null, named: readonly Shape[]): boolean => {
  const { rows } = printed.figure('shape-set')
  const [over, mid] = named.map(shape => spotOf(rows, shape))
  const relation = isPrinted(printed.text, 'above') ? 'above' : 'below'
  return Boolean(at && over && mid && lies(at, relation, over) && lies(at, 'beside', mid))
}

type Facing = 'left' | 'right'
const FACING = ['right', 'left'] as const
interface Row {
  readonly animals: readonly Shape[]
  readonly facing: Facing
}
const rowOf = ({ animals, facing }: Row) => shapeSet(animals, { perRow: animals.length, facing, says: 'names' })
const drawRow = (random: Random): Row => ({
  animals: random.sample(ANIMALS, 5).slice(0, random.evenly([5, 4])),
  facing: random.evenly(FACING),
})
/** The step from an animal to the one just in front of it. */
const ahead = (facing: Facing) => (facing === 'right' ? 1 : -1)
const looks = ({ facing }: Row): Both<ReturnType<typeof line>> =>
  facing === 'right'
    ? {
        en: line`All look to the right. The front of the row is at the right.`,
        es: line`Todos miran hacia la derecha. El frente de la fila está a la derecha.`,
      }
    : {
        en: line`All look to the left. The front of the row is at the left.`,
        es: line`Todos miran hacia la izquierda. El frente de la fila está a la izquierda.`,
      }

/** Which of the two places beside a shape it is. */
const ONLY_ONE = {
  above: (over: Shape) => ({
    en: line`Only one of those places is above ${the(over)}.`,
    es: line`Solo uno de esos lugares está arriba de ${the(over)}.`,
  }),
  below: (over: Shape) => ({
    en: line`Only one of those places is below ${the(over)}.`,
    es: line`Solo uno de esos lugares está debajo de ${the(over)}.`,
  }),
}
const frontOrBack = option({ 'in front of': word('in front of'), behind: word('behind') })

interface InRow {
  readonly row: Row
  readonly asks: 'behind' | 'in front of' | 'between'
  readonly middle: Shape
  readonly back: Shape
  readonly front: Shape
}
/** All stand in the row. */
function wrongInRow({ row: { animals }, asks, middle, back, front }: InRow): readonly [otherWay: Shape, other: Shape] {
  const named: readonly Shape[] = [middle, back, front]
  const others = [...animals.filter(animal => !named.includes(animal)), back]
  return asks === 'between'
    ? [itemOf(others, 0), itemOf(others, 1)]
    : [asks === 'behind' ? front : back, itemOf(others, 0)]
}
/** Where an animal stands that was not asked for. */
function placeInRow({ row: { animals, facing }, asks, middle, back, front }: InRow, wrong: Shape) {
  const aheadOf = (of: Shape) => (animals.indexOf(wrong) - animals.indexOf(of)) * ahead(facing)
  const way = aheadOf(middle) > 0 ? 'in front of' : 'behind'
  if (asks !== 'between')
    return way === asks
      ? { en: line`It is not next to ${the(middle)}.`, es: [...line`No está `, ...so('beside', middle).es, '.'] }
      : isSo(wrong, so(way, middle))
  return wrong === back || wrong === front
    ? { en: line`It is at one end.`, es: line`Está en un extremo.` }
    : isSo(wrong, so(way, way === 'behind' ? back : front))
}

/** Two clues, between, and rows that look one way. */
export const hardForms = (form: FormMaker<typeof levels>) => ({
  twoClues: form({
    levels: ['hard'],
    share: 2,
    draw(random) {
      const { relation, ...at } = twoClues(random)
      const [right, mid, far, over, beyond] = random.sample(NAMED, 5)
      const scene = gridWith(
        random,
        { [at.target]: right, [at.mid]: mid, [at.far]: far, [at.over]: over, [at.beyond]: beyond },
        [],
        random.int(1, 3),
      )
      const others = scene.cells.flatMap(cell =>
        cell && ![right, mid, far, over, beyond].some(one => one === cell) ? [cell] : [],
      )
      return { scene, relation, right, mid, far, over, beyond, other: random.pick(others) }
    },
    answer: figureChoice,
    solve: ({ right }): Figure => pictureOf(right),
    mistakes: ({ far, beyond, other }) => ({
      besideOnly: pictureOf(far),
      columnOnly: pictureOf(beyond),
      noClue: pictureOf(other),
    }),
    ask: ({ scene, ...facts }) =>
      asked(shown(scene), ...clues(facts), { en: prose`Which shape is it?`, es: prose`¿Qué figura es?` }),
    solution: ({ right, far, mid, relation, over }, answer) => [
      told(figure(shapeSet([right, far], { says: 'names' })), {
        en: line`These are beside ${the(mid)}.`,
        es: [...line`Estas están `, ...so('beside', mid).es, '.'],
      }),
      told(figure(answer), isSo(right, so(relation, over))),
    ],
    whyWrong({ relation, right, far, over, mid }) {
      const twoAre = sentence(
        { en: line`Only ${the(right)} and ${the(far)} are `, es: line`Solo ${the(right)} y ${the(far)} están ` },
        so('beside', mid),
      )
      return { besideOnly: itIsNot(so(relation, over)), columnOnly: twoAre, noClue: twoAre }
    },
    check(printed, answer) {
      const shape = shapeIn(answer)
      return fitsBoth(printed, shape && spotOf(printed.figure('shape-set').rows, shape), namedIn(printed))
    },
  }),

  between: form({
    levels: ['hard'],
    draw(random) {
      const [start, middle, end] = random.evenly(LINES)
      const [one, right, other] = random.sample(NAMED, 3)
      const scene = gridWith(random, { [start]: one, [middle]: right, [end]: other }, [], random.int(3, 5))
      const others = scene.cells.flatMap(cell =>
        cell && ![one, right, other].some(known => known === cell) ? [cell] : [],
      )
      return { scene, right, ends: random.shuffle([one, other]), wrong: random.sample(others, 3) }
    },
    answer: figureChoice,
    solve: ({ right }): Figure => pictureOf(right),
    mistakes: ({ wrong: [one, another, third] }) => ({
      near: pictureOf(one),
      other: pictureOf(another),
      third: pictureOf(third),
    }),
    ask: ({ scene, ends: [one, other] }) => asked(said(whichIsBetween(one, other)), shown(scene)),
    solution: ({ right, ends: [one, other] }, answer) => [
      told(figure(shapeSet([one, other], { says: 'names' })), {
        en: line`Find ${the(one)} and ${the(other)}. Look between them.`,
        es: line`Busca ${the(one)} y ${the(other)}. Mira entre esas dos figuras.`,
      }),
      told(figure(answer), isSo(right, between(one, other))),
    ],
    whyWrong: ({ right, ends: [one, other] }) => {
      const elsewhere = onlyIs(right, between(one, other))
      return { near: elsewhere, other: elsewhere, third: elsewhere }
    },
    check(printed, answer) {
      const { rows } = printed.figure('shape-set')
      const shape = shapeIn(answer)
      const [one, other] = namedIn(printed).map(named => spotOf(rows, named))
      const middle = shape && spotOf(rows, shape)
      return Boolean(one && other && middle && liesBetween(middle, one, other))
    },
  }),

  drawByTwoClues: form({
    levels: ['hard'],
    lines: 0,
    draw(random) {
      const { relation, target, ...at } = twoClues(random)
      const [shape, mid, over] = random.sample(DRAWN, 3)
      const scene = gridWith(random, { [at.mid]: mid, [at.over]: over }, [target, at.far, at.beyond], random.int(2, 3))
      return {
        scene: { ...scene, cells: scene.cells.map(cell => (cell === shape ? null : cell)) },
        relation,
        shape,
        mid,
        over,
        target,
      }
    },
    answer: drawnIn,
    solve: ({ scene, shape, target }) => withShape(scene, target, shape),
    ask: ({ scene, shape, ...facts }) => asked(said(drawOne(shape)), ...clues(facts), shown(scene)),
    solution: ({ shape, mid, relation, over }, answer) => [
      told(figure(pictureOf(mid)), {
        en: line`Find ${the(mid)}. There are two places beside it.`,
        es: line`Busca ${the(mid)}. A sus lados hay dos lugares.`,
      }),
      told(figure(pictureOf(over)), ONLY_ONE[relation](over)),
      told(shown(answer), isSoTwice(shape, so('beside', mid), so(relation, over))),
    ],
    check(printed, { cells, columns }) {
      const before = printed.figure('shape-set').rows.flat()
      const added = cells.flatMap((cell, i) => (cell !== (before[i]?.shape ?? null) ? [i] : []))
      const [place] = added
      const drawn = place === undefined ? null : cells[place]
      const [noun] = printed.terms('thing')
      return (
        added.length === 1 &&
        place !== undefined &&
        Boolean(drawn && noun && shapeNoun(drawn).en[0] === noun.noun.en[0]) &&
        fitsBoth(printed, { row: Math.floor(place / columns), column: place % columns }, namedIn(printed))
      )
    },
  }),

  whoInRow: form({
    levels: ['hard'],
    share: 2,
    wide: true,
    draw(random) {
      const asks = random.evenly(['behind', 'in front of', 'between'] as const)
      const row = drawRow(random)
      const place = random.int(1, row.animals.length - 2)
      const [back, front] = tupleOf(
        [place - ahead(row.facing), place + ahead(row.facing)].map(i => itemOf(row.animals, i)),
        2,
      )
      return { row, asks, middle: itemOf(row.animals, place), back: back, front: front }
    },
    answer: figureChoice,
    solve: ({ row, asks, middle, back, front }): Figure =>
      pictureOf(asks === 'between' ? middle : asks === 'behind' ? back : front, row.facing),
    mistakes(facts) {
      const [otherWay, other] = wrongInRow(facts)
      return {
        otherWay: pictureOf(otherWay, facts.row.facing),
        other: pictureOf(other, facts.row.facing),
      }
    },
    ask: ({ row, asks, middle, back, front }) =>
      asked(
        said(whoIs(asks === 'between' ? between(...inOrder(row, back, front)) : just(so(asks, middle)))),
        figure(rowOf(row)),
      ),
    solution: ({ row, asks, middle, back, front }, answer) => [
      asks === 'between'
        ? told(figure(rowOf({ ...row, animals: [back, front] })), {
            en: line`Find ${the(back)} and ${the(front)}. Look between them.`,
            es: line`Busca ${the(back)} y ${the(front)}. Mira entre los dos.`,
          })
        : told(figure(pictureOf(middle, row.facing)), looks(row)),
      told(
        figure(answer),
        asks === 'between'
          ? isSo(middle, between(...inOrder(row, back, front)))
          : isSo(asks === 'behind' ? back : front, just(so(asks, middle))),
      ),
    ],
    whyWrong(facts) {
      const [otherWay, other] = wrongInRow(facts)
      return { otherWay: placeInRow(facts, otherWay), other: placeInRow(facts, other) }
    },
    check(printed, answer) {
      const { rows, facing } = printed.figure('shape-set')
      const shape = shapeIn(answer)
      if (!shape) return false
      const columnOf = (one: Shape) => spotOf(rows, one)?.column
      const own = columnOf(shape)
      const [one, other] = namedIn(printed).map(columnOf)
      if (own === undefined || one === undefined) return false
      if (other !== undefined) return own * 2 === one + other && Math.abs(one - other) === 2
      const step = (own - one) * (facing === 'left' ? -1 : 1)
      return step === (isPrinted(printed.text, 'behind') ? -1 : 1)
    },
  }),

  wordInRow: form({
    levels: ['hard'],
    lines: 0,
    draw(random) {
      const relation = random.evenly(['in front of', 'behind'] as const)
      const row = drawRow(random)
      const [one, other] = random.until(
        () => random.sample([...row.animals.keys()], 2),
        ([first, second]) => (first - second) * ahead(row.facing) > 0 === (relation === 'in front of'),
      )
      return { row, relation, one: itemOf(row.animals, one), of: itemOf(row.animals, other) }
    },
    answer: frontOrBack,
    solve: ({ relation }) => relation,
    ask: ({ row, one, of }) =>
      asked(
        { en: prose`Complete the sentence.`, es: prose`Completa la oración.` },
        figure(rowOf(row)),
        said(isSo(one, soBlank(of))),
      ),
    solution: ({ row, relation, one, of }) => [
      told(
        figure(rowOf({ ...row, animals: row.animals.filter(animal => animal === one || animal === of) })),
        looks(row),
      ),
      told(
        word(relation),
        relation === 'behind'
          ? {
              en: line`${the(one)} is farther from the front.`,
              es: line`${the(one)} está más lejos del frente.`,
            }
          : { en: line`${the(one)} is nearer the front.`, es: line`${the(one)} está más cerca del frente.` },
      ),
    ],
    check(printed, answer) {
      const { rows, facing } = printed.figure('shape-set')
      const [one, of] = namedIn(printed).map(shape => spotOf(rows, shape)?.column)
      if (one === undefined || of === undefined) return false
      return (facing === 'right' ? one > of : one < of) === (answer === 'in front of')
    },
  }),
})

/** The two ends of a row as one meets them from the left. */
const inOrder = ({ facing }: Row, back: Shape, front: Shape): readonly [Shape, Shape] =>
  facing === 'right' ? [back, front] : [front, back]
