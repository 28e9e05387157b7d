import {
  type CellHole,
  decimal,
  type Expr,
  equation,
  evaluate,
  explainedBy,
  expr,
  itemOf,
  line,
  list,
  match,
  option,
  power,
  prose,
  type Random,
  Ratio,
  relation,
  root,
  sum,
  symbol,
  tupleOf,
  words,
} from '../../../author.ts'
import type { Cell } from '../../../content.ts'
import { mistakeForms } from './first-mistake.ts'
import {
  type Form,
  KINDS,
  type Kind,
  kindOf,
  kindSaid,
  notOfKind,
  offTo,
  type Sides,
  signOf,
  sorted,
  TRIPLES,
} from './parts.ts'
import { squareForms } from './squares.ts'

type Shown = 'whole' | 'decimal' | 'root'
/** Squares of three lengths; the sum of two is at least 1 off the third, or equal to it. */
const ROOTS: Readonly<Record<Kind, readonly Sides[]>> = {
  acute: [
    [5, 7, 10],
    [11, 13, 20],
    [6, 10, 13],
    [7, 8, 14],
    [17, 18, 30],
    [10, 15, 21],
  ],
  right: [
    [5, 7, 12],
    [3, 8, 11],
    [6, 13, 19],
    [2, 11, 13],
    [10, 15, 25],
    [7, 18, 25],
  ],
  obtuse: [
    [3, 5, 10],
    [5, 6, 13],
    [7, 11, 20],
    [2, 7, 11],
    [8, 10, 21],
    [13, 15, 30],
  ],
}
const squaresOf = (sides: Sides, shown: Shown): readonly [Ratio, Ratio, Ratio] =>
  tupleOf(
    sides.map(side =>
      shown === 'root' ? Ratio.of(side) : shown === 'decimal' ? Ratio.of(side * side, 100) : Ratio.of(side * side),
    ),
    3,
  )
const length = (side: number, shown: Shown): Expr => {
  if (shown === 'root') return Number.isInteger(Math.sqrt(side)) ? expr(Math.sqrt(side)) : root(side)
  return shown === 'decimal' ? tidy(Ratio.of(side, 10)) : expr(side)
}
const tidy = (value: Ratio): Expr => (value.isInteger ? expr(value) : decimal(value))
const drawKind = (random: Random, kind: Kind, triple: Sides): Sides =>
  kind === 'right' ? triple : offTo(random, triple, kind)

