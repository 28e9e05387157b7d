import {
  answerStep,
  blank,
  both,
  type CellHole,
  exact,
  explainedBy,
  type Figure,
  type FilledTable,
  type FormMaker,
  itemOf,
  line,
  type Noun,
  prose,
  type Sentence,
  type Shape,
  sentenceChoice,
  shapeNoun,
  shapeSet,
  table,
  tableCells,
  theThings,
  thing,
  things,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import { asked } from '../../kit/shapes/pieces.ts'
import type { levels } from './levels.ts'

const STANDING = ['cube', 'rectangular-prism', 'cylinder'] as const
const SOLIDS = [...STANDING, 'cone'] as const
type SolidName = (typeof SOLIDS)[number]
/** The top one first. */
type Tower = readonly SolidName[]
const towerFigure = (tower: Tower) => shapeSet(tower, { stacked: true })
const kindsIn = (tower: readonly Shape[]): readonly SolidName[] => SOLIDS.filter(kind => tower.includes(kind))
/** A cube is a rectangular prism, too: no name of a tower with cubes may leave that open. */
const isTellable = (tower: Tower) => {
  const kinds = kindsIn(tower)
  return !kinds.includes('cube') || (!kinds.includes('rectangular-prism') && kinds.length === 2)
}
/** So many of those that stand, one on another. */
const stacksOf = (size: number): readonly Tower[] =>
  size === 0 ? [[]] : stacksOf(size - 1).flatMap(below => STANDING.map((kind): Tower => [kind, ...below]))
const towersOf = (size: number) => stacksOf(size - 1).flatMap(below => SOLIDS.map((kind): Tower => [kind, ...below]))
const TELLABLE = { 3: towersOf(3).filter(isTellable), 4: towersOf(4).filter(isTellable) } as const
/** So many kinds, and no cube beside a rectangular prism. */
const apart = (size: number, kinds: number) =>
  towersOf(size).filter(
    tower =>
      kindsIn(tower).length === kinds &&
      !['cube' as const, 'rectangular-prism' as const].every(kind => tower.includes(kind)),
  )
const OF_THREE_KINDS = { 4: apart(4, 3), 5: apart(5, 3) } as const
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

/** A solid that is not in the tower, and is not taken for one that is. */
function absentFrom(kinds: readonly SolidName[], swapped: number): SolidName {
  const absent = SOLIDS.filter(
    kind => !kinds.includes(kind) && !(kind === 'rectangular-prism' && kinds.includes('cube')),
  )
  return itemOf(absent, swapped % absent.length)
}

/** Towers of solids: which kinds, how many of each. */
export const towerForms = (form: FormMaker<typeof levels>) => ({
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
      const other = absentFrom(kinds, swapped)
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
    whyWrong: ({ tower, missed, swapped }) => {
      const kinds = kindsIn(tower)
      const many = things(shapeNoun(absentFrom(kinds, swapped)))
      const absent = { en: line`There are no ${many} in the tower.`, es: line`En la torre no hay ${many}.` }
      const left = shapeNoun(itemOf(kinds, missed % kinds.length))
      return {
        another: absent,
        anotherOne: absent,
        oneOff:
          kinds.length === 3
            ? { en: line`It leaves out ${things(left)}.`, es: line`Faltan ${theThings(left)}.` }
            : absent,
      }
    },
    check: (printed, { key }) => key === kindsIn(shapesIn(printed.figure('shape-set'))).join('+'),
  }),

  howManyOfEach: form({
    levels: ['medium'],
    kind: 'table',
    lines: 0,
    draw: random => random.pick(OF_THREE_KINDS[random.evenly([4, 5] as const)]),
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
      explainedBy(tableCells.show(answer), {
        en: line`Count each kind in the list.`,
        es: line`Cuenta cada tipo en la lista.`,
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
