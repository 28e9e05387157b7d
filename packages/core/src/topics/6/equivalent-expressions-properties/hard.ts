import {
  both,
  bullets,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  type FormMaker,
  findMistake,
  itemOf,
  line,
  m,
  mapParts,
  prose,
  type Random,
  Ratio,
  simplifiedExpression,
  statements,
  substitute,
  yesOrNo,
} from '../../../author.ts'
import { simplify } from './easy.ts'
import type { levels } from './levels.ts'
import {
  agree,
  combined,
  expanded,
  type Group,
  group,
  isOpen,
  isTidy,
  type Part,
  partsExpr,
  type Style,
  simplified,
  term,
  workedOut,
} from './terms.ts'

interface Drawn {
  readonly parts: readonly Part[]
  readonly style: Style
}

const drawPowers = (random: Random): Drawn => {
  const kind = random.evenly([0, 1, 2])
  return random.until(
    (): Drawn => {
      const [a, b, c, d, e] = [1, 2, 3, 4, 5].map(() => random.int(1, 9)) as [number, number, number, number, number]
      const parts: readonly (readonly Part[])[] = [
        [term(a, 'xx'), term(b, 'x'), term(c, 'xx'), term(d, 'x'), term(e, 'one')],
        [term(b, 'x'), term(a + 1, 'xx'), term(c, 'one'), term(d, 'x'), term(-1, 'xx')],
        [group(a + 1, term(1, 'xx'), term(b, 'x')), term(c, 'xx'), term(d, 'x')],
      ]
      return { style: 'fraction', parts: itemOf(parts, kind) }
    },
    ({ parts }) => isTidy(parts),
  )
}
const drawRational = (random: Random): Drawn => {
  const kind = random.evenly([0, 1, 2, 3])
  return random.until(
    (): Drawn => {
      const tenths = () => Ratio.of(random.intExcept(3, 39, 10, 20, 30), 10)
      const d = random.pick([2, 3, 4, 5])
      const [a, b] = [random.int(2, 9), random.int(2, 9)]
      switch (kind) {
        case 0:
          return {
            style: 'decimal',
            parts: [group(Ratio.of(2 * random.int(1, 4), 10), term(a, 'x'), term(5 * b, 'one')), term(tenths(), 'x')],
          }
        case 1:
          return {
            style: 'fraction',
            parts: [
              group(Ratio.of(1, d), term(d * a, 'x'), term(d * b, 'one')),
              term(Ratio.of(random.coprimeTo(d), d), 'x'),
            ],
          }
        case 2:
          return {
            style: 'decimal',
            parts: [group(Ratio.of(1, 2), term(2 * a + 1, 'x'), term(2 * b, 'one')), term(Ratio.of(3, 4), 'x')],
          }
        default:
          return {
            style: 'fraction',
            parts: [
              term(Ratio.of(random.coprimeTo(d), d), 'x'),
              term(a, 'one'),
              term(Ratio.of(random.coprimeTo(2 * d), 2 * d), 'x'),
              term(b, 'one'),
            ],
          }
      }
    },
    // The coefficient of x stays a fraction.
    ({ parts }) => isTidy(parts) && combined(parts).some(({ times: of }) => of.d > 1),
  )
}
const drawGroups = (random: Random): Drawn => {
  const kind = random.evenly([0, 1, 2])
  return random.until(
    (): Drawn => {
      const [a, b, c, d, e] = [2, 1, 2, 1, 2].map(least => random.int(least, 9)) as [
        number,
        number,
        number,
        number,
        number,
      ]
      const parts: readonly (readonly Part[])[] = [
        [
          group(a, term(random.int(2, 3), 'x'), term(b, 'one')),
          group(c, term(random.int(2, 4), 'x'), term(d, 'one')),
          term(e, 'x'),
        ],
        [group(a, term(2, 'x'), term(b, 'y')), group(c, term(random.int(1, 3), 'x'), term(2, 'y')), term(e, 'y')],
        [group(a, term(2, 'x'), term(b, 'one')), term(e, 'x'), group(c, term(1, 'x'), term(-d, 'one'))],
      ]
      return { style: 'fraction', parts: itemOf(parts, kind) }
    },
    ({ parts }) => isTidy(parts) && new Set(parts.map(part => ('inner' in part ? part.factor.n : 0))).size === 3,
  )
}

