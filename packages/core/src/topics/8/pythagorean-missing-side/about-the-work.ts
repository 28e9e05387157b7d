import {
  approximate,
  both,
  decimal,
  equation,
  explained,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  isNear,
  line,
  m,
  name,
  option,
  over,
  people,
  power,
  prose,
  Ratio,
  relation,
  root,
  rootOf,
  step,
  steps,
  sum,
  surdExpr,
  wouldGive,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { knownOf, printedSquare, sideSteps, sidesOf } from './parts.ts'
import { drawTriple, drawTurn, labelledTriangle, type Side } from './right-triangles.ts'

type Mistake = 'treated' | 'doubled' | 'halved' | 'none'

/** How the other leg is found from a leg and the hypotenuse, with a mistake or with none. */
function workWith(mistake: Mistake, leg: number, hypotenuse: number) {
  const [p, q] = mistake === 'doubled' ? [2 * leg, 2 * hypotenuse] : [leg ** 2, hypotenuse ** 2]
  const square = mistake === 'treated' ? q + p : q - p
  return { p, q, square, x: mistake === 'halved' ? decimal(Ratio.of(square, 2)) : surdExpr(rootOf(square)) }
}

/** Questions on how the side is found, not on the side. */
export const workForms = (form: FormMaker<typeof levels>) => ({
  findTheMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw: random => {
      const mistake = random.evenly(['treated', 'doubled', 'halved', 'treated', 'doubled', 'halved', 'none'])
      const missing = random.evenly(['BC', 'CA'])
      return { mistake, missing, triple: drawTriple(random, 1), turn: drawTurn(random), who: random.pick(people) }
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
      const { p, q, square, x } = workWith(mistake, leg, c)
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
    key: ({ mistake, missing, triple: [a, b, c] }) =>
      mistake === 'none'
        ? both([])
        : both(
            mistake === 'halved' ? m`x = ${missing === 'BC' ? a : b}` : m`${missing === 'BC' ? b : a}^2 + x^2 = ${c}^2`,
          ),
    solution({ mistake, missing, triple }) {
      const sides = sidesOf(triple)
      const right = sideSteps(knownOf(sides, missing), sides[missing])
      const leg = missing === 'BC' ? sides.CA : sides.BC
      const square = sides.AB ** 2 - leg ** 2
      switch (mistake) {
        case 'treated':
          return [
            step(relation(power(m`x`, 2), '≠', sum(power(leg, 2), power(sides.AB, 2))), because.mistakeIs, {
              what: {
                en: line`the hypotenuse ${sides.AB} was treated as a leg`,
                es: line`la hipotenusa ${sides.AB} se tomó como un cateto`,
              },
            }),
            ...right,
          ]
        case 'doubled':
          return [
            step(relation(power(leg, 2), '≠', 2 * leg), because.mistakeIs, {
              what: {
                en: line`${leg} was doubled, not squared`,
                es: line`${leg} se duplicó y no se elevó al cuadrado`,
              },
            }),
            ...right,
          ]
        case 'halved':
          return [
            step(relation(root(square), '≠', over(square, 2)), because.mistakeIs, {
              what: { en: line`${square} was halved`, es: line`se tomó la mitad de ${square}` },
            }),
            ...right,
          ]
        case 'none':
          return [...right, step(equation(sum(leg ** 2, square), sides.AB ** 2), because.noMistake)]
        default:
          return mistake satisfies never
      }
    },
    whyWrong({ mistake, missing, triple: [a, b, c] }) {
      const found = (one: Mistake) => equation(m`x`, workWith(one, missing === 'BC' ? b : a, c).x)
      return wouldGive<Mistake>(mistake, found(mistake), {
        treated: found('treated'),
        doubled: found('doubled'),
        halved: found('halved'),
      })
    },
    // The first line that the true side does not satisfy tells the mistake.
    check(printed, answer) {
      const x = Math.sqrt(printedSquare(printed).toNumber())
      const wrong = printed
        .all('relation')
        .findIndex(({ left, right }) => !isNear(approximate(left, { x }), approximate(right, { x })))
      return answer === (['treated', 'doubled', null, 'halved'] as const)[wrong] || (wrong < 0 && answer === 'none')
    },
  }),

  whichEquation: form({
    levels: ['easy'],
    instruction: {
      en: prose`Choose the equation that is true for ${m`x`}.`,
      es: prose`Elige la ecuación que se cumple para ${m`x`}.`,
    },
    draw: (random, level) => ({
      triple: drawTriple(random, 4),
      missing: random.evenly<Side>(level.missing),
      turn: drawTurn(random),
    }),
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
    solution: ({ triple, missing }, answer) => [
      step(missing === 'AB' ? m`x` : expr(sidesOf(triple).AB), because.hypotenuseAcross),
      explained(
        expr(answer),
        line`Pythagorean theorem: the square of the hypotenuse is the sum of the squares of the legs.`,
        line`Teorema de Pitágoras: el cuadrado de la hipotenusa es la suma de los cuadrados de los catetos.`,
      ),
    ],
    whyWrong: ({ triple: [a, b, c] }) => {
      const takes = (leg: number) => ({
        en: line`It takes the leg ${leg} for the hypotenuse.`,
        es: line`Toma el cateto ${leg} por hipotenusa.`,
      })
      return {
        legTakenForHypotenuse: takes(b),
        nothingSquared: {
          en: line`The lengths are not squared.`,
          es: line`Las longitudes no están elevadas al cuadrado.`,
        },
        sumSquared: {
          en: line`It adds the lengths before squaring.`,
          es: line`Suma las longitudes antes de elevar al cuadrado.`,
        },
        otherLegTaken: takes(a),
        missingTakenForHypotenuse: {
          en: line`It takes ${m`x`} for the hypotenuse, but the hypotenuse is ${c}.`,
          es: line`Toma ${m`x`} por hipotenusa, pero la hipotenusa mide ${c}.`,
        },
      }
    },
    check(printed, choice) {
      const x = Math.sqrt(printedSquare(printed).toNumber())
      const chosen = expr(choice)
      return chosen.kind === 'relation' && isNear(approximate(chosen.left, { x }), approximate(chosen.right, { x }))
    },
  }),
})