export const mediumForms = (form: Form) => ({
  classify: form({
    levels: ['medium'],
    share: 3,
    draw(random) {
      const kind = random.evenly(['acute', 'obtuse', 'right'] as const)
      const shown = random.evenly(['root', 'whole', 'decimal'] as const)
      const triple = random.pick(TRIPLES.filter(([a, , c]) => a >= 5 && c <= 34))
      const sides = shown === 'root' ? random.pick(ROOTS[kind]) : drawKind(random, kind, triple)
      const order = random.pick([
        [2, 0, 1],
        [1, 2, 0],
        [2, 1, 0],
        [0, 2, 1],
      ] as const)
      return { kind, shown, sides, order }
    },
    answer: option<Kind>(KINDS),
    solve: ({ kind }) => kind,
    ask: ({ shown, sides, order }) => {
      const [a, b, c] = order.map(i => length(itemOf(sides, i), shown)) as [Expr, Expr, Expr]
      return {
        en: prose`Is a triangle with sides of lengths ${a}, ${b}, and ${c} acute, right, or obtuse?`,
        es: prose`¿Es acutángulo, rectángulo u obtusángulo un triángulo con lados de longitudes ${a}, ${b} y ${c}?`,
      }
    },
    solution({ shown, sides, kind }) {
      const [p, q, r] = squaresOf(sides, shown)
      const [a, b, c] = sides.map(side => length(side, shown)) as [Expr, Expr, Expr]
      const squared = (of: Expr) => power(of, 2)
      return [
        explainedBy(equation(equation(sum(squared(a), squared(b)), sum(tidy(p), tidy(q))), tidy(p.plus(q))), {
          en: line`The two shorter sides are ${a} and ${b}. Add their squares.`,
          es: line`Los dos lados más cortos son ${a} y ${b}. Suma sus cuadrados.`,
        }),
        explainedBy(equation(squared(c), tidy(r)), {
          en: line`Square the longest side, ${c}.`,
          es: line`Eleva al cuadrado el lado más largo, ${c}.`,
        }),
        explainedBy(
          relation(tidy(p.plus(q)), p.plus(q).compare(r) === 0 ? '=' : p.plus(q).compare(r) > 0 ? '>' : '<', tidy(r)),
          {
            en: line`Compare both results.`,
            es: line`Compara los dos resultados.`,
          },
        ),
        explainedBy(KINDS[kind], kindSaid[kind]),
      ]
    },
    whyWrong({ shown, sides, kind }) {
      const [p, q, r] = squaresOf(sides, shown)
      return notOfKind(kind, tidy(p.plus(q)), tidy(r))
    },
    // By the cosine of the largest angle.
    check(printed, answer) {
      const [a, b, c] = printed.maths
        .map(one => (one.kind === 'root' ? Math.sqrt(evaluate(one.of).toNumber()) : evaluate(one).toNumber()))
        .sort((one, two) => one - two) as [number, number, number]
      const cosine = (a * a + b * b - c * c) / (2 * a * b)
      return answer === (Math.abs(cosine) < 1e-9 ? 'right' : cosine > 0 ? 'acute' : 'obtuse')
    },
  }),

  ...squareForms(form),

  matchKinds: form(
    match({
      levels: ['medium'],
      share: 2,
      what: {
        en: line`the sides of each triangle with its kind`,
        es: line`los lados de cada triángulo con su tipo`,
      },
      draw(random) {
        const [one, two, three] = random.sample(
          TRIPLES.filter(([a, , c]) => a >= 5 && c <= 30),
          3,
        )
        const sets: readonly (readonly [Sides, Kind])[] = [
          [one, 'right'],
          [offTo(random, two, 'acute'), 'acute'],
          [offTo(random, three, 'obtuse'), 'obtuse'],
        ]
        return random
          .shuffle([...sets])
          .map(([sides, kind]): readonly [CellHole, CellHole] => [
            list(...random.shuffle([...sides])),
            words(kind, kind === 'acute' ? 'acutángulo' : kind === 'right' ? 'rectángulo' : 'obtusángulo'),
          ])
      },
      solution: (pairs, letters) => [
        ...pairs.map(([left]) => {
          const [a, b, c] = sorted(
            (left as Extract<Expr, { kind: 'list' }>).items.map(one => evaluate(one).toNumber()),
          ) as [number, number, number]
          return explainedBy(
            relation(
              equation(sum(power(a, 2), power(b, 2)), a * a + b * b),
              signOf(a * a + b * b, c * c),
              a * a + b * b === c * c ? power(c, 2) : c * c,
            ),
            {
              en: [...line`Longest side: ${c}. `, `${KIND_EN[kindOf([a, b, c])]}.`],
              es: [...line`Lado más largo: ${c}. `, `${KIND_ES[kindOf([a, b, c])]}.`],
            },
          )
        }),
        explainedBy(list(...letters.map(letter => symbol(letter))), {
          en: line`Write the letters of the kinds in the order of the triangles.`,
          es: line`Escribe las letras de los tipos en el orden de los triángulos.`,
        }),
      ],
      belong(left: Cell, right: Cell) {
        const [item] = left
        const [word] = right
        if (typeof item !== 'object' || item.kind !== 'list' || typeof word !== 'object' || word.kind !== 'words')
          return false
        const sides = sorted(item.items.map(one => evaluate(one).toNumber())) as [number, number, number]
        return Math.sign(sides[0] ** 2 + sides[1] ** 2 - sides[2] ** 2) === { acute: 1, right: 0, obtuse: -1 }[word.en]
      },
    }),
  ),

  ...mistakeForms(form),
})

const KIND_EN = {
  acute: 'The sum is greater: acute',
  right: 'Both are equal: right',
  obtuse: 'The sum is less: obtuse',
}
const KIND_ES = {
  acute: 'La suma es mayor: acutángulo',
  right: 'Son iguales: rectángulo',
  obtuse: 'La suma es menor: obtusángulo',
}
