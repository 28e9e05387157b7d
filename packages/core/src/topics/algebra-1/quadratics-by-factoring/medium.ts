import {
  answerStep,
  both,
  type Expr,
  either,
  equation,
  evaluate,
  exact,
  type FormMaker,
  join,
  line,
  option,
  prose,
  type Ratio,
  relation,
  solutionSet,
  step,
  tupleOf,
  wouldGive,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  drawProduct,
  functionKinds,
  holds,
  type Kind,
  kinds,
  shown,
  x,
  y,
  zero,
  zeroProductSteps,
} from './equations.ts'
import type { levels } from './levels.ts'
import { solvesAll } from './parts.ts'

type Slip = 'notZero' | 'signs' | 'none'

const inOrder = (roots: readonly Ratio[]) => [...roots].sort((a, b) => a.compare(b))
const trinomialOf = (p: Ratio, q: Ratio) => zero([p.times(q).n, -p.plus(q).n, 1])

const eitherOf = (roots: readonly Ratio[]): Expr => either(...roots.map(root => equation(x, root)))

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  solveByFactoring: form({
    levels: ['medium', 'hard'],
    share: 3,
    instruction: {
      en: prose`Solve by factoring.`,
      es: prose`Resuelve por factorización.`,
    },
    draw: (random, level: { readonly kinds: readonly Kind[] }) => kinds[random.evenly(level.kinds)](random),
    answer: solutionSet('x'),
    solve: ({ roots }) => roots,
    ask: ({ of }) => both(of),
    solution: ({ steps }) => steps(),
    check: (printed, answer) => solvesAll(printed, answer.map(exact)),
  }),
  zeros: form({
    levels: ['easy', 'medium'],
    instruction: { en: prose`Find the zeros of the function.`, es: prose`Halla los ceros de la función.` },
    draw: (random, { rule }) => functionKinds[rule](random),
    answer: solutionSet('x'),
    solve: ({ roots }) => roots,
    ask: ({ right }) => both(equation(y, right)),
    solution: ({ steps }) => steps(),
    check(printed, answer) {
      const { right } = printed.one('relation')
      const [one, other] = tupleOf(answer.map(exact), 2)
      return !one.equals(other) && [one, other].every(value => evaluate(right, { x: value }).n === 0)
    },
  }),
  whatMistake: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw: random => {
      const slip = random.evenly<Slip>(['notZero', 'signs', 'notZero', 'signs', 'none'])
      const drawn = random.until(
        () => drawProduct(random),
        ({ p, q }) => Math.abs(p.n) !== Math.abs(q.n),
      )
      return { slip, drawn }
    },
    answer: option<Slip>({
      notZero: {
        en: prose`The product is not ${0}, so the factors cannot be set equal to ${0}.`,
        es: prose`El producto no es ${0}, así que los factores no se pueden igualar a ${0}.`,
      },
      signs: {
        en: prose`The signs of the solutions are wrong.`,
        es: prose`Los signos de las soluciones están mal.`,
      },
      none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ slip }) => slip,
    ask: ({ slip, drawn: { p, q, of, roots } }) => {
      const given = slip === 'signs' ? trinomialOf(p, q) : of
      const found = eitherOf(slip === 'signs' ? [p.negated(), q.negated()] : slip === 'none' ? inOrder(roots) : [p, q])
      return {
        en: prose`A student solves ${given} and writes ${found}. What is the mistake, if any?`,
        es: prose`Un estudiante resuelve ${given} y escribe ${found}. ¿Cuál es el error, si hay alguno?`,
      }
    },
    key: ({ slip, drawn: { p, q, roots } }) => {
      if (slip === 'none') return both([])
      const right = either(...inOrder(slip === 'notZero' ? roots : [p, q]).map(root => equation(x, root)))
      return { en: prose`It should be ${right}.`, es: prose`Debe ser ${right}.` }
    },
    solution({ slip, drawn }) {
      const { p, q, of, roots } = drawn
      if (slip === 'notZero') {
        const value = of.kind === 'relation' ? of.right : of
        return [
          step(relation(value, '≠', 0), because.mistakeIs, {
            what: {
              en: line`only a product that is 0 has a factor that is 0`,
              es: line`solo un producto que vale 0 tiene un factor que vale 0`,
            },
          }),
          ...drawn.steps().slice(0, 2),
          step(equation(join(...roots.map(shown)), 0), because.factor),
          ...zeroProductSteps(roots),
        ]
      }
      if (slip === 'none')
        return [
          ...drawn.steps().slice(0, 2),
          step(equation(join(...roots.map(shown)), 0), because.factor),
          ...zeroProductSteps(roots).slice(0, 1),
          answerStep(either(...inOrder(roots).map(root => equation(x, root))), {
            en: line`These are the solutions that the student writes: there is no mistake.`,
            es: line`Son las soluciones que escribe el estudiante: no hay ningún error.`,
          }),
        ]
      return [
        step(either(equation(x, p.negated()), equation(x, q.negated())), because.mistakeIs, {
          what: {
            en: line`each solution has the sign of the number in its factor, and must have the opposite one`,
            es: line`cada solución tiene el signo del número de su factor, y debe tener el opuesto`,
          },
        }),
        step(equation(join(shown(p), shown(q)), 0), because.factor),
        ...zeroProductSteps([p, q]),
      ]
    },
    whyWrong({ slip, drawn: { p, q, roots } }) {
      switch (slip) {
        case 'notZero':
          return {
            signs: {
              en: line`For ${equation(x, p)} and for ${equation(x, q)} a factor is ${0}, so the signs fit the factors; but the product must not be ${0}.`,
              es: line`Si ${equation(x, p)} o ${equation(x, q)}, un factor vale ${0}, así que los signos corresponden a los factores; pero el producto no debe valer ${0}.`,
            },
          }
        case 'signs':
          return {
            notZero: {
              en: line`The right side is ${0}, so the factors can be set equal to ${0}.`,
              es: line`El lado derecho es ${0}, así que los factores sí se pueden igualar a ${0}.`,
            },
          }
        case 'none': {
          const right = inOrder(roots)
          return wouldGive<Slip>(slip, eitherOf(right), {
            notZero: eitherOf([p, q]),
            signs: eitherOf(right.map(root => root.negated())),
          })
        }
        default:
          return slip satisfies never
      }
    },
    check(printed, answer) {
      const [of, ...found] = printed.all('relation')
      if (!of) return false
      if (found.every(({ right }) => holds(of, evaluate(right)))) return answer === 'none'
      return answer === (evaluate(of.right).n === 0 ? 'signs' : 'notZero')
    },
  }),
})
