import {
  assert,
  type Block,
  type Both,
  both,
  type Expr,
  equation,
  evaluate,
  explained,
  type FormMaker,
  itemOf,
  join,
  line,
  list,
  m,
  number,
  option,
  over,
  prose,
  Ratio,
  sentenceChoice,
  statements,
  step,
  substitute,
  sum,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { polynomial } from '../../kit/polynomials/polynomial.ts'
import { excludedValues, holds, type Kind, kinds, type levels, x } from './parts.ts'

const statement = (key: string, says: Both<Block>) => ({ key, says })

function sentenceFor(roots: readonly number[], wrong: readonly number[]) {
  const [first, second] = tupleOf(roots, 2)
  const key = wrong.length === 0 ? 'none' : wrong.join(' ')
  if (wrong.length === 0)
    return statement(key, { en: prose`Neither is extraneous.`, es: prose`Ninguna es una solución extraña.` })
  if (wrong.length === 2)
    return statement(key, { en: prose`Both are extraneous.`, es: prose`Las dos son soluciones extrañas.` })
  const only = m`x = ${wrong[0] === first ? first : second}`
  return statement(key, {
    en: prose`Only ${only} is extraneous. It makes a denominator ${0}.`,
    es: prose`Solo ${only} es una solución extraña. Hace que un denominador sea ${0}.`,
  })
}

export const candidateForms = (form: FormMaker<typeof levels>) => ({
  whichExtraneous: form({
    levels: ['medium'],
    lines: 3,
    draw: (random, { asked }: { readonly asked: readonly Kind[] }) => {
      const { of, solutions, extraneous, excluded } = kinds[random.evenly(asked)](random)
      const sorted = (roots: readonly number[]) => [...roots].sort((a, b) => a - b)
      const roots = tupleOf(sorted([...solutions, ...extraneous]), 2)
      return { of, roots, extraneous: sorted(extraneous), excluded }
    },
    answer: sentenceChoice,
    solve: ({ roots, extraneous }) => sentenceFor(roots, extraneous),
    mistakes: ({ roots }, { key }) => {
      const all = {
        first: sentenceFor(roots, roots.slice(0, 1)),
        second: sentenceFor(roots, roots.slice(1)),
        both: sentenceFor(roots, roots),
        none: sentenceFor(roots, []),
      }
      return Object.fromEntries(Object.entries(all).filter(([, sentence]) => sentence.key !== key))
    },
    ask: ({ of, roots: [first, second] }) => ({
      en: prose`A student clears the denominators of ${of} and gets ${m`x = ${first}`} and ${m`x = ${second}`}. Which of them are extraneous solutions?`,
      es: prose`Un estudiante elimina los denominadores de ${of} y obtiene ${m`x = ${first}`} y ${m`x = ${second}`}. ¿Cuáles son soluciones extrañas?`,
    }),
    solution: ({ roots, extraneous, excluded }) => [
      step(excludedValues(excluded), because.noDenominatorIsZero),
      step(statements(...roots.map(root => equation(x, root))), because.explain, {
        sentence:
          extraneous.length === 0
            ? {
                en: line`Neither value makes a denominator ${0}: both are solutions.`,
                es: line`Ningún valor hace que un denominador sea ${0}: los dos son soluciones.`,
              }
            : {
                en: line`Reject ${list(...extraneous.map(root => equation(x, root)))}: a denominator is ${0} there.`,
                es: line`Descarta ${list(...extraneous.map(root => equation(x, root)))}: allí un denominador es ${0}.`,
              },
      }),
    ],
    whyWrong: ({ roots, extraneous }, { key }) => {
      const faultOf = (claimed: readonly number[]) => {
        const fault = roots.find(root => claimed.includes(root) !== extraneous.includes(root))
        assert(fault !== undefined, 'A wrong choice is wrong of a root')
        const at = equation(x, fault)
        return extraneous.includes(fault)
          ? { en: line`${at} makes a denominator ${0}.`, es: line`${at} hace que un denominador sea ${0}.` }
          : {
              en: line`${at} makes no denominator ${0}.`,
              es: line`${at} no hace que ningún denominador sea ${0}.`,
            }
      }
      const all = { first: roots.slice(0, 1), second: roots.slice(1), both: roots, none: [] }
      return Object.fromEntries(
        Object.entries(all)
          .filter(([, claimed]) => sentenceFor(roots, claimed).key !== key)
          .map(([name, claimed]) => [name, faultOf(claimed)]),
      )
    },
    check(printed, { key }) {
      const [of, first, second] = printed.all('relation')
      if (!of || !first || !second) return false
      const wrong = [first, second].map(({ right }) => evaluate(right)).filter(value => !holds(of, value))
      return key === (wrong.map(value => value.toString()).join(' ') || 'none')
    },
  }),

  testValue: form({
    levels: ['easy'],
    share: 2,
    lines: 3,
    draw(random) {
      const kind = random.evenly(['solution', 'excluded', 'unequal', 'excluded', 'solution'] as const)
      const { of, solutions, excluded } =
        kinds[kind === 'excluded' ? 'sameDenominator' : random.pick(['proportion', 'sameDenominator'] as const)](random)
      const [right, zero] = [itemOf(solutions, 0), itemOf(excluded, 0)]
      const value =
        kind === 'solution'
          ? right
          : kind === 'excluded'
            ? zero
            : random.until(
                () => right + random.int(1, 3) * random.sign(),
                value => !excluded.includes(value) && !holds(of, Ratio.of(value)),
              )
      return { of, kind, value }
    },
    answer: option({
      solution: { en: prose`Yes. The two sides are equal.`, es: prose`Sí. Los dos lados son iguales.` },
      excluded: {
        en: prose`No. It makes a denominator ${0}.`,
        es: prose`No. Hace que un denominador sea ${0}.`,
      },
      unequal: { en: prose`No. The two sides are not equal.`, es: prose`No. Los dos lados no son iguales.` },
    }),
    solve: ({ kind }) => kind,
    ask: ({ of, value }) => ({
      en: prose`Is ${m`x = ${value}`} a solution of ${of}?`,
      es: prose`¿Es ${m`x = ${value}`} una solución de ${of}?`,
    }),
    solution({ of, kind, value }) {
      const at = (side: Expr) => substitute(side, { x: number(Ratio.of(value)) })
      if (of.kind !== 'relation') return []
      const { left, right } = of
      const below = left.kind === 'quotient' ? left.under : left
      return kind === 'excluded'
        ? [
            step(equation(at(below), 0), because.explain, {
              sentence: {
                en: line`Substitute ${value} for ${x} in the denominator.`,
                es: line`Sustituye ${x} por ${value} en el denominador.`,
              },
            }),
            step({ en: prose`not a solution`, es: prose`no es solución` }, because.explain, {
              sentence: {
                en: line`No number can be divided by ${0}, so neither side has a value at ${m`x = ${value}`}.`,
                es: line`Ningún número se puede dividir entre ${0}: con ${m`x = ${value}`}, ninguno de los dos lados tiene valor.`,
              },
            }),
          ]
        : [
            step(
              statements(...[left, right].map(side => equation(at(side), evaluate(side, { x: Ratio.of(value) })))),
              because.explain,
              {
                sentence: {
                  en: line`Substitute ${value} for ${x} on each side. No denominator is ${0}.`,
                  es: line`Sustituye ${x} por ${value} en cada lado. Ningún denominador es ${0}.`,
                },
              },
            ),
            kind === 'solution'
              ? step({ en: prose`a solution`, es: prose`es solución` }, because.explain, {
                  sentence: { en: line`The two sides are equal.`, es: line`Los dos lados son iguales.` },
                })
              : step({ en: prose`not a solution`, es: prose`no es solución` }, because.explain, {
                  sentence: { en: line`The two sides are not equal.`, es: line`Los dos lados no son iguales.` },
                }),
          ]
    },
    check(printed, answer) {
      const [candidate, of] = printed.all('relation')
      if (!candidate || !of) return false
      const value = evaluate(candidate.right)
      const [left, right] = [of.left, of.right].map(side => {
        try {
          return evaluate(side, { x: value })
        } catch {
          return null
        }
      })
      return answer === (!left || !right ? 'excluded' : left.equals(right) ? 'solution' : 'unequal')
    },
  }),

  findMistake: form({
    levels: ['easy'],
    share: 2,
    kind: 'find-mistake',
    draw: random => ({
      // The solution is a whole number.
      ...random.until(
        () => ({ a: random.int(2, 16), b: random.int(2, 9), c: random.int(2, 12) }),
        ({ a, b, c }) => new Set([a, b, c]).size === 3 && a % (c - b) === 0,
      ),
      kind: random.evenly(['termMissed', 'rightMissed', 'none'] as const),
    }),
    answer: option({
      termMissed: {
        en: prose`The number on the left side was not multiplied by ${x}.`,
        es: prose`El número del lado izquierdo no se multiplicó por ${x}.`,
      },
      rightMissed: {
        en: prose`The right side was not multiplied by ${x}.`,
        es: prose`El lado derecho no se multiplicó por ${x}.`,
      },
      none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ kind }) => kind,
    ask: ({ a, b, c, kind }) => {
      const of = equation(sum(over(a, x), b), c)
      const next = equation(kind === 'termMissed' ? a + b : sum(a, join(b, x)), kind === 'rightMissed' ? c : join(c, x))
      return {
        en: prose`A student clears the denominator of ${of} and writes ${next}. What mistake, if any, did the student make?`,
        es: prose`Un estudiante elimina el denominador de ${of} y escribe ${next}. ¿Qué error cometió, si cometió alguno?`,
      }
    },
    key: ({ a, b, c, kind }) => {
      if (kind === 'none') return both([])
      const right = equation(sum(a, join(b, x)), join(c, x))
      return { en: prose`It should be ${right}.`, es: prose`Debe ser ${right}.` }
    },
    solution: ({ a, b, c, kind }) => {
      const right = equation(sum(a, join(b, x)), join(c, x))
      const next = equation(kind === 'termMissed' ? a + b : sum(a, join(b, x)), kind === 'rightMissed' ? c : join(c, x))
      return [
        ...(kind === 'none'
          ? []
          : [
              step(next, because.mistakeIs, {
                what:
                  kind === 'termMissed'
                    ? {
                        en: line`the number ${b} on the left side was not multiplied by ${x}`,
                        es: line`el número ${b} del lado izquierdo no se multiplicó por ${x}`,
                      }
                    : {
                        en: line`the number ${c} on the right side was not multiplied by ${x}`,
                        es: line`el número ${c} del lado derecho no se multiplicó por ${x}`,
                      },
              }),
            ]),
        step(right, because.multiplyEveryTerm, { value: x }),
        ...(kind === 'none'
          ? [
              explained(
                words('no mistake', 'ningún error'),
                line`This is the student’s equation.`,
                line`Es la ecuación del estudiante.`,
              ),
            ]
          : [step(equation(a, polynomial([0, c - b])), because.subtractFromBothSides, { value: join(b, x) })]),
        ...(kind === 'none' || c - b === 1
          ? []
          : [step(equation(Ratio.of(a, c - b), x), because.divideBothSides, { value: c - b })]),
      ]
    },
    whyWrong({ b, c, kind }) {
      const [left, right] = [join(b, x), join(c, x)]
      return {
        ...(kind === 'termMissed'
          ? {}
          : {
              termMissed: {
                en: line`It was multiplied: ${b} became ${left}.`,
                es: line`Sí se multiplicó: ${b} pasó a ser ${left}.`,
              },
            }),
        ...(kind === 'rightMissed'
          ? {}
          : {
              rightMissed: {
                en: line`It was multiplied: ${c} became ${right}.`,
                es: line`Sí se multiplicó: ${c} pasó a ser ${right}.`,
              },
            }),
      }
    },
    check(printed, answer) {
      const [of, next] = printed.all('relation')
      if (!of || !next) return false
      const isCleared = (side: 'left' | 'right') =>
        [2, 3, 7].every(t =>
          evaluate(of[side], { x: t })
            .times(t)
            .equals(evaluate(next[side], { x: t })),
        )
      return answer === (!isCleared('left') ? 'termMissed' : !isCleared('right') ? 'rightMissed' : 'none')
    },
  }),
})
