import {
  both,
  call,
  decimalNumber,
  degrees,
  equation,
  expr,
  type FormMaker,
  join,
  line,
  over,
  relation,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { PARTS } from '../../kit/triangles/trig-figure.ts'
import { RATIO_RULES } from '../../kit/triangles/trig-words.ts'
import type { levels } from './levels.ts'
import { drawSide, findSide, isNearestTenth, scaled, shownLength, sideDrawing, tenth, x } from './parts.ts'
import { readFrom, TENTH } from './shared.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  side: form({
    levels: ['easy', 'medium'],
    share: 3,
    instruction: findSide,
    lines: 3,
    draw: drawSide,
    answer: { ...decimalNumber, requires: 'decimal-places-1' },
    solve: ({ found }) => tenth(found),
    ask: drawn => both(sideDrawing(drawn)),
    solution({ of, angle, length, from, wanted, found }) {
      const [top] = PARTS[of]
      const ratioOf = call(of, degrees(angle))
      const shown = shownLength(length)
      return [
        readFrom(degrees(angle), { [from]: shown, [wanted]: x }),
        step(equation(ratioOf, top === wanted ? over(x, shown) : over(shown, x)), because.use, {
          rule: RATIO_RULES[of],
        }),
        top === wanted
          ? step(equation(x, join(shown, ratioOf)), because.multiplyBothSides, { value: shown })
          : step(equation(x, over(shown, ratioOf)), because.explain, {
              sentence: {
                en: line`Multiply both sides by ${x}, then divide both by ${ratioOf}.`,
                es: line`Multiplica ambos lados por ${x} y divide ambos entre ${ratioOf}.`,
              },
            }),
        step(relation(x, '≈', tenth(found)), because.roundAtTheEnd, { place: TENTH }),
      ]
    },
    check: (printed, answer) => isNearestTenth(expr(answer), scaled(printed)),
  }),
})
