import { both, decimalNumber, expr, type FormMaker } from '../../../author.ts'
import type { levels } from './levels.ts'
import { drawSide, findSide, isNearestTenth, scaled, sideDrawing, tenth } from './parts.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  side: form({
    levels: ['easy', 'medium'],
    share: 3,
    instruction: findSide,
    lines: 3,
    draw: drawSide,
    answer: decimalNumber,
    solve: ({ found }) => tenth(found),
    ask: drawn => both(sideDrawing(drawn)),
    check: (printed, answer) => isNearestTenth(expr(answer), scaled(printed)),
  }),
})
