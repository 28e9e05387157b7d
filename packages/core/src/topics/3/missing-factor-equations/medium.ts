import {
  blank,
  both,
  divide,
  type Expr,
  equation,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  isTrue,
  itemOf,
  line,
  numberList,
  prose,
  quotientFact,
  relation,
  statements,
  step,
  times,
  trueOrFalse,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import type { levels } from './levels.ts'
import { drawEqualProducts, drawFactors, type Gap, type GapSpec, gaps, isOnly } from './parts.ts'

const ANY = [2, 3, 4, 5, 6, 7, 8, 9]

/** An equation of this kind in which the given number is the missing one. */
function withMissing(kind: Gap, missing: number, partner: number): GapSpec {
  const isFirst = kind === 'first factor' || kind === 'divisor'
  return gaps[kind](isFirst ? missing : partner, isFirst ? partner : missing)
}

/** The same equation with its number in place. */
function completed(kind: Gap, missing: number, partner: number): Expr {
  const isFirst = kind === 'first factor' || kind === 'divisor'
  const [a, b] = isFirst ? [missing, partner] : [partner, missing]
  return kind === 'divisor' || kind === 'quotient' ? equation(divide(a * b, a), b) : equation(times(a, b), a * b)
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  unknownFactor: form({
    levels: ['medium'],
    instruction: { en: prose`Complete both equations.`, es: prose`Completa las dos ecuaciones.` },
    lines: 0,
    draw: drawFactors(6),
    answer: numberList,
    solve: ({ b }) => [b, b],
    ask({ a, b }) {
      const [division, product] = [equation(divide(a * b, a), blank(2)), equation(times(a, blank(2)), a * b)]
      return { en: prose`${division} because ${product}`, es: prose`${division} porque ${product}` }
    },
    solution: ({ a, b }) => quotientFact(a * b, a),
    check(printed, answers) {
      const equations = printed.all('relation')
      return answers.length === 2 && equations.every((gap, i) => isOnly(gap, expr(itemOf(answers, i))))
    },
  }),
  chooseTheEquation: form({
    levels: ['medium'],
    draw: (random, { factors }) => {
      const target = random.evenly([3, 8, 5, 7, 4, 9, 6])
      return {
        target,
        others: random.sample(
          ANY.filter(value => value !== target),
          3,
        ),
        kinds: random.shuffle<[Gap, Gap, Gap, Gap]>(['first factor', 'divisor', 'second factor', 'quotient']),
        partners: [0, 1, 2, 3].map(() => random.pick(factors)) as [number, number, number, number],
      }
    },
    answer: formulaChoice,
    solve: ({ target, kinds: [kind], partners: [partner] }) => withMissing(kind, target, partner).gap,
    mistakes: ({ others: [x, y, z], kinds: [, one, two, three], partners: [, a, b, c] }) => ({
      missing1: withMissing(one, x, a).gap,
      missing2: withMissing(two, y, b).gap,
      missing3: withMissing(three, z, c).gap,
    }),
    ask: ({ target }) => ({
      en: prose`In which equation is ${target} the missing number?`,
      es: prose`¿En qué ecuación es ${target} el número que falta?`,
    }),
    solution: ({ target, kinds: [kind], partners: [partner] }, answer) => [
      explained(
        completed(kind, target, partner),
        line`With ${target} in the box this equation is true.`,
        line`Con ${target} en el recuadro esta ecuación es verdadera.`,
      ),
      explained(expr(answer), line`So ${target} is missing here.`, line`Así que aquí falta el ${target}.`),
    ],
    whyWrong({ others: [x, y, z], kinds: [, one, two, three], partners: [, a, b, c] }) {
      const missing = (kind: Gap, value: number, partner: number) =>
        explained(completed(kind, value, partner), line`Here ${value} is missing.`, line`Aquí falta el ${value}.`)
      return { missing1: missing(one, x, a), missing2: missing(two, y, b), missing3: missing(three, z, c) }
    },
    check: (printed, answer) => {
      const [target] = printed.take(1)
      return isTrue(filled(expr(answer), target))
    },
  }),
  trueOrFalse: form({
    levels: ['medium'],
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    draw: random => {
      const equal = drawEqualProducts(random)
      return { ...equal, d: random.evenly([true, false]) ? equal.d : equal.d + (equal.d < 10 ? 1 : -1) }
    },
    answer: trueOrFalse,
    solve: ({ a, b, c, d }) => (a * b === c * d ? 'true' : 'false'),
    ask: ({ a, b, c, d }) => both(equation(times(a, b), times(c, d))),
    key: ({ a, b, c, d }) => both(a * b === c * d ? [] : relation(a * b, '≠', c * d)),
    solution: ({ a, b, c, d }) => [
      step(statements(equation(times(a, b), a * b), equation(times(c, d), c * d)), because.workOutEachSide),
      a * b === c * d
        ? step(equation(a * b, c * d), because.sidesAreEqual)
        : step(relation(a * b, '≠', c * d), because.sidesAreNotEqual),
    ],
    check: (printed, answer) => answer === (isTrue(printed.one('relation')) ? 'true' : 'false'),
  }),
})
