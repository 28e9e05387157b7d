import {
  both,
  decimal,
  equation,
  exact,
  type FormMaker,
  figure,
  list,
  m,
  measure,
  piExpr,
  prose,
  type Random,
  Ratio,
  symbol,
} from '../../../author.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { cubed } from '../../kit/measures/length-units.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import type { levels } from './levels.ts'
import {
  type Drawn,
  decimalSteps,
  drawing,
  exactSteps,
  isExact,
  isRounded,
  isRoundedClearly,
  nearestTenth,
  PI,
  printedBase,
  roundedVolume,
  squareTimesHeight,
  units,
} from './parts.ts'

interface Level {
  readonly by: readonly Drawn['by'][]
  readonly halves: boolean
}

function draw(random: Random, level: Level): Drawn {
  const by = random.evenly(level.by)
  const r = level.halves && random.chance(0.5) ? Ratio.of(2 * random.int(2, 9) + 1, 2) : Ratio.of(random.int(2, 10))
  return { r, h: Ratio.of(random.int(3, 20)), unit: random.pick(units), by }
}

const given = ({ r, h, unit, by }: Drawn) =>
  list(
    by === 'radius'
      ? equation(symbol('r'), measure(shown(r), unit))
      : equation(symbol('d'), measure(shown(r.times(2)), unit)),
    equation(symbol('h'), measure(shown(h), unit)),
  )

const inPi = {
  en: prose`Find the volume of the cylinder in terms of ${m`π`}.`,
  es: prose`Halla el volumen del cilindro en términos de ${m`π`}.`,
}

const exactVolume = (drawn: Drawn): Measured => ({ amount: piExpr(squareTimesHeight(drawn)), unit: cubed(drawn.unit) })

export const easyForms = (form: FormMaker<typeof levels>) => ({
  exact: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction: inPi,
    draw: (random, level) =>
      random.until(
        () => draw(random, level),
        drawn => squareTimesHeight(drawn).isInteger,
      ),
    answer: { ...measured, requires: 'exact' },
    solve: exactVolume,
    ask: drawn => both(figure(drawing(drawn))),
    solution: exactSteps,
    check: (printed, { amount }) => isExact(amount, printedBase(printed)),
  }),

  withDecimal: form({
    levels: ['easy'],
    share: 2,
    instruction: {
      en: prose`Find the volume of the cylinder. Use ${decimal(PI)} for ${m`π`}.`,
      es: prose`Halla el volumen del cilindro. Usa ${decimal(PI)} para ${m`π`}.`,
    },
    draw,
    answer: measured,
    solve: (drawn): Measured => ({ amount: decimal(squareTimesHeight(drawn).times(PI)), unit: cubed(drawn.unit) }),
    ask: drawn => both(figure(drawing(drawn))),
    solution: decimalSteps,
    check: (printed, { amount }) => exact(amount).over(printedBase(printed)).equals(PI),
  }),

  rounded: form({
    levels: ['medium'],
    share: 2,
    instruction: {
      en: prose`Find the volume of the cylinder. Use ${decimal(PI)} for ${m`π`} and round to the nearest tenth.`,
      es: prose`Halla el volumen del cilindro. Usa ${decimal(PI)} para ${m`π`} y redondea a la décima más cercana.`,
    },
    draw: (random, level) => random.until(() => draw(random, level), isRoundedClearly),
    answer: { ...measured, requires: 'decimal-places-1' },
    solve: roundedVolume,
    ask: drawn => both(figure(drawing(drawn))),
    solution: (drawn, answer) => decimalSteps(drawn, answer, nearestTenth),
    check: (printed, { amount }) => isRounded(amount, printedBase(printed)),
  }),

  bare: form({
    levels: ['easy', 'medium'],
    instruction: inPi,
    draw: (random, level) =>
      random.until(
        () => draw(random, level),
        drawn => squareTimesHeight(drawn).isInteger,
      ),
    answer: { ...measured, requires: 'exact' },
    solve: exactVolume,
    ask: drawn => both(given(drawn)),
    solution: exactSteps,
    check: (printed, { amount }) => isExact(amount, printedBase(printed)),
  }),
})
