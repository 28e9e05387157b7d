import {
  type Both,
  balance,
  both,
  equation,
  explained,
  type FormMaker,
  type Inline,
  line,
  m,
  prose,
  solution,
  solveLinear,
  step,
  type Value,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isLevel, solveForX, solves } from '../../kit/equations/equation-in-x.ts'
import { type Drawn, draw, drawTelling, plainEquation, slips, solutionOf } from './kinds.ts'
import type { levels } from './levels.ts'

/** What must be done with a term on both sides. */
const moved = (sign: number, term: Value): Both<readonly Inline[]> =>
  sign > 0
    ? { en: line`${term} must be subtracted`, es: line`hay que restar ${term}` }
    : { en: line`${term} must be added`, es: line`hay que sumar ${term}` }

/** The slip that leads to each other choice. */
function whySlipped({ a, b, c, d }: Drawn): Readonly<Record<string, Both<readonly Inline[]>>> {
  const [term, alone, right] = [m`${c}x`, m`${a - c}x`, d - b]
  const [ofTerm, ofNumber] = [moved(c, m`${Math.abs(c)}x`), moved(b, Math.abs(b))]
  return {
    onlyFirstTermMultiplied: {
      en: line`The factor before the parentheses multiplies both terms, not only the first.`,
      es: line`El factor delante del paréntesis multiplica los dos términos, no solo el primero.`,
    },
    constantAddedInsteadOfSubtracted:
      b > 0
        ? {
            en: line`Here ${b} was added to ${d} instead of subtracted from it.`,
            es: line`Se sumó ${b} a ${d} en vez de restarlo.`,
          }
        : {
            en: line`Here ${-b} was subtracted from ${d} instead of added to it.`,
            es: line`Se restó ${-b} de ${d} en vez de sumarlo.`,
          },
    termsAddedInsteadOfSubtracted:
      c > 0
        ? {
            en: line`Here ${term} was added to ${m`${a}x`} instead of subtracted from it.`,
            es: line`Se sumó ${term} a ${m`${a}x`} en vez de restarlo.`,
          }
        : {
            en: line`${m`${-c}x`} was subtracted from ${m`${a}x`} instead of added to it.`,
            es: line`Se restó ${m`${-c}x`} de ${m`${a}x`} en vez de sumarlo.`,
          },
    bothAdded: {
      en: [...line`Two signs are wrong: `, ...ofTerm.en, ' and ', ...ofNumber.en, '.'],
      es: [...line`Hay dos signos equivocados: `, ...ofTerm.es, ' y ', ...ofNumber.es, '.'],
    },
    signLost: {
      en: line`The sign is wrong: ${equation(alone, right)}.`,
      es: line`El signo está mal: ${equation(alone, right)}.`,
    },
    oneTermForgotten: { en: line`The term ${term} was left out.`, es: line`Se dejó fuera el término ${term}.` },
    divisorSubtracted:
      a - c === 1
        ? {
            en: line`The solution is already ${equation(alone, right)}; here ${1} was subtracted from it.`,
            es: line`La solución ya es ${equation(alone, right)}; aquí se le restó ${1}.`,
          }
        : {
            en: line`In ${equation(alone, right)}, the number ${a - c} was subtracted instead of divided by.`,
            es: line`En ${equation(alone, right)} se restó ${a - c} en vez de dividir entre ${a - c}.`,
          },
  }
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    share: 3,
    instruction: solveForX,
    lines: 5,
    draw,
    answer: solution('x'),
    solve: solutionOf,
    ask: ({ shown }) => both(shown),
    solution: ({ shown }) => solveLinear(shown),
    check: solves,
  }),
  choice: form({
    levels: ['easy', 'medium'],
    instruction: { en: prose`Choose the solution.`, es: prose`Elige la solución.` },
    draw: drawTelling,
    answer: solution('x'),
    solve: solutionOf,
    mistakes: slips,
    ask: ({ shown }) => both(shown),
    solution: ({ shown }) => solveLinear(shown),
    whyWrong: whySlipped,
    check: solves,
  }),
  balance: form({
    levels: ['easy'],
    draw: random => {
      const c = random.int(1, 3)
      const a = c + random.int(1, 3)
      const x = random.int(1, Math.floor(11 / (a - c)))
      const b = random.int(1, 12 - (a - c) * x)
      return { a, b, c, d: b + (a - c) * x, flipped: random.evenly([false, true]) }
    },
    answer: solution('x'),
    solve: solutionOf,
    ask: ({ a, b, c, d, flipped }) => {
      const [heavy, light] = [
        [...Array<'x'>(a).fill('x'), b],
        [...Array<'x'>(c).fill('x'), d],
      ]
      return withFigure(
        {
          en: prose`The balance is level. Find the value of ${m`x`}.`,
          es: prose`La balanza está en equilibrio. Halla el valor de ${m`x`}.`,
        },
        flipped ? balance(light, heavy) : balance(heavy, light),
      )
    },
    solution: facts => {
      const [heavy, light] = [m`${facts.a}x + ${facts.b}`, m`${facts.c}x + ${facts.d}`]
      const shown = facts.flipped ? equation(light, heavy) : equation(heavy, light)
      const swapped = facts.flipped ? [step(plainEquation(facts), because.swapSides)] : []
      return [
        explained(
          shown,
          line`The balance is level: both sides are equal.`,
          line`La balanza está en equilibrio: los dos lados son iguales.`,
        ),
        ...swapped,
        ...solveLinear(plainEquation(facts)),
      ]
    },
    check: isLevel,
  }),
})
