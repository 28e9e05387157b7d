import {
  approximate,
  both,
  bracketed,
  call,
  degrees,
  type Expr,
  equation,
  exactRadical,
  expression,
  type FormMaker,
  itemOf,
  line,
  minus,
  name,
  option,
  people,
  prose,
  type Random,
  type Surd,
  simplifiedExpression,
  step,
  surdExpr,
  wouldGive,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { valueExpr } from '../../kit/triangles/exact-values.ts'
import { combined, expansion, filled, formula, isNear, type Name, NOUNS, type Sign } from './angles.ts'
import { askedOf, checkExact, drawExact, exactSteps, exactValue, splitOf } from './exact.ts'
import type { levels } from './levels.ts'
import { anglesIn, type Shift, shifted, signIn, simplified } from './shifts.ts'
import { surdAt, useFormula, x } from './steps.ts'

interface Condensed {
  readonly name: 'sin' | 'cos'
  readonly sign: Sign
  readonly one: number
  readonly two: number
}

const condensed = ({ name: of, sign, one, two }: Condensed) =>
  expansion(of, sign, (inner, which) => call(inner, degrees(which === 0 ? one : two)))

const together = ({ one, sign, two }: Condensed) => bracketed(combined(degrees(one), sign, degrees(two)))

function drawCondensed(random: Random): Condensed {
  const [name, sign]: ['sin' | 'cos', Sign] = [random.evenly(['sin', 'cos']), random.evenly([1, -1])]
  const target = random.pick([30, 45, 60, 120, 135, 150])
  return random.until(
    () => {
      const two = random.int(1, 17) * 5 + random.pick([0, 2, 3])
      return { name, sign, two, one: target - sign * two }
    },
    ({ one, two }) => one > 5 && one < 180 && one !== two && one % 15 !== 0 && two % 15 !== 0,
  )
}

const condensedValue = ({ name, sign, one, two }: Condensed): Surd => surdAt(name, one + sign * two)

const fault = option({
  distributed: {
    en: prose`The function was applied to each angle alone.`,
    es: prose`La función se aplicó a cada ángulo por separado.`,
  },
  sign: {
    en: prose`The products are right, but the sign between them is wrong.`,
    es: prose`Los productos son correctos, pero el signo entre ellos no.`,
  },
  exchanged: {
    en: prose`The products are not those of this formula.`,
    es: prose`Los productos no son los de esta fórmula.`,
  },
  none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
})

interface Written {
  readonly kind: 'distributed' | 'sign' | 'exchanged' | 'none'
  readonly name: 'sin' | 'cos'
  readonly sign: Sign
  readonly one: number
  readonly two: number
}

const leftOf = (written: Written) => call(written.name, together(written))

const rightOf = (written: Written) => equation(leftOf(written), condensed(written))

const shownRight = (written: Written): Expr => {
  const { kind, name: of, sign, one, two } = written
  if (kind === 'distributed') return combined(call(of, degrees(one)), sign, call(of, degrees(two)))
  if (kind === 'exchanged') return condensed({ ...written, name: of === 'sin' ? 'cos' : 'sin' })
  return condensed(kind === 'sign' ? { ...written, sign: sign === 1 ? -1 : 1 } : written)
}

/** A wrong right side has another value, and the products of the other function are not right for the other sign either. */
function isReallyWrong(written: Written): boolean {
  if (written.kind === 'none') return true
  const right = approximate(shownRight(written))
  const other: Written = { ...written, sign: written.sign === 1 ? -1 : 1 }
  return (
    !isNear(approximate(leftOf(written)), right) &&
    (written.kind !== 'exchanged' || !isNear(approximate(leftOf(other)), right))
  )
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  exactWithSplit: form({
    levels: ['easy'],
    share: 2,
    draw: random => drawExact(random, ['sin', 'cos'], 'degrees'),
    answer: { ...expression, requires: 'exact' },
    solve: exactValue,
    ask: drawn => ({
      en: prose`Find the exact value of ${askedOf(drawn)}. Use ${splitOf(drawn)}.`,
      es: prose`Halla el valor exacto de ${askedOf(drawn)}. Usa ${splitOf(drawn)}.`,
    }),
    solution: exactSteps,
    check: checkExact,
  }),
  condense: form({
    levels: ['easy'],
    instruction: {
      en: prose`Find the exact value. First write it as one function of one angle.`,
      es: prose`Halla el valor exacto. Primero escríbelo como una función de un solo ángulo.`,
    },
    draw: drawCondensed,
    answer: exactRadical,
    solve: condensedValue,
    ask: drawn => both(condensed(drawn)),
    key: ({ name: of, sign, one, two }) => both(call(of, degrees(one + sign * two))),
    solution: (drawn, value) => [
      useFormula(call(drawn.name, together(drawn)), drawn.name, drawn.sign),
      step(
        call(drawn.name, degrees(drawn.one + drawn.sign * drawn.two)),
        drawn.sign === 1 ? because.addTheAngles : because.subtractTheAngles,
      ),
      step(valueExpr(value), because.valueOnUnitCircle),
    ],
    check: (printed, answer) => isNear(approximate(printed.one('sum')), approximate(surdExpr(answer))),
  }),
  mistake: form({
    levels: ['easy'],
    kind: 'find-mistake',
    // sin(31° − 31°) = sin 31° − sin 31° would be no mistake.
    draw: random =>
      random.until(
        () => ({
          kind: random.evenly(['distributed', 'sign', 'exchanged', 'none']),
          name: random.evenly(['sin', 'cos']),
          sign: random.evenly<Sign>([1, -1]),
          one: random.int(2, 16) * 5 + 1,
          two: random.int(2, 12) * 3 + 1,
          who: random.pick(people),
        }),
        written => written.one > written.two && isReallyWrong(written),
      ),
    answer: fault,
    solve: ({ kind }) => kind,
    ask(written) {
      const printed = equation(leftOf(written), shownRight(written))
      return {
        en: [prose`${name(written.who)} writes this equation. What is the mistake, if any?`, printed],
        es: [prose`${name(written.who)} escribe esta ecuación. ¿Cuál es el error, si hay alguno?`, printed],
      }
    },
    key: written =>
      written.kind === 'none'
        ? both([])
        : { en: prose`It should be ${condensed(written)}.`, es: prose`Debe ser ${condensed(written)}.` },
    solution(written) {
      const { kind, name: of, sign } = written
      const right = useFormula(rightOf(written), of, sign)
      if (kind === 'none')
        return [step(formula(of, sign), because.writeFormula), step(condensed(written), because.agreesWithIdentity)]
      const what =
        kind === 'distributed'
          ? {
              en: line`the ${NOUNS[of]} was taken of each angle alone`,
              es: line`se tomó el ${NOUNS[of]} de cada ángulo por separado`,
            }
          : kind === 'sign'
            ? {
                en: line`the sign between the products should be the opposite one`,
                es: line`el signo entre los productos debe ser el contrario`,
              }
            : {
                en: line`these products belong to the formula for the ${NOUNS[of === 'sin' ? 'cos' : 'sin']}`,
                es: line`estos productos son los de la fórmula del ${NOUNS[of === 'sin' ? 'cos' : 'sin']}`,
              }
      return [step(shownRight(written), because.mistakeIs, { what }), right]
    },
    whyWrong: written => {
      const shown = (kind: typeof written.kind) => shownRight({ ...written, kind })
      return wouldGive(written.kind, shownRight(written), {
        distributed: shown('distributed'),
        sign: shown('sign'),
        exchanged: shown('exchanged'),
      })
    },
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      if (isNear(approximate(left), approximate(right))) return answer === 'none'
      const hasProducts = right.kind === 'sum' && JSON.stringify(right).includes('"product"')
      if (!hasProducts) return answer === 'distributed'
      // The other sign between the angles gives what is written, or does not.
      const isOtherSign =
        left.kind === 'call' &&
        left.of.kind === 'group' &&
        left.of.of.kind === 'sum' &&
        isNear(
          approximate(call(left.name, bracketed(minus(itemOf(left.of.of.terms, 0), itemOf(left.of.of.terms, 1))))),
          approximate(right),
        )
      return answer === (isOtherSign ? 'sign' : 'exchanged')
    },
  }),
  simplify: form({
    levels: ['easy'],
    instruction: {
      en: prose`Simplify to a single function of ${x}.`,
      es: prose`Simplifica a una sola función de ${x}.`,
    },
    // The function of π/2 − x is known without a formula.
    draw: (random): Shift =>
      random.until(
        () => ({
          name: random.pick(['sin', 'cos']),
          quarter: random.int(1, 3),
          order: random.pick(['plus', 'minus', 'from']),
        }),
        ({ quarter, order }) => order !== 'from' || quarter > 1,
      ),
    answer: simplifiedExpression,
    solve: simplified,
    ask: shift => both(shifted(shift)),
    solution(shift, answer) {
      const angles = anglesIn(shift)
      const sign = signIn(shift)
      const value = (inner: Name, which: 0 | 1): Expr =>
        angles[which] === x ? call(inner, x) : valueExpr(surdAt(inner, shift.quarter * 90))
      return [
        useFormula(
          expansion(shift.name, sign, (inner, which) => call(inner, angles[which])),
          shift.name,
          sign,
        ),
        step(filled(shift.name, sign, value), because.putInExactValues),
        step(answer, because.termWithZero),
      ]
    },
    check: (printed, answer) =>
      [0.4, 1.9, 3.3, 5.2].every(at =>
        isNear(approximate(printed.one('call'), { x: at }), approximate(answer, { x: at })),
      ),
  }),
})
