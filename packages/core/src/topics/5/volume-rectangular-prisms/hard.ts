import {
  type Both,
  type Content,
  exact,
  type FormMaker,
  figure,
  integer,
  measureAnswer,
  measure as measured,
  point,
  pointSet,
  prismsToCompare,
  prose,
  type Random,
  sideBySide,
  symbol,
  type UnitId,
  words,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { drawEdges, type Edges, edgesIn, volume } from './parts.ts'

interface Story {
  readonly unit: UnitId
  readonly edges: readonly [Edges, Edges]
  tell(...edges: readonly ReturnType<typeof measured>[]): Both<Content>
}

/** What the edges of a box are measured in. */
const EDGES = {
  'cubic-inch': words('inches', 'pulgadas'),
  'cubic-centimeter': words('centimeters', 'centímetros'),
  'cubic-foot': words('feet', 'pies'),
  'cubic-meter': words('meters', 'metros'),
} as const

const range = (least: Edges, most: Edges) => [least, most] as const

const fillings: readonly Story[] = [
  {
    unit: 'cubic-inch',
    edges: range([15, 8, 6], [24, 12, 12]),
    tell: (length, width, depth) => ({
      en: prose`A fish tank is ${length ?? 0} long and ${width ?? 0} wide. The water is ${depth ?? 0} deep. What is the volume of the water?`,
      es: prose`Una pecera mide ${length ?? 0} de largo y ${width ?? 0} de ancho. El agua tiene ${depth ?? 0} de profundidad. ¿Cuál es el volumen del agua?`,
    }),
  },
  {
    unit: 'cubic-foot',
    edges: range([5, 4, 1], [10, 8, 2]),
    tell: (length, width, depth) => ({
      en: prose`A sandbox is ${length ?? 0} long and ${width ?? 0} wide. It is filled with sand to a depth of ${depth ?? 0}. What is the volume of the sand?`,
      es: prose`Un arenero mide ${length ?? 0} de largo y ${width ?? 0} de ancho. Se llena de arena hasta una profundidad de ${depth ?? 0}. ¿Cuál es el volumen de la arena?`,
    }),
  },
  {
    unit: 'cubic-foot',
    edges: range([12, 6, 6], [24, 8, 8]),
    tell: (length, width, height) => ({
      en: prose`The inside of a moving truck is ${length ?? 0} long, ${width ?? 0} wide, and ${height ?? 0} high. What is its volume?`,
      es: prose`El interior de un camión de mudanza mide ${length ?? 0} de largo, ${width ?? 0} de ancho y ${height ?? 0} de alto. ¿Cuál es su volumen?`,
    }),
  },
  {
    unit: 'cubic-centimeter',
    edges: range([18, 5, 24], [24, 9, 35]),
    tell: (length, width, height) => ({
      en: prose`A cereal box is ${length ?? 0} long, ${width ?? 0} wide, and ${height ?? 0} high. What is its volume?`,
      es: prose`Una caja de cereal mide ${length ?? 0} de largo, ${width ?? 0} de ancho y ${height ?? 0} de alto. ¿Cuál es su volumen?`,
    }),
  },
  {
    unit: 'cubic-inch',
    edges: range([20, 8, 7], [36, 12, 10]),
    tell: (length, width, depth) => ({
      en: prose`A planter is ${length ?? 0} long and ${width ?? 0} wide. The soil in it is ${depth ?? 0} deep. What is the volume of the soil?`,
      es: prose`Una jardinera mide ${length ?? 0} de largo y ${width ?? 0} de ancho. La tierra tiene ${depth ?? 0} de profundidad. ¿Cuál es el volumen de la tierra?`,
    }),
  },
]

const LENGTHS: Readonly<Partial<Record<UnitId, UnitId>>> = {
  'cubic-inch': 'inch',
  'cubic-foot': 'foot',
  'cubic-centimeter': 'centimeter',
}

const storyForm = (unit: UnitId) => ({
  levels: ['hard'] as const,
  lines: 3,
  draw(random: Random) {
    const story = random.pick(fillings.filter(other => other.unit === unit))
    const [least, most] = story.edges
    return { story, edges: least.map((low, i) => random.int(low, most[i] ?? low)) as unknown as Edges }
  },
  answer: measureAnswer(unit),
  solve: ({ edges }: { readonly edges: Edges }) => volume(edges),
  ask: ({ story, edges }: { readonly story: Story; readonly edges: Edges }) =>
    story.tell(...edges.map(edge => measured(edge, LENGTHS[unit] ?? unit))),
})

/** All boxes with whole edges and this volume, each with its edges from least to greatest. */
function boxesOf(total: number): number[][] {
  const found: number[][] = []
  for (let a = 1; a * a * a <= total; a++) {
    for (let b = a; a * b * b <= total; b++) if (total % (a * b) === 0) found.push([a, b, total / (a * b)])
  }
  return found
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  doubled: form({
    levels: ['hard'],
    lines: 2,
    draw: random => ({ edges: drawEdges(random), count: random.evenly([1, 2, 3]) }),
    answer: integer,
    solve: ({ count }) => 2 ** count,
    ask({ edges, count }) {
      const [a, b, c] = [
        measured(edges[0], 'centimeter'),
        measured(edges[1], 'centimeter'),
        measured(edges[2], 'centimeter'),
      ]
      const box = {
        en: prose`A box is ${a} long, ${b} wide, and ${c} high.`,
        es: prose`Una caja mide ${a} de largo, ${b} de ancho y ${c} de alto.`,
      }
      const [one, two, three] = [
        {
          en: prose`Its height is doubled. How many times as large is the volume?`,
          es: prose`Su altura se duplica. ¿Por cuánto se multiplica el volumen?`,
        },
        {
          en: prose`Its length and its width are doubled. How many times as large is the volume?`,
          es: prose`Su largo y su ancho se duplican. ¿Por cuánto se multiplica el volumen?`,
        },
        {
          en: prose`Its length, width, and height are all doubled. How many times as large is the volume?`,
          es: prose`Su largo, su ancho y su altura se duplican. ¿Por cuánto se multiplica el volumen?`,
        },
      ]
      const question = count === 1 ? one : count === 2 ? two : three
      return { en: [box.en, question.en], es: [box.es, question.es] }
    },
    // Works out both volumes.
    check(printed, answer) {
      const edges = printed.numbers
      const [, question] = printed.blocksOf('paragraph')
      const words = JSON.stringify(question)
      const doubled = /length, width|largo, su ancho/.test(words) ? 3 : /length and|largo y/.test(words) ? 2 : 1
      const after = edges.map((edge, i) => edge.times(i >= 3 - doubled ? 2 : 1))
      const product = (values: typeof edges) => values.reduce((total, value) => total.times(value))
      return product(after).over(product(edges)).equals(exact(answer))
    },
  }),

  twoBoxes: form({
    levels: ['hard'],
    wide: true,
    draw: random =>
      random.until(
        () => ({ one: drawEdges(random), other: drawEdges(random) }),
        ({ one, other }) => volume(one) !== volume(other),
      ),
    answer: measureAnswer('cubic-unit'),
    solve: ({ one, other }) => Math.abs(volume(one) - volume(other)),
    ask: ({ one, other }) => {
      const boxes = sideBySide(...prismsToCompare(one, other).map(box => figure(box)))
      return {
        en: [boxes, prose`How much greater is the volume of the larger box than the volume of the smaller one?`],
        es: [boxes, prose`¿Cuánto mayor es el volumen de la caja más grande que el de la más pequeña?`],
      }
    },
    // The smaller volume and the answer make the larger one.
    check(printed, answer) {
      const [small, large] = printed
        .figures('solid-3d')
        .map(box => volume(edgesIn(box)))
        .sort((a, b) => a - b)
      return small !== undefined && large !== undefined && exact(answer).plus(small).equals(large)
    },
  }),

  allBoxes: form({
    levels: ['hard'],
    draw: random => ({
      total: random.evenly([12, 18, 24, 30]),
      unit: random.pick(Object.keys(EDGES) as (keyof typeof EDGES)[]),
    }),
    answer: pointSet,
    solve: ({ total }) => boxesOf(total),
    ask({ total, unit }) {
      const [shown, edge] = [measured(total, unit), EDGES[unit]]
      return {
        en: prose`List all boxes whose edges each measure a whole number of ${edge} and whose volume is ${shown}. Write each box once in the form ${point(symbol('a'), symbol('b'), symbol('c'))}, with its edges from least to greatest.`,
        es: prose`Escribe todas las cajas cuyas aristas miden un número entero de ${edge} y cuyo volumen es ${shown}. Escribe cada caja una vez en la forma ${point(symbol('a'), symbol('b'), symbol('c'))}, con sus aristas de menor a mayor.`,
      }
    },
    check(printed, answer) {
      const total = printed.numbers[0]?.n ?? 0
      const sides = Array.from({ length: total }, (_, i) => i + 1)
      const count = sides.flatMap(a =>
        sides.flatMap(b => sides.filter(c => a <= b && b <= c && a * b * c === total)),
      ).length
      return (
        answer.length === count &&
        answer.every(edges => edges.reduce<number>((product, edge) => product * exact(edge).n, 1) === total)
      )
    },
  }),

  inches: form({
    ...storyForm('cubic-inch'),
    check: (printed, answer) => printed.numbers.reduce((rest, edge) => rest.over(edge), exact(answer)).equals(1),
  }),

  feet: form({
    ...storyForm('cubic-foot'),
    check: (printed, answer) => printed.numbers.reduce((rest, edge) => rest.over(edge), exact(answer)).equals(1),
  }),

  centimeters: form({
    ...storyForm('cubic-centimeter'),
    check: (printed, answer) => printed.numbers.reduce((rest, edge) => rest.over(edge), exact(answer)).equals(1),
  }),
})
