import { blank, both, expr, type FormMaker, line, prose, table, tableCells, tupleOf } from '../../../author.ts'
import {
  drawCurve,
  featuresOf,
  formOf,
  isAsymptote,
  isFocal,
  isInOrder,
  placesIn,
  standard,
  standsOn,
  tableOf,
  x,
  y,
} from './conics.ts'
import type { levels } from './levels.ts'
import { featureSteps } from './steps.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  features: form({
    levels: ['easy', 'medium'],
    share: 2,
    lines: 5,
    wide: true,
    instruction: {
      en: prose`Complete the table. Write points in order of ${x}, then of ${y}, from least to greatest.`,
      es: prose`Completa la tabla. Escribe los puntos en orden de ${x} y luego de ${y}, de menor a mayor.`,
    },
    draw: (random, level) => drawCurve(random, level),
    answer: tableCells,
    solve: tableOf,
    ask: curve =>
      both([
        { kind: 'maths', of: standard(curve) },
        table({ rows: featuresOf(curve).map(({ name }) => [line`${name}`, line`${blank(15)}`]), rowHeads: true }),
      ]),
    solution: featureSteps,
    check(printed, { blanks }) {
      const whole = printed.one('relation')
      const names = printed.all('words').map(({ en }) => en)
      const value = (name: string) => expr(blanks[names.indexOf(name)] ?? x)
      const [vertices, foci] = [value('vertices'), value('foci')]
      if (placesIn(vertices).length !== 2) return false
      const [[x1, y1], [x2, y2]] = tupleOf(placesIn(vertices), 2)
      const middle = [(x1 + x2) / 2, (y1 + y2) / 2] as const
      const shape = formOf(printed)
      const isCentered =
        !names.includes('center') ||
        (placesIn(value('center')).length === 1 &&
          placesIn(value('center')).every(([h, k]) => Math.abs(h - middle[0]) + Math.abs(k - middle[1]) < 1e-9))
      const isOrdered = isInOrder(placesIn(vertices)) && isInOrder(placesIn(foci))
      const ends = placesIn(value('co-vertices'))
      const others =
        shape === 'ellipse'
          ? ends.length === 2 && standsOn(value('co-vertices'), whole) && isInOrder(ends)
          : isAsymptote(value('rising asymptote'), whole.left, placesIn(vertices), true) &&
            isAsymptote(value('falling asymptote'), whole.left, placesIn(vertices), false)
      return (
        isCentered &&
        isOrdered &&
        standsOn(vertices, whole) &&
        isFocal(whole, placesIn(foci), Math.hypot(x2 - x1, y2 - y1), shape) &&
        others
      )
    },
  }),
})
