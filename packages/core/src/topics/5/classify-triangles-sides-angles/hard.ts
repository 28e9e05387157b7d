import {
  answerStep,
  type Block,
  type Both,
  blank,
  type CellHole,
  divide,
  drawing,
  equation,
  explainedBy,
  type FilledTable,
  type FormMaker,
  figure,
  isSameContent,
  itemOf,
  line,
  list,
  measure,
  minus,
  type Point,
  prose,
  type Random,
  role,
  sentenceChoice,
  table,
  tableCells,
  transformationGrid,
  words,
} from '../../../author.ts'
import { LETTERS } from '../../kit/shapes/quadrilaterals.ts'
import type { levels } from './levels.ts'
import { canBe, NINE, type Reason, reasonSaid, verdictsOf, whyNot } from './pairs.ts'
import {
  askAbout,
  BY_ANGLES,
  BY_SIDES,
  type BySides,
  bySides,
  type Drawn,
  drawTriangles,
  hasName,
  letterOf,
  lettersWhere,
  MARKS,
  MEANS,
  named,
  notBySides,
  PAIRS,
  SAID,
  seen,
  sidesSeen,
  TYPE_NAMES,
  type Types,
  typesIn,
  typesOf,
} from './parts.ts'

/** What is to be drawn on a grid, and one drawing of it. */
const WISHES: readonly {
  readonly types: Types
  readonly corners: readonly [Point, Point, Point]
  readonly how: Both<string>
}[] = [
  {
    types: ['isosceles', 'right'],
    how: {
      en: 'Go straight up from one end, as far as the segment is long: a right angle and 2 equal sides.',
      es: 'Sube en línea recta desde un extremo, tanto como mide el segmento: un ángulo recto y 2 lados iguales.',
    },
    corners: [
      [1, 1],
      [5, 1],
      [1, 5],
    ],
  },
  {
    types: ['scalene', 'obtuse'],
    how: {
      en: 'Put the third vertex beyond one end, a little higher: an obtuse angle, no equal sides.',
      es: 'Pon el tercer vértice más allá de un extremo, un poco más arriba: un ángulo obtuso y ningún par de lados iguales.',
    },
    corners: [
      [1, 1],
      [4, 1],
      [7, 3],
    ],
  },
  {
    types: ['isosceles', 'acute'],
    how: {
      en: 'Put the third vertex above the middle of the segment, higher than half its length: 2 equal sides, acute angles.',
      es: 'Pon el tercer vértice sobre la mitad del segmento, más alto que la mitad de su longitud: 2 lados iguales y ángulos agudos.',
    },
    corners: [
      [1, 1],
      [5, 1],
      [3, 5],
    ],
  },
  {
    types: ['scalene', 'right'],
    how: {
      en: 'Go straight up from one end, not as far as the segment is long: a right angle, no equal sides.',
      es: 'Sube en línea recta desde un extremo, menos de lo que mide el segmento: un ángulo recto y ningún par de lados iguales.',
    },
    corners: [
      [1, 1],
      [6, 1],
      [1, 4],
    ],
  },
  {
    types: ['isosceles', 'obtuse'],
    how: {
      en: 'Put the third vertex above the middle of the segment, lower than half its length: 2 equal sides, an obtuse angle.',
      es: 'Pon el tercer vértice sobre la mitad del segmento, más bajo que la mitad de su longitud: 2 lados iguales y un ángulo obtuso.',
    },
    corners: [
      [1, 1],
      [7, 1],
      [4, 2],
    ],
  },
  {
    types: ['scalene', 'acute'],
    how: {
      en: 'Put the third vertex above the segment, but not above its middle or its ends: acute angles, no equal sides.',
      es: 'Pon el tercer vértice sobre el segmento, pero no sobre su mitad ni sobre sus extremos: ángulos agudos y ningún par de lados iguales.',
    },
    corners: [
      [1, 1],
      [6, 1],
      [3, 4],
    ],
  },
]
const paper = (corners: readonly Point[]) =>
  transformationGrid({ figure: corners, names: null, axes: false, x: [0, 8], y: [0, 6] })
