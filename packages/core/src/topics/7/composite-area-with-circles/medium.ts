import {
  answerStep,
  approximate,
  equation,
  explained,
  expr,
  formulaChoice,
  isNear,
  line,
  minus,
  over,
  pi as PI,
  power,
  sum,
  times,
} from '../../../author.ts'
import { turned } from '../../kit/choices/turned.ts'
import { shown } from '../../kit/geometry/pi.ts'
import { measured } from '../../kit/measures/measured.ts'
import { measuredArea } from './drawn-area.ts'
import type { Form } from './levels.ts'
import { askArea, checkArea, drawnOf, inTenths, MADE, paragraph, solutionOf, solveArea } from './parts.ts'
import { drawBite, drawCone, drawn, drawRocket, drawTrack } from './shapes.ts'

const THREE = [drawRocket, drawTrack, drawCone] as const

export const mediumForms = (form: Form) => ({
  inPi: form({
    levels: ['medium'],
    lines: 5,
    draw: random => drawnOf(random, random.evenly(THREE), 'exact'),
    answer: measured,
    solve: facts => solveArea(facts, 'exact'),
    ask: facts => askArea(facts, 'exact'),
    solution: facts => solutionOf(facts, 'exact'),
    check: checkArea('exact'),
  }),

  rounded: form({
    levels: ['medium'],
    lines: 5,
    draw: random => drawnOf(random, random.evenly(turned(THREE, 1)), '3.14'),
    answer: inTenths,
    solve: facts => solveArea(facts, '3.14'),
    ask: facts => askArea(facts, '3.14'),
    solution: facts => solutionOf(facts, '3.14'),
    check: checkArea('3.14'),
  }),

  bite: form({
    levels: ['medium'],
    lines: 5,
    draw: random => drawnOf(random, drawBite, '3.14'),
    answer: inTenths,
    solve: facts => solveArea(facts, '3.14'),
    ask: facts => askArea(facts, '3.14'),
    solution: facts => solutionOf(facts, '3.14'),
    check: checkArea('3.14'),
  }),

  expression: form({
    levels: ['medium'],
    draw: random => drawnOf(random, drawBite, 'exact'),
    answer: formulaChoice,
    solve: ({ shape: { sizes } }) => biteWork(sizes, 'right'),
    mistakes: ({ shape: { sizes } }) => ({
      wholeCircle: biteWork(sizes, 'whole'),
      diameter: biteWork(sizes, 'diameter'),
      added: biteWork(sizes, 'added'),
    }),
    ask: ({ shape, unit }) => {
      const figure = drawn(shape, unit, true)
      const { en, es } = paragraph(MADE.bite, {
        en: line`Which expression gives the area of the shaded figure?`,
        es: line`¿Qué expresión da el área de la figura sombreada?`,
      })
      return { en: [en, figure], es: [es, figure] }
    },
    solution: ({ shape: { sizes, derived } }, answer) => {
      const [w, h, , , d] = sizes
      if (!w || !h || !d || !derived) return []
      return [
        explained(
          equation(derived.work, shown(derived.value)),
          line`The diameter of the half circle.`,
          line`El diámetro del semicírculo.`,
        ),
        explained(
          times(over(1, 2), PI, power(shown(d.over(2)), 2)),
          line`Area of the half circle, with half of the diameter as radius. One choice takes a whole circle, one the diameter as radius.`,
          line`Área del semicírculo, con la mitad del diámetro como radio. Una opción toma un círculo entero y otra, el diámetro como radio.`,
        ),
        answerStep(expr(answer), {
          en: line`Subtract it from the rectangle. One choice adds it.`,
          es: line`Réstala del rectángulo. Una opción la suma.`,
        }),
      ]
    },
    check: (printed, answer) => isNear(approximate(expr(answer)) / measuredArea(printed.figure('polygon'), Math.PI), 1),
  }),
})

function biteWork(sizes: readonly Parameters<typeof shown>[0][], way: 'right' | 'whole' | 'diameter' | 'added') {
  const [w, h, , , d] = sizes
  if (!w || !h || !d) throw new Error('A bite has five sizes')
  const rectangle = times(shown(w), shown(h))
  const half = times(over(1, 2), PI, power(shown(way === 'diameter' ? d : d.over(2)), 2))
  const round = way === 'whole' ? times(PI, power(shown(d.over(2)), 2)) : half
  return way === 'added' ? sum(rectangle, round) : minus(rectangle, round)
}
