import {
  approximate,
  derivativeOf,
  type Expr,
  equation,
  exact,
  expr,
  type FormMaker,
  line,
  m,
  prose,
  Ratio,
  rational,
  type Sentence,
  sentenceChoice,
  step,
  substitute,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isDerivative, near, slopeOf } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import {
  asProduct,
  asQuotient,
  byRule,
  exponential,
  type Known,
  linearPart,
  part,
  powerPart,
  quadraticPart,
  sine,
  x,
} from './parts.ts'

type Mistake = 'product' | 'minus' | 'oneOnly' | 'reversed' | 'square' | 'plus' | 'none'

interface ReadWork {
  readonly kind: Mistake
  readonly isQuotient: boolean
  readonly n: number
  readonly c: number
}

const MISTAKES = {
  product: ['product', 'minus', 'oneOnly', 'none'],
  quotient: ['reversed', 'square', 'plus', 'none'],
} as const

const WORK = [
  ...MISTAKES.product.map(kind => ({ kind, isQuotient: false })),
  ...MISTAKES.quotient.map(kind => ({ kind, isQuotient: true })),
]

const SAID: Readonly<Record<Mistake, Sentence['says']>> = {
  product: {
    en: prose`The derivatives of the two factors were multiplied.`,
    es: prose`Multiplicó las derivadas de los dos factores.`,
  },
  minus: {
    en: prose`The two products were subtracted instead of added.`,
    es: prose`Restó los dos productos en lugar de sumarlos.`,
  },
  oneOnly: { en: prose`Only the second factor was differentiated.`, es: prose`Derivó solo el segundo factor.` },
  reversed: {
    en: prose`The terms of the numerator are in the wrong order.`,
    es: prose`Los términos del numerador están en el orden equivocado.`,
  },
  square: { en: prose`The denominator was not squared.`, es: prose`No elevó al cuadrado el denominador.` },
  plus: {
    en: prose`The terms of the numerator were added instead of subtracted.`,
    es: prose`Sumó los términos del numerador en lugar de restarlos.`,
  },
  none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
}

const says = (key: Mistake): Sentence => ({ key, says: SAID[key] })

/** What the student was to differentiate, and its derivative. */
const rightly = ({ isQuotient, n, c }: ReadWork): Known =>
  isQuotient
    ? {
        of: m`{sin x}/{x^2 + ${c}}`,
        slope: m`{(x^2 + ${c})cos x - 2x sin x}/(x^2 + ${c})^2`,
        ...asQuotient(sine, part(m`x^2 + ${c}`, m`2x`)),
      }
    : {
        of: m`${c}x^${n} sin x`,
        slope: m`${c * n}x^${n - 1} sin x + ${c}x^${n} cos x`,
        ...asProduct(powerPart(c, n), sine),
      }

