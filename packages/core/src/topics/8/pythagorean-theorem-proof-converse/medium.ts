import {
  both,
  type CellHole,
  decimal,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  expr,
  figure,
  itemOf,
  LINE_NAMES,
  line,
  lineChoices,
  list,
  match,
  measure,
  minus,
  name,
  noMistakeStep,
  option,
  people,
  power,
  prose,
  type Random,
  Ratio,
  relation,
  rightTriangle,
  root,
  step,
  steps,
  sum,
  symbol,
  words,
} from '../../../author.ts'
import type { Cell } from '../../../content.ts'
import * as because from '../../../solution/reasons/index.ts'
import { measured } from '../../kit/measures/measured.ts'
import { type Form, KINDS, type Kind, kindOf, kindSaid, offTo, type Sides, signOf, TRIPLES } from './parts.ts'

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
  sides.map(side =>
    shown === 'root' ? Ratio.of(side) : shown === 'decimal' ? Ratio.of(side * side, 100) : Ratio.of(side * side),
  ) as unknown as readonly [Ratio, Ratio, Ratio]
const length = (side: number, shown: Shown): Expr => {
  if (shown === 'root') return Number.isInteger(Math.sqrt(side)) ? expr(Math.sqrt(side)) : root(side)
  return shown === 'decimal' ? tidy(Ratio.of(side, 10)) : expr(side)
}
const tidy = (value: Ratio): Expr => (value.isInteger ? expr(value) : decimal(value))
const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)
const drawKind = (random: Random, kind: Kind, triple: Sides): Sides =>
  kind === 'right' ? triple : offTo(random, triple, kind)

/** Areas on the legs, and on the hypotenuse. */
const AREAS: readonly (readonly [number, number])[] = [
  [9, 16],
  [25, 36],
  [16, 49],
  [36, 64],
  [30, 45],
  [64, 81],
  [20, 44],
  [49, 72],
  [25, 75],
  [40, 60],
  [36, 100],
  [28, 50],
]
const PAPERS: readonly (readonly [number, number])[] = [
  [16, 25],
  [36, 81],
  [49, 64],
  [25, 49],
  [32, 50],
  [64, 100],
  [45, 80],
  [18, 32],
]
const MISTAKES = ['order', 'doubled', 'conclusion'] as const
type Mistake = (typeof MISTAKES)[number]
const WHERE: Readonly<Record<Mistake, number>> = { order: 0, doubled: 1, conclusion: 2 }
interface Facts {
  readonly sides: Sides
  readonly mistake: Mistake | null
}
/** Acute and obtuse triangles whose lengths are printed out of order. */
const WORKS: readonly Sides[] = [
  [6, 7, 9],
  [5, 8, 10],
  [7, 9, 11],
  [4, 8, 9],
  [6, 10, 12],
  [8, 9, 13],
  [5, 11, 13],
  [9, 10, 12],
]
const COMBINED: readonly Facts[] = [0, 1, 2, 3].flatMap(round =>
  WORKS.map((sides, i) => ({ sides, mistake: itemOf([...MISTAKES, null], (i + round) % 4) })),
)
const kindWord = (kind: Kind): Expr =>
  words(
    `The triangle is ${kind}.`,
    `El triángulo es ${kind === 'acute' ? 'acutángulo' : kind === 'obtuse' ? 'obtusángulo' : 'rectángulo'}.`,
  )
