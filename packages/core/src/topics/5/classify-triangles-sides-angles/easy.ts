import {
  answerStep,
  type Both,
  both,
  degrees,
  explainedBy,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  type Inline,
  itemOf,
  line,
  list,
  match,
  type Of,
  prose,
  relation,
  symbol,
  tupleOf,
  withFigure,
  words,
} from '../../../author.ts'
import { comparisonOf, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import { notByAngles } from '../../kit/triangles/not-by-angles.ts'
import type { levels } from './levels.ts'
import {
  anglesOf,
  anglesSeen,
  byAngles,
  bySides,
  drawTriangle,
  drawTriangles,
  hasBoth,
  hasName,
  MARKS,
  MEANS,
  markedTriangle,
  named,
  notBySides,
  PAIRS,
  sidesSeen,
  TYPE_NAMES,
  type TypeName,
  type Types,
  typesIn,
  whatTheyHave,
} from './parts.ts'

/** What is said of a triangle without its name. */
const DESCRIBED: Readonly<Record<TypeName, readonly [Of<'words'>, Of<'words'>]>> = {
  equilateral: [
    words('All 3 sides are equal.', 'Los 3 lados son iguales.'),
    words('It has 3 equal sides.', 'Tiene 3 lados iguales.'),
  ],
  isosceles: [
    words('2 sides are equal, and the third is longer.', '2 lados son iguales y el tercero es más largo.'),
    words('2 sides are equal, and the third is shorter.', '2 lados son iguales y el tercero es más corto.'),
  ],
  scalene: [
    words('No sides are equal.', 'No hay lados iguales.'),
    words('It has 3 sides of different lengths.', 'Tiene 3 lados de distinta longitud.'),
  ],
  acute: [
    words('All angles measure less than 90°.', 'Todos los ángulos miden menos de 90°.'),
    words('It has 3 acute angles.', 'Tiene 3 ángulos agudos.'),
  ],
  right: [
    words('One angle measures 90°.', 'Un ángulo mide 90°.'),
    words('It has 1 right angle.', 'Tiene 1 ángulo recto.'),
  ],
  obtuse: [
    words('One angle measures more than 90°.', 'Un ángulo mide más de 90°.'),
    words('It has 1 obtuse angle.', 'Tiene 1 ángulo obtuso.'),
  ],
}
const MATCHED: readonly (readonly [TypeName, TypeName, TypeName, TypeName])[] = [
  ['scalene', 'right', 'equilateral', 'obtuse'],
  ['isosceles', 'acute', 'right', 'scalene'],
  ['obtuse', 'equilateral', 'isosceles', 'acute'],
]
/** A name, a triangle that has it, and three that do not. */
const AMONG: readonly {
  readonly name: TypeName
  readonly right: Types
  readonly wrong: readonly [Types, Types, Types]
}[] = [
  {
    name: 'scalene',
    right: ['scalene', 'acute'],
    wrong: [
      ['isosceles', 'acute'],
      ['equilateral', 'acute'],
      ['isosceles', 'right'],
    ],
  },
  {
    name: 'obtuse',
    right: ['isosceles', 'obtuse'],
    wrong: [
      ['isosceles', 'acute'],
      ['scalene', 'right'],
      ['scalene', 'acute'],
    ],
  },
  {
    name: 'equilateral',
    right: ['equilateral', 'acute'],
    wrong: [
      ['isosceles', 'acute'],
      ['isosceles', 'right'],
      ['scalene', 'acute'],
    ],
  },
  {
    name: 'right',
    right: ['scalene', 'right'],
    wrong: [
      ['scalene', 'obtuse'],
      ['isosceles', 'acute'],
      ['equilateral', 'acute'],
    ],
  },
  {
    name: 'isosceles',
    right: ['isosceles', 'obtuse'],
    wrong: [
      ['scalene', 'obtuse'],
      ['scalene', 'acute'],
      ['scalene', 'right'],
    ],
  },
  {
    name: 'acute',
    right: ['scalene', 'acute'],
    wrong: [
      ['scalene', 'right'],
      ['scalene', 'obtuse'],
      ['isosceles', 'obtuse'],
    ],
  },
]

/** "Compare the largest angle with 90°: 110° > 90°." */
function largestSaid(largest: number): Both<readonly Inline[]> {
  const compared = relation(degrees(largest), comparisonSigns[comparisonOf(largest, 90)], degrees(90))
  return {
    en: line`Compare the largest angle with 90°: ${compared}.`,
    es: line`Compara el ángulo mayor con 90°: ${compared}.`,
  }
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  sidesName: form({
    levels: ['easy'],
    lines: 0,
    draw: random => {
      const sides = random.evenly(['isosceles', 'equilateral', 'scalene'] as const)
      return drawTriangle(random, random.pick(PAIRS.filter(([name]) => name === sides)), random.evenly([true, false]))
    },
    answer: bySides,
    solve: ({ types: [sides] }) => sides,
    ask: drawn => {
      const { corners, turn } = drawn
      return withFigure(
        {
          en: prose`Sides with the same marks are equal. Which name fits this triangle best by its sides?`,
          es: prose`Los lados con las mismas marcas son iguales. ¿Qué nombre le corresponde mejor a este triángulo por sus lados?`,
        },
        markedTriangle({ corners, turn }),
      )
    },
    solution: ({ types: [sides] }, answer) => [
      explainedBy(sidesSeen(sides), { en: line`Read the marks of the sides.`, es: line`Lee las marcas de los lados.` }),
      answerStep(bySides.show(answer), MEANS[answer]),
    ],
    whyWrong: (_, answer) => notBySides(answer),
    check: (printed, answer) => typesIn(printed.figure('polygon'))[0] === answer,
  }),

  anglesName: form({
    levels: ['easy'],
    lines: 0,
    draw: random => {
      const angles = random.evenly(['obtuse', 'right', 'acute'] as const)
      return drawTriangle(
        random,
        random.pick(PAIRS.filter(([, name]) => name === angles)),
        random.evenly([false, true]),
      )
    },
    answer: byAngles,
    solve: ({ types: [, angles] }) => angles,
    ask: drawn =>
      withFigure(
        {
          en: prose`Which name fits this triangle by its angles?`,
          es: prose`¿Qué nombre le corresponde a este triángulo por sus ángulos?`,
        },
        markedTriangle(drawn, { measures: true, size: 9 }),
      ),
    solution: ({ types: [, angles], corners }, answer) => [
      explainedBy(anglesSeen(angles), largestSaid(Math.max(...anglesOf(corners)))),
      answerStep(byAngles.show(answer), MEANS[answer]),
    ],
    whyWrong: ({ corners }, answer) => {
      const [least, middle, largest] = tupleOf(
        [...anglesOf(corners)].sort((one, other) => one - other),
        3,
      )
      return notByAngles(answer, [degrees(least), degrees(middle), degrees(largest)])
    },
    check: (printed, answer) => typesIn(printed.figure('polygon'))[1] === answer,
  }),

  whichIs: form({
    levels: ['easy'],
    lines: 0,
    wide: true,
    instruction: MARKS,
    draw: random => {
      const { name, right, wrong } = random.evenly(AMONG)
      return { name, all: drawTriangles(random, [right, ...wrong]) }
    },
    answer: figureChoice,
    solve: ({ all }): Figure => markedTriangle(itemOf(all, 0)),
    mistakes: ({ all }) =>
      Object.fromEntries(all.slice(1).map(one => [one.types.join(' '), markedTriangle(one) as Figure])),
    ask: ({ name }) => ({
      en: prose`Which triangle is ${named(name)}?`,
      es: prose`¿Qué triángulo es ${named(name)}?`,
    }),
    solution: ({ name, all }, answer) => [
      explainedBy(named(name), MEANS[name]),
      explainedBy(figure(answer), hasBoth(itemOf(all, 0).types)),
    ],
    whyWrong: ({ all }) => whatTheyHave(all),
    check: (printed, answer) => {
      const { en } = printed.one('words')
      return TYPE_NAMES.some(name => named(name).en === en && hasName(typesIn(answer), name))
    },
  }),

  matchNames: form(
    match({
      levels: ['easy'],
      what: {
        en: line`each description with the name of the triangle`,
        es: line`cada descripción con el nombre del triángulo`,
      },
      draw: random =>
        random.shuffle(random.evenly(MATCHED)).map(name => [random.pick(DESCRIBED[name]), named(name)] as const),
      belong: ([left], [right]) =>
        TYPE_NAMES.some(
          name =>
            typeof left === 'object' &&
            left.kind === 'words' &&
            typeof right === 'object' &&
            right.kind === 'words' &&
            right.en === named(name).en &&
            DESCRIBED[name].some(({ en }) => en === left.en),
        ),
      solution: (pairs, letters) => [
        ...pairs.flatMap(([, right], i) => {
          const name = TYPE_NAMES.find(
            one => typeof right === 'object' && 'kind' in right && right.kind === 'words' && right.en === named(one).en,
          )
          return name === undefined
            ? []
            : [explainedBy(both(prose`${i + 1}: ${symbol(itemOf(letters, i))}`), MEANS[name])]
        }),
        explainedBy(list(...letters.map(letter => symbol(letter))), {
          en: line`Write the letters in order, starting with row 1.`,
          es: line`Escribe las letras en orden, desde la fila 1.`,
        }),
      ],
    }),
  ),
})
