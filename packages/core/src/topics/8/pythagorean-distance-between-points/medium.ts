import {
  answerStep,
  approximate,
  blank,
  both,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  figure,
  itemOf,
  labelOrder,
  line,
  list,
  measure,
  minus,
  option,
  type Point,
  power,
  prose,
  type Random,
  radical,
  relation,
  role,
  root,
  rootOf,
  step,
  sum,
  symbol,
  table,
  tableCells,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { measured } from '../../kit/measures/measured.ts'
import { atLetter } from '../../kit/transformations/points.ts'
import {
  drawPair,
  exactRoot,
  type Form,
  isNearestTenth,
  isWhole,
  type Legs,
  legsOf,
  legsStep,
  legsWhose,
  lengthBetween,
  named,
  planeOfSegments,
  pointAt,
  rootSteps,
  squareBetween,
  squareOf,
  tenth,
  tenthOf,
  theoremStep,
} from './parts.ts'
import { toldScenes } from './scenes.ts'

const WHOLE = legsWhose(16, isWhole)
const SIMPLIFIED = legsWhose(11, square => !isWhole(square) && rootOf(square).q.n > 1)
const PLAIN = legsWhose(12, square => rootOf(square).q.equals(1) && square > 20)
const ROUNDED = legsWhose(12, square => !isWhole(square) && square > 12 && tenthOf(Math.sqrt(square)) !== null)
const PAIRS = ['PQ', 'RS', 'KL', 'MN', 'TU', 'EF', 'GH', 'VW'] as const
const pickLegs = (random: Random): Legs => random.pick(random.evenly([SIMPLIFIED, PLAIN]))

/** Legs of three distances, from the least on; the ways along the grid lines come in another order. */
const AROUND: readonly (readonly [Legs, Legs, Legs])[] = [
  [
    [6, 6],
    [1, 9],
    [2, 9],
  ],
  [
    [1, 5],
    [4, 4],
    [1, 6],
  ],
  [
    [1, 6],
    [3, 6],
    [1, 7],
  ],
  [
    [3, 7],
    [1, 8],
    [6, 6],
  ],
  [
    [3, 7],
    [5, 6],
    [1, 8],
  ],
  [
    [2, 8],
    [6, 6],
    [3, 8],
  ],
  [
    [4, 8],
    [1, 9],
    [2, 9],
  ],
  [
    [2, 6],
    [4, 6],
    [2, 7],
  ],
  [
    [6, 6],
    [3, 8],
    [1, 9],
  ],
  [
    [1, 6],
    [4, 5],
    [1, 7],
  ],
  [
    [4, 5],
    [1, 7],
    [4, 6],
  ],
  [
    [2, 9],
    [5, 8],
    [3, 9],
  ],
  [
    [3, 5],
    [1, 6],
    [3, 6],
  ],
  [
    [3, 8],
    [5, 7],
    [1, 9],
  ],
  [
    [5, 7],
    [1, 9],
    [2, 9],
  ],
  [
    [3, 4],
    [1, 5],
    [3, 5],
  ],
]
const drawAround = (random: Random) => {
  const letters = random.evenly(['PQR', 'KLM', 'DEF', 'STU', 'GHJ', 'VWX'])
  const points = random
    .pick(AROUND)
    .map(
      ([a, b]): Point =>
        random.chance(0.5) ? [random.sign() * a, random.sign() * b] : [random.sign() * b, random.sign() * a],
    )
  const order = random.pick(['0 2 1', '1 0 2', '1 2 0', '2 0 1', '2 1 0']).split(' ').map(Number)
  return { points: order.map(i => itemOf(points, i)), letters }
}

const [AB, CD] = [symbol('AB'), symbol('CD')]
/** Legs of equal distances, and of a shorter and a longer one where the way along the grid tells the opposite. */
const EQUAL: readonly (readonly [Legs, Legs])[] = [
  [
    [1, 7],
    [5, 5],
  ],
  [
    [1, 8],
    [4, 7],
  ],
  [
    [2, 9],
    [6, 7],
  ],
  [
    [3, 11],
    [7, 9],
  ],
]
const UNEQUAL: readonly (readonly [Legs, Legs])[] = [
  [
    [4, 4],
    [1, 6],
  ],
  [
    [3, 6],
    [1, 7],
  ],
  [
    [6, 6],
    [1, 9],
  ],
  [
    [5, 6],
    [1, 8],
  ],
  [
    [4, 6],
    [2, 7],
  ],
  [
    [5, 7],
    [1, 9],
  ],
  [
    [3, 5],
    [1, 6],
  ],
  [
    [4, 5],
    [2, 6],
  ],
]
/** A segment from a place on the grid on, at most seven units wide. */
const beside = (random: Random, [short, long]: Legs, left: number): readonly [Point, Point] => {
  const [a, b] = long <= 7 && random.chance(0.5) ? [long, short] : [short, long]
  const [x, y] = [random.int(left, left + 7 - a), random.int(-8, 8 - b)]
  return random.chance(0.5)
    ? [
        [x, y],
        [x + a, y + b],
      ]
    : [
        [x, y + b],
        [x + a, y],
      ]
}

export const mediumForms = (form: Form) => ({
  bare: form({
    levels: ['medium'],
    share: 2,
    instruction: {
      en: prose`Find the exact distance between the two points. Write it as a radical in simplest form.`,
      es: prose`Halla la distancia exacta entre los dos puntos. Escríbela como un radical en su forma más simple.`,
    },
    lines: 3,
    draw: random => ({ names: random.evenly(PAIRS), points: drawPair(random, pickLegs(random), 10) }),
    answer: radical,
    solve: ({ points }) => rootOf(squareBetween(...points)),
    ask: ({ names, points }) => both(list(...named(names, points))),
    solution({ names, points }) {
      const square = squareBetween(...points)
      const of = symbol(names)
      return [
        legsStep(...points),
        theoremStep(legsOf(...points), of),
        ...rootSteps(square, of, measure(exactRoot(square), 'unit')),
      ]
    },
    check(printed, { q, k }) {
      const [[x, y], [u, v]] = tupleOf(
        [0, 1].map(i => {
          const [, at] = itemOf(printed.all('product'), i).factors as readonly [Expr, Extract<Expr, { kind: 'list' }>]
          return tupleOf(
            at.items.map(item => evaluate(item).toNumber()),
            2,
          )
        }),
        2,
      )
      return Math.abs(q.toNumber() * Math.sqrt(k) - Math.hypot(x - u, y - v)) < 1e-9
    },
  }),

  longerSegment: form({
    levels: ['medium'],
    share: 2,
    lines: 3,
    kind: 'choose',
    draw: random => {
      const verdict = random.evenly(['first', 'equal', 'second'] as const)
      const [near, far] = random.pick(verdict === 'equal' ? EQUAL : UNEQUAL)
      const [left, right] =
        verdict === 'first' ? [far, near] : random.chance(0.5) && verdict === 'equal' ? [far, near] : [near, far]
      return { points: [...beside(random, left, -8), ...beside(random, right, 1)] }
    },
    answer: option<'first' | 'second' | 'equal'>({
      first: { en: prose`${AB}`, es: prose`${AB}` },
      second: { en: prose`${CD}`, es: prose`${CD}` },
      equal: { en: prose`They are equally long.`, es: prose`Miden lo mismo.` },
    }),
    solve: ({ points: [a, b, c, d] }) => {
      const difference = squareBetween(a!, b!) - squareBetween(c!, d!)
      return difference === 0 ? 'equal' : difference > 0 ? 'first' : 'second'
    },
    ask: ({ points: [a, b, c, d] }) => {
      const drawn = figure(planeOfSegments([a!, b!], [c!, d!]))
      return {
        en: [drawn, prose`Compare the exact lengths of segments ${AB} and ${CD}. Which one is longer?`],
        es: [drawn, prose`Compara las longitudes exactas de los segmentos ${AB} y ${CD}. ¿Cuál es más largo?`],
      }
    },
    solution({ points: [a, b, c, d] }) {
      const [one, two] = [legsOf(a!, b!), legsOf(c!, d!)]
      const [p, q] = [squareOf(one), squareOf(two)]
      const length = (of: Expr, legs: Legs) =>
        explainedBy(equation(equation(of, root(sum(power(legs[0], 2), power(legs[1], 2)))), root(squareOf(legs))), {
          en: line`Count the units across, ${legs[0]}, and up or down, ${legs[1]}: they are the legs for ${of}. Use the Pythagorean theorem.`,
          es: line`Cuenta las unidades en horizontal, ${legs[0]}, y en vertical, ${legs[1]}: son los catetos de ${of}. Usa el teorema de Pitágoras.`,
        })
      return [
        length(AB, one),
        length(CD, two),
        p === q
          ? explainedBy(
              { en: prose`They are equally long.`, es: prose`Miden lo mismo.` },
              {
                en: line`Both roots are ${root(p)}, although the legs differ.`,
                es: line`Las dos raíces son ${root(p)}, aunque los catetos son distintos.`,
              },
            )
          : explainedBy(p > q ? AB : CD, {
              en: line`The greater number under the root belongs to the longer segment: ${relation(root(Math.max(p, q)), '>', root(Math.min(p, q)))}.`,
              es: line`El número mayor dentro de la raíz corresponde al segmento más largo: ${relation(root(Math.max(p, q)), '>', root(Math.min(p, q)))}.`,
            }),
      ]
    },
    check(printed, answer) {
      const difference = lengthBetween(printed, 'AB') - lengthBetween(printed, 'CD')
      return answer === (Math.abs(difference) < 1e-9 ? 'equal' : difference > 0 ? 'first' : 'second')
    },
  }),

  toldStory: form({
    levels: ['medium'],
    share: 2,
    kind: 'story',
    lines: 3,
    draw: random => ({ scene: random.evenly(toldScenes), points: drawPair(random, random.pick(ROUNDED), 10) }),
    answer: { ...measured, requires: 'decimal-places-1' as const },
    solve: ({ scene, points }) => ({ amount: tenth(Math.sqrt(squareBetween(...points))), unit: scene.unit }),
    ask: ({ scene, points }) => {
      const [a, b] = named('AB', points) as [Expr, Expr]
      const told = scene.tell(a, b, role('one', measure(1, scene.unit)))
      return { en: [told.en, scene.asked.en], es: [told.es, scene.asked.es] }
    },
    solution({ scene, points }, { amount }) {
      const of = symbol('AB')
      const found = measure(amount, scene.unit)
      return [
        legsStep(...points),
        theoremStep(legsOf(...points), of),
        step(relation(equation(of, root(squareBetween(...points))), '≈', amount), because.roundAtTheEnd, {
          place: { en: line`nearest tenth`, es: line`a la décima más cercana` },
        }),
        answerStep(found, scene.end(found)),
      ]
    },
    check: (printed, { amount }) => isNearestTenth(exact(amount), lengthBetween(printed, 'AB')),
  }),

  legsTable: form({
    levels: ['medium'],
    share: 2,
    instruction: {
      en: prose`Complete the table. Write the exact distances, in units, with radicals in simplest form.`,
      es: prose`Completa la tabla. Escribe las distancias exactas, en unidades, con los radicales en su forma más simple.`,
    },
    lines: 2,
    draw: random => ({
      rows: [
        drawPair(random, random.pick(SIMPLIFIED), 9),
        drawPair(random, random.pick(random.evenly([WHOLE, PLAIN])), 9),
      ].map((points, i) => ({ points, names: i === 0 ? 'AB' : 'CD' })),
    }),
    answer: tableCells,
    solve: ({ rows }) => {
      const cells = rows.map(({ points }) => {
        const [a, b] = [legsOf(...points), squareBetween(...points)]
        return [...a, exactRoot(b)] as const
      })
      return {
        blanks: cells.flat(),
        head: HEAD,
        rows: rows.map(({ points, names }, i) => [list(...named(names, points)), ...itemOf(cells, i)]),
      }
    },
    ask: ({ rows }) =>
      both(
        table({
          head: HEAD,
          rows: rows.map(({ points, names }) => [list(...named(names, points)), blank(3), blank(3), blank(3)]),
        }),
      ),
    solution: ({ rows }, filled) => [
      ...rows.flatMap(({ points, names }) => {
        const square = squareBetween(...points)
        const [a, b] = legsOf(...points)
        const of = symbol(names)
        const [[x, y], [u, v]] = points
        return [
          explainedBy(
            both({
              kind: 'paragraph',
              content: line`${difference(x, u)}; ${difference(y, v)}`,
            }),
            {
              en: line`Legs for ${of}: subtract the ${symbol('x')}-coordinates, then the ${symbol('y')}-coordinates, the lesser from the greater.`,
              es: line`Catetos de ${of}: resta las coordenadas ${symbol('x')} y luego las coordenadas ${symbol('y')}, la menor de la mayor.`,
            },
          ),
          explainedBy(
            rootOf(square).q.equals(1)
              ? equation(equation(of, root(sum(power(a, 2), power(b, 2)))), root(square))
              : equation(equation(equation(of, root(sum(power(a, 2), power(b, 2)))), root(square)), exactRoot(square)),
            isWhole(square) || rootOf(square).q.equals(1)
              ? { en: line`Use the Pythagorean theorem.`, es: line`Usa el teorema de Pitágoras.` }
              : {
                  en: line`Use the Pythagorean theorem, and take the square factor ${rootOf(square).q.power(2)} out of the root.`,
                  es: line`Usa el teorema de Pitágoras y saca de la raíz el factor cuadrado ${rootOf(square).q.power(2)}.`,
                },
          ),
        ]
      }),
      step(both(table({ head: HEAD, rows: filled.rows })), because.fillTable),
    ],
    check(printed, { blanks }) {
      return ['AB', 'CD'].every((names, i) => {
        const [[x, y], [u, v]] = [pointAt(printed, names.charAt(0)), pointAt(printed, names.charAt(1))]
        const [a, b, c] = [0, 1, 2].map(j => itemOf(blanks, 3 * i + j)) as [Expr, Expr, Expr]
        const square = approximate(c) ** 2
        const [p, q] = [exact(a).toNumber(), exact(b).toNumber()]
        return p === Math.hypot(x - u) && q === Math.hypot(y - v) && Math.abs(square - p * p - q * q) < 1e-9
      })
    },
  }),

  nearestFirst: form({
    levels: ['medium'],
    share: 2,
    lines: 3,
    kind: 'order',
    draw: drawAround,
    answer: labelOrder([...'PQRKLMDEFSTUGHJVWX']),
    solve: ({ points, letters }) =>
      [0, 1, 2].sort((i, j) => squareOf(itemOf(points, i)) - squareOf(itemOf(points, j))).map(i => letters.charAt(i)),
    ask: ({ points, letters }) => {
      const [a, b, c] = named(letters, points) as [Expr, Expr, Expr]
      const origin = atLetter(symbol('O'), 0, 0)
      return {
        en: prose`Write the letters of the points in order of their exact distances from ${origin}, nearest first: ${a}, ${b}, ${c}.`,
        es: prose`Escribe las letras de los puntos según su distancia exacta a ${origin}, empezando por el más cercano: ${a}, ${b}, ${c}.`,
      }
    },
    solution: ({ points, letters }, order) => [
      ...points.map((at, i) => {
        const [a, b] = [Math.abs(at[0]), Math.abs(at[1])]
        const name = symbol(letters.charAt(i))
        return explainedBy(
          equation(equation(symbol(`O${letters.charAt(i)}`), root(sum(power(a, 2), power(b, 2)))), root(a * a + b * b)),
          {
            en: line`From ${symbol('O')} to ${name}, the legs are ${a} and ${b}.`,
            es: line`De ${symbol('O')} a ${name}, los catetos son ${a} y ${b}.`,
          },
        )
      }),
      explainedBy(list(...order.map(letter => symbol(letter))), {
        en: line`The lesser the number under the root, the nearer the point.`,
        es: line`Cuanto menor es el número dentro de la raíz, más cerca está el punto.`,
      }),
    ],
    check(printed, order) {
      const far = order.map(letter => Math.hypot(...pointAt(printed, letter)))
      return order.length === 3 && far.every((one, i) => i === 0 || one > itemOf(far, i - 1))
    },
  }),
})

const HEAD = [
  words('Points', 'Puntos'),
  words('Horizontal leg', 'Cateto horizontal'),
  words('Vertical leg', 'Cateto vertical'),
  words('Distance', 'Distancia'),
]
const difference = (a: number, b: number): Expr => equation(minus(Math.max(a, b), Math.min(a, b)), Math.abs(a - b))
