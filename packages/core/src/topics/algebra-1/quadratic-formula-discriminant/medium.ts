import {
  answerStep,
  type Block,
  type Both,
  both,
  discriminantExpr,
  equation,
  evaluate,
  explained,
  explainedBy,
  expr,
  type FormMaker,
  formulaChoice,
  type Inline,
  line,
  option,
  power,
  prose,
  type Ratio,
  relation,
  solveByFormula,
  symbol,
  tupleOf,
} from '../../../author.ts'
import { discriminant, type Quadratic, standard } from '../../kit/polynomials/quadratic.ts'
import {
  coefficientsIn,
  drawRational,
  drawWith,
  isIrrational,
  isSquare,
  rootsOf,
  simplestSolutions,
  solvesAll,
  x,
} from './equations.ts'
import type { levels } from './levels.ts'
import { type Count, countOf, D, drawOf, exactly, found, MOVED, moved, named, type Style, toStandard } from './parts.ts'

const WHICH: Readonly<Record<Count, Both<Block>>> = {
  two: {
    en: prose`Which equation has two real solutions?`,
    es: prose`¿Qué ecuación tiene dos soluciones reales?`,
  },
  one: {
    en: prose`Which equation has exactly one real solution?`,
    es: prose`¿Qué ecuación tiene exactamente una solución real?`,
  },
  none: {
    en: prose`Which equation has no real solution?`,
    es: prose`¿Qué ecuación no tiene ninguna solución real?`,
  },
}

const ENDS: Readonly<Record<Count, Both<readonly Inline[]>>> = {
  two: { en: line`It has two real solutions.`, es: line`Tiene dos soluciones reales.` },
  one: { en: line`It has exactly one real solution.`, es: line`Tiene exactamente una solución real.` },
  none: { en: line`It has no real solution.`, es: line`No tiene ninguna solución real.` },
}

const comparedWithZero = (of: Quadratic) => {
  const value = discriminant(of)
  return value === 0
    ? equation(discriminantExpr(of), 0)
    : relation(equation(discriminantExpr(of), value), value > 0 ? '>' : '<', 0)
}
const COUNTS_SAID: Readonly<Record<Count, Both<readonly Inline[]>>> = {
  two: {
    en: line`The discriminant is positive: two real solutions.`,
    es: line`El discriminante es positivo: dos soluciones reales.`,
  },
  one: {
    en: line`The discriminant is 0: exactly one real solution.`,
    es: line`El discriminante es 0: exactamente una solución real.`,
  },
  none: {
    en: line`The discriminant is negative: no real solution.`,
    es: line`El discriminante es negativo: ninguna solución real.`,
  },
}

type Method = 'roots' | 'factoring' | 'formula'

const methodOf = (of: Quadratic): Method =>
  of[1] === 0 ? 'roots' : isSquare(discriminant(of)) ? 'factoring' : 'formula'

