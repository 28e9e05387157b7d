import {
  answerStep,
  apply,
  approximate,
  both,
  type Expr,
  equation,
  evaluate,
  explainedBy,
  expressionList,
  type FormMaker,
  figure,
  functionGraph,
  isAsDrawn,
  isNear,
  isSame,
  itemOf,
  line,
  m,
  option,
  over,
  point,
  prose,
  type Ratio,
  relation,
  type Step,
  sentenceChoice,
  statements,
  step,
  substitute,
  symbol,
  tupleOf,
  wouldGive,
  yesOrNo,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import { composedTo, composedVerdict, drawComposed, FG, GF, workedOut } from './composed.ts'
import { f, isHolding, isUndoing, type Shape, shapes, TWINS, written, x } from './inverses.ts'
import type { levels } from './levels.ts'
import { fractionSteps, type RestrictedKind, restrictedKinds, withDomain } from './pairs.ts'
import { inverse } from './parts.ts'

const g = apply('g', x)

/** f⁻¹(x) = x² + 3, x ≥ 0. */
const inverseWithDomain: typeof expressionList = {
  ...expressionList,
  show: values => {
    const [of, where] = tupleOf(values, 2)
    return both(prose`${equation(inverse, of)}, ${where}`)
  },
}

const SLIPS = {
  reciprocal: { en: line`${m`1/f(x)`} was taken, not the inverse`, es: line`se tomó ${m`1/f(x)`} y no la inversa` },
  sign: {
    en: line`the constant term went to the other side without changing its sign`,
    es: line`el término constante pasó al otro lado sin cambiar de signo`,
  },
  part: { en: line`only the term with x was divided`, es: line`solo se dividió el término con x` },
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  findWithDomain: form({
    levels: ['medium', 'hard'],
    share: 2,
    instruction: {
      en: prose`Find ${inverse}. Then write its domain as an inequality, such as ${relation(x, '<', 5)}.`,
      es: prose`Halla ${inverse}. Después escribe su dominio como una desigualdad, por ejemplo ${relation(x, '<', 5)}.`,
    },
    lines: 4,
    draw: (random, { restricted }: { readonly restricted: readonly RestrictedKind[] }) =>
      restrictedKinds[random.evenly(restricted)](random),
    answer: inverseWithDomain,
    solve: ({ inverse, inverseWhere }) => [inverse, inverseWhere],
    ask: ({ f: of, where }) => both(where ? prose`${equation(f, of)}, ${where}` : equation(f, of)),
    solution: withDomain,
    // On its domain, and no further, the inverse leads to numbers that f takes back.
    check(printed, [of, where]) {
      const [rule, restriction] = printed.all('relation')
      if (!of || !rule || where?.kind !== 'relation') return false
      const end = approximate(where.right)
      const isBack = (value: number) => {
        const t = approximate(of, { x: value })
        const isWithin = !restriction || isHolding(restriction, t)
        return isWithin && isNear(approximate(rule.right, { x: t }), value)
      }
      return (
        isUndoing(printed, of) &&
        where.sign === '≥' &&
        [0, 1, 4, 9].every(more => isBack(end + more)) &&
        [0.25, 1, 3].every(less => !isBack(end - less))
      )
    },
  }),
  areInverses: form({
    levels: ['medium'],
    share: 2,
    instruction: {
      en: prose`Find ${FG} and ${GF}. Are ${symbol('f')} and ${symbol('g')} inverses of each other?`,
      es: prose`Halla ${FG} y ${GF}. ¿Son ${symbol('f')} y ${symbol('g')} inversas una de la otra?`,
    },
    lines: 3,
    draw: drawComposed,
    answer: sentenceChoice,
    solve: ({ fg, gf, areInverse }) => composedVerdict(fg, gf, areInverse),
    mistakes: ({ fg, gf, areInverse, other }) => ({
      otherVerdict: composedVerdict(fg, gf, !areInverse),
      signForgotten: composedVerdict(other.fg, other.gf, !areInverse),
      signForgottenWithOtherVerdict: composedVerdict(other.fg, other.gf, areInverse),
    }),
    ask: ({ f: of, g: other }) => both(prose`${equation(f, of)}, ${equation(g, other)}`),
    solution: ({ f: of, g: other, fg, gf, via: [first, second], areInverse, shape, a }) => [
      step(equation(FG, substitute(of, { x: other })), because.substitute, { value: other, letter: x }),
      explainedBy(composedTo(FG, first, fg), workedOut(shape, shape !== 'fraction', a, areInverse)),
      step(equation(GF, substitute(other, { x: of })), because.substitute, { value: of, letter: x }),
      explainedBy(composedTo(GF, second, gf), workedOut(shape, shape === 'fraction', a, areInverse)),
      explainedBy(
        composedVerdict(fg, gf, areInverse).says,
        areInverse
          ? {
              en: line`Both compositions give ${x}: each function undoes the other.`,
              es: line`Las dos composiciones dan ${x}: cada función deshace la otra.`,
            }
          : {
              en: line`Inverses would give ${x} both times.`,
              es: line`Dos inversas darían ${x} las dos veces.`,
            },
      ),
    ],
    whyWrong: ({ fg, gf, areInverse, other }) => {
      const lost = isSame(fg, other.fg)
        ? { en: line`${equation(GF, gf)}, not ${other.gf}.`, es: line`${equation(GF, gf)}, no ${other.gf}.` }
        : { en: line`${equation(FG, fg)}, not ${other.fg}.`, es: line`${equation(FG, fg)}, no ${other.fg}.` }
      return {
        otherVerdict: areInverse
          ? {
              en: line`Both compositions give ${x}, so they are inverses.`,
              es: line`Las dos composiciones dan ${x}, así que son inversas.`,
            }
          : {
              en: line`Inverses would give ${x}, so they are not inverses.`,
              es: line`Dos inversas darían ${x}, así que no son inversas.`,
            },
        signForgotten: lost,
        signForgottenWithOtherVerdict: lost,
      }
    },
    check(printed, { key }) {
      const [of, other] = tupleOf(
        printed.all('relation').map(({ right }) => right),
        2,
      )
      const at = (inner: Expr, outer: Expr, t: number) => approximate(outer, { x: approximate(inner, { x: t }) })
      const isBack = (inner: Expr, outer: Expr) => [-5, -2, 0, 1, 4, 11].every(t => isAsDrawn(at(inner, outer, t), t))
      const [fg, gf] = [at(other, of, 2), at(of, other, 2)].map(value => value.toFixed(3))
      return key === `${fg} ${gf} ${isBack(of, other) && isBack(other, of)}`
    },
  }),
  horizontalLine: form({
    levels: ['medium'],
    instruction: {
      en: prose`Use the horizontal line test. Does the function have an inverse function?`,
      es: prose`Usa la prueba de la recta horizontal. ¿Tiene la función una función inversa?`,
    },
    draw: random => {
      const isOneToOne = random.evenly([true, false])
      const kind: Shape = isOneToOne
        ? random.evenly(['cube', 'root', 'line'])
        : random.evenly(['wave', 'square', 'corner'])
      const [h, k, up] = [random.int(-2, 2), random.int(-2, 2), random.sign()]
      const twins = TWINS[kind]?.map(t => h + t)
      return { of: shapes[kind](h, k, up), isRising: up > 0, twins: twins ?? null }
    },
    answer: yesOrNo,
    solve: ({ twins }) => (twins ? 'no' : 'yes'),
    ask: ({ of }) => both(figure(functionGraph({ x: { from: -6, to: 6 }, y: { from: -6, to: 6 }, curves: [of] }))),
    solution({ of, isRising, twins }) {
      if (!twins)
        return [
          step(
            {
              en: [isRising ? prose`always rises` : prose`always falls`],
              es: [isRising ? prose`siempre sube` : prose`siempre baja`],
            },
            because.read,
            {
              what: {
                en: ['how the graph goes from left to right'],
                es: ['cómo va la gráfica de izquierda a derecha'],
              },
            },
          ),
          answerStep(
            { en: [prose`Yes`], es: [prose`Sí`] },
            {
              en: line`Each horizontal line meets the graph at most once: the function has an inverse function.`,
              es: line`Cada recta horizontal corta la gráfica a lo sumo una vez: la función tiene función inversa.`,
            },
          ),
        ]
      const shared = evaluate(of, { x: itemOf(twins, 0) })
      return [
        step(statements(...twins.map(t => point(t, shared))), because.read, {
          what: { en: ['two points at one height'], es: ['dos puntos a la misma altura'] },
        }),
        answerStep(equation(symbol('y'), shared), {
          en: line`This horizontal line meets the graph more than once: the function has no inverse function.`,
          es: line`Esta recta horizontal corta la gráfica más de una vez: la función no tiene función inversa.`,
        }),
      ]
    },
    // The drawn curve always rises or always falls.
    check(printed, answer) {
      const [curve] = printed.figure('function-graph').curves
      if (curve?.form !== 'graph') return false
      const heights = Array.from({ length: 121 }, (_, i) => approximate(curve.of, { x: (i - 60) / 10 })).filter(
        Number.isFinite,
      )
      const steps = heights.slice(1).map((value, i) => Math.sign(value - itemOf(heights, i)))
      return (answer === 'yes') === steps.every(step => step === steps[0])
    },
  }),
  findMistake: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw: random => {
      const [a, b, c] = random.until(
        () => [random.int(2, 9), nonzero(random, 12), random.int(2, 9)] as const,
        ([a, , c]) => a % c !== 0 && c % a !== 0,
      )
      return { a, b, c, kind: random.evenly(['sign', 'part', 'reciprocal', 'part', 'sign', 'none'] as const) }
    },
    answer: option({
      reciprocal: {
        en: prose`The student took the reciprocal of ${f}.`,
        es: prose`El estudiante tomó el recíproco de ${f}.`,
      },
      sign: {
        en: prose`The student did not change the sign of the constant term.`,
        es: prose`El estudiante no cambió el signo del término constante.`,
      },
      part: {
        en: prose`The student divided only the term with ${x}.`,
        es: prose`El estudiante dividió solo el término con ${x}.`,
      },
      none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ kind }) => kind,
    ask: ({ a, b, c, kind }) => {
      const [rule, found] = [equation(f, over(polynomial([b, a]), c)), equation(inverse, written[kind](a, b, c))]
      return {
        en: prose`Given ${rule}, a student writes ${found}. What mistake, if any, did the student make?`,
        es: prose`Dada ${rule}, un estudiante escribe ${found}. ¿Qué error cometió, si cometió alguno?`,
      }
    },
    key: ({ a, b, c, kind }) => {
      if (kind === 'none') return both([])
      const right = equation(inverse, written.none(a, b, c))
      return { en: prose`It should be ${right}.`, es: prose`Debe ser ${right}.` }
    },
    solution({ a, b, c, kind }): readonly Step[] {
      const right = fractionSteps(a, b, c)
      if (kind !== 'none')
        return [step(equation(inverse, written[kind](a, b, c)), because.mistakeIs, { what: SLIPS[kind] }), ...right]
      return [
        ...right.slice(0, -1),
        answerStep(equation(inverse, written.none(a, b, c)), {
          en: line`The student wrote the same: there is no mistake.`,
          es: line`El estudiante escribió lo mismo: no hay ningún error.`,
        }),
      ]
    },
    whyWrong: ({ a, b, c, kind }) =>
      wouldGive(kind, written[kind](a, b, c), {
        reciprocal: written.reciprocal(a, b, c),
        sign: written.sign(a, b, c),
        part: written.part(a, b, c),
      }),
    check(printed, answer) {
      const [rule, found] = tupleOf(
        printed.all('relation').map(({ right }) => right),
        2,
      )
      if (rule.kind !== 'quotient') return false
      const b = evaluate(rule, { x: 0 })
      const a = evaluate(rule, { x: 1 }).minus(b)
      const places = [1, 2, 3, 4, 5].filter(t => evaluate(rule, { x: t }).n !== 0)
      const isBack = (back: (value: Ratio) => Ratio) => places.every(t => back(evaluate(found, { x: t })).equals(t))
      const holds = {
        reciprocal: places.every(t =>
          evaluate(found, { x: t })
            .times(evaluate(rule, { x: t }))
            .equals(1),
        ),
        sign: isBack(value => value.times(a).minus(b)),
        part: isBack(value => value.plus(b.times(evaluate(rule.under))).times(a)),
        none: isBack(value => value.times(a).plus(b)),
      }
      return holds[answer]
    },
  }),
})
