import { both, expr, expression, type FormMaker, prose, rational, step } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { sumOf } from './angles.ts'
import { askedOf, checkExact, drawExact, exactSteps, exactValue, splitOf } from './exact.ts'
import type { levels } from './levels.ts'
import { askRatios, checkRatios, drawRatios, ratioSteps } from './ratios.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  exact: form({
    levels: ['medium'],
    instruction: { en: prose`Find the exact value.`, es: prose`Halla el valor exacto.` },
    draw: random => drawExact(random, ['sin', 'tan', 'cos', 'tan'], random.evenly(['radians', 'degrees'])),
    answer: { ...expression, requires: 'exact' },
    solve: exactValue,
    ask: drawn => both(askedOf(drawn)),
    solution: (drawn, answer) => [step(splitOf(drawn), because.splitAngle), ...exactSteps(drawn, answer)],
    check: checkExact,
  }),
  ratios: form({
    levels: ['medium'],
    share: 2,
    lines: 6,
    draw: random => drawRatios(random, random.evenly(['sin', 'cos'])),
    answer: rational,
    solve: ({ name: of, sign, angles: [one, two] }) => sumOf(of, one, sign, two),
    ask: askRatios,
    solution: (drawn, answer) => ratioSteps(drawn, expr(answer)),
    check: (printed, answer) => checkRatios(printed, expr(answer)),
  }),
  givenTangents: form({
    levels: ['medium'],
    lines: 5,
    draw: random => drawRatios(random, 'tan', true),
    answer: rational,
    solve: ({ name: of, sign, angles: [one, two] }) => sumOf(of, one, sign, two),
    ask: askRatios,
    solution: (drawn, answer) => ratioSteps(drawn, expr(answer)),
    check: (printed, answer) => checkRatios(printed, expr(answer)),
  }),
})