const wishSaid = ([sides, angles]: Types): Both<Block> => ({
  en: prose`The segment is one side of a triangle. Complete the triangle so that it is both ${named(sides)} and ${named(angles)}. Its third vertex lies where grid lines cross.`,
  es: prose`El segmento es un lado de un triángulo. Completa el triángulo de modo que sea ${named(sides)} y ${named(angles)} a la vez. El tercer vértice está donde se cruzan dos líneas de la cuadrícula.`,
})

const EQUAL_ANGLES = {
  equilateral: {
    en: line`All angles are equal, so all sides are equal.`,
    es: line`Todos los ángulos son iguales, así que todos los lados son iguales.`,
  },
  isosceles: {
    en: line`2 angles are equal, so 2 sides are equal.`,
    es: line`2 ángulos son iguales, así que 2 lados son iguales.`,
  },
  scalene: {
    en: line`All angles are different, so no sides are equal.`,
    es: line`Todos los ángulos son distintos, así que no hay lados iguales.`,
  },
} as const

const HEAD: readonly CellHole[] = [line``, ...BY_ANGLES.map(named)]
const rowsOf = (shown: (types: Types) => CellHole): readonly (readonly CellHole[])[] =>
  BY_SIDES.map(sides => [named(sides), ...BY_ANGLES.map(angles => shown([sides, angles]))])
const placeOf = (all: readonly Drawn[], types: Types): number =>
  all.findIndex(({ types: [sides, angles] }) => sides === types[0] && angles === types[1])
const NOT = words('–', '–')

