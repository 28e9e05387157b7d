import type { FormMaker } from '../../../topic.ts'
import { lengthUnits } from '../../8/kit/length-units.ts'
import { measured } from '../../common/measured.ts'
import type { levels } from './levels.ts'
import { askFigure, checkFigure, type Drawn, drawRadius, findArea, solveArea } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  radius: form({
    levels: ['easy'],
    share: 2,
    instruction: findArea,
    lines: 2,
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
    check: checkFigure,
  }),
})