/** Two expressions, and how the second came about. */
interface Compared {
  readonly first: readonly Part[]
  readonly second: Expr
}
function drawCompared(random: Random): Compared {
  const kind = random.evenly(['powers', 'equal', 'first-only', 'equal-groups', 'unlike'])
  return random.until(
    (): Compared => {
      const [a, b, c, d] = [random.int(2, 8), random.int(2, 9), random.int(2, 9), random.int(2, 9)]
      const groups = [group(a, term(1, 'x'), term(b, 'one')), group(c, term(2, 'x'), term(d, 'one'))]
      switch (kind) {
        case 'powers':
          return { first: [group(a, term(1, 'xx'), term(b, 'x')), term(c, 'x')], second: m`${a}x^2 + ${b + c}x` }
        case 'equal':
          return { first: groups, second: m`${a + 2 * c}x + ${a * b + c * d}` }
        case 'first-only':
          return { first: groups, second: m`${a + 2 * c}x + ${b + d}` }
        case 'equal-groups':
          return {
            first: [group(a * b, term(1, 'x'), term(c, 'one')), term(a, 'x')],
            second: m`${a}(${b + 1}x + ${b * c})`,
          }
        default:
          return { first: [term(a, 'xx'), term(b, 'x'), term(c, 'xx')], second: m`${a + c + b}x^2` }
      }
    },
    ({ first }) => isTidy(first),
  )
}
/** The least whole number for which they differ. */
const apartAt = ({ first, second }: Compared): number =>
  itemOf(
    [2, 3, 4].filter(x => !evaluate(partsExpr(first), { x }).equals(evaluate(second, { x }))),
    0,
  )
const isEquivalent = ({ first, second }: Compared) => agree(partsExpr(first), second)

/** The last brackets. */
const lastGroup = (parts: readonly Part[]): Group =>
  parts.findLast((part): part is Group => 'inner' in part) ?? group(1, term(1, 'x'))
