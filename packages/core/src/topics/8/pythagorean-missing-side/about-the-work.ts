import { formulaChoice } from '../../../answer/choice.ts'
import { surdExpr } from '../../../answer/expression.ts'
import { option } from '../../../answer/option.ts'
import { both, figure, line, name, prose, steps } from '../../../content.ts'
import { people } from '../../../language/people.ts'
import { approximate } from '../../../math/approximate.ts'
import { decimal, expr } from '../../../math/build.ts'
import { m } from '../../../math/template.ts'
import { Ratio } from '../../../number/ratio.ts'
import { rootOf } from '../../../number/surd.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { printedSquare, sidesOf } from './parts.ts'
import { drawTriple, drawTurn, labelledTriangle, SIDES } from './right-triangles.ts'

/** Questions on how the side is found, not on the side. */
export const workForms = (form: FormMaker<typeof levels>) => ({
  findTheMistake: form({
    levels: ['medium', 'hard'],
    lines: 0,
    draw: random => {
      const mistake = random.evenly(['treated', 'doubled', 'halved', 'none'] as const)
      const missing = random.evenly(['BC', 'CA'] as const)
      return { mistake, missing, triple: drawTriple(random), turn: drawTurn(random), who: random.pick(people) }
    },
    answer: option({
      treated: { en: prose`The hypotenuse was treated as a leg.`, es: prose`La hipotenusa se tomó como un cateto.` },
      doubled: {
        en: prose`Numbers were doubled instead of squared.`,
        es: prose`Los números se duplicaron en vez de elevarse al cuadrado.`,
      },
      halved: {
        en: prose`A number was halved where its square root was needed.`,
        es: prose`Se tomó la mitad de un número en vez de su raíz cuadrada.`,
      },
      none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ mistake }) => mistake,
    ask: ({ mistake, missing, triple, turn, who }) => {
      const [a, b, c] = triple
      const leg = missing === 'BC' ? b : a
      const [p, q] = mistake === 'doubled' ? [2 * leg, 2 * c] : [leg ** 2, c ** 2]
      const square = mistake === 'treated' ? q + p : q - p
      const x = mistake === 'halved' ? decimal(Ratio.of(square, 2)) : surdExpr(rootOf(square))
      const shown = [
        figure(labelledTriangle([a, b], sidesOf(triple), missing, turn)),
        steps(
          line`${mistake === 'treated' ? m`${leg}^2 + ${c}^2 = x^2` : m`${leg}^2 + x^2 = ${c}^2`}`,
          line`${mistake === 'treated' ? m`${p} + ${q} = x^2` : m`${p} + x^2 = ${q}`}`,
          line`${m`x^2 = ${square}`}`,
          line`${m`x = ${x}`}`,
        ),
      ]
      return {
        en: [prose`${name(who)} finds ${m`x`} in the right triangle. Which sentence about the work is true?`, ...shown],
        es: [
          prose`${name(who)} halla ${m`x`} en el triángulo rectángulo. ¿Qué oración sobre el trabajo es verdadera?`,
          ...shown,
        ],
      }
    },
    // The first line that the true side does not satisfy tells the mistake.
    check(printed, answer) {
      const x = Math.sqrt(printedSquare(printed).toNumber())
      const wrong = printed
        .all('relation')
        .findIndex(({ left, right }) => Math.abs(approximate(left, { x }) - approximate(right, { x })) > 1e-9)
      return answer === (['treated', 'doubled', null, 'halved'] as const)[wrong] || (wrong < 0 && answer === 'none')
    },
  }),

  whichEquation: form({
    levels: ['medium', 'hard'],
    instruction: {
      en: prose`Choose the equation that is true for ${m`x`}.`,
      es: prose`Elige la ecuación que se cumple para ${m`x`}.`,
    },
    draw: random => {
      const missing = random.evenly(SIDES)
      return { triple: drawTriple(random), missing, turn: drawTurn(random) }
    },
    answer: formulaChoice,
    solve: ({ triple: [a, b, c], missing }) =>
      missing === 'AB' ? m`${a}^2 + ${b}^2 = x^2` : m`x^2 + ${missing === 'BC' ? b : a}^2 = ${c}^2`,
    mistakes: ({ triple: [a, b, c], missing }) => {
      const leg = missing === 'BC' ? b : a
      return missing === 'AB'
        ? {
            legTakenForHypotenuse: m`x^2 + ${a}^2 = ${b}^2`,
            nothingSquared: m`${a} + ${b} = x`,
            sumSquared: m`(${a} + ${b})^2 = x^2`,
            otherLegTaken: m`x^2 + ${b}^2 = ${a}^2`,
          }
        : {
            missingTakenForHypotenuse: m`${leg}^2 + ${c}^2 = x^2`,
            nothingSquared: m`x + ${leg} = ${c}`,
            sumSquared: m`(x + ${leg})^2 = ${c}^2`,
          }
    },
    ask: ({ triple, missing, turn }) =>
      both(figure(labelledTriangle([triple[0], triple[1]], sidesOf(triple), missing, turn))),
    check(printed, choice) {
      const x = Math.sqrt(printedSquare(printed).toNumber())
      const chosen = expr(choice)
      return (
        chosen.kind === 'relation' &&
        Math.abs(approximate(chosen.left, { x }) - approximate(chosen.right, { x })) < 1e-9
      )
    },
  }),
})
