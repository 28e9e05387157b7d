import type { FormMaker } from '../../../author.ts'
import { lengthUnits } from '../../kit/measures/length-units.ts'
import { measured } from '../../kit/measures/measured.ts'
import type { levels } from './levels.ts'
import { areaSteps, askFigure, checkFigure, type Drawn, drawRadius, findArea, solveArea } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  radius: form({
    levels: ['easy'],
    share: 2,
    instruction: findArea,
    draw: (random): Drawn => ({
      r: drawRadius(random, '3.14', false),
      unit: random.pick(lengthUnits),
      given: 'radius',
      pi: '3.14',
      part: 'circle',
    }),
    answer: measured,
    solve: solveArea,
    ask: askFigure,
    solution: areaSteps,
    check: checkFigure,
  }),
})
