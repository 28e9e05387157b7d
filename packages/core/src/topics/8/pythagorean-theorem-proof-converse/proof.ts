import {
  type Block,
  blank,
  both,
  bracketed,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  expressionList,
  failed,
  figure,
  geometryDiagram,
  type Inline,
  itemOf,
  join,
  line,
  measure,
  minus,
  over,
  type Point,
  power,
  prose,
  root,
  step,
  steps,
  sum,
  symbol,
  times,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { blankAnswers, type NamedBlank, namedKey, namedLines } from '../../kit/measures/named-blanks.ts'
import { type Form, paragraph } from './parts.ts'

/** A large square, four right triangles in its corners, and a square between them. */
const squareFigure = (a: number, b: number, shown: readonly [Value, Value, Value] | null) => {
  const s = a + b
  const points: Readonly<Record<string, Point>> = {
    A: [0, 0],
    E: [a, 0],
    B: [s, 0],
    F: [s, a],
    C: [s, s],
    G: [b, s],
    D: [0, s],
    H: [0, b],
  }
  const [p, q, r] = shown ?? []
  return figure(
    geometryDiagram({
      points,
      lines: [
        { of: 'AE', ...(p !== undefined ? { label: p, side: 'right' as const } : {}) },
        { of: 'EB', ...(q !== undefined ? { label: q, side: 'right' as const } : {}) },
        { of: 'BF', ...(p !== undefined ? { label: p, side: 'right' as const } : {}) },
        { of: 'FC', ...(q !== undefined ? { label: q, side: 'right' as const } : {}) },
        'CG',
        'GD',
        'DH',
        'HA',
        { of: 'EF', ...(r !== undefined ? { label: r, side: 'left' as const } : {}) },
        'FG',
        'GH',
        'HE',
      ],
      size: 11,
    }),
  )
}

const LETTERS = [
  ['a', 'b', 'c'],
  ['p', 'q', 'r'],
  ['m', 'n', 'k'],
  ['u', 'v', 'w'],
] as const
/** Which of the six formulas of the proof are left out, in order. */
const HIDDEN = [
  [0, 2, 3],
  [1, 2, 5],
  [0, 3, 4],
  [2, 4, 5],
] as const

const formulas = (letters: readonly [string, string, string]): readonly Expr[] => {
  const [a, b, c] = letters.map(one => symbol(one)) as [Expr, Expr, Expr]
  return [
    power(bracketed(sum(a, b)), 2),
    over(join(a, b), 2),
    join(2, a, b),
    power(c, 2),
    sum(power(a, 2), join(2, a, b), power(b, 2)),
    join(2, a, b),
  ]
}
/** Formulas that stand in for nothing. */
const decoys = (letters: readonly [string, string, string]): readonly Expr[] => {
  const [a, b, c] = letters.map(one => symbol(one)) as [Expr, Expr, Expr]
  return [join(4, a, b), join(2, c)]
}
/** Each formula after the number of its blank. */
const numbered = (all: readonly Expr[]): Block =>
  paragraph(all.flatMap((one, i): readonly Inline[] => [...(i === 0 ? [] : ['; ']), ...line`(${i + 1}) ${one}`]))
const bankOrder = [3, 0, 4, 1, 2] as const

const sizes: readonly (readonly [number, number, number])[] = [
  [3, 4, 5],
  [5, 12, 13],
  [6, 8, 10],
  [8, 15, 17],
  [9, 12, 15],
  [7, 24, 25],
  [12, 16, 20],
  [10, 24, 26],
  [20, 21, 29],
]
const NAMES: readonly NamedBlank[] = [
  { name: { en: 'Area of the large square', es: 'Área del cuadrado grande' }, unit: 'square-unit' },
  {
    name: { en: 'Area of the four triangles together', es: 'Área de los cuatro triángulos juntos' },
    unit: 'square-unit',
  },
  { name: { en: 'Area of the inner square', es: 'Área del cuadrado interior' }, unit: 'square-unit' },
  { name: { en: 'Side of the inner square', es: 'Lado del cuadrado interior' }, unit: 'unit' },
]

export const proofForms = (form: Form) => ({
  proof: form({
    levels: ['hard'],
    share: 2,
    lines: 1,
    draw: random => ({ letters: random.evenly(LETTERS), hidden: random.evenly(HIDDEN) }),
    answer: expressionList,
    solve: ({ letters, hidden }) => hidden.map(i => itemOf(formulas(letters), i)),
    ask({ letters, hidden }) {
      const all = formulas(letters)
      const [a, b, c] = letters.map(one => symbol(one)) as [Expr, Expr, Expr]
      const places: readonly number[] = hidden
      const at = (i: number): readonly Inline[] =>
        places.includes(i) ? line`(${places.indexOf(i) + 1}) ${blank(3)}` : line`${itemOf(all, i)}`
      const [zero, one, two, three, four, five] = [0, 1, 2, 3, 4, 5].map(at) as [
        readonly Inline[],
        readonly Inline[],
        readonly Inline[],
        readonly Inline[],
        readonly Inline[],
        readonly Inline[],
      ]
      const result = equation(sum(power(a, 2), power(b, 2)), power(c, 2))
      const shown = {
        en: steps(
          [...line`Area of the large square, as the square of its side: `, ...zero],
          [...line`Area of one triangle: `, ...one],
          [...line`Area of the four triangles: `, ...two],
          [...line`Area of the inner square: `, ...three],
          [
            ...line`Multiply out the area of the large square, and set it equal to the sum of the parts: `,
            ...four,
            ...line` = ${join(2, a, b)} + ${power(c, 2)}`,
          ],
          [...line`Subtract `, ...five, ...line` from both sides: ${result}`],
        ),
        es: steps(
          [...line`Área del cuadrado grande, como el cuadrado de su lado: `, ...zero],
          [...line`Área de un triángulo: `, ...one],
          [...line`Área de los cuatro triángulos: `, ...two],
          [...line`Área del cuadrado interior: `, ...three],
          [
            ...line`Desarrolla el área del cuadrado grande e iguálala a la suma de las partes: `,
            ...four,
            ...line` = ${join(2, a, b)} + ${power(c, 2)}`,
          ],
          [...line`Resta `, ...five, ...line` de ambos lados: ${result}`],
        ),
      }
      const bank = [...bankOrder.map(i => itemOf(all, i)), ...decoys(letters)]
      const listed = bank.flatMap((of, i): readonly Inline[] => (i === 0 ? [of] : ['; ', of]))
      const drawn = squareFigure(3, 5, [a, b, c])
      return {
        en: [
          prose`Four equal right triangles with legs ${a} and ${b} and hypotenuse ${c} form a large square around an inner square. Complete the proof. Fill each blank with a formula from the bank; a formula may be used more than once.`,
          drawn,
          shown.en,
          paragraph(line`Bank: `, listed),
        ],
        es: [
          prose`Cuatro triángulos rectángulos iguales de catetos ${a} y ${b} e hipotenusa ${c} forman un cuadrado grande alrededor de un cuadrado interior. Completa la demostración. Completa cada espacio con una fórmula del banco; una fórmula se puede usar más de una vez.`,
          drawn,
          shown.es,
          paragraph(line`Banco: `, listed),
        ],
      }
    },
    namedAnswer: (_, answer) => both(numbered(answer)),
    solution({ letters, hidden }, answer) {
      const all = formulas(letters)
      const [a, b] = letters.map(one => symbol(one)) as [Expr, Expr, Expr]
      const whys = [
        {
          en: line`The side of the large square is ${sum(a, b)}; square it.`,
          es: line`El lado del cuadrado grande es ${sum(a, b)}; elévalo al cuadrado.`,
        },
        {
          en: line`The area of a right triangle is half the product of its legs.`,
          es: line`El área de un triángulo rectángulo es la mitad del producto de sus catetos.`,
        },
        {
          en: line`Four triangles: 4 times ${over(join(a, b), 2)}.`,
          es: line`Cuatro triángulos: 4 veces ${over(join(a, b), 2)}.`,
        },
        {
          en: line`The side of the inner square is the hypotenuse; square it.`,
          es: line`El lado del cuadrado interior es la hipotenusa; elévala al cuadrado.`,
        },
        {
          en: line`Multiply out ${power(bracketed(sum(a, b)), 2)}.`,
          es: line`Desarrolla ${power(bracketed(sum(a, b)), 2)}.`,
        },
        {
          en: line`Both sides have this term, and it is not in the result.`,
          es: line`Los dos lados tienen este término, y no está en el resultado.`,
        },
      ]
      return [
        ...hidden.map((i, k) => explainedBy(paragraph(line`(${k + 1}) ${itemOf(all, i)}`), itemOf(whys, i))),
        explainedBy(numbered(answer), {
          en: line`Write the three formulas in the order of the blanks.`,
          es: line`Escribe las tres fórmulas en el orden de los espacios.`,
        }),
      ]
    },
    // The formulas have the values that the parts of a square have with legs 3 and 4.
    check(printed, answer) {
      const rows = printed.block('bullets').items
      const names = [
        ...new Set(rows.flat().flatMap(one => (typeof one === 'object' && 'kind' in one ? lettersIn(one) : []))),
      ].sort()
      const [a, b, c] =
        LETTERS.find(set => set.some(letter => names.includes(letter))) ?? failed('The sides are named by letters')
      const values = { [a]: 3, [b]: 4, [c]: 5 }
      const wanted = [49, 6, 24, 25, 49, 24]
      const open = rows.flatMap((row, i) =>
        row.some(one => typeof one === 'object' && one.kind === 'blank') ? [i] : [],
      )
      return (
        answer.length === open.length &&
        answer.every((one, i) => evaluate(one, values).equals(itemOf(wanted, itemOf(open, i))))
      )
    },
  }),

  innerSquare: form({
    levels: ['hard'],
    share: 2,
    lines: 3,
    draw: random => {
      const [a, b, c] = random.evenly(sizes)
      return random.chance(0.5) ? { a, b, c } : { a: b, b: a, c }
    },
    answer: blankAnswers,
    solve: ({ a, b, c }) => [(a + b) ** 2, 2 * a * b, c * c, c],
    ask: ({ a, b }) => {
      const drawn = squareFigure(a, b, [a, b, symbol('c')])
      const { en, es } = namedLines(...NAMES)
      return {
        en: [
          prose`Four equal right triangles with legs of ${measure(a, 'unit')} and ${measure(b, 'unit')} form a large square around an inner square. Use areas to find the side ${symbol('c')} of the inner square.`,
          drawn,
          ...en,
        ],
        es: [
          prose`Cuatro triángulos rectángulos iguales con catetos de ${measure(a, 'unit')} y ${measure(b, 'unit')} forman un cuadrado grande alrededor de un cuadrado interior. Usa áreas para hallar el lado ${symbol('c')} del cuadrado interior.`,
          drawn,
          ...es,
        ],
      }
    },
    solution({ a, b, c }, values) {
      const s = a + b
      return [
        explainedBy(equation(equation(power(bracketed(sum(a, b)), 2), power(s, 2)), s * s), {
          en: line`The side of the large square is ${equation(sum(a, b), s)}; square it.`,
          es: line`El lado del cuadrado grande es ${equation(sum(a, b), s)}; elévalo al cuadrado.`,
        }),
        explainedBy(equation(equation(times(4, over(times(a, b), 2)), times(4, over(a * b, 2))), 2 * a * b), {
          en: line`Each triangle has half the product of its legs. Multiply by 4.`,
          es: line`Cada triángulo tiene la mitad del producto de sus catetos. Multiplica por 4.`,
        }),
        explainedBy(equation(minus(s * s, 2 * a * b), c * c), {
          en: line`Subtract: what is left is the inner square.`,
          es: line`Resta: lo que queda es el cuadrado interior.`,
        }),
        explainedBy(equation(equation(power(symbol('c'), 2), sum(power(a, 2), power(b, 2))), c * c), {
          en: line`The Pythagorean theorem gives the same area.`,
          es: line`El teorema de Pitágoras da la misma área.`,
        }),
        step(equation(equation(symbol('c'), root(c * c)), measure(c, 'unit')), because.positiveRoot),
        explainedBy(namedKey(NAMES, values), {
          en: line`Write all four results.`,
          es: line`Escribe los cuatro resultados.`,
        }),
      ]
    },
    check(printed, values) {
      const [a, b] = printed.take(2).map(one => one.toNumber()) as [number, number]
      const [large, four, inner, side] = values.map(one => exact(one).toNumber()) as [number, number, number, number]
      return large === (a + b) * (a + b) && four === 2 * a * b && inner === large - four && side === Math.hypot(a, b)
    },
  }),
})

const lettersIn = (of: object): readonly string[] =>
  [...JSON.stringify(of).matchAll(/"kind":"symbol","name":"(\w)"/g)].map(found => itemOf(found, 1))
