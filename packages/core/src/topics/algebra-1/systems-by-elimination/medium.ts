import {
  bracketed,
  type Expr,
  equation,
  exact,
  type FormMaker,
  formulaChoice,
  isTrue,
  itemOf,
  join,
  line,
  list,
  name,
  negative,
  people,
  prose,
  Ratio,
  relation,
  step,
  sum,
  symbol,
  system,
  tupleOf,
  undoneStep,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  coefficientsOf,
  combined,
  otherSize,
  type Row,
  rowExpr,
  rowThrough,
  solutionOf,
} from '../../kit/equations/linear-system.ts'
import { named } from '../../kit/statistics/named.ts'
import type { levels } from './levels.ts'
import { drawPoint, place } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  multiplier: form({
    levels: ['medium'],
    lines: 1,
    draw: random => {
      const [k, s] = [random.int(2, 4) * random.sign(), random.int(1, 2) * random.sign()]
      const p = random.int(3, 9) * random.sign()
      const q = random.until(
        () => otherSize(random, 9, p, 2),
        value => Math.abs(value + k * p) > 1,
      )
      const point = drawPoint(random)
      return {
        k,
        y: point[1],
        rows: [rowThrough(s, p, ...point), rowThrough(-k * s, q, ...point)] as const,
      }
    },
    answer: named(symbol('k'), symbol('y')),
    solve: ({ k, y }) => [k, y],
    ask: ({ rows }) => {
      const shown = system(...rows.map(rowExpr))
      const [k, x, y] = [symbol('k'), symbol('x'), symbol('y')]
      return {
        en: [
          prose`The first equation is multiplied by ${k}. Adding the second equation to it eliminates ${x}. Find ${k} and then ${y}.`,
          shown,
        ],
        es: [
          prose`La primera ecuación se multiplica por ${k}. Al sumarle la segunda, se elimina ${x}. Halla ${k} y luego ${y}.`,
          shown,
        ],
      }
    },
    solution: ({ k, y, rows: [one, two] }) => {
      const left = combined(one, k, two)
      const unknown = symbol('k')
      return [
        step(equation(sum(join(one[0], unknown), two[0]), 0), because.coefficientsAddToZero, { letter: symbol('x') }),
        ...(one[0] === 1
          ? []
          : [undoneStep(equation(one[0] === -1 ? negative(unknown) : join(one[0], unknown), -two[0]), { b: two[0] })]),
        undoneStep(equation(unknown, k), one[0] === 1 ? { b: two[0] } : { a: one[0] }),
        step(rowExpr([k * one[0], k * one[1], k * one[2]]), because.multiplyEquation, { which: 1, value: k }),
        step(rowExpr(left), because.addEquations, { letter: symbol('x') }),
        step(list(equation(unknown, k), equation(symbol('y'), y)), because.divideBothSides, { value: left[1] }),
      ]
    },
    check(printed, answers) {
      if (answers.length !== 2) return false
      const [k, y] = tupleOf(answers, 2)
      const [one, two] = printed.one('system').rows.map(coefficientsOf)
      const solution = solutionOf(printed.one('system').rows)
      return (
        one !== undefined &&
        two !== undefined &&
        typeof solution !== 'string' &&
        one[0].times(exact(k)).plus(two[0]).n === 0 &&
        solution[1].equals(exact(y))
      )
    },
  }),

  correctTheMultiple: form({
    levels: ['medium'],
    kind: 'story',
    draw: random => {
      const letter = random.evenly(['y', 'x'])
      return random.until(
        () => {
          const [k, s] = [random.int(2, 4) * random.sign(), random.int(1, 2) * random.sign()]
          const p = random.int(2, 9) * random.sign()
          const q = otherSize(random, 9, p, 2)
          const point = drawPoint(random)
          const rows: readonly [Row, Row] = [
            rowThrough(...place(letter, s, p), ...point),
            rowThrough(...place(letter, -k * s, q), ...point),
          ]
          return { letter, k, rows, mistake: random.evenly(['right', 'left']), who: random.pick(people) }
        },
        ({ letter, k, rows }) => {
          const all = wrongSums(letter, k, rows).map(row => row.join())
          return (
            new Set(all).size === all.length &&
            rows.every(row => row[2] !== 0) &&
            !isTrivial(combined(rows[0], k, rows[1]))
          )
        },
      )
    },
    answer: formulaChoice,
    solve: ({ k, rows: [one, two] }) => rowExpr(combined(one, k, two)),
    mistakes: ({ letter, k, rows, mistake }) => {
      const [, rightKept, leftKept, otherSign, subtracted] = wrongSums(letter, k, rows)
      // The equation of the stem is known to be wrong: it is no choice.
      return {
        otherPartNotMultiplied: rowExpr(mistake === 'right' ? leftKept : rightKept),
        rightSidesSubtracted: rowExpr(otherSign),
        rightSideUnchanged: rowExpr(subtracted),
      }
    },
    ask: ({ letter, k, rows, mistake, who }) => {
      const [, rightKept, leftKept] = wrongSums(letter, k, rows)
      const [shown, wrong] = [system(...rows.map(rowExpr)), rowExpr(mistake === 'right' ? rightKept : leftKept)]
      return {
        en: [
          shown,
          prose`${name(who)} multiplies the first equation by ${k} and adds the second one to it. The result is ${wrong}, which is wrong. Which equation is right?`,
        ],
        es: [
          shown,
          prose`${name(who)} multiplica la primera ecuación por ${k} y le suma la segunda. Obtiene ${wrong}, y está mal. ¿Qué ecuación es correcta?`,
        ],
      }
    },
    solution: ({ letter, k, rows: [one, two], mistake }) => {
      const at = letter === 'x' ? 1 : 0
      const kept = symbol(letter === 'x' ? 'y' : 'x')
      return [
        step(
          mistake === 'right'
            ? relation(sum(one[2], two[2]), '≠', sum(join(k, one[2]), two[2]))
            : relation(
                sum(linear(one[at], kept), linear(two[at], kept)),
                '≠',
                sum(join(k, linear(one[at], kept)), linear(two[at], kept)),
              ),
          because.mistakeIs,
          {
            what:
              mistake === 'right'
                ? { en: line`the right side was not multiplied`, es: line`no se multiplicó el lado derecho` }
                : {
                    en: line`the term with ${kept} was not multiplied`,
                    es: line`no se multiplicó el término con ${kept}`,
                  },
          },
        ),
        step(rowExpr([k * one[0], k * one[1], k * one[2]]), because.multiplyEquation, { which: 1, value: k }),
        step(rowExpr(combined(one, k, two)), because.addEquations, { letter: symbol(letter) }),
      ]
    },
    whyWrong: ({ letter, k, rows: [one, two], mistake }) => {
      const at = letter === 'x' ? 1 : 0
      const kept = symbol(letter === 'x' ? 'y' : 'x')
      return {
        otherPartNotMultiplied:
          mistake === 'right'
            ? {
                en: line`The term with ${kept} was not multiplied: ${equation(join(k, bracketed(linear(one[at], kept))), linear(k * one[at], kept))}.`,
                es: line`No se multiplicó el término con ${kept}: ${equation(join(k, bracketed(linear(one[at], kept))), linear(k * one[at], kept))}.`,
              }
            : {
                en: line`The right side was not multiplied: ${equation(join(k, one[2]), k * one[2])}.`,
                es: line`No se multiplicó el lado derecho: ${equation(join(k, one[2]), k * one[2])}.`,
              },
        rightSidesSubtracted: {
          en: line`The right sides were subtracted, not added.`,
          es: line`Los lados derechos se restaron en vez de sumarse.`,
        },
        rightSideUnchanged: {
          en: line`Its right side is only that of equation 2, ${two[2]}.`,
          es: line`Su lado derecho es solo el de la ecuación 2, ${two[2]}.`,
        },
      }
    },
    // The multiple is worked out from the letter that is gone; the solution of the system solves what is left.
    check(printed, choice) {
      const { rows } = printed.one('system')
      const solution = solutionOf(rows)
      if (typeof solution === 'string' || typeof choice === 'number' || choice instanceof Ratio) return false
      const [one, two, [a, b]] = [
        coefficientsOf(itemOf(rows, 0)),
        coefficientsOf(itemOf(rows, 1)),
        coefficientsOf(choice),
      ]
      const gone = a.n === 0 ? 0 : 1
      const kept = gone === 0 ? 1 : 0
      const k = two[gone].over(one[gone]).negated()
      const [x, y] = solution
      return (
        (a.n === 0) !== (b.n === 0) &&
        one[kept]
          .times(k)
          .plus(two[kept])
          .equals(kept === 0 ? a : b) &&
        isTrue(choice, { x, y })
      )
    },
  }),
})

/** The true sum of a multiple and the second equation, and what mistakes make of it. */
function wrongSums(letter: 'x' | 'y', k: number, [one, two]: readonly [Row, Row]): readonly [Row, Row, Row, Row, Row] {
  const [a, b, c] = combined(one, k, two)
  const at = letter === 'x' ? 1 : 0
  const left = (kept: number): readonly [number, number] => (at === 0 ? [kept, 0] : [0, kept])
  const isKept = at === 0 ? a : b
  return [
    [a, b, c],
    [...left(isKept), one[2] + two[2]],
    [...left(one[at] + two[at]), c],
    [...left(isKept), k * one[2] - two[2]],
    [...left(isKept), two[2]],
  ]
}
/** Neither side is 0, and the letter that stays is seen. */
const isTrivial = ([a, b, c]: Row) => c === 0 || a + b === 0
const linear = (coefficient: number, letter: Expr) =>
  coefficient === 1 ? letter : coefficient === -1 ? negative(letter) : join(coefficient, letter)