const METHODS: Readonly<Record<Method, Both<readonly Inline[]>>> = {
  roots: { en: line`There is no ${x}-term: square roots.`, es: line`No hay término en ${x}: raíces cuadradas.` },
  factoring: {
    en: line`The discriminant is a perfect square: factoring.`,
    es: line`El discriminante es un cuadrado perfecto: factorización.`,
  },
  formula: {
    en: line`The discriminant is not a perfect square: the quadratic formula.`,
    es: line`El discriminante no es un cuadrado perfecto: la fórmula cuadrática.`,
  },
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  whichHas: form({
    levels: ['medium'],
    draw: random => {
      const wanted = random.evenly(['none', 'one', 'two'] as const)
      const others =
        wanted === 'none'
          ? (['one', 'two', 'two'] as const)
          : wanted === 'one'
            ? (['none', 'two', 'two'] as const)
            : (['none', 'one', 'none'] as const)
      const draw = (count: Count) => ({ of: drawOf(random, count, 6), style: random.pick(MOVED) })
      return random.until(
        () => ({ wanted, right: draw(wanted), wrong: tupleOf(others.map(draw), 3) }),
        ({ right, wrong }) => new Set([right, ...wrong].map(({ of }) => of.join())).size === 4,
      )
    },
    answer: formulaChoice,
    solve: ({ right }) => moved(right.of, right.style),
    mistakes: ({ wrong }) =>
      Object.fromEntries(wrong.map(({ of, style }, i) => [`equation ${i + 1}`, moved(of, style)])),
    ask: ({ wanted }) => WHICH[wanted],
    solution: ({ right: { of, style } }) => [
      explained(standard(of), line`Write it in standard form.`, line`Escríbela en forma estándar.`),
      explainedBy(comparedWithZero(of), COUNTS_SAID[countOf(of)]),
      answerStep(moved(of, style), ENDS[countOf(of)]),
    ],
    whyWrong: ({ wrong }) =>
      Object.fromEntries(
        wrong.map(({ of }, i) => [`equation ${i + 1}`, explainedBy(comparedWithZero(of), COUNTS_SAID[countOf(of)])]),
      ),
    // How often the parabola meets the axis, from its value at the vertex.
    check(printed, answer) {
      const of = expr(answer)
      if (of.kind !== 'relation') return false
      const at = (t: Ratio | number) => evaluate(of.left, { x: t }).minus(evaluate(of.right, { x: t }))
      const [low, middle, high] = [at(-1), at(0), at(1)]
      const a = high.plus(low).over(2).minus(middle)
      const vertex = high.minus(low).over(2).negated().over(a.times(2))
      const side = Math.sign(at(vertex).n) * Math.sign(a.n)
      const asked = printed.text
      return /no real|ninguna/.test(asked)
        ? side > 0
        : /exactly one|exactamente una/.test(asked)
          ? side === 0
          : side < 0
    },
  }),
  solveRadical: form({
    levels: ['medium'],
    share: 3,
    instruction: exactly,
    draw: (random, { most }) => ({
      of: drawWith(random, most, isIrrational),
      style: random.evenly<Style>(MOVED),
    }),
    answer: simplestSolutions,
    solve: ({ of }) => rootsOf(of),
    ask: ({ of, style }) => both(moved(of, style)),
    solution: ({ of, style }) => [...toStandard(of, style), ...solveByFormula(of, rootsOf(of))],
    check: solvesAll,
  }),
  method: form({
    levels: ['easy'],
    instruction: {
      en: prose`Choose the method: square roots if there is no ${x}-term, factoring if the discriminant is a perfect square, otherwise the formula.`,
      es: prose`Elige el método: raíces cuadradas si no hay término en ${x}, factorización si el discriminante es un cuadrado perfecto y, si no, la fórmula.`,
    },
    lines: 2,
    draw: (random): Quadratic => {
      const kind = random.evenly<Method>(['roots', 'factoring', 'formula'])
      if (kind === 'roots') return [random.int(1, 5), 0, -random.int(2, 60)]
      return kind === 'factoring' ? drawRational(random) : drawWith(random, 5, isIrrational)
    },
    answer: option<Method>({
      roots: { en: prose`square roots`, es: prose`raíces cuadradas` },
      factoring: { en: prose`factoring`, es: prose`factorización` },
      formula: { en: prose`quadratic formula`, es: prose`fórmula cuadrática` },
    }),
    solve: methodOf,
    ask: of => both(standard(of)),
    solution: of =>
      of[1] === 0
        ? [named(of), answerStep(equation(symbol('b'), 0), METHODS.roots)]
        : [named(of), found(of), answerStep(equation(D, discriminant(of)), METHODS[methodOf(of)])],
    whyWrong: of => {
      const roots = {
        en: line`There is a term with ${x}, so taking square roots is not enough.`,
        es: line`Hay un término con ${x}, así que no basta con sacar raíces cuadradas.`,
      }
      switch (methodOf(of)) {
        case 'roots':
          return {
            formula: {
              en: line`It works too, but without a term with ${x} square roots are shorter.`,
              es: line`También sirve, pero sin término con ${x} es más corto sacar raíces cuadradas.`,
            },
          }
        case 'factoring':
          return {
            roots,
            formula: {
              en: line`It works too, but ${equation(discriminant(of), power(Math.sqrt(discriminant(of)), 2))}, so the polynomial factors.`,
              es: line`También sirve, pero ${equation(discriminant(of), power(Math.sqrt(discriminant(of)), 2))}, así que el polinomio se factoriza.`,
            },
          }
        case 'formula':
          return {
            roots,
            factoring: {
              en: line`The discriminant, ${discriminant(of)}, is not a perfect square, so the trinomial does not factor over the integers.`,
              es: line`El discriminante, ${discriminant(of)}, no es un cuadrado perfecto, así que el trinomio no se factoriza con números enteros.`,
            },
          }
      }
    },
    // Factors over the integers exactly when some pair with product ac has the sum b.
    check(printed, answer) {
      const [a, b, c] = tupleOf(
        coefficientsIn(printed).map(value => value.n),
        3,
      )
      const splits = Array.from({ length: 401 }, (_, i) => i - 200).some(u => u * (b - u) === a * c)
      return answer === (b === 0 ? 'roots' : splits ? 'factoring' : 'formula')
    },
  }),
})
