import {
  answerStep,
  blank,
  both,
  count,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  type FormMaker,
  failed,
  findMistake,
  formulaChoice,
  isTrue,
  join,
  line,
  linearTerm,
  m,
  option,
  point as pointExpr,
  prose,
  quantity,
  Ratio,
  statements,
  step,
  story,
  sum,
  symbol,
  system,
  tupleOf,
  type Work,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  coefficientsOf,
  nonzero,
  type Row,
  rowExpr,
  rowThrough,
  solutionOf,
} from '../../kit/equations/linear-system.ts'
import type { levels } from './levels.ts'
import { drawPoint, paired } from './parts.ts'
import { moreThanStories } from './system-stories.ts'

interface Substituted {
  readonly p: number
  readonly q: number
  readonly row: Row
}

/** y = px + q put into ax + by = c, its constant after the brackets, and what stands on the right in the end. */
function substitutionWork({ p, q, row: [a, b, c] }: Substituted, constant: number, right: number): Work {
  const slope = a + b * p
  return [
    system(m`y = ${p}x + ${q}`, rowExpr([a, b, c])),
    equation(sum(m`${a}x`, m`${b}(${p}x + ${q})`), c),
    equation(m`${slope}x + ${constant}`, c),
    m`${slope}x = ${right}`,
    m`x = ${Ratio.of(right, slope)}`,
  ]
}

