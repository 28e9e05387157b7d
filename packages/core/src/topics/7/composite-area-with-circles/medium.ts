import { turned } from '../../kit/choices/turned.ts'
import { measured } from '../../kit/measures/measured.ts'
import type { Form } from './levels.ts'
import { askArea, checkArea, drawnOf, inTenths, solutionOf, solveArea } from './parts.ts'
import { drawBite, drawCone, drawRocket, drawTrack, drawWaist } from './shapes.ts'

const THREE = [drawRocket, drawTrack, drawCone] as const

export const mediumForms = (form: Form) => ({
  inPi: form({
    levels: ['medium'],
    lines: 5,
    draw: random => drawnOf(random, random.evenly(THREE), 'all', 0),
    answer: measured,
    solve: facts => solveArea(facts, 'exact'),
    ask: facts => askArea(facts, 'exact'),
    solution: facts => solutionOf(facts, 'exact'),
    check: checkArea('exact'),
  }),

  rounded: form({
    levels: ['medium'],
    lines: 5,
    draw: random => {
      const make = random.evenly(turned(THREE, 1))
      return drawnOf(random, make, make === drawTrack ? 'whole' : 'half', 1)
    },
    answer: inTenths,
    solve: facts => solveArea(facts, '3.14'),
    ask: facts => askArea(facts, '3.14'),
    solution: facts => solutionOf(facts, '3.14'),
    check: checkArea('3.14'),
  }),

  bite: form({
    levels: ['medium'],
    lines: 5,
    draw: random => drawnOf(random, drawBite, 'half', 4),
    answer: inTenths,
    solve: facts => solveArea(facts, '3.14'),
    ask: facts => askArea(facts, '3.14'),
    solution: facts => solutionOf(facts, '3.14'),
    check: checkArea('3.14'),
  }),

  waistInPi: form({
    levels: ['medium'],
    lines: 5,
    draw: random => drawnOf(random, drawWaist, 'all', 6),
    answer: measured,
    solve: facts => solveArea(facts, 'exact'),
    ask: facts => askArea(facts, 'exact'),
    solution: facts => solutionOf(facts, 'exact'),
    check: checkArea('exact'),
  }),
})
