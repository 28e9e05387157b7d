import {
  both,
  type Expr,
  equation,
  evaluate,
  explainedBy,
  itemOf,
  LINE_NAMES,
  line,
  lineChoices,
  list,
  name,
  noMistakeStep,
  option,
  people,
  power,
  prose,
  relation,
  step,
  steps,
  sum,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Form, KINDS, type Kind, kindOf, kindSaid, type Sides, signOf, sorted } from './parts.ts'

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

export const mistakeForms = (form: Form) => ({
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