const xOf = (of: Expr): Ratio => {
  if (of.kind === 'system') {
    const found = solutionOf(of.rows)
    return typeof found === 'string' ? failed('The system of the work has one solution') : found[0]
  }
  const [a, , c] = coefficientsOf(of)
  return c.over(a)
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  missingEquation: form({
    levels: ['medium'],
    draw: random => {
      const [x, y] = random.until(
        () => drawPoint(random, 6),
        ([x, y]) => Math.abs(x) !== Math.abs(y),
      )
      const first = rowThrough(nonzero(random, 4), nonzero(random, 4), x, y)
      const [a, b] = random.until(
        () => [nonzero(random, 5), nonzero(random, 5)] as const,
        ([a, b]) =>
          a * first[1] !== b * first[0] &&
          new Set([a * x + b * y, a * y + b * x, a * x - b * y, -a * x - b * y]).size === 4,
      )
      return { x, y, first, a, b }
    },
    answer: formulaChoice,
    solve: ({ x, y, a, b }) => rowExpr(rowThrough(a, b, x, y)),
    mistakes: ({ x, y, a, b }) => {
      const [swapped, unsigned] = [a * y + b * x, a * x - b * y]
      return {
        coordinatesSwapped: rowExpr([a, b, swapped]),
        signOfYLost: rowExpr([a, b, unsigned === swapped ? b * y - a * x : unsigned]),
        bothSignsLost: rowExpr([a, b, -(a * x + b * y)]),
      }
    },
    ask: ({ x, y, first }) => {
      const shown = system(rowExpr(first), equation(blank(3), blank(2)))
      return {
        en: [prose`The solution of the system is ${pointExpr(x, y)}. Which equation can be the missing one?`, shown],
        es: [prose`La solución del sistema es ${pointExpr(x, y)}. ¿Qué ecuación puede ser la que falta?`, shown],
      }
    },
    solution: ({ x, y, a, b }) => [
      step(equation(sum(m`${a}(${x})`, m`${b}(${y})`), a * x + b * y), because.substituteValues),
      explained(
        rowExpr(rowThrough(a, b, x, y)),
        line`The point ${pointExpr(x, y)} makes this equation true.`,
        line`El punto ${pointExpr(x, y)} hace verdadera esta ecuación.`,
      ),
    ],
    whyWrong: ({ x, y, a, b }) => {
      const [swapped, unsigned] = [a * y + b * x, a * x - b * y]
      const right = a * x + b * y
      const not = (number: number) => ({
        en: line`For ${pointExpr(x, y)} the left side is ${right}, not ${number}.`,
        es: line`Para ${pointExpr(x, y)} el lado izquierdo es ${right}, no ${number}.`,
      })
      return {
        coordinatesSwapped: not(swapped),
        signOfYLost: not(unsigned === swapped ? b * y - a * x : unsigned),
        bothSignsLost: not(-right),
      }
    },
    check(printed, choice) {
      const [x, y] = tupleOf(
        printed.one('list').items.map(item => evaluate(item)),
        2,
      )
      const found = solutionOf([...printed.one('system').rows.slice(0, 1), expr(choice)])
      return isTrue(expr(choice), { x, y }) && typeof found !== 'string' && found[0].equals(x) && found[1].equals(y)
    },
  }),
  whichLetter: form({
    levels: ['easy'],
    instruction: {
      en: prose`Which variable is eliminated when you add the equations?`,
      es: prose`¿Qué variable se elimina al sumar las ecuaciones?`,
    },
    draw: random => ({ rows: paired(random, drawPoint(random, 9), -1) }),
    answer: option({
      x: { en: prose`${symbol('x')}`, es: prose`${symbol('x')}` },
      y: { en: prose`${symbol('y')}`, es: prose`${symbol('y')}` },
    }),
    solve: ({ rows: [one, two] }) => (one[0] + two[0] === 0 ? 'x' : 'y'),
    ask: ({ rows }) => both(system(...rows.map(rowExpr))),
    solution: ({ rows: [one, two] }) => {
      const at = one[0] + two[0] === 0 ? 0 : 1
      const [letter, kept] = at === 0 ? [m`x`, m`y`] : [m`y`, m`x`]
      const [sumOfKept, right] = [one[at === 0 ? 1 : 0] + two[at === 0 ? 1 : 0], one[2] + two[2]]
      return [
        step(equation(sum(join(one[at], letter), join(two[at], letter)), 0), because.oppositeTerms),
        step(equation(linearTerm(Ratio.of(sumOfKept), kept), right), because.addEquations, { letter }),
      ]
    },
    check(printed, answer) {
      const [one, two] = tupleOf(printed.one('system').rows.map(coefficientsOf), 2)
      const [x, y] = [one[0].plus(two[0]), one[1].plus(two[1])]
      return answer === (x.n === 0 ? 'x' : 'y') && (x.n === 0) !== (y.n === 0)
    },
  }),
  findTheError: form({
    ...findMistake({
      levels: ['medium'],
      lines: 4,
      draw: (random): Substituted =>
        random.until(
          () => {
            const [x, y] = drawPoint(random, 8)
            const p = random.intExcept(-4, 4, 0)
            const b = random.intExcept(-5, 5, -1, 0, 1)
            return { p, q: y - p * x, row: rowThrough(nonzero(random, 5), b, x, y) }
          },
          ({ p, q, row: [a, b, c] }) => {
            const slope = a + b * p
            return q !== 0 && Math.abs(slope) > 1 && (c - q) % slope === 0 && (2 * b * q) % slope === 0
          },
        ),
      work: of => substitutionWork(of, of.row[1] * of.q, of.row[2] - of.row[1] * of.q),
      steps: ({ p, q, row: [a, b, c] }) => {
        const slope = a + b * p
        const value = Math.abs(b * q)
        return [
          step(equation(sum(m`${a}x`, m`${b}(${p}x + ${q})`), c), because.substitute, {
            value: m`${p}x + ${q}`,
            letter: m`y`,
          }),
          step(m`${slope}x + ${b * q} = ${c}`, because.distributeAndCombine),
          step(m`${slope}x = ${c - b * q}`, b * q > 0 ? because.subtractFromBothSides : because.addToBothSides, {
            value,
          }),
          step(m`x = ${Ratio.of(c - b * q, slope)}`, because.divideBothSides, { value: slope }),
        ]
      },
      mistakes: {
        onlyFirstTermMultiplied: {
          says: ({ q, row: [, b] }) => ({
            en: line`${q} was not multiplied by ${b}`,
            es: line`no se multiplicó ${q} por ${b}`,
          }),
          work: of => substitutionWork(of, of.q, of.row[2] - of.q),
        },
        constantMovedWrongly: {
          says: ({ q, row: [, b] }) =>
            b * q > 0
              ? { en: line`${b * q} was added on the right`, es: line`se sumó ${b * q} a la derecha` }
              : { en: line`${-b * q} was subtracted on the right`, es: line`se restó ${-b * q} a la derecha` },
          work: of => substitutionWork(of, of.row[1] * of.q, of.row[2] + of.row[1] * of.q),
        },
      },
      follows: (before, after) => isTrue(after, { x: xOf(before) }),
    }),
    instruction: {
      en: prose`A student solves for ${m`x`}. Which line has the first mistake, if any?`,
      es: prose`Un estudiante busca el valor de ${m`x`}. ¿En qué renglón está el primer error, si hay alguno?`,
    },
  }),
  moreThan: form(
    story({
      levels: ['medium'],
      settings: moreThanStories,
      draw: (random, { least, most }) => {
        const [fewer, more] = [random.int(least, most), random.int(2, least - 1)]
        return { total: 2 * fewer + more, more }
      },
      answer: quantity,
      solve: ({ total, more }, { noun }) => count((total + more) / 2, noun),
      ask: ({ total, more }, { tells }) => tells(total, more),
      solution: ({ total, more }, answer, { whose, other, answers }) => [
        explained(
          statements(m`x + y = ${total}`, m`x - y = ${more}`),
          [
            ...line`Let ${m`x`} be `,
            ...whose.en,
            ...line` and ${m`y`} `,
            ...other.en,
            '. The first equation tells the total, the second the difference.',
          ],
          [
            ...line`Sean ${m`x`} `,
            ...whose.es,
            ...line` e ${m`y`} `,
            ...other.es,
            '. La primera ecuación dice el total; la segunda, la diferencia.',
          ],
        ),
        explained(
          m`2x = ${total + more}`,
          line`Add the equations to eliminate ${m`y`}: ${sum(total, more)} is ${total + more}.`,
          line`Suma las ecuaciones para eliminar ${m`y`}: ${sum(total, more)} es ${total + more}.`,
        ),
        step(m`x = ${(total + more) / 2}`, because.divideBothSides, { value: 2 }),
        answerStep(both({ kind: 'paragraph', content: [answer] }), answers(answer)),
      ],
      // The other one has so many fewer, and together they make the total.
      check: (numberOf, { amount }) => evaluate(amount).times(2).minus(numberOf('more')).equals(numberOf('total')),
    }),
  ),
})
