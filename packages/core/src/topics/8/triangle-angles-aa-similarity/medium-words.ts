import {
  type AnswerType,
  both,
  canonical,
  degrees,
  type Expr,
  equation,
  evaluate,
  explainedBy,
  expr,
  type Inline,
  itemOf,
  join,
  LINE_NAMES,
  line,
  lineChoices,
  list,
  minus,
  name,
  measureOfAngle as named,
  noMistakeStep,
  option,
  people,
  prose,
  relation,
  step,
  steps,
  sum,
  symbol,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { asDegrees } from '../../kit/angles/linear-labels.ts'
import { alwaysSometimesNever } from '../../kit/geometry/how-often.ts'
import { paragraph } from '../../kit/transformations/points.ts'
import { joinedSteps, labelOf } from './medium.ts'
import { drawNames, type Form, type Said, x } from './parts.ts'
import { judged } from './statements.ts'

interface Sizes {
  readonly names: readonly [string, string, string]
  readonly sizes: readonly [number, number, number]
}
const threeAngles: AnswerType<Sizes> = {
  kind: 'number-list',
  show: ({ names, sizes }) => both(list(...names.map((one, i) => equation(named(one), degrees(itemOf(sizes, i)))))),
  value: ({ sizes }) => sizes.map(canonical),
  nearMisses: ({ names, sizes: [a, b, c] }) => [
    { names, sizes: [a + 1, b, c] },
    { names, sizes: [a, b + 1, c] },
    { names, sizes: [a, b, c + 1] },
  ],
}

/** One angle by another: k times as large, so much more or less. */
type Link = readonly [k: number, more: number]
const linkSaid = ([k, more]: Link, of: Expr, to: Expr): Said =>
  k > 1
    ? k === 2
      ? { en: line`${of} is twice ${to}`, es: line`${of} es el doble de ${to}` }
      : { en: line`${of} is ${k} times ${to}`, es: line`${of} es ${k} veces ${to}` }
    : more > 0
      ? { en: line`${of} is ${degrees(more)} more than ${to}`, es: line`${of} es ${degrees(more)} mayor que ${to}` }
      : { en: line`${of} is ${degrees(-more)} less than ${to}`, es: line`${of} es ${degrees(-more)} menor que ${to}` }
/** The second and the third angle by the first, and the first. */
const LINKED: readonly (readonly [Link, Link, number])[] = [
  [[2, 0], [1, 20], 40],
  [[3, 0], [1, 30], 30],
  [[2, 0], [1, -12], 48],
  [[1, 15], [1, 30], 45],
  [[1, -10], [1, 25], 55],
  [[2, 0], [1, 8], 43],
  [[3, 0], [1, -20], 40],
  [[1, 40], [1, -10], 50],
  [[2, 0], [1, 32], 37],
  [[3, 0], [1, 15], 33],
  [[2, 0], [1, -24], 51],
  [[1, 18], [1, 36], 42],
  [[1, 24], [2, 0], 39],
  [[1, -15], [3, 0], 39],
]
const labelBy = ([k, more]: Link): Expr => labelOf(k, more)

const MISTAKES = ['total', 'combined', 'added'] as const
type Mistake = (typeof MISTAKES)[number]
const WHERE: Readonly<Record<Mistake, number>> = { total: 0, combined: 1, added: 2 }
/** x, kx + c and n; whichever mistake is made, the last line is whole. */
const WORKS: readonly (readonly [k: number, c: number, n: number, x: number])[] = [
  [2, 18, 54, 36],
  [3, 24, 60, 24],
  [2, 12, 48, 40],
  [2, 20, 64, 32],
  [3, 12, 48, 30],
  [2, 14, 52, 38],
  [3, 16, 56, 27],
  [2, 26, 64, 30],
]
/** Neighbors differ in their numbers and in their mistake. */
const COMBINED: readonly Facts[] = [0, 1, 2, 3].flatMap(round =>
  WORKS.map((work, i) => ({ work, mistake: itemOf([...MISTAKES, null], (i + round) % 4) })),
)
interface Facts {
  readonly work: (typeof WORKS)[number]
  readonly mistake: Mistake | null
}
function linesOf({ work: [k, c, n], mistake }: Facts): readonly Expr[] {
  const total = mistake === 'total' ? 360 : 180
  const many = mistake === 'combined' ? k : k + 1
  const rest = c + n
  const side = mistake === 'added' ? total + rest : total - rest
  return [
    equation(sum(x, join(k, x), c, n), total),
    equation(sum(join(many, x), rest), total),
    equation(join(many, x), side),
    equation(x, side / many),
  ]
}

/** 3 × 30 = 90, or 30 + 15 = 45. */
const linkedAt = ([k, more]: Link, first: number): Expr => {
  const product = k === 1 ? expr(first) : times(k, first)
  return equation(more === 0 ? product : sum(product, more), k * first + more)
}

export const mediumTalkForms = (form: Form) => ({
  inWords: form({
    levels: ['medium'],
    share: 2,
    lines: 4,
    draw: random => {
      const { corners } = drawNames(random)
      return { names: corners, linked: random.evenly(LINKED) }
    },
    answer: threeAngles,
    solve: ({ names, linked: [[k, more], [l, less], first] }) => ({
      names,
      sizes: [first, k * first + more, l * first + less],
    }),
    ask({ names: [A, B, C], linked: [one, two] }) {
      const [a, b, c] = [named(A), named(B), named(C)]
      const [first, second] = [linkSaid(one, b, a), linkSaid(two, c, a)]
      const title = symbol(A + B + C)
      return {
        en: paragraph(
          line`In triangle ${title}, `,
          first.en,
          line`, and `,
          second.en,
          line`. Find ${a}, ${b}, and ${c}.`,
        ),
        es: paragraph(
          line`En el triángulo ${title}, `,
          first.es,
          line`, y `,
          second.es,
          line`. Halla ${a}, ${b} y ${c}.`,
        ),
      }
    },
    solution({ names: [A, B, C], linked: [one, two, first] }, { sizes }) {
      const statement = equation(sum(x, ...termsOf(labelBy(one)), ...termsOf(labelBy(two))), 180)
      return [
        explainedBy(
          list(
            equation(named(A), asDegrees(x)),
            equation(named(B), asDegrees(labelBy(one))),
            equation(named(C), asDegrees(labelBy(two))),
          ),
          {
            en: line`Let ${x} be the number of degrees of the first angle, and write the others with ${x}.`,
            es: line`Sea ${x} el número de grados del primer ángulo; escribe los otros con ${x}.`,
          },
        ),
        explainedBy(statement, {
          en: line`The three angles of a triangle add up to ${degrees(180)}.`,
          es: line`Los tres ángulos de un triángulo suman ${degrees(180)}.`,
        }),
        ...joinedSteps(statement),
        explainedBy(list(...names3([A, B, C], sizes)), {
          en: line`Substitute ${first} for ${x} in the other angles: ${linkedAt(one, first)}, and ${linkedAt(two, first)}.`,
          es: line`Sustituye ${x} por ${first} en los otros ángulos: ${linkedAt(one, first)}, y ${linkedAt(two, first)}.`,
        }),
      ]
    },
    // The sizes make a triangle, and each sentence is true of them.
    check(printed, { names, sizes: [a, b, c] }) {
      const numbers = printed.maths.flatMap(one =>
        one.kind === 'measure' || one.kind === 'number' ? [evaluate(one).toNumber()] : [],
      )
      const { text } = printed
      const isTwice = /twice|el doble/.test(text)
      const fits = (size: number) =>
        (isTwice && size === 2 * a) || numbers.some(n => size === n * a || Math.abs(size - a) === n)
      return names.length === 3 && a + b + c === 180 && fits(b) && fits(c)
    },
  }),

  firstMistake: form({
    levels: ['medium'],
    share: 2,
    kind: 'find-mistake',
    draw: random => ({ ...random.evenly(COMBINED), who: random.pick(people) }),
    answer: option<string>({
      ...lineChoices(4),
      none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ mistake }) => (mistake === null ? 'none' : itemOf(LINE_NAMES, WHERE[mistake])),
    ask({ work, mistake, who }) {
      const [k, c, n] = work
      const [one, two, three] = [asDegrees(x), asDegrees(labelOf(k, c)), degrees(n)]
      const shown = steps(...linesOf({ work, mistake }).map((of): readonly Inline[] => [of]))
      return {
        en: [
          prose`The angles of a triangle measure ${one}, ${two}, and ${three}. ${name(who)} finds ${x}. Which line has the first mistake, if any?`,
          shown,
        ],
        es: [
          prose`Los ángulos de un triángulo miden ${one}, ${two} y ${three}. ${name(who)} halla ${x}. ¿En qué renglón está el primer error, si hay alguno?`,
          shown,
        ],
      }
    },
    key({ work, mistake }) {
      if (mistake === null) return both([])
      const right = itemOf(linesOf({ work, mistake: null }), WHERE[mistake])
      return { en: prose`It should be ${right}.`, es: prose`Debe ser ${right}.` }
    },
    solution({ work, mistake }) {
      const [k, c, n, at] = work
      const [one, two, three] = linesOf({ work, mistake: null }) as readonly [Expr, Expr, Expr]
      const first = explainedBy(one, {
        en: line`The three angles of a triangle add up to ${degrees(180)}.`,
        es: line`Los tres ángulos de un triángulo suman ${degrees(180)}.`,
      })
      const second = explainedBy(two, {
        en: line`Combine the terms with ${x}, and combine the numbers.`,
        es: line`Reduce los términos con ${x} y suma los números.`,
      })
      const ending = [
        explainedBy(three, {
          en: line`Subtract ${c + n} from both sides.`,
          es: line`Resta ${c + n} de ambos lados.`,
        }),
        explainedBy(equation(x, at), {
          en: line`Divide both sides by ${k + 1}.`,
          es: line`Divide ambos lados entre ${k + 1}.`,
        }),
      ]
      switch (mistake) {
        case null:
          return [first, second, ...ending, noMistakeStep()]
        case 'total':
          return [
            step(relation(180, '≠', 360), because.mistakeIs, {
              what: {
                en: line`in line 1 the angles of a triangle were added to ${degrees(360)}, not ${degrees(180)}`,
                es: line`en el renglón 1 se tomó ${degrees(360)} como suma de los ángulos, en vez de ${degrees(180)}`,
              },
            }),
            first,
            second,
            ...ending,
          ]
        case 'combined':
          return [
            step(relation(sum(x, join(k, x)), '≠', join(k, x)), because.mistakeIs, {
              what: {
                en: line`in line 2 the term ${x} was left out`,
                es: line`en el renglón 2 se omitió el término ${x}`,
              },
            }),
            second,
            ...ending,
          ]
        case 'added':
          return [
            step(relation(minus(180, c + n), '≠', 180 + c + n), because.mistakeIs, {
              what: {
                en: line`in line 3 the number ${c + n} was added on the right, not subtracted`,
                es: line`en el renglón 3 el número ${c + n} se sumó a la derecha en vez de restarse`,
              },
            }),
            ...ending,
          ]
        default:
          return mistake satisfies never
      }
    },
    // A line is right if the true x makes it true.
    check(printed, answer) {
      const labels = printed.maths.flatMap(one => (one.kind === 'measure' ? [one.of] : [])).slice(0, 3)
      const at = (value: number) => labels.reduce((all, label) => all + evaluate(label, { x: value }).toNumber(), 0)
      const found = (180 - at(0)) / (at(1) - at(0))
      const wrong = printed
        .all('relation')
        .slice(0, 4)
        .findIndex(({ left, right }) => !evaluate(left, { x: found }).equals(evaluate(right, { x: found })))
      return answer === (wrong < 0 ? 'none' : itemOf(LINE_NAMES, wrong))
    },
  }),

  howOften: form(alwaysSometimesNever({ levels: ['medium'], share: 2, statements: judged })),
})

const termsOf = (of: Expr): readonly Expr[] => (of.kind === 'sum' ? of.terms : [of])
const names3 = (names: readonly string[], sizes: readonly number[]): readonly Expr[] =>
  names.map((one, i) => equation(named(one), degrees(itemOf(sizes, i))))
