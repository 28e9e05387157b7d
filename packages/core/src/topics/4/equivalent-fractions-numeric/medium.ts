import {
  assert,
  type Block,
  type Both,
  both,
  box,
  type CellHole,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  fillTable,
  integer,
  itemOf,
  labelOrder,
  line,
  list,
  match,
  over,
  prose,
  type Random,
  statements,
  symbol,
  table,
  times,
  tupleOf,
  words,
} from '../../../author.ts'
import { formulaIn, valueIn } from '../../kit/choices/cells.ts'
import { turned } from '../../kit/choices/turned.ts'
import { fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import { areEqual, isSameParts, type Parts, partsOf, scaled, shown } from '../../kit/fractions/parts.ts'
import { LARGE_FAMILIES, nearTo } from './families.ts'
import type { levels } from './levels.ts'
import { type Gap, gapShown, gapSteps, hiddenIn, SIDES, TERMS, wayTo } from './steps.ts'

/** A fraction and what its terms are multiplied by; not one that is doubled in the head. */
const FACTS: readonly (readonly [Parts, number])[] = [
  [[2, 3], 4],
  [[3, 4], 25],
  [[5, 4], 3],
  [[3, 10], 10],
  [[5, 6], 2],
  [[4, 5], 20],
  [[3, 2], 6],
  [[3, 4], 3],
  [[7, 10], 10],
  [[4, 3], 4],
  [[2, 5], 20],
  [[7, 4], 3],
  [[5, 3], 4],
  [[3, 5], 20],
  [[5, 2], 4],
  [[7, 6], 2],
  [[9, 10], 10],
  [[7, 4], 2],
  [[3, 2], 5],
]
function drawGap(random: Random): Gap {
  const [small, k] = random.evenly(FACTS)
  const [term, side] = [random.evenly(TERMS), random.evenly(SIDES)]
  const [left, right] = random.evenly([true, false]) ? [small, scaled(small, k)] : [scaled(small, k), small]
  return { left, right, side, term }
}

const SIX = ['A', 'B', 'C', 'D', 'E', 'F'] as const

/** Values in twelfths, in hundredths and above 1 in eighths: all right sides have one denominator. */
const MATCHED: readonly (readonly [denominator: number, lowest: readonly Parts[]])[] = [
  [
    12,
    [
      [1, 4],
      [1, 3],
      [2, 3],
      [3, 4],
      [5, 6],
      [1, 6],
    ],
  ],
  [
    100,
    [
      [1, 4],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 5],
      [1, 5],
      [1, 2],
    ],
  ],
  [
    12,
    [
      [4, 3],
      [3, 2],
      [5, 4],
      [7, 6],
      [5, 3],
      [7, 4],
    ],
  ],
]