const opened = (parts: readonly Part[]) => [partsExpr(parts), partsExpr(expanded(parts)), simplified(parts)] as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
  twoGroups: form({
    levels: ['hard'],
    share: 2,
    instruction: simplify,
    draw: drawGroups,
    answer: simplifiedExpression,
    solve: ({ parts, style }) => simplified(parts, style),
    ask: ({ parts, style }) => both(partsExpr(parts, style)),
    solution: ({ parts, style }) => workedOut(parts, style),
    check: (printed, answer) => isOpen(answer) && agree(printed.one('sum'), answer),
  }),

  unlikePowers: form({
    levels: ['hard'],
    instruction: simplify,
    draw: drawPowers,
    answer: simplifiedExpression,
    solve: ({ parts, style }) => simplified(parts, style),
    ask: ({ parts, style }) => both(partsExpr(parts, style)),
    solution: ({ parts, style }) => workedOut(parts, style),
    check: (printed, answer) => isOpen(answer) && agree(printed.one('sum'), answer),
  }),

  rationalCoefficients: form({
    levels: ['hard'],
    instruction: simplify,
    draw: drawRational,
    answer: simplifiedExpression,
    solve: ({ parts, style }) => simplified(parts, style),
    ask: ({ parts, style }) => both(partsExpr(parts, style)),
    solution: ({ parts, style }) => workedOut(parts, style),
    check: (printed, answer) => isOpen(answer) && agree(printed.one('sum'), answer),
  }),

  areEquivalent: form({
    levels: ['hard'],
    instruction: {
      en: prose`Are the two expressions equivalent? Explain how you know.`,
      es: prose`¿Son equivalentes las dos expresiones? Explica cómo lo sabes.`,
    },
    kind: 'choose',
    draw: drawCompared,
    answer: yesOrNo,
    solve: compared => (isEquivalent(compared) ? 'yes' : 'no'),
    ask: ({ first, second }) => both(bullets([partsExpr(first)], [second])),
    key(compared) {
      const { first, second } = compared
      if (isEquivalent(compared)) {
        const form = simplified(first)
        return { en: prose`Both are equal to ${form}.`, es: prose`Las dos son iguales a ${form}.` }
      }
      const x = apartAt(compared)
      const [one, other] = [evaluate(partsExpr(first), { x }), evaluate(second, { x })]
      return {
        en: prose`For example, for ${m`x = ${x}`} the values are ${one} and ${other}.`,
        es: prose`Por ejemplo, para ${m`x = ${x}`} los valores son ${one} y ${other}.`,
      }
    },
    solution(compared) {
      const { first, second } = compared
      const yes = isEquivalent(compared)
      const simple = simplified(first)
      const steps = workedOut(first)
      if (yes)
        return second.kind === 'product'
          ? [
              ...steps,
              explained(
                equation(second, simple),
                line`Expand the second expression.`,
                line`Desarrolla la segunda expresión.`,
              ),
            ]
          : [
              ...steps.slice(0, -1),
              explained(
                simple,
                line`Yes: this is the second expression, so the two are equal for every value.`,
                line`Sí: esta es la segunda expresión, así que las dos son iguales para todo valor.`,
              ),
            ]
      const x = apartAt(compared)
      return [
        explained(
          statements(
            equation(putIn(partsExpr(first), x), evaluate(partsExpr(first), { x })),
            equation(putIn(second, x), evaluate(second, { x })),
          ),
          line`Try ${m`x = ${x}`} in both expressions: the values are different.`,
          line`Prueba ${m`x = ${x}`} en las dos expresiones: los valores son distintos.`,
        ),
        ...(first.some(part => 'inner' in part)
          ? [
              explained(
                equation(partsExpr(first), partsExpr(expanded(first))),
                line`Multiply each term in the parentheses by the factor before them.`,
                line`Multiplica cada término del paréntesis por el factor que está delante.`,
              ),
            ]
          : []),
        explained(
          equation(partsExpr(first), simple),
          line`No: simplified, the first expression is ${simple}, not ${second}.`,
          line`No: simplificada, la primera expresión es ${simple}, no ${second}.`,
        ),
      ]
    },
    check(printed, answer) {
      const [first, second] = printed.maths.filter(({ kind }) => kind === 'sum' || kind === 'product')
      return first !== undefined && second !== undefined && (answer === 'yes') === agree(first, second)
    },
  }),

  findTheError: form(
    findMistake({
      levels: ['hard'],
      lines: 2,
      draw: random => drawGroups(random),
      work: ({ parts }) => opened(parts),
      steps: ({ parts }) => [
        explained(
          partsExpr(expanded(parts)),
          line`Multiply each term in the parentheses by the factor before them.`,
          line`Multiplica cada término del paréntesis por el factor que está delante.`,
        ),
        explained(simplified(parts), line`Combine only the like terms.`, line`Combina solo los términos semejantes.`),
      ],
      mistakes: {
        secondTermNotMultiplied: {
          says: ({ parts }) => ({
            en: line`the second term in the last parentheses was not multiplied by ${lastGroup(parts).factor}`,
            es: line`no se multiplicó por ${lastGroup(parts).factor} el segundo término del último paréntesis`,
          }),
          work: ({ parts }) => {
            const { factor, inner } = lastGroup(parts)
            const wrong = [...parts.slice(0, -1), group(factor, ...inner.slice(0, 1)), ...inner.slice(1)]
            return [partsExpr(parts), partsExpr(expanded(wrong)), simplified(wrong)]
          },
        },
        unlikeTermsCombined: {
          says: () => ({
            en: line`terms that are not alike were combined`,
            es: line`se combinaron términos que no son semejantes`,
          }),
          work: ({ parts }) => {
            const total = combined(parts).reduce((all, one) => all.plus(one.times), Ratio.of(0))
            return [partsExpr(parts), partsExpr(expanded(parts)), partsExpr([{ times: total, like: 'x' }])]
          },
        },
      },
      follows: agree,
    }),
  ),
})

const withTimes = (of: Expr): Expr => {
  const inner = mapParts(of, withTimes)
  return inner.kind === 'product' ? { ...inner, sign: true } : inner
}
/** The expression with a number where the letter was, and × where they stood side by side. */
const putIn = (of: Expr, x: number): Expr => withTimes(substitute(of, { x: expr(x) }))
