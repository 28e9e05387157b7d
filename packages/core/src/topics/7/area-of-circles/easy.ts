import { equation, explained, type FormMaker, line, measure, power, prose, Ratio, times } from '../../../author.ts'
import { lengthUnits } from '../../kit/measures/length-units.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import {
  areaOf,
  areaSteps,
  askFigure,
  checkFigure,
  DECIMAL_PI,
  type Drawn,
  findArea,
  isClose,
  isSquared,
  printedPi,
  RADII,
  radiusFrom,
  solveArea,
  squared,
} from './parts.ts'

const inDecimals = (n: number) => areaOf(Ratio.of(n), '3.14')

export const easyForms = (form: FormMaker<typeof levels>) => ({
  radius: form({
    levels: ['easy'],
    share: 2,
    instruction: findArea,
    draw: (random): Drawn => ({
      r: Ratio.of(random.evenly(RADII)),
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

  chooseArea: form({
    levels: ['easy'],
    draw: random => ({ r: random.evenly(startingAt(RADII, 8)), unit: random.pick(lengthUnits) }),
    answer: measured,
    solve: ({ r, unit }): Measured => ({ amount: inDecimals(r * r), unit: squared(unit) }),
    mistakes: ({ r, unit }): Readonly<Record<string, Measured>> => ({
      circumference: { amount: inDecimals(2 * r), unit: squared(unit) },
      notSquared: { amount: inDecimals(r), unit: squared(unit) },
      diameterSquared: { amount: inDecimals(4 * r * r), unit: squared(unit) },
    }),
    ask: ({ r, unit }) => ({
      en: prose`The radius of a circle is ${measure(r, unit)}. Which is the area of the circle? Use ${DECIMAL_PI} for π.`,
      es: prose`El radio de un círculo mide ${measure(r, unit)}. ¿Cuál es el área del círculo? Usa ${DECIMAL_PI} como valor de π.`,
    }),
    solution: ({ r, unit }) => [
      explained(
        equation(power(r, 2), equation(times(r, r), r * r)),
        line`The area is π times the square of the radius. Square the radius.`,
        line`El área es π por el cuadrado del radio. Eleva el radio al cuadrado.`,
      ),
      explained(
        equation(times(DECIMAL_PI, r * r), measure(inDecimals(r * r), squared(unit))),
        line`Multiply π by the square of the radius, ${r * r}.`,
        line`Multiplica π por el cuadrado del radio, ${r * r}.`,
      ),
    ],
    whyWrong: ({ r }) => ({
      circumference: explained(
        equation(times(DECIMAL_PI, 2, r), inDecimals(2 * r)),
        line`This is the circumference.`,
        line`Esta es la circunferencia.`,
      ),
      notSquared: explained(
        equation(times(DECIMAL_PI, r), inDecimals(r)),
        line`The radius was not squared.`,
        line`El radio no se elevó al cuadrado.`,
      ),
      diameterSquared: explained(
        equation(times(DECIMAL_PI, power(2 * r, 2)), inDecimals(4 * r * r)),
        line`The diameter was squared, not the radius.`,
        line`Se elevó al cuadrado el diámetro, no el radio.`,
      ),
    }),
    check(printed, answer) {
      const r = printed.numbers.find(value => !value.equals(decimalPi))
      return isSquared(answer) && isClose(radiusFrom(answer, printedPi(printed)), r?.toNumber() ?? 0)
    },
  }),
})
const decimalPi = Ratio.of(314, 100)