/** What the student wrote. */
function claimed(work: ReadWork): Expr {
  const { kind, n, c } = work
  switch (kind) {
    case 'product':
      return m`${c * n}x^${n - 1} cos x`
    case 'minus':
      return m`${c * n}x^${n - 1} sin x - ${c}x^${n} cos x`
    case 'oneOnly':
      return m`${c}x^${n} cos x`
    case 'reversed':
      return m`{2x sin x - (x^2 + ${c})cos x}/(x^2 + ${c})^2`
    case 'square':
      return m`{(x^2 + ${c})cos x - 2x sin x}/{x^2 + ${c}}`
    case 'plus':
      return m`{(x^2 + ${c})cos x + 2x sin x}/(x^2 + ${c})^2`
    default:
      return rightly(work).slope
  }
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  slopeAt: form({
    levels: ['medium'],
    draw(random) {
      const [p, q, c] = [random.int(2, 6), random.intExcept(-6, 6, 0), random.int(1, 6)]
      const at = random.int(-3, 3)
      return random.evenly([true, false])
        ? {
            of: m`{${p}x + ${q}}/{x^2 + ${c}}`,
            at,
            derivative: m`{${-p}x^2 + ${-2 * q}x + ${p * c}}/(x^2 + ${c})^2`,
            slope: Ratio.of(p * (at * at + c) - (p * at + q) * 2 * at, (at * at + c) ** 2),
            ...asQuotient(linearPart(p, q), part(m`x^2 + ${c}`, m`2x`)),
          }
        : {
            of: m`(${p}x^2 + ${c}x + ${q})e^x`,
            at: 0,
            derivative: m`e^x(${p}x^2 + ${2 * p + c}x + ${c + q})`,
            slope: Ratio.of(c + q),
            ...asProduct(quadraticPart(p, c, q), exponential),
          }
    },
    answer: rational,
    solve: ({ slope }) => slope,
    ask: ({ of, at }) => ({
      en: prose`Find the slope of the tangent line to the graph of ${equation(m`f(x)`, of)} at ${equation(x, at)}.`,
      es: prose`Halla la pendiente de la recta tangente a la gráfica de ${equation(m`f(x)`, of)} en ${equation(x, at)}.`,
    }),
    solution: ({ at, derivative, ...known }, slope) => [
      ...byRule(known, derivative),
      step(equation(m`f'(${at})`, substitute(derivative, { x: expr(at) })), because.substitute, {
        value: at,
        letter: x,
      }),
      step(equation(m`f'(${at})`, slope), because.workOutTheValue, { what: m`f'(${at})` }),
    ],
    check(printed, answer) {
      const [curve, place] = printed.all('relation')
      if (!curve || !place) return false
      return near(slopeOf(curve.right, approximate(place.right)), exact(answer).toNumber(), 1e-6)
    },
  }),
  errorSpotting: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw(random) {
      const [n, c] = [random.int(2, 6), random.int(2, 9)]
      return { ...random.evenly(WORK), n, c }
    },
    answer: sentenceChoice,
    solve: ({ kind }) => says(kind),
    mistakes: ({ kind, isQuotient }) => {
      const all: readonly Mistake[] = MISTAKES[isQuotient ? 'quotient' : 'product']
      const others = all.filter(other => other !== kind)
      return Object.fromEntries(others.map(other => [other, says(other)]))
    },
    ask(facts) {
      const shown = equation(derivativeOf(rightly(facts).of, 'x'), claimed(facts))
      return {
        en: [shown, prose`This is a student’s work. What is the mistake, if any?`],
        es: [shown, prose`Este es el trabajo de un estudiante. ¿Cuál es el error, si hay alguno?`],
      }
    },
    solution(facts, answer) {
      const right = rightly(facts)
      return [
        ...byRule(right, right.slope, derivativeOf(right.of, 'x')),
        step(answer.says, because.explain, {
          sentence:
            facts.kind === 'none'
              ? {
                  en: line`The student’s line is the same: every term, sign, and power agrees.`,
                  es: line`La línea del estudiante es igual: coinciden todos los términos, los signos y las potencias.`,
                }
              : {
                  en: line`The student wrote ${claimed(facts)} instead.`,
                  es: line`El estudiante escribió en cambio ${claimed(facts)}.`,
                },
        }),
      ]
    },
    whyWrong: facts => ({
      ...Object.fromEntries(
        MISTAKES[facts.isQuotient ? 'quotient' : 'product'].map(kind => {
          const written = claimed({ ...facts, kind })
          return [kind, { en: line`That mistake would give ${written}.`, es: line`Ese error daría ${written}.` }]
        }),
      ),
      none: {
        en: line`The right derivative is ${rightly(facts).slope}.`,
        es: line`La derivada correcta es ${rightly(facts).slope}.`,
      },
    }),
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      if (left.kind !== 'derivative' || !left.of) return false
      if (isDerivative(left.of, right)) return answer.key === 'none'
      if (left.of.kind === 'quotient') {
        if (isDerivative(left.of, m`-1 × ${right}`)) return answer.key === 'reversed'
        return answer.key === (right.kind === 'quotient' && right.under.kind === 'power' ? 'plus' : 'square')
      }
      if (right.kind === 'sum') return answer.key === 'minus'
      // At x = 1 the claim is n times c cos 1, or c cos 1.
      const times = (approximate(right, { x: 1 }) / approximate(left.of, { x: 1 })) * Math.tan(1)
      return answer.key === (times > 1.5 ? 'product' : 'oneOnly')
    },
  }),
})