/** Three lengths, the two shorter ones together longer than the longest. */
function drawLengths(random: Random, kind: BySides): readonly [number, number, number] {
  if (kind === 'equilateral') {
    const side = random.int(4, 15)
    return [side, side, side]
  }
  return random.until(
    () => {
      const [a, b, c] = [random.int(3, 15), random.int(3, 15), random.int(3, 15)]
      return kind === 'isosceles' ? random.shuffle([a, a, b] as const) : ([a, b, c] as const)
    },
    sides => {
      const [short, middle, long] = [...sides].sort((one, other) => one - other)
      return (
        new Set(sides).size === (kind === 'isosceles' ? 2 : 3) &&
        short !== undefined &&
        middle !== undefined &&
        long !== undefined &&
        short + middle > long
      )
    },
  )
}
const UNITS = ['centimeter', 'inch', 'foot', 'meter'] as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
  canExist: form({
    levels: ['hard'],
    kind: 'choose',
    lines: 0,
    draw: random => ({
      types: random.evenly([0, 1, 2, 3, 4, 5, 6, 7, 8].map(i => itemOf(NINE, (i * 4) % NINE.length))),
    }),
    answer: sentenceChoice,
    solve: ({ types }) => reasonSaid(verdictsOf(types).right),
    mistakes: ({ types }) =>
      Object.fromEntries(verdictsOf(types).wrong.map((reason, i) => [`reason${i + 1}`, reasonSaid(reason)])),
    ask: ({ types: [sides, angles] }) => ({
      en: prose`Equal sides of a triangle lie across from equal angles. Can a triangle be both ${named(sides)} and ${named(angles)}?`,
      es: prose`Los lados iguales de un triángulo están frente a ángulos iguales. ¿Puede un triángulo ser ${named(sides)} y ${named(angles)} a la vez?`,
    }),
    solution: ({ types: [sides, angles] }, { says }) => [
      explainedBy(named(sides), MEANS[sides]),
      explainedBy(named(angles), MEANS[angles]),
      ...(canBe([sides, angles])
        ? []
        : [
            explainedBy(equation(divide(180, 3), 60), {
              en: line`Equal sides lie across from equal angles, so all 3 angles are equal: divide 180 degrees by 3.`,
              es: line`Los lados iguales están frente a ángulos iguales, así que los 3 ángulos son iguales: divide 180 grados entre 3.`,
            }),
          ]),
      explainedBy(
        says,
        canBe([sides, angles])
          ? EQUAL_ANGLES[sides]
          : { en: line`So all its angles are acute.`, es: line`Así que todos sus ángulos son agudos.` },
      ),
    ],
    whyWrong: ({ types }) =>
      Object.fromEntries(verdictsOf(types).wrong.map((reason, i) => [`reason${i + 1}`, whyNot(reason, types)])),
    check(printed, { key }) {
      const asked = printed.all('words').flatMap(({ en }) => TYPE_NAMES.filter(name => SAID[name].en === en))
      const reason = JSON.parse(key) as Reason
      const isPossible = PAIRS.some(types => asked.every(name => hasName(types, name)))
      if (reason.kind === 'sixty') return !isPossible
      return (
        isPossible && reason.kind === 'example' && asked.length === 2 && asked.every(name => reason.of.includes(name))
      )
    },
  }),

  sortTable: form({
    levels: ['hard'],
    kind: 'table',
    wide: true,
    lines: 0,
    instruction: MARKS,
    draw: random => {
      // One of the seven is left out, so that every column has a letter.
      const left = random.evenly([0, 1, 3, 4, 5, 6])
      return { all: drawTriangles(random, random.shuffle<readonly Types[]>(PAIRS.filter((_, i) => i !== left))) }
    },
    answer: tableCells,
    solve: ({ all }): FilledTable => ({
      head: HEAD,
      rows: rowsOf(types => (placeOf(all, types) < 0 ? NOT : letterOf(placeOf(all, types)))),
      rowHeads: true,
      blanks: NINE.filter(types => placeOf(all, types) >= 0).map(types => letterOf(placeOf(all, types))),
    }),
    ask: ({ all }) => {
      const asked = askAbout(
        {
          en: prose`Sort the triangles by their best names. Write one letter on each blank of the table.`,
          es: prose`Clasifica los triángulos por los nombres que mejor les corresponden. Escribe una letra en cada espacio de la tabla.`,
        },
        all,
      )
      const open = table({
        head: HEAD,
        rows: rowsOf(types => (placeOf(all, types) < 0 ? NOT : blank(3))),
        rowHeads: true,
      })
      return { en: [...asked.en, open], es: [...asked.es, open] }
    },
    solution: ({ all }, answer) => [
      ...BY_SIDES.map(sides =>
        explainedBy(list(...lettersWhere(all.map(({ types: [own] }) => own === sides))), MEANS[sides]),
      ),
      ...(['obtuse', 'right'] as const).map(angles =>
        explainedBy(list(...lettersWhere(all.map(({ types: [, own] }) => own === angles))), MEANS[angles]),
      ),
      explainedBy(tableCells.show(answer), {
        en: line`The others are acute: ${list(...lettersWhere(all.map(({ types: [, own] }) => own === 'acute')))}. Write each letter in the row of its sides and the column of its angles.`,
        es: line`Los demás son acutángulos: ${list(...lettersWhere(all.map(({ types: [, own] }) => own === 'acute')))}. Escribe cada letra en la fila de sus lados y la columna de sus ángulos.`,
      }),
    ],
    check(printed, { blanks }) {
      const drawn = printed.figures('polygon').map(typesIn)
      const cells = printed.block('table').rows.flatMap((row, r) => row.slice(1).map((cell, c) => ({ cell, r, c })))
      const open = cells.filter(
        ({ cell: [item] }) => typeof item === 'object' && 'kind' in item && item.kind === 'blank',
      )
      return (
        open.length === blanks.length &&
        open.every(({ r, c }, i) => {
          const at = LETTERS.findIndex((_, place) => isSameContent(letterOf(place), itemOf(blanks, i)))
          const [sides, angles] = itemOf(drawn, at)
          return sides === BY_SIDES[r] && angles === BY_ANGLES[c]
        })
      )
    },
  }),

  fromPerimeter: form({
    levels: ['hard'],
    lines: 1,
    draw: random => {
      const kind = random.evenly<BySides>(['scalene', 'isosceles', 'scalene', 'isosceles', 'equilateral', 'isosceles'])
      return { kind, sides: drawLengths(random, kind), unit: random.pick(UNITS) }
    },
    answer: bySides,
    solve: ({ kind }) => kind,
    ask: ({ sides: [a, b, c], unit }) => {
      const [one, two] = [role('one', measure(a, unit)), role('two', measure(b, unit))]
      const around = role('around', measure(a + b + c, unit))
      return a === b
        ? {
            en: prose`The perimeter of a triangle is ${around}. Two of its sides are each ${one} long. Which name fits it best by its sides?`,
            es: prose`El perímetro de un triángulo es de ${around}. Dos de sus lados miden ${one} cada uno. ¿Qué nombre le corresponde mejor por sus lados?`,
          }
        : {
            en: prose`The perimeter of a triangle is ${around}. Two of its sides are ${one} and ${two} long. Which name fits it best by its sides?`,
            es: prose`El perímetro de un triángulo es de ${around}. Dos de sus lados miden ${one} y ${two}. ¿Qué nombre le corresponde mejor por sus lados?`,
          }
    },
    solution: ({ kind, sides: [a, b, c], unit }, answer) => [
      explainedBy(equation(minus(minus(a + b + c, a), b), c), {
        en: line`Subtract both sides from the perimeter: the third side is ${measure(c, unit)} long.`,
        es: line`Resta los dos lados del perímetro: el tercer lado mide ${measure(c, unit)}.`,
      }),
      explainedBy(sidesSeen(kind), {
        en: line`Compare the lengths: ${measure(a, unit)}, ${measure(b, unit)}, and ${measure(c, unit)}.`,
        es: line`Compara las longitudes: ${measure(a, unit)}, ${measure(b, unit)} y ${measure(c, unit)}.`,
      }),
      answerStep(bySides.show(answer), MEANS[answer]),
    ],
    whyWrong: (_, answer) => notBySides(answer),
    check(printed, answer) {
      const a = printed.role('one')
      const b = printed.terms('role').some(({ name }) => name === 'two') ? printed.role('two') : a
      const c = printed.role('around').minus(a).minus(b)
      const equal = [a.equals(b), b.equals(c), a.equals(c)].filter(same => same).length
      return answer === (equal === 3 ? 'equilateral' : equal === 1 ? 'isosceles' : 'scalene')
    },
  }),

  drawIt: form({
    levels: ['hard'],
    lines: 0,
    draw: random => ({ wish: WISHES.indexOf(random.evenly(WISHES)) }),
    answer: drawing<{ readonly corners: readonly Point[] }>(
      ({ corners }) => paper(corners),
      () => [
        {
          corners: [
            [0, 0],
            [8, 0],
            [0, 6],
          ],
        },
      ],
    ),
    solve: ({ wish }) => ({ corners: itemOf(WISHES, wish).corners }),
    key: () => ({
      en: prose`Other drawings can be right too.`,
      es: prose`Otros dibujos también pueden ser correctos.`,
    }),
    ask: ({ wish }) => {
      const { types, corners } = itemOf(WISHES, wish)
      const { en, es } = wishSaid(types)
      const empty = figure(paper(corners.slice(0, 2)))
      return { en: [en, empty], es: [es, empty] }
    },
    solution: ({ wish }, { corners }) => {
      const { types } = itemOf(WISHES, wish)
      return [
        explainedBy(seen(types), {
          en: line`The triangle must have both.`,
          es: line`El triángulo debe cumplir las dos condiciones.`,
        }),
        explainedBy(figure(paper(corners)), {
          en: [itemOf(WISHES, wish).how.en],
          es: [itemOf(WISHES, wish).how.es],
        }),
      ]
    },
    check(printed, { corners }) {
      const asked = printed.all('words').flatMap(({ en }) => TYPE_NAMES.filter(name => SAID[name].en === en))
      const types = typesOf(corners)
      const [given] = printed.figure('transformation-grid').shapes
      if (given?.vertices.every(([x, y]) => corners.some(([a, b]) => a === x && b === y)) !== true) return false
      return asked.length === 2 && asked.every(name => types.includes(name))
    },
  }),
})