const partsIn = (hole: CellHole): Parts => {
  const written = formulaIn(hole)
  assert(written.kind === 'quotient', 'Fractions are matched')
  return partsOf(written)
}
const NUMERATOR = words('Numerator', 'Numerador')
const DENOMINATOR = words('Denominator', 'Denominador')
const TABLE: Both<Block> = {
  en: prose`Each row of the table is a fraction. All the fractions are equivalent. Complete the table.`,
  es: prose`Cada fila de la tabla es una fracción. Todas las fracciones son equivalentes. Completa la tabla.`,
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  missing: form({
    levels: ['medium'],
    share: 3,
    instruction: missingNumber,
    draw: drawGap,
    answer: integer,
    solve: hiddenIn,
    ask: gap => both(gapShown(gap, box())),
    solution: gapSteps,
    check: fitsTheGap,
  }),

  table: form(
    fillTable({
      levels: ['medium'],
      instruction: TABLE,
      draw(random) {
        const [lowest, ...others] = random.evenly(turned(LARGE_FAMILIES, 4))
        const chosen = random.shuffle<readonly Parts[]>(others).slice(0, 3)
        const rows = random.until(
          () => random.shuffle<readonly Parts[]>([lowest, ...chosen]),
          ([first]) => first !== lowest,
        )
        const firstHidden = random.int(0, 1)
        const open = rows.flatMap((parts, i) => (parts === lowest ? [] : [i]))
        return {
          head: [NUMERATOR, DENOMINATOR],
          rows,
          blanks: open.map((row, i) => [row, (i + firstHidden) % 2] as const),
        }
      },
      fits: rows =>
        rows.every(row => {
          const [[a, b], [n, d]] = [tupleOf(row, 2), tupleOf(itemOf(rows, 0), 2)]
          return a.times(d).equals(b.times(n))
        }),
      solution({ rows, blanks }) {
        const all = rows.map((row): Parts => {
          const [n, d] = tupleOf(row, 2)
          return [exact(n).n, exact(d).n]
        })
        const complete = itemOf(
          all.filter((_, i) => blanks.every(([row]) => row !== i)),
          0,
        )
        return blanks.map(([row, hidden]) => {
          const parts = itemOf(all, row)
          const given = 1 - hidden
          const factor = itemOf(parts, given) / itemOf(complete, given)
          return explained(
            statements(
              equation(times(itemOf(complete, given), factor), itemOf(parts, given)),
              equation(shown(complete), shown(parts)),
            ),
            hidden === 0
              ? line`Compare the denominators. Multiply the numerator by ${factor} too.`
              : line`Compare the numerators. Multiply the denominator by ${factor} too.`,
            hidden === 0
              ? line`Compara los denominadores. Multiplica también el numerador por ${factor}.`
              : line`Compara los numeradores. Multiplica también el denominador por ${factor}.`,
          )
        })
      },
    }),
  ),

  allNames: form({
    levels: ['medium'],
    draw(random) {
      const [lowest, ...others] = random.evenly(turned(LARGE_FAMILIES, 7))
      const right = random.shuffle<readonly Parts[]>(others).slice(0, 3)
      const near = random.shuffle<readonly Parts[]>(nearTo([lowest, ...others]).filter(([, d]) => d !== lowest[1]))
      const isNew = ([n, d]: Parts, i: number) => near.findIndex(other => isSameParts(other, [n, d])) === i
      return {
        of: lowest,
        all: random.until(
          () => random.shuffle<readonly Parts[]>([...right, ...near.filter(isNew).slice(0, 6 - right.length)]),
          all => !right.includes(itemOf(all, 0)) || !right.includes(itemOf(all, 1)),
        ),
      }
    },
    answer: labelOrder(SIX),
    solve: ({ of, all }) => SIX.filter((_, i) => areEqual(itemOf(all, i), of)),
    ask({ of, all }) {
      const items = table({ head: SIX.map(letter => symbol(letter)), rows: [all.map(shown)] })
      return {
        en: [
          prose`Which fractions are equivalent to ${shown(of)}? Write all their letters in alphabetical order.`,
          items,
        ],
        es: [
          prose`¿Qué fracciones son equivalentes a ${shown(of)}? Escribe todas sus letras en orden alfabético.`,
          items,
        ],
      }
    },
    solution({ of, all }, found) {
      return [
        ...all.filter(parts => areEqual(parts, of)).map(parts => wayTo(of, parts)),
        explained(
          list(...found.map(name => symbol(name))),
          line`No other fraction comes from multiplying the numerator and the denominator of ${shown(of)} by the same number.`,
          line`Ninguna otra se obtiene al multiplicar el numerador y el denominador de ${shown(of)} por un mismo número.`,
        ),
      ]
    },
    check(printed, found) {
      const [asked, ...all] = printed.all('quotient').map(item => evaluate(item))
      const right = SIX.filter((_, i) => asked !== undefined && all[i]?.equals(asked) === true)
      return right.length === found.length && right.every((name, i) => found[i] === name)
    },
  }),

  match: form(
    match({
      levels: ['medium'],
      what: {
        en: line`each fraction with an equivalent fraction`,
        es: line`cada fracción con una fracción equivalente`,
      },
      draw(random) {
        const [d, lowest] = random.evenly(MATCHED)
        return random.sample(lowest, 4).map(parts => [shown(parts), shown(scaled(parts, d / parts[1]))] as const)
      },
      belong: (left, right) => valueIn(left).equals(valueIn(right)),
      solution: (pairs, letters) => [
        explained(
          statements(
            ...pairs.map(([left, right]) => {
              const [[n, d], [, under]] = [partsIn(left), partsIn(right)]
              const k = under / d
              return equation(equation(formulaIn(left), over(times(n, k), times(d, k))), formulaIn(right))
            }),
          ),
          line`Multiply the numerator and the denominator of each fraction by the same number.`,
          line`Multiplica el numerador y el denominador de cada fracción por un mismo número.`,
        ),
        explained(
          list(...letters.map(name => symbol(name))),
          line`Write the letter for each row.`,
          line`Escribe la letra de cada fila.`,
        ),
      ],
    }),
  ),
})