const wrongKind = (kind: Kind): Kind => (kind === 'acute' ? 'obtuse' : 'acute')
/** Sums of two squares and the third square. With 'order' the longest side stands with another one. */
function linesOf({ sides: [a, b, c], mistake }: Facts): readonly Expr[] {
  const [p, q, r] = mistake === 'order' ? [a, c, b] : [a, b, c]
  const left = mistake === 'doubled' ? 2 * p + 2 * q : p * p + q * q
  const right = mistake === 'doubled' ? 2 * r : r * r
  const found = signOf(left, right)
  const kind: Kind = found === '>' ? 'acute' : 'obtuse'
  return [
    list(sum(power(p, 2), power(q, 2)), power(r, 2)),
    mistake === 'doubled'
      ? relation(equation(sum(2 * p, 2 * q), left), found, right)
      : relation(equation(sum(p * p, q * q), left), found, right),
    kindWord(mistake === 'conclusion' ? wrongKind(kind) : kind),
  ]
}

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
    // By the cosine of the largest angle.
    check(printed, answer) {
      const [a, b, c] = printed.maths
        .map(one => (one.kind === 'root' ? Math.sqrt(evaluate(one.of).toNumber()) : evaluate(one).toNumber()))
        .sort((one, two) => one - two) as [number, number, number]
      const cosine = (a * a + b * b - c * c) / (2 * a * b)
      return answer === (Math.abs(cosine) < 1e-9 ? 'right' : cosine > 0 ? 'acute' : 'obtuse')
    },
  }),

  squareOnSide: form({
    levels: ['medium'],
    share: 2,
    lines: 2,
    draw(random) {
      const [p, q] = random.evenly(AREAS)
      return {
        areas: random.shuffle<[number, number]>([p, q]),
        asks: random.evenly(['BC', 'AB', 'CA'] as const),
      }
    },
    answer: measured,
    solve: ({ areas: [p, q], asks }) => ({
      amount: asks === 'AB' ? p + q : asks === 'BC' ? p : q,
      unit: 'square-unit' as const,
    }),
    ask({ areas: [p, q], asks }) {
      const shown = (side: 'AB' | 'BC' | 'CA', area: number) => (side === asks ? symbol('S') : expr(area))
      const drawn = figure(
        rightTriangle({
          legs: [Math.sqrt(p), Math.sqrt(q)],
          names: null,
          squares: { AB: shown('AB', p + q), BC: shown('BC', p), CA: shown('CA', q) },
          size: 12,
        }),
      )
      return {
        en: [
          drawn,
          prose`The figure shows a right triangle with a square on each side, and the areas of the squares in square units. Find the area ${symbol('S')}.`,
        ],
        es: [
          drawn,
          prose`La figura muestra un triángulo rectángulo con un cuadrado sobre cada lado y las áreas de los cuadrados en unidades cuadradas. Halla el área ${symbol('S')}.`,
        ],
      }
    },
    solution({ areas: [p, q], asks }, { amount }) {
      const S = symbol('S')
      const found = measure(amount, 'square-unit')
      if (asks === 'AB')
        return [
          explainedBy(equation(S, sum(p, q)), {
            en: line`The square ${S} is on the hypotenuse. By the Pythagorean theorem its area is the sum of the other two areas.`,
            es: line`El cuadrado ${S} está sobre la hipotenusa. Por el teorema de Pitágoras, su área es la suma de las otras dos áreas.`,
          }),
          explainedBy(equation(S, found), { en: line`Add.`, es: line`Suma.` }),
        ]
      const known = asks === 'BC' ? q : p
      return [
        explainedBy(equation(sum(S, known), p + q), {
          en: line`The square ${S} is on a leg. By the Pythagorean theorem the areas on the legs add up to the area on the hypotenuse.`,
          es: line`El cuadrado ${S} está sobre un cateto. Por el teorema de Pitágoras, las áreas sobre los catetos suman el área sobre la hipotenusa.`,
        }),
        explainedBy(equation(equation(S, minus(p + q, known)), found), {
          en: line`Subtract ${known} from both sides.`,
          es: line`Resta ${known} de ambos lados.`,
        }),
      ]
    },
    check(printed, { amount }) {
      const drawn = printed.figure('right-triangle')
      const area = (side: 'AB' | 'BC' | 'CA') => {
        const label = drawn.squares.find(({ on }) => on === side)?.area as Expr
        return label.kind === 'symbol' ? exact(amount) : evaluate(label)
      }
      return area('BC').plus(area('CA')).equals(area('AB')) && exact(amount).n > 0
    },
  }),

  threeSquares: form({
    levels: ['medium'],
    share: 2,
    draw(random) {
      const kind = random.evenly(['obtuse', 'right', 'acute'] as const)
      const [p, q] = random.evenly(PAPERS)
      const off = kind === 'right' ? 0 : (kind === 'acute' ? -1 : 1) * random.int(2, 6)
      const areas = [p, q, p + q + off] as const
      return {
        kind,
        areas,
        order: random.pick([
          [2, 0, 1],
          [1, 2, 0],
          [0, 2, 1],
        ] as const),
        unit: random.evenly(['centimeter', 'inch'] as const),
      }
    },
    answer: option<Kind>(KINDS),
    solve: ({ kind }) => kind,
    ask({ areas, order, unit }) {
      const [a, b, c] = order.map(i => measure(itemOf(areas, i), `square-${unit}` as const)) as [Expr, Expr, Expr]
      return {
        en: prose`Three squares of paper have areas of ${a}, ${b}, and ${c}. They are laid out so that their sides enclose a triangle, one square on each side of it. What kind of triangle is it?`,
        es: prose`Tres cuadrados de papel tienen áreas de ${a}, ${b} y ${c}. Se colocan de modo que sus lados encierran un triángulo, con un cuadrado sobre cada lado. ¿Qué tipo de triángulo es?`,
      }
    },
    solution({ areas: [p, q, r], kind }) {
      return [
        explainedBy(equation(sum(p, q), p + q), {
          en: line`The areas are the squares of the sides. Add the two smaller areas.`,
          es: line`Las áreas son los cuadrados de los lados. Suma las dos áreas menores.`,
        }),
        explainedBy(relation(p + q, signOf(p + q, r), r), {
          en: line`Compare the sum with the largest area.`,
          es: line`Compara la suma con el área mayor.`,
        }),
        explainedBy(KINDS[kind], kindSaid[kind]),
      ]
    },
    check(printed, answer) {
      const [p, q, r] = sorted(printed.numbers.map(one => one.toNumber())) as [number, number, number]
      return answer === (p + q === r ? 'right' : p + q > r ? 'acute' : 'obtuse')
    },
  }),

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

  firstMistake: form({
    levels: ['medium'],
    share: 2,
    kind: 'find-mistake',
    draw: random => ({ ...random.evenly(COMBINED), who: random.pick(people) }),
    answer: option<string>({
      ...lineChoices(3),
      none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ mistake }) => (mistake === null ? 'none' : itemOf(LINE_NAMES, WHERE[mistake])),
    ask({ sides: [a, b, c], mistake, who }) {
      const lines = linesOf({ sides: [a, b, c], mistake })
      const [first, ...others] = lines as readonly [Extract<Expr, { kind: 'list' }>, ...Expr[]]
      const [left, right] = first.items as readonly [Expr, Expr]
      const shown = (locale: 'en' | 'es') =>
        steps(
          locale === 'en' ? line`Compare ${left} with ${right}.` : line`Comparar ${left} con ${right}.`,
          ...others.map(one => line`${one}`),
        )
      return {
        en: [
          prose`${name(who)} decides whether a triangle with sides ${c}, ${a}, and ${b} is acute or obtuse. Which line has the first mistake, if any?`,
          shown('en'),
        ],
        es: [
          prose`${name(who)} decide si un triángulo con lados ${c}, ${a} y ${b} es acutángulo u obtusángulo. ¿En qué renglón está el primer error, si hay alguno?`,
          shown('es'),
        ],
      }
    },
    key({ sides, mistake }) {
      if (mistake === null) return both([])
      const [first, second, third] = linesOf({ sides, mistake: null }) as readonly [
        Extract<Expr, { kind: 'list' }>,
        Expr,
        Expr,
      ]
      const [left, right] = first.items as readonly [Expr, Expr]
      switch (mistake) {
        case 'order':
          return {
            en: prose`It should be: Compare ${left} with ${right}.`,
            es: prose`Debe ser: Comparar ${left} con ${right}.`,
          }
        case 'doubled':
          return { en: prose`It should be ${second}.`, es: prose`Debe ser ${second}.` }
        case 'conclusion':
          return { en: prose`It should be: ${third}`, es: prose`Debe ser: ${third}` }
        default:
          return mistake satisfies never
      }
    },
    solution({ sides: [a, b, c], mistake }) {
      const kind = kindOf([a, b, c])
      const [, second] = linesOf({ sides: [a, b, c], mistake: null })
      const first = explainedBy(list(sum(power(a, 2), power(b, 2)), power(c, 2)), {
        en: line`The longest side is ${c}: compare the squares of ${a} and ${b} with its square.`,
        es: line`El lado más largo es ${c}: compara con su cuadrado los cuadrados de ${a} y ${b}.`,
      })
      const ending = [
        explainedBy(second as Expr, {
          en: line`Find the squares, add, and compare.`,
          es: line`Halla los cuadrados, suma y compara.`,
        }),
        explainedBy(KINDS[kind], kindSaid[kind]),
      ]
      switch (mistake) {
        case null:
          return [first, ...ending, noMistakeStep()]
        case 'order':
          return [
            step(relation(b, '<', c), because.mistakeIs, {
              what: {
                en: line`in line 1 the square that stands alone is not that of the longest side`,
                es: line`en el renglón 1 el cuadrado que va solo no es el del lado más largo`,
              },
            }),
            first,
            ...ending,
          ]
        case 'doubled':
          return [
            step(relation(power(c, 2), '≠', 2 * c), because.mistakeIs, {
              what: {
                en: line`in line 2 the sides were doubled, not squared`,
                es: line`en el renglón 2 los lados se duplicaron en vez de elevarse al cuadrado`,
              },
            }),
            ...ending,
          ]
        case 'conclusion':
          return [
            step(relation(a * a + b * b, signOf(a * a + b * b, c * c), c * c), because.mistakeIs, {
              what: {
                en: line`line 3 draws the opposite conclusion`,
                es: line`el renglón 3 saca la conclusión contraria`,
              },
            }),
            explainedBy(KINDS[kind], kindSaid[kind]),
          ]
        default:
          return mistake satisfies never
      }
    },
    check(printed, answer) {
      const numbers = printed.numbers.slice(0, 3).map(one => one.toNumber())
      const [a, b, c] = sorted(numbers) as [number, number, number]
      const alone = printed.all('power')[2]
      const outer = printed.all('relation')[0]
      const said = printed.maths.flatMap(one => (one.kind === 'words' ? [one.en] : [])).join(' ')
      const kind = a * a + b * b > c * c ? 'acute' : 'obtuse'
      const isRight = [
        alone !== undefined && evaluate(alone).equals(c * c),
        outer !== undefined && evaluate(outer.right).equals(c * c),
        said.includes(kind),
      ]
      const wrong = isRight.indexOf(false)
      return answer === (wrong < 0 ? 'none' : itemOf(LINE_NAMES, wrong))
    },
  }),
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
