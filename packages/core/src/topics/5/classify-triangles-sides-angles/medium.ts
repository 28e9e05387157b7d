import {
  type Block,
  type Both,
  both,
  degrees,
  explainedBy,
  type Figure,
  type FormMaker,
  failed,
  figure,
  figureChoice,
  isSameContent,
  itemOf,
  line,
  list,
  numbersInAnyOrder,
  prose,
  relation,
  textList,
  type Value,
  words,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import {
  drawTriangle,
  drawTriangles,
  hasName,
  letterOf,
  lettersWhere,
  MARKS,
  MEANS,
  markedTriangle,
  named,
  PAIRS,
  SAID,
  seen,
  TYPE_NAMES,
  type TypeName,
  type Types,
  typesIn,
  whatTheyHave,
} from './parts.ts'

export const names = textList<TypeName>({
  equilateral: { en: [SAID.equilateral.en], es: [SAID.equilateral.es] },
  isosceles: { en: [SAID.isosceles.en], es: [SAID.isosceles.es] },
  scalene: { en: [SAID.scalene.en], es: [SAID.scalene.es] },
  acute: { en: [SAID.acute.en], es: [SAID.acute.es] },
  right: { en: [SAID.right.en], es: [SAID.right.es] },
  obtuse: { en: [SAID.obtuse.en], es: [SAID.obtuse.es] },
})

/** "By its sides: isosceles; by its angles: acute". */
function bothNames([sides, angles]: readonly TypeName[]): Both<Block> {
  const [one, other] = [SAID[sides ?? failed('A name by sides')], SAID[angles ?? failed('A name by angles')]]
  return {
    en: prose`By its sides: ${words(one.en, one.es)}; by its angles: ${words(other.en, other.es)}`,
    es: prose`Por sus lados: ${words(one.en, one.es)}; por sus ángulos: ${words(other.en, other.es)}`,
  }
}

/** Three angles that add up to 180°, by the two names. */
const ANGLES: readonly [Triples, Triples, Triples, Triples, Triples, Triples] = [
  [
    [36, 36, 108],
    [28, 28, 124],
    [41, 41, 98],
    [33, 33, 114],
  ],
  [
    [52, 61, 67],
    [48, 59, 73],
    [55, 46, 79],
    [64, 57, 59],
  ],
  [[45, 45, 90]],
  [
    [23, 39, 118],
    [27, 46, 107],
    [34, 21, 125],
    [29, 52, 99],
  ],
  [
    [72, 72, 36],
    [54, 54, 72],
    [68, 68, 44],
    [47, 47, 86],
  ],
  [
    [37, 53, 90],
    [28, 62, 90],
    [41, 49, 90],
    [24, 66, 90],
  ],
]
type Triple = readonly [number, number, number]
type Triples = readonly Triple[]
const typesOfAngles = (angles: Triple): Types => {
  const most = Math.max(...angles)
  return [new Set(angles).size === 2 ? 'isosceles' : 'scalene', most > 90 ? 'obtuse' : most === 90 ? 'right' : 'acute']
}
/** Both names, and three triangles that have only one of them. */
const AMONG: readonly { readonly types: Types; readonly wrong: readonly [Types, Types, Types] }[] = [
  {
    types: ['isosceles', 'obtuse'],
    wrong: [
      ['scalene', 'obtuse'],
      ['isosceles', 'acute'],
      ['isosceles', 'right'],
    ],
  },
  {
    types: ['scalene', 'right'],
    wrong: [
      ['isosceles', 'right'],
      ['scalene', 'acute'],
      ['scalene', 'obtuse'],
    ],
  },
  {
    types: ['isosceles', 'acute'],
    wrong: [
      ['isosceles', 'right'],
      ['scalene', 'acute'],
      ['isosceles', 'obtuse'],
    ],
  },
  {
    types: ['scalene', 'obtuse'],
    wrong: [
      ['isosceles', 'obtuse'],
      ['scalene', 'right'],
      ['scalene', 'acute'],
    ],
  },
  {
    types: ['isosceles', 'right'],
    wrong: [
      ['scalene', 'right'],
      ['isosceles', 'obtuse'],
      ['isosceles', 'acute'],
    ],
  },
  {
    types: ['scalene', 'acute'],
    wrong: [
      ['isosceles', 'acute'],
      ['scalene', 'obtuse'],
      ['scalene', 'right'],
    ],
  },
]

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  bothNames: form({
    levels: ['medium'],
    kind: 'compute',
    lines: 0,
    instruction: MARKS,
    draw: random => drawTriangle(random, random.evenly(PAIRS), random.chance(0.6)),
    answer: names,
    solve: ({ types }) => types,
    namedAnswer: (_, answer) => bothNames(answer),
    ask: drawn => {
      const shown = figure(markedTriangle(drawn))
      return {
        en: [
          shown,
          prose`Name the triangle. Choose the best word for each blank.`,
          prose`By its sides (equilateral, isosceles, scalene): ____`,
          prose`By its angles (acute, right, obtuse): ____`,
        ],
        es: [
          shown,
          prose`Clasifica el triángulo. Elige la mejor palabra para cada espacio.`,
          prose`Por sus lados (equilátero, isósceles, escaleno): ____`,
          prose`Por sus ángulos (acutángulo, rectángulo, obtusángulo): ____`,
        ],
      }
    },
    solution: ({ types }, answer) => [
      explainedBy(seen(types), {
        en: line`Read the marks and look at the angles.`,
        es: line`Lee las marcas y mira los ángulos.`,
      }),
      explainedBy(bothNames(answer), {
        en: [...MEANS[types[0]].en, ' ', ...MEANS[types[1]].en],
        es: [...MEANS[types[0]].es, ' ', ...MEANS[types[1]].es],
      }),
    ],
    check(printed, [sides, angles]) {
      const [one, other] = typesIn(printed.figure('polygon'))
      return one === sides && other === angles
    },
  }),

  allNames: form({
    levels: ['medium'],
    lines: 1,
    instruction: MARKS,
    draw: random => {
      const types = random.evenly<Types>([
        ['equilateral', 'acute'],
        ['isosceles', 'obtuse'],
        ['equilateral', 'acute'],
        ['isosceles', 'right'],
        ['equilateral', 'acute'],
      ])
      return {
        drawn: drawTriangle(random, types, random.chance(0.6)),
        names: random.shuffle<readonly TypeName[]>(TYPE_NAMES),
      }
    },
    answer: numbersInAnyOrder,
    solve: ({ drawn, names }): readonly Value[] => lettersWhere(names.map(name => hasName(drawn.types, name))),
    ask: ({ drawn, names }) => {
      const shown = figure(markedTriangle(drawn))
      const lettered = (locale: 'en' | 'es'): Block => ({
        kind: 'bullets',
        ordered: false,
        items: names.map((name, i) => [...line`${letterOf(i)}: `, SAID[name][locale]]),
      })
      return {
        en: [shown, prose`Which names fit this triangle? Write all the letters.`, lettered('en')],
        es: [shown, prose`¿Qué nombres le corresponden a este triángulo? Escribe todas las letras.`, lettered('es')],
      }
    },
    solution: ({ drawn: { types }, names }, answer) => [
      explainedBy(seen(types), {
        en: line`Read the marks and look at the angles.`,
        es: line`Lee las marcas y mira los ángulos.`,
      }),
      ...names
        .filter(name => hasName(types, name))
        .map(name => explainedBy(both(prose`${letterOf(names.indexOf(name))}: ${named(name)}`), MEANS[name])),
      explainedBy(list(...answer), {
        en: line`These are all the names that fit.`,
        es: line`Estos son todos los nombres que le corresponden.`,
      }),
    ],
    check(printed, answer) {
      const types = typesIn(printed.figure('polygon'))
      const said = printed.block('bullets').items.map(item => item.at(-1))
      return isSameContent(
        answer,
        lettersWhere(
          said.map(word =>
            TYPE_NAMES.some(name => Object.values(SAID[name]).some(own => own === word) && hasName(types, name)),
          ),
        ),
      )
    },
  }),

  fromAngles: form({
    levels: ['medium'],
    kind: 'compute',
    lines: 0,
    draw: random => ({ angles: random.shuffle(random.pick(ANGLES[random.evenly([0, 1, 2, 3, 4, 5])] ?? ANGLES[0])) }),
    answer: names,
    solve: ({ angles }) => typesOfAngles(angles),
    namedAnswer: (_, answer) => bothNames(answer),
    ask: ({ angles: [a, b, c] }) => {
      const [one, two, three] = [degrees(a), degrees(b), degrees(c)]
      return {
        en: [
          prose`The angles of a triangle measure ${one}, ${two}, and ${three}. Equal sides lie across from equal angles. Choose the best word for each blank.`,
          prose`By its sides (equilateral, isosceles, scalene): ____`,
          prose`By its angles (acute, right, obtuse): ____`,
        ],
        es: [
          prose`Los ángulos de un triángulo miden ${one}, ${two} y ${three}. Los lados iguales están frente a ángulos iguales. Elige la mejor palabra para cada espacio.`,
          prose`Por sus lados (equilátero, isósceles, escaleno): ____`,
          prose`Por sus ángulos (acutángulo, rectángulo, obtusángulo): ____`,
        ],
      }
    },
    solution: ({ angles }, answer) => {
      const most = Math.max(...angles)
      const equal = new Set(angles).size
      return [
        explainedBy(
          equal === 2
            ? words('2 equal angles', '2 ángulos iguales')
            : words('no equal angles', 'ningún par de ángulos iguales'),
          {
            en: line`The triangle has as many equal sides as equal angles.`,
            es: line`El triángulo tiene tantos lados iguales como ángulos iguales.`,
          },
        ),
        explainedBy(most === 90 ? degrees(90) : relation(degrees(most), most > 90 ? '>' : '<', degrees(90)), {
          en: line`Compare the largest angle with a right angle.`,
          es: line`Compara el ángulo mayor con un ángulo recto.`,
        }),
        explainedBy(bothNames(answer), {
          en: line`Write the name by sides, then the name by angles.`,
          es: line`Escribe el nombre por los lados y después el nombre por los ángulos.`,
        }),
      ]
    },
    check(printed, [sides, angles]) {
      const all = printed.take(3)
      const [a, b, c] = all
      const isEqual = a.equals(b) || b.equals(c) || a.equals(c)
      return (
        sides === (isEqual ? 'isosceles' : 'scalene') &&
        angles === (all.some(({ n }) => n > 90) ? 'obtuse' : all.some(({ n }) => n === 90) ? 'right' : 'acute')
      )
    },
  }),

  whichBoth: form({
    levels: ['medium'],
    lines: 0,
    wide: true,
    instruction: MARKS,
    draw: random => {
      const { types, wrong } = random.evenly([...AMONG.slice(3), ...AMONG.slice(0, 3)])
      return { types, all: drawTriangles(random, [types, ...wrong]) }
    },
    answer: figureChoice,
    solve: ({ all }): Figure => markedTriangle(itemOf(all, 0)),
    mistakes: ({ all }) =>
      Object.fromEntries(all.slice(1).map(one => [one.types.join(' '), markedTriangle(one) as Figure])),
    ask: ({ types: [sides, angles] }) => ({
      en: prose`Which triangle is both ${named(sides)} and ${named(angles)}?`,
      es: prose`¿Qué triángulo es ${named(sides)} y ${named(angles)} a la vez?`,
    }),
    solution: ({ types }, answer) => [
      explainedBy(seen(types), { en: line`Look for both features.`, es: line`Busca las dos características.` }),
      explainedBy(figure(answer), {
        en: line`This triangle has both.`,
        es: line`Este triángulo tiene las dos.`,
      }),
    ],
    whyWrong: ({ all }) => whatTheyHave(all),
    check(printed, answer) {
      const asked = printed.all('words').map(({ en }) => TYPE_NAMES.find(name => named(name).en === en))
      const [sides, angles] = typesIn(answer)
      return asked.includes(sides) && asked.includes(angles)
    },
  }),
})
