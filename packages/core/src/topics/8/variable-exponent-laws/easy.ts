import {
  both,
  box,
  type Expr,
  equation,
  explainedBy,
  formulaChoice,
  integer,
  itemOf,
  join,
  line,
  match,
  minus,
  name,
  over,
  people,
  power,
  prose,
  type Random,
  relation,
  type Step,
  simplifiedExpression,
  step,
  sum,
  symbol,
  times,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { formulaIn } from '../../kit/choices/cells.ts'
import { filled } from '../../kit/equations/filled.ts'
import type { Form } from './levels.ts'
import { isEqualAt, isSimplified, type Words } from './parts.ts'

const LETTERS = ['x', 'a', 'y', 'p', 'b', 'r', 'u', 'c'] as const
const LAWS = ['product', 'power', 'quotient'] as const
type Law = (typeof LAWS)[number]

/** One law with the exponents p and q of one letter. */
interface OneLaw {
  readonly law: Law
  readonly letter: string
  readonly p: number
  readonly q: number
}
const raised = (letter: string, n: Value): Expr => (n === 1 ? symbol(letter) : power(symbol(letter), n))
export const exponentOf = ({ law, p, q }: OneLaw): number =>
  law === 'product' ? p + q : law === 'power' ? p * q : p - q
const printedOf = ({ law, letter, p, q }: OneLaw, one: Value = p, other: Value = q): Expr =>
  law === 'product'
    ? join(raised(letter, one), raised(letter, other))
    : law === 'power'
      ? power(raised(letter, one), other)
      : over(raised(letter, one), raised(letter, other))

const drawLaw = (random: Random, law: Law = random.evenly(LAWS)): OneLaw => {
  const letter = random.evenly(LETTERS)
  return random.until(
    () => ({ law, letter, p: random.int(2, 9), q: law === 'power' ? random.int(2, 5) : random.int(2, 8) }),
    of => of.p !== of.q && exponentOf(of) > 1 && !(of.p === 2 && of.q === 2) && of.p + of.q !== of.p * of.q,
  )
}

const WHY: Readonly<Record<Law, (of: OneLaw) => Expr>> = {
  product: ({ p, q }) => sum(p, q),
  power: ({ p, q }) => times(p, q),
  quotient: ({ p, q }) => minus(p, q),
}
/** What the exponents do under each law, with their numbers. */
function lawSteps(of: OneLaw): readonly Step[] {
  const reason = {
    product: because.addExponents,
    power: because.powerOfPower,
    quotient: because.subtractExponents,
  }
  return [
    step(power(symbol(of.letter), WHY[of.law](of)), reason[of.law]),
    step(raised(of.letter, exponentOf(of)), because.simplify),
  ]
}

interface Wrong {
  readonly of: Expr
  readonly says: Words
}
/** Three results of usual mistakes. */
function wrongs(of: OneLaw): readonly [Wrong, Wrong, Wrong] {
  const { law, letter, p, q } = of
  const result = exponentOf(of)
  const added: Wrong = {
    of: raised(letter, p + q),
    says: { en: line`the exponents were added`, es: line`se sumaron los exponentes` },
  }
  const multiplied: Wrong = {
    of: raised(letter, p * q),
    says: { en: line`the exponents were multiplied`, es: line`se multiplicaron los exponentes` },
  }
  if (law === 'product')
    return [
      multiplied,
      {
        of: join(2, raised(letter, result)),
        says: {
          en: line`the powers were added as like terms, which gives the factor 2`,
          es: line`se sumaron las potencias como términos semejantes, lo que da el factor 2`,
        },
      },
      {
        of: raised(letter, Math.abs(p - q)),
        says: { en: line`the exponents were subtracted`, es: line`se restaron los exponentes` },
      },
    ]
  if (law === 'power')
    return [
      added,
      {
        of: join(q, raised(letter, p)),
        says: {
          en: line`the power was multiplied by the outer exponent`,
          es: line`se multiplicó la potencia por el exponente exterior`,
        },
      },
      {
        of: raised(letter, p * q + q),
        says: {
          en: line`the outer exponent was added once more after multiplying`,
          es: line`después de multiplicar se sumó una vez más el exponente exterior`,
        },
      },
    ]
  return [
    p % q === 0 && p / q !== result
      ? {
          of: raised(letter, p / q),
          says: { en: line`the exponents were divided`, es: line`se dividieron los exponentes` },
        }
      : multiplied,
    added,
    {
      of: over(1, raised(letter, result)),
      says: {
        en: line`the power was left in the denominator, but the greater exponent is above`,
        es: line`se dejó la potencia en el denominador, pero el mayor exponente está arriba`,
      },
    },
  ]
}

interface Mistaken {
  readonly of: OneLaw
  readonly slip: number
  readonly who: (typeof people)[number]
}

/** The place of the missing exponent: the first or the second. */
interface Missing {
  readonly of: OneLaw
  readonly isFirst: boolean
}
const [BLANK, RESULT] = [box(0.8), (of: OneLaw) => raised(of.letter, exponentOf(of))]

export const easyForms = (form: Form) => ({
  oneLaw: form({
    levels: ['easy'],
    share: 2,
    instruction: { en: prose`Simplify.`, es: prose`Simplifica.` },
    draw: (random: Random) => drawLaw(random),
    answer: simplifiedExpression,
    solve: RESULT,
    ask: of =>
      of.law === 'quotient'
        ? {
            en: [printedOf(of), prose`${symbol(of.letter)} is not 0.`],
            es: [printedOf(of), prose`${symbol(of.letter)} no es 0.`],
          }
        : both(printedOf(of)),
    solution: lawSteps,
    check: isSimplified,
  }),

  missingExponent: form({
    levels: ['easy'],
    instruction: { en: prose`Find the missing exponent.`, es: prose`Halla el exponente que falta.` },
    draw: (random: Random): Missing => {
      const isFirst = random.evenly([true, false])
      return { isFirst, of: drawLaw(random) }
    },
    answer: integer,
    solve: ({ of, isFirst }) => (isFirst ? of.p : of.q),
    ask: ({ of, isFirst }) => both(equation(isFirst ? printedOf(of, BLANK) : printedOf(of, of.p, BLANK), RESULT(of))),
    solution: ({ of, isFirst }) => {
      const { law, p, q } = of
      const result = exponentOf(of)
      const [known, found] = isFirst ? [q, p] : [p, q]
      const left =
        law === 'product'
          ? isFirst
            ? sum(BLANK, q)
            : sum(p, BLANK)
          : law === 'power'
            ? isFirst
              ? times(BLANK, q)
              : times(p, BLANK)
            : isFirst
              ? minus(BLANK, q)
              : minus(p, BLANK)
      const how =
        law === 'product'
          ? {
              en: line`Subtract ${known} from both sides.`,
              es: line`Resta ${known} de ambos lados.`,
            }
          : law === 'power'
            ? {
                en: line`Divide both sides by ${known}.`,
                es: line`Divide ambos lados entre ${known}.`,
              }
            : isFirst
              ? {
                  en: line`Add ${known} to both sides.`,
                  es: line`Suma ${known} a ambos lados.`,
                }
              : {
                  en: line`Subtract ${result} from ${known}.`,
                  es: line`Resta ${result} de ${known}.`,
                }
      const reason = {
        product: because.addExponents,
        power: because.powerOfPower,
        quotient: because.subtractExponents,
      }
      return [step(equation(left, result), reason[law]), explainedBy(equation(BLANK, found), how)]
    },
    check(printed, answer) {
      const whole = filled(printed.one('relation'), answer)
      return whole.kind === 'relation' && isEqualAt(whole.left, whole.right)
    },
  }),

  chooseThePower: form({
    levels: ['easy'],
    kind: 'choose',
    draw: (random: Random) => {
      const law = random.evenly(['quotient', 'product', 'power'] as const)
      return random.until(
        () => drawLaw(random, law),
        of => {
          const all = [RESULT(of), ...wrongs(of).map(wrong => wrong.of)]
          return all.every((one, i) => all.slice(0, i).every(before => !isEqualAt(one, before)))
        },
      )
    },
    answer: formulaChoice,
    solve: (of): Value => RESULT(of),
    mistakes: (of): Readonly<Record<string, Value>> =>
      Object.fromEntries(wrongs(of).map((wrong, i) => [`wrong ${i}`, wrong.of])),
    ask: of => ({
      en: prose`Which expression is equal to ${printedOf(of)}?`,
      es: prose`¿Qué expresión es igual a ${printedOf(of)}?`,
    }),
    solution: lawSteps,
    whyWrong: of =>
      Object.fromEntries(
        wrongs(of).map(({ says }, i) => [
          `wrong ${i}`,
          { en: ['Here ', ...says.en, '.'], es: ['Aquí ', ...says.es, '.'] },
        ]),
      ),
    check: (printed, answer) => isEqualAt(itemOf(printed.maths, 0), answer as Expr),
  }),

  correctIt: form({
    levels: ['easy'],
    kind: 'find-mistake',
    draw: (random: Random): Mistaken => {
      const law = random.evenly(['power', 'quotient', 'product'] as const)
      // The factor 2 is left to the choices.
      const slip = itemOf(law === 'product' ? ([0, 2] as const) : ([0, 1] as const), random.turn(2))
      const who = random.evenly(people)
      return random.until(
        () => ({ of: drawLaw(random, law), slip, who }),
        drawn => !isEqualAt(itemOf(wrongs(drawn.of), slip).of, RESULT(drawn.of)),
      )
    },
    answer: simplifiedExpression,
    solve: ({ of }) => RESULT(of),
    ask: ({ of, slip, who }) => ({
      en: prose`${name(who)} writes ${equation(printedOf(of), itemOf(wrongs(of), slip).of)}. This is wrong. Simplify the left side correctly.`,
      es: prose`${name(who)} escribe ${equation(printedOf(of), itemOf(wrongs(of), slip).of)}. Está mal. Simplifica correctamente el lado izquierdo.`,
    }),
    key: ({ of, slip }) => {
      const { says } = itemOf(wrongs(of), slip)
      return {
        en: { kind: 'paragraph', content: ['The mistake: ', ...says.en, '.'] },
        es: { kind: 'paragraph', content: ['El error: ', ...says.es, '.'] },
      }
    },
    solution: ({ of, slip }) => {
      const { of: wrong, says } = itemOf(wrongs(of), slip)
      return [step(relation(printedOf(of), '≠', wrong), because.mistakeIs, { what: says }), ...lawSteps(of)]
    },
    check: (printed, answer) => isEqualAt(printed.one('relation').left, answer),
  }),

  matchPowers: form(
    match({
      levels: ['easy'],
      what: {
        en: line`each expression with an equal power (the variable is not 0)`,
        es: line`cada expresión con una potencia igual (la variable no es 0)`,
      },
      draw: (random: Random) => {
        const letter = random.evenly(LETTERS)
        const [p, q] = random.until(
          () => [random.int(4, 9), random.int(2, 4)] as const,
          ([p, q]) => p > q + 1,
        )
        const laws = random.shuffle<readonly Law[]>(LAWS)
        return laws.map(law => [printedOf({ law, letter, p, q }), RESULT({ law, letter, p, q })] as const)
      },
      belong: (left, right) => isEqualAt(formulaIn(left), formulaIn(right)),
      solution: (pairs, letters) =>
        pairs.map(([left, right], i) => {
          const of = left as Expr
          const at = line`${i + 1}, ${symbol(itemOf(letters, i))}: `
          const how =
            of.kind === 'product'
              ? { en: 'a product, so the exponents are added.', es: 'es un producto: se suman los exponentes.' }
              : of.kind === 'quotient'
                ? {
                    en: 'a quotient, so the exponents are subtracted.',
                    es: 'es un cociente: se restan los exponentes.',
                  }
                : {
                    en: 'a power of a power, so the exponents are multiplied.',
                    es: 'es una potencia de una potencia: se multiplican los exponentes.',
                  }
          return explainedBy(equation(of, right as Expr), { en: ['Row ', ...at, how.en], es: ['Fila ', ...at, how.es] })
        }),
    }),
  ),
})
